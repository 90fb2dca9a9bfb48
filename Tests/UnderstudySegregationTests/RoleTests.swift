import Testing
import UnderstudyUsage

@testable import UnderstudySegregation

@Suite("Roles: what single consumers, or several with one need, use of a protocol")
struct RoleTests {
    /// A role with names instead of ids.
    private struct Named: Equatable {
        var name: String
        var requirements: [String]
        var inherits: [String] = []
        var consumers: [String]
        var removes: Int
    }

    private func roles(of subject: SplitSubject) -> [Named] {
        let offer = offer(for: subject)
        return offer.roles.map { role in
            Named(
                name: role.name,
                requirements: role.requirements.map { id in subject.requirements[id.number].name },
                inherits: role.inherits.map { offer[$0].name },
                consumers: role.consumers.map { id in subject.consumers[id.number].name }, removes: role.removes)
        }
    }

    private func offer(for subject: SplitSubject) -> RoleOffer {
        Segregation.roles(of: subject, beside: Segregation.finding(for: subject))
    }

    private static let state = [
        requirement("activeAccount"), requirement("activeAccountID()"), requirement("theme"),
        requirement("setTheme(_:)"), requirement("logout()"),
    ]

    @Test("A requirement that is all that three consumers need is a hub, offered once for all of them")
    func hub() {
        let found = roles(
            of: subject(
                "State", Self.state,
                uses: [
                    "A": ["activeAccountID()"], "B": ["activeAccountID()"], "C": ["activeAccountID()"],
                    "D": ["theme", "setTheme(_:)"], "E": ["logout()", "activeAccount"],
                ]))
        #expect(
            found.first
                == Named(
                    name: "ActiveAccountIDProvider", requirements: ["activeAccountID()"], consumers: ["A", "B", "C"],
                    removes: 12))
        #expect(found.contains { $0.requirements == ["theme", "setTheme(_:)"] && $0.consumers == ["D"] })
    }

    @Test("A need that contains a hub inherits it")
    func inheritance() {
        let requirements =
            Self.state + ["loadConfig()", "saveConfig(_:)", "configVersion", "flush()"].map { requirement($0) }
        let found = roles(
            of: subject(
                "StateService", requirements,
                uses: [
                    "A": ["activeAccountID()"], "B": ["activeAccountID()"], "C": ["activeAccountID()"],
                    "DefaultConfigService": ["activeAccountID()", "loadConfig()", "saveConfig(_:)", "configVersion"],
                    "All": requirements.map(\.name),
                ]))
        let config = found.first { $0.consumers.contains("DefaultConfigService") }
        #expect(config?.name == "ConfigStateService")
        #expect(config?.inherits == ["ActiveAccountIDProvider"])
        #expect(config?.removes == 5)
    }

    @Test("Equal needs are one role; overloads, setters and streams are one thing")
    func units() {
        let requirements = [
            "appLanguage", "appLanguagePublisher", "setAppLanguage(_:)", "load(id:)", "load(name:)", "clear()",
            "open()",
            "close()",
        ].map { requirement($0) }
        let found = roles(
            of: subject(
                "StateService", requirements,
                uses: [
                    "A": ["appLanguage"], "B": ["appLanguage", "setAppLanguage(_:)"], "C": ["appLanguagePublisher"],
                    "D": ["load(id:)"], "E": ["load(name:)"],
                ]))
        #expect(found.map(\.requirements).contains(["appLanguage", "appLanguagePublisher", "setAppLanguage(_:)"]))
        #expect(found.map(\.requirements).contains(["load(id:)", "load(name:)"]))
    }

    @Test(
        "Requirements that no consumer uses join the role whose word only they and it mention, or whose overloads they are"
    )
    func completion() {
        let requirements = [
            "makeCountries()", "makeCountry(named:)", "makeLogs()", "load(id:)", "load(name:)", "start()", "stop()",
            "rateSongs()", "rateAlbums()", "sortAlbums()",
        ].map { requirement($0) }
        let found = roles(
            of: subject(
                "Settings", requirements,
                uses: [
                    "A": ["makeCountry(named:)"], "B": ["load(id:)"], "C": ["load(id:)"],
                    "D": ["makeLogs()", "start()", "rateAlbums()", "sortAlbums()"],
                ]))
        #expect(found.map(\.requirements).contains(["makeCountries()", "makeCountry(named:)"]))
        #expect(found.map(\.requirements).contains(["load(id:)", "load(name:)"]))
        #expect(!found.contains { $0.requirements.contains("rateSongs()") || $0.requirements.contains("stop()") })
    }

    @Test("One consumer alone is worth a role where nobody uses some of it without the rest")
    func oneThing() {
        let names = ["a", "b", "c", "d", "e", "f", "g", "h"].map { "\($0)Thing()" }
        let uses: KeyValuePairs = [
            "Warning": [names[0], names[1]], "Wide": Array(names[0...6]), "Wider": names,
            "Cross": [names[2], names[3]], "Other": [names[3], names[4], names[5]],
        ]
        let found = roles(of: subject("Board", names.map { requirement($0) }, uses: uses))
        #expect(found.first { $0.consumers == ["Warning"] }?.requirements == [names[0], names[1]])
        #expect(!found.contains { $0.consumers == ["Cross"] && $0.requirements.count == 2 })
    }

    @Test("Of needs that remove nearly as much, the larger one that everybody else can do without is preferred")
    func distance() {
        let names = (1...20).map { "step\($0)()" } + ["newsPopup()", "newsDone()", "newsClose()"]
        var subject = subject("Tour", names.map { requirement($0) }, uses: ["Everything": Array(names.prefix(20))])
        for number in 0..<6 { subject.add("Step\(number)Screen", uses: [names[number]]) }
        subject.add("NewsScreen", uses: Array(names.suffix(3)))
        #expect(roles(of: subject).contains { $0.consumers == ["NewsScreen"] && $0.requirements.count == 3 })
    }

    @Test(
        "A single requirement is named by what it gives or does",
        arguments: [
            ("activeAccountID", "ActiveAccountIDProvider"), ("callbacks", "NoteCallbacksProvider"),
            ("fetchCached()", "CachedNoteProvider"), ("canUseAnyLocalAuth()", "LocalAuthChecker"),
            ("loadOrFetchDetails(id:)", "NoteDetailsProvider"), ("waitForUpload(of:)", "UploadWaiter"),
            ("logOut(because:)", "LogOutNoteService"), ("reSignIn(with:)", "ReSignInNoteService"),
            ("identifier", "NoteIdentifierProvider"), ("downloadPhotos(of:)", "PhotosDownloader"),
            ("interpretDouble(_:)", "DoubleInterpreter"), ("photoStream(of:)", "PhotoProvider"),
            ("fetchFromServer(id:)", "NoteProvider"), ("onDisconnect()", "DisconnectNoteService"),
            ("toDrawer(from:)", "DrawerNoteService"),
            ("tokenizeWallet(with:)", "WalletTokenizer"), ("areTitlesValid()", "TitlesChecker"),
        ])
    func deeds(_ requirementName: String, _ name: String) {
        var requirements = [requirementName, "open()", "close()", "save()"].map { requirement($0) }
        requirements[0].hasResult = !["wait", "log", "reS", "on", "to"].contains { requirementName.hasPrefix($0) }
        let found = roles(
            of: subject(
                "NoteService", requirements,
                uses: [
                    "DefaultConsumerProcessor": [requirementName], "B": [requirementName, "open()"],
                    "C": ["open()", "close()", "save()"], "D": ["close()", "save()"],
                ]))
        #expect(found.first { $0.requirements == [requirementName] }?.name == name)
    }

    @Test(
        "Several requirements are named by what all of them say, or by the verb with which all of them begin",
        arguments: [
            (["selectedNote", "setSelectedNote(_:)", "selectedNotePublisher"], "SelectedNoteService"),
            (["getTagChanges()", "remove(tagChanges:)"], "TagChangeStore"),
            (["save(tag:)", "saveColor(_:)"], "NoteSaver"),
            (["download(note:)", "download(notes:)"], "NoteDownloader"),
            (["putKeys(of:)", "getKeys(of:)"], "NoteKeyStore"),
            (["isIncoming", "sender"], "SharingNoteService"),
        ])
    func themes(_ names: [String], _ name: String) {
        let others = ["open()", "close()", "print()", "mail()"]
        let found = roles(
            of: subject(
                "NoteService",
                (names + others).map { name in
                    let labels = name.drop { $0 != "(" }.dropFirst().split(separator: ":").map(String.init)
                    return requirement(name, parameters: labels.filter { !["_", "of", ")"].contains($0) })
                },
                uses: ["SharingPresenter": names, "WideScreen": names, "Tab": others, "Menu": others]))
        #expect(found.first { $0.requirements == names }?.name == name)
    }

    @Test("Where the result is called as the function is, its first word is no verb")
    func namedByResult() {
        let names = ["syncStatus(of:)", "open()", "close()", "print()", "mail()"]
        var requirements = names.map { requirement($0) }
        requirements[0].types = ["Note", "NoteSyncStatus?"]
        let found = roles(
            of: subject(
                "NoteServiceV2", requirements,
                uses: ["A": ["syncStatus(of:)"], "B": ["syncStatus(of:)"], "C": ["open()", "close()", "print()"]]))
        #expect(found.contains { $0.name == "SyncStatusProvider" })
    }

    @Test("What one screen alone uses is a role, however much it is; who uses everything does not speak against it")
    func exclusive() {
        let phone = (1...9).map { "phone\($0)()" }
        let code = (1...9).map { "code\($0)()" }
        let found = roles(
            of: subject(
                "Verifying", (phone + code + ["open()", "close()"]).map { requirement($0) },
                uses: ["PhoneScreen": phone, "CodeScreen": code, "Flow": phone + code]))
        #expect(found.map(\.requirements).contains(phone))
        #expect(found.map(\.requirements).contains(code))
    }

    @Test("The names of a question's groups are free, those of a proposal's parts are not")
    func freeNames() {
        let subject = subject(
            "StateService", Self.state,
            uses: ["A": ["theme"], "B": ["theme"], "C": ["theme"], "D": ["logout()"], "E": ["activeAccount"]])
        var finding = Segregation.finding(for: subject)
        finding.proposal = [
            ProposedProtocol(
                name: "ThemeProvider", needsBetterName: false, requirements: [], consumers: [], servesAlone: [])
        ]
        func names(_ verdict: SplitFinding.Verdict) -> [String] {
            finding.verdict = verdict
            return Segregation.roles(of: subject, beside: finding).roles.map(\.name)
        }
        #expect(names(.question).contains("ThemeProvider"))
        #expect(!names(.split).contains("ThemeProvider"))
    }

    @Test("What is said of a split does not matter for roles")
    func independence() {
        var defaults = Self.state
        for place in defaults.indices.dropFirst() {
            defaults[place].hasDefault = true
            defaults[place].hasUnconditionalDefault = true
        }
        let uses: KeyValuePairs = ["A": ["theme"], "B": ["theme"], "C": ["theme"], "D": ["logout()", "activeAccount"]]
        let subject = subject("State", defaults, uses: uses)
        #expect(Segregation.finding(for: subject).reason == .defaultsLeaveOne)
        #expect(roles(of: subject).first?.name == "ThemeProvider")
    }

    @Test(
        "There are no roles of values, tables, locators and delegates",
        arguments: [
            ("AppTheme", ["primary", "secondary", "tertiary", "accent"]),
            ("Dependencies", ["session", "analytics", "notes", "clock"]),
            ("PlayerDelegate", ["playerDidStart()", "playerDidStop()", "didFail()", "willEnd()"]),
            ("SongVisitor", ["visitSong(_:)", "visitAlbum(_:)", "visitList(_:)", "visitArtist(_:)"]),
        ])
    func gates(_ name: String, _ names: [String]) {
        let subject = subject(
            name, names.map { requirement($0) },
            uses: ["A": [names[0]], "B": [names[0]], "C": [names[0]], "D": [names[1]]])
        let offer = offer(for: subject)
        #expect(offer.roles.isEmpty)
        #expect(offer.objection != nil)
    }

    @Test("A facade that is called like a locator is none: its members do something")
    func facade() {
        let names = ["logIn(name:)", "logOut()", "orders()", "cancel(order:)", "currentUser"]
        let facade = subject(
            "AccountServices", names.map { requirement($0) },
            uses: ["A": [names[0]], "B": [names[1]], "C": [names[2], names[3]]])
        #expect(offer(for: facade).objection == nil)
    }

    @Test(
        "What is said of a locator names those that use one service of it",
        arguments: [
            (
                ["A": ["session"], "B": ["clock"], "C": ["clock", "notes"]],
                "2 of 3 consumers use one service of it: give them"
            ),
            (["A": ["session"], "B": ["notes", "clock"]], "1 of 2 consumers uses one service of it: give it"),
            (["A": ["session", "notes"], "B": ["notes", "clock"]], "give each consumer the services that it uses"),
        ] as [(KeyValuePairs<String, [String]>, String)])
    func locators(_ uses: KeyValuePairs<String, [String]>, words: String) {
        let names = ["session", "analytics", "notes", "clock"]
        let objection = offer(for: subject("Dependencies", names.map { requirement($0) }, uses: uses)).objection
        #expect(objection?.contains(words) == true, "\(objection ?? "")")
    }

    @Test(
        "Words like those of events make no delegate",
        arguments: ["parseDID(_:)", "turnOn()", "fadeOn()", "setSpeed(_:)"])
    func services(_ name: String) {
        let names = [name, "parseDID(_:)", "turnOn()", "fadeOn()", "setSpeed(_:)", "close()"]
        let finding = Segregation.finding(
            for: subject(
                "Lamp", Set(names).sorted().map { requirement($0) },
                uses: ["A": [name], "B": ["close()"], "C": [name, "close()"]]))
        #expect(finding.reason != .delegate)
    }

    @Test("With fewer than three consumers there are none")
    func fewConsumers() {
        #expect(roles(of: subject("State", Self.state, uses: ["A": ["theme"], "B": ["logout()"]])).isEmpty)
    }

    @Test("Every role has a name of its own that is free")
    func names() {
        var subject = subject(
            "StateService", Self.state,
            uses: ["A": ["theme"], "B": ["theme"], "C": ["theme"], "D": ["logout()"], "E": ["activeAccount"]])
        subject.facts.namesInScope = ["ThemeProvider"]
        let names = roles(of: subject).map(\.name)
        #expect(!names.contains("ThemeProvider") && names.allSatisfy { !$0.isEmpty })
        #expect(Set(names).count == names.count)
    }

    @Test("A random grouping into the same sizes removes what a count of all of them says")
    func chance() {
        // Of four requirements, two are in a group: one of six pairs holds both needs, and half of all hold one.
        #expect(ChanceGrouping(sizes: [2], of: 4).removes(for: [2, 2, 2, 2, 2, 2]) == 2)
        #expect(ChanceGrouping(sizes: [2], of: 4).removes(for: [1, 1]) == 2)
        #expect(ChanceGrouping(sizes: [2, 2], of: 4).removes(for: [1]) == 2)
        #expect(ChanceGrouping(sizes: [4], of: 4).removes(for: [1]) == 0)
    }

    @Test("Things with the same operations each are separated, where that leaves consumers less than the operations")
    func things() {
        let nouns = ["AccessToken", "RefreshToken", "PinToken"]
        let names = nouns.flatMap { ["get\($0)(for:)", "set\($0)(_:)", "delete\($0)(for:)"] }
        let uses: KeyValuePairs = [
            "A": Array(names[0..<3]), "B": Array(names[3..<6]), "C": Array(names[6..<9]), "D": Array(names[0..<3]),
        ]
        let finding = Segregation.finding(for: subject("TokenKeychain", names.map { requirement($0) }, uses: uses))
        #expect(finding.groups.map(\.count) == [3, 3, 3])
        #expect(finding.groups.first?.map(\.number) == [0, 1, 2])
    }
}
