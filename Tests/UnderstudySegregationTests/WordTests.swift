import Testing

@testable import UnderstudySegregation

@Suite("Words")
struct WordTests {
    @Test("Acronyms are written as in names of types", arguments: [("url", "URL"), ("note", "Note"), ("URL", "URL")])
    func acronyms(word: String, written: String) {
        #expect(Acronyms().written(word) == written)
    }

    @Test("What requirements write in capitals is written so again")
    func ownAcronyms() {
        let acronyms = Acronyms([requirement("save(_:)", "MessageDTO")])
        #expect(acronyms.written("dto") == "DTO")
        #expect(acronyms.written("message") == "Message")
    }

    @Test(
        "What functions give is not what they do",
        arguments: [("publisher", false), ("data", false), ("new", false), ("publish", true), ("upload", true)])
    func verbs(word: String, isVerb: Bool) {
        #expect(AgentNoun.isVerb(word) == isVerb)
    }

    @Test("A part whose functions are called by what they give is named by what it is about, or not at all")
    func namedByNouns() {
        let posting = ["post(_:)", "post(name:object:)"]
        let publishing = ["publisher(for:)", "publisher(for:object:)"]
        let observing = ["addObserver(_:)", "removeObserver(_:)"]
        let finding = judge(
            subject(
                "NotificationCenter", (posting + publishing + observing).map { requirement($0) },
                uses: ["Sender": posting, "Sheet": publishing, "Log": publishing, "Screen": observing]))
        #expect(finding.proposal.allSatisfy { !$0.name.contains("Publishering") })
    }

    @Test(
        "What a part does",
        arguments: [
            (["save(_:)"], Deed.verb("save")), (["find(by:)", "find(all:)"], .verb("find")),
            (["load(_:)", "save(_:)"], .store), (["createNote()", "deleteNote()"], .store), (["name"], .provide),
            (["start()", "pause()", "stop()"], .control), (["load()", "fetch()", "find()"], .read),
            (["save()", "append()", "modify()"], .write), (["notes", "save(_:)", "delete(_:)"], .store),
        ]
    )
    func deeds(ids: [String], deed: Deed) {
        let requirements = ids.map { requirement($0) }
        #expect(Deed(requirements, words: requirements.map(RequirementWords.init)) == deed)
    }

    @Test("The words of a protocol's name, without what says nothing of its parts")
    func frames() {
        #expect(NameFrame("AnyNoteStore").written == ["Note", "Store"])
        #expect(NameFrame("IRoomProxyProtocol").written == ["Room", "Proxy"])
    }

    @Test(
        "A topic stands in front of a short name, and between subject and role of a longer one",
        arguments: [
            ("_HTTPRoom", ["Blue", "HTTP", "Room"]), ("TextZoomKeeper", ["Text", "Zoom", "Blue", "Keeper"]),
            ("CallFactory", ["Blue", "Call", "Factory"]), ("RoomCallFactory", ["Room", "Blue", "Call", "Factory"]),
            ("RoomNoteViewModel", ["Room", "Note", "Blue", "View", "Model"]),
            ("OneTwoThreeFourFiveSixSevenRoom", ["Three", "Four", "Five", "Six", "Blue", "Seven", "Room"]),
        ])
    func topicsInNames(_ name: String, _ expected: [String]) {
        #expect(NameFrame(name).telling(["Blue"]) == expected)
    }

    @Test("An initialiser is about what it takes, not about being one")
    func initializers() {
        let words = RequirementWords(requirement("init(rawRepresentation:)", parameters: ["rawRepresentation"]))
        #expect(words.meaning == ["raw", "representation"])
        #expect(words.nouns == ["raw", "representation"])
        #expect(RequirementWords(requirement("init()")).meaning.isEmpty)
    }

    @Test("A function called by a noun is about that, if another requirement is")
    func nounsInFront() {
        let names = [
            "impact(level:)", "prepareImpact(level:)", "selection()", "statusPublisher(of:)", "allStatus()",
            "load(_:)", "cancelLoad()", "loadImage()",
        ]
        let words = RequirementWords.all(of: names.map { requirement($0) })
        #expect(words.map(\.nouns.first) == ["impact", "impact", nil, "status", "status", "load", "load", "image"])
        #expect(words[3].nouns == ["status", "publisher"])
    }

    @Test(
        "Verbs become agent nouns and gerunds",
        arguments: [
            ("save", "Saver", "Saving"), ("find", "Finder", "Finding"), ("create", "Creator", "Creating"),
            ("detect", "Detector", "Detecting"), ("get", "Reader", "Reading"), ("all", "Finder", "Finding"),
            ("submit", "Submitter", "Submitting"), ("copy", "Copier", "Copying"), ("set", "Writer", "Writing"),
            ("register", "Registrar", "Registering"), ("scan", "Scanner", "Scanning"), ("play", "Player", "Playing"),
            ("load", "Loader", "Loading"), ("lie", "Lier", "Lying"), ("agree", "Agreer", "Agreeing"),
            ("show", "Presenter", "Showing"), ("add", "Inserter", "Adding"), ("delete", "Deleter", "Deleting"),
            ("transmit", "Transmitter", "Transmitting"), ("defer", "Deferrer", "Deferring"),
            ("expel", "Expeller", "Expelling"), ("recur", "Recurrer", "Recurring"), ("limit", "Limiter", "Limiting"),
            ("delimit", "Delimiter", "Delimiting"), ("pilfer", "Pilferer", "Pilfering"),
            ("offer", "Offerer", "Offering"), ("permit", "Permitter", "Permitting"),
        ]
    )
    func agents(verb: String, agent: String, gerund: String) {
        #expect(AgentNoun.agent(verb) == agent)
        #expect(AgentNoun.gerund(verb) == gerund)
    }
}
