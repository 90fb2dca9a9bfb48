import Testing
import UnderstudySemantics

@testable import UnderstudySegregation

@Suite("Names of the parts")
struct NamingTests {
    private func names(_ name: String, style: NameStyle = NameStyle(), taken: Set<String> = []) -> Set<String> {
        var notes = subject(name, Essays.notes)
        notes.facts.style = style
        notes.facts.namesInScope = taken
        return Set(judge(notes).proposal.map(\.name))
    }

    @Test("The module's style decides the form")
    func style() {
        #expect(
            names("NotesRepository", style: NameStyle(form: .gerund))
                == ["NoteFinding", "NoteSaving", "NoteMoving", "NoteDeleting"]
        )
        #expect(
            names("NotesRepository", style: NameStyle(endsInProtocol: true))
                == ["NoteFinderProtocol", "NoteSaverProtocol", "NoteMoverProtocol", "NoteDeleterProtocol"]
        )
    }

    @Test("The protocol's own marks are carried on")
    func marks() {
        #expect(names("INotesStore") == ["INoteFinder", "INoteSaver", "INoteMover", "INoteDeleter"])
        #expect(names("NotesStoreProtocol").contains("NoteSaverProtocol"))
    }

    @Test("Names are upper camel case, whatever letter marks the protocol's own name")
    func smallLetters() {
        #expect(names("hNotesStore") == ["NoteFinder", "NoteSaver", "NoteMover", "NoteDeleter"])
        #expect(NameFrame("hPaymentClient").written == ["Payment", "Client"])
        #expect(NameFrame("paymentClient").written == ["payment", "Client"])
        #expect(NameFrame("MailServiceV2Protocol").written == ["Mail", "Service"])
        #expect(NameFrame("UserStorageType").written == ["User", "Storage"])
        #expect(NameFrame("FileType").written == ["File", "Type"])
        #expect(NameFrame("iCloudStore").written.first == "i")
    }

    @Test("An acronym with the number of its version keeps its capitals, and loses the letter in front of the number")
    func versions() {
        let requirements = [requirement("isIpv4Available"), requirement("isIpv6Available"), requirement("isTlsv3Used")]
        let acronyms = Acronyms(requirements)
        #expect(acronyms.written("ipv") == "IP")
        #expect(acronyms.written("tlsv") == "TLS")
        #expect(Acronyms([requirement("isIPv4Available")]).written("ipv") == "IP")
        // Without a number, it is a word.
        #expect(Acronyms([requirement("ipvalue")]).written("ipv") == "Ipv")
        let finding = judge(
            subject(
                "NetworkUtils",
                [
                    requirement("isIpv4Available"), requirement("isIpv6Available"), requirement("resolveHost(_:)"),
                    requirement("resolveHosts(_:)"),
                ],
                uses: ["A": ["isIpv4Available", "isIpv6Available"], "B": ["resolveHost(_:)", "resolveHosts(_:)"]]
            )
        )
        #expect(finding.proposal.contains { $0.name == "IPNetworkUtils" })
    }

    @Test("A taken name is not proposed")
    func collisions() {
        let proposed = names("NotesRepository", taken: ["NoteSaver"])
        #expect(proposed.count == 4)
        #expect(!proposed.contains("NoteSaver"))
        #expect(proposed.allSatisfy { $0.allSatisfy { !$0.isNumber } })
    }

    @Test("Names of the usual libraries are not proposed")
    func knownTypes() {
        let finding = judge(
            subject(
                "Manager",
                [
                    requirement("encodeValue(_:)", "Value"), requirement("encodeList(_:)", "List"),
                    requirement("startEngine()"), requirement("stopEngine()"),
                ],
                uses: ["A": ["encodeValue(_:)", "encodeList(_:)"], "B": ["startEngine()", "stopEngine()"]]
            )
        )
        #expect(finding.proposal.count == 2)
        #expect(Set(finding.proposal.map(\.name)).isDisjoint(with: KnownTypes.names))
    }

    @Test("A vote needs three fifths of at least three names")
    func votes() {
        #expect(NameStyle(votes: ["NoteSaving", "TagLoading", "Tagger"]).form == .gerund)
        #expect(NameStyle(votes: ["NoteSaving", "TagLoader", "Tagger"]).form == .agent)
        #expect(NameStyle(votes: ["NoteSaving", "TagLoading"]).form == .agent)
        #expect(NameStyle(votes: ["AProtocol", "BSavingProtocol", "CProtocol"]).endsInProtocol)
    }

    @Test("Operators give names that can be written")
    func operators() {
        let finding = judge(
            subject(
                "Mesh",
                [
                    requirement("==(_:_:)"), requirement("<(_:_:)"), requirement("vertices"), requirement("faces"),
                    requirement("faceCount"), requirement("vertexCount"),
                ],
                uses: ["A": ["==(_:_:)", "<(_:_:)"], "B": ["vertices", "faces", "faceCount", "vertexCount"]]
            )
        )
        #expect(finding.verdict != .keep)
        #expect(finding.proposal.allSatisfy { $0.name.allSatisfy { $0.isLetter || $0.isNumber } })
    }

    @Test("A role that says what the type is stays with its parts")
    func roles() {
        let finding = judge(
            subject(
                "PhotoCoordinator",
                [
                    requirement("openAlbum()"), requirement("closeAlbum()"), requirement("openSettings()"),
                    requirement("resetSettings()"),
                ],
                uses: ["A": ["openAlbum()", "closeAlbum()"], "B": ["openSettings()", "resetSettings()"]]
            )
        )
        #expect(Set(finding.proposal.map(\.name)) == ["AlbumPhotoCoordinator", "SettingPhotoCoordinator"])
    }

    private func names(
        _ name: String, _ requirements: [SplitRequirement], uses: KeyValuePairs<String, [String]>
    )
        -> [String: [String]]
    {
        judge(subject(name, requirements, uses: uses)).groups
    }

    @Test("What the protocol's name says already is not said twice, and its words keep their order")
    func ownWords() {
        let groups = names(
            "ArchiveFileHandle",
            [
                requirement("addPermission(_:)"), requirement("removePermission(_:)"), requirement("openFile(at:)"),
                requirement("openArchive(at:)"), requirement("openFileArchive(at:)"),
            ],
            uses: [
                "A": ["addPermission(_:)", "removePermission(_:)"],
                "B": ["openFile(at:)", "openArchive(at:)", "openFileArchive(at:)"],
            ]
        )
        #expect(Set(groups.keys) == ["ArchiveFilePermissionHandle", "ArchiveFileOpeningHandle"])
    }

    @Test("Where requirements share no more than what they do, that names the part; not where the protocol says it")
    func leadingVerbs() {
        let requirements = ["open(_:)", "open(_:at:)", "open(for:)", "size", "owner"].map { requirement($0) }
        let uses: KeyValuePairs = ["A": Array(requirements.prefix(3).map(\.name)), "B": ["size", "owner"]]
        #expect(names("Gate", requirements, uses: uses)["OpeningGate"]?.count == 3)
        #expect(names("Opener", requirements, uses: uses)["OpeningOpener"] == nil)
    }

    @Test("What parameters are called names nothing")
    func parameterNames() {
        let finding = judge(
            subject(
                "Gate",
                [
                    requirement("bar(_:)", parameters: ["file"]), requirement("tie(_:)", parameters: ["file"]),
                    requirement("ring(_:)", "Bell"), requirement("mute(_:)", "Bell"), requirement("tune(_:)", "Bell"),
                ],
                uses: ["A": ["bar(_:)", "tie(_:)"], "B": ["ring(_:)", "mute(_:)", "tune(_:)"]]
            )
        )
        // Nor does what they take, by itself.
        #expect(finding.verdict == .question)
        #expect(finding.proposal.allSatisfy { !$0.name.contains("File") })
    }

    @Test("A long name keeps what it is about, with the topic in front of its role")
    func longNames() {
        let groups = names(
            "HTTPServerUpgradeRequestHandler",
            [
                requirement("bodyPart"), requirement("bodyLength"), requirement("trailerField"),
                requirement("trailerCount"), requirement("trailerNames"),
            ],
            uses: ["A": ["bodyPart", "bodyLength"], "B": ["trailerField", "trailerCount", "trailerNames"]]
        )
        #expect(
            Set(groups.keys)
                == ["HTTPServerUpgradeBodyRequestHandler", "HTTPServerUpgradeTrailerRequestHandler"])
    }

    @Test(
        "Words of one family are not said twice",
        arguments: [
            ("subscribe", "subscription", true), ("note", "notes", true), ("present", "presentable", true),
            ("stake", "unstake", false), ("price", "private", false),
        ])
    func families(_ word: String, _ other: String, _ isOne: Bool) {
        #expect(WordFamily.holds(word, other) == isOne)
    }

    @Test("A word names what mostly says it, and what hardly anything else says")
    func prominence() {
        let said: [Set<String>] = [["lamp", "light"], ["lamp"], ["lamp"], ["table", "lamp"], ["table"]]
        let prominence = Prominence(of: [0, 1, 2], in: said)
        #expect(prominence.shares == ["lamp": 0.75, "light": 1.0 / 3])
        #expect(prominence.words(least: Prominence.least) == ["lamp"])
        #expect(Prominence(of: [3, 4], in: said).words(least: 0) == ["table", "lamp"])
    }

    @Test("A word that more than half of a block says, and nothing else, names it; half of it is too little")
    func ownWord() {
        let said: [Set<String>] = [["lamp"], ["lamp"], ["lamp"], ["lamp"], ["bulb"], ["wire"], ["plug"], ["table"]]
        #expect(Prominence(of: Array(0...6), in: said).words(least: Prominence.least) == ["lamp"])
        #expect(Prominence(of: Array(0...7), in: said).words(least: Prominence.least).isEmpty)
        // A word of others as well has to be said by more of the block.
        #expect(Prominence(of: Array(0...6), in: said + [["lamp"]]).words(least: Prominence.least).isEmpty)
    }

    @Test("A word that many others say as well names nothing, however many of the block say it")
    func sharedWord() {
        let said = [Set<String>](repeating: ["user"], count: 11)
        // All of seven, and four others: 7/7 · 7/11 is more than 0.6.
        #expect(Prominence(of: Array(0...6), in: said).words(least: Prominence.least).isEmpty)
        #expect(Prominence(of: Array(0...7), in: said).words(least: Prominence.least) == ["user"])
        #expect(Prominence(of: Array(0...6), in: said).words(least: 0) == ["user"])
    }

    @Test("A group is one part with what few of its requirements call something else")
    func ownWordOfGroup() {
        let balance = [
            "balanceData", "balanceDataUpdates", "balanceState", "balanceStateUpdates", "caution", "cautionUpdates",
            "spendMode",
        ]
        let history = [
            "findRecords(from:)", "filterRecords(by:)", "allRecords(after:)", "rawRecord(hash:)", "loadRecord(at:)",
            "explorerTitle(of:)",
        ]
        let finding = judge(
            subject(
                "CoinAdapter", (balance + history).map { requirement($0) },
                uses: ["Sender": balance, "Sheet": balance, "Ledger": history, "Exporter": history]))
        #expect(finding.verdict == .split)
        let part = finding.proposal.first { $0.name == "BalanceCoinAdapter" }
        #expect(part.map { Set($0.requirements) } == Set(balance))
    }

    @Test("What less than seven in ten of the used requirements mention does not name them")
    func strays() {
        let said: [Set<String>] = [["lamp"], ["lamp"], ["bulb"], ["table"]]
        let block = [0, 1, 2]
        let none = [Set<String>](repeating: [], count: 4)
        #expect(Prominence(of: block, in: said).words(least: Prominence.least) == ["lamp"])
        let strict = Prominence(of: block, in: said, mentioned: none, witnesses: block)
        #expect(strict.words(least: Prominence.least).isEmpty)
        // The third takes a lamp, or is used by nobody.
        let taking = Prominence(of: block, in: said, mentioned: [[], [], ["lamp"], []], witnesses: block)
        #expect(taking.words(least: Prominence.least) == ["lamp"])
        let unused = Prominence(of: block, in: said, mentioned: none, witnesses: [0, 1])
        #expect(unused.words(least: Prominence.least) == ["lamp"])
    }

    @Test("A parameter bears out a word of its family")
    func familyOfMention() {
        let said: [Set<String>] = [["unstake"], ["unstake"], ["staker"], ["table"]]
        let mentioned: [Set<String>] = [[], [], ["unstaking", "amount"], []]
        let block = [0, 1, 2]
        let prominence = Prominence(of: block, in: said, mentioned: mentioned, witnesses: block)
        #expect(prominence.words(least: Prominence.least) == ["unstake"])
    }

    @Test("A part with a function that is called by its noun alone is named after that")
    func calledByNoun() {
        let feedback = subject(
            "Haptics",
            ["prepareImpact(level:)", "prepareSelection()", "impact(level:)", "selection()", "toast(type:)", "reset()"]
                .map { requirement($0) },
            uses: [
                "Chart": ["prepareImpact(level:)", "impact(level:)"], "Depth": ["impact(level:)"],
                "Orders": ["toast(type:)"], "Shop": ["toast(type:)", "reset()"],
            ])
        let finding = judge(feedback)
        #expect(finding.proposal.map(\.name) == ["ImpactHaptics"])
        #expect(finding.proposal.first?.requirements == ["prepareImpact(level:)", "impact(level:)"])
    }

    @Test("Words of the protocol's name that are always in front of a topic stay with it")
    func modified() {
        let groups = names(
            "NativeDnsSettingsManager",
            [
                requirement("delegate"), requirement("dnsConfigIsEnabled"), requirement("saveDnsConfig(_:)"),
                requirement("removeDnsConfig(_:)"), requirement("reset()"),
            ],
            uses: [
                "A": ["saveDnsConfig(_:)", "removeDnsConfig(_:)"], "B": ["dnsConfigIsEnabled"],
                "C": ["saveDnsConfig(_:)"], "D": ["reset()"], "E": ["delegate"],
            ])
        #expect(groups["DNSConfigStore"] == ["dnsConfigIsEnabled", "saveDnsConfig(_:)", "removeDnsConfig(_:)"])
    }

    @Test("A vague word of the protocol's name is not put in front of what a part is about")
    func vague() {
        let groups = names(
            "StateService",
            [
                requirement("getSecretKey()"), requirement("setSecretKey(_:)"), requirement("getBiometricKind()"),
                requirement("setBiometricKind(_:)"), requirement("getBiometricPrompt()"),
            ],
            uses: [
                "A": ["getSecretKey()", "setSecretKey(_:)"], "B": ["getSecretKey()", "setSecretKey(_:)"],
                "C": ["getBiometricKind()", "setBiometricKind(_:)", "getBiometricPrompt()"],
            ])
        #expect(groups.keys.contains("BiometricStore"))
    }

    @Test("What describes a word of the protocol's own name goes in front of that")
    func described() {
        let groups = names(
            "AccountRepositoryFactory",
            [
                requirement("createMetaAccountRepository()"), requirement("createManagedMetaAccountRepository()"),
                requirement("createGiftRepository()"), requirement("createSwapRepository()"),
                requirement("createDappRepository()"),
            ],
            uses: [
                "A": ["createMetaAccountRepository()"],
                "B": ["createMetaAccountRepository()", "createManagedMetaAccountRepository()"],
                "C": ["createGiftRepository()", "createSwapRepository()", "createDappRepository()"],
            ])
        #expect(groups["MetaAccountRepositoryFactory"]?.count == 2)
    }

    @Test("What a factory makes may be called like a verb")
    func blocks() {
        let groups = names(
            "Factory",
            [
                requirement("block(header:)"), requirement("block(header:previous:)"), requirement("block(height:)"),
                requirement("transaction(version:)"), requirement("output(index:)"), requirement("input(script:)"),
            ],
            uses: [
                "A": ["block(header:)", "block(header:previous:)", "block(height:)"],
                "B": ["block(header:)", "block(header:previous:)", "block(height:)"],
                "C": ["transaction(version:)", "output(index:)", "input(script:)"],
            ])
        #expect(groups.keys.allSatisfy { !$0.contains("Blocking") })
    }

    @Test("A subject is not only read: who has it can send")
    func subjects() {
        let requirements = [
            requirement("colour", "CurrentValueSubject<Colour, Never>"), requirement("height", "Int"),
            requirement("open()"),
        ]
        #expect(Reading.places(of: requirements, requirements.map(RequirementWords.init)) == [1])
    }

    @Test("A participle says what has happened, and names nothing")
    func participles() {
        #expect(["clicked", "uploaded", "created"].allSatisfy(NameSense.isFaint))
        #expect(!["feed", "speed", "bed", "upload"].contains(where: NameSense.isFaint))
    }

    @Test("A single capital belongs to the word behind it, articles apart")
    func capitals() {
        #expect(IdentifierWords.joiningCapitals("abortOAuthLogin").map(\.word) == ["abort", "oauth", "login"])
        #expect(IdentifierWords.joiningCapitals("TKeyFacade").map(\.written) == ["TKey", "Facade"])
        #expect(IdentifierWords.joiningCapitals("makeANote").map(\.word) == ["make", "a", "note"])
    }

    @Test("What says only when something is done is not what it is about")
    func conditions() {
        #expect(NameSense.trimmed(["picture", "if", "necessary"]) == ["picture"])
        #expect(NameSense.trimmed(["needed"]) == ["needed"])
    }
}
