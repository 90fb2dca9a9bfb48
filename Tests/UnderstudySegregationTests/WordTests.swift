import Testing

@testable import UnderstudySegregation

@Suite("Words")
struct WordTests {
    @Test(
        "Names come apart at capitals, digits and underscores",
        arguments: [
            ("loadURLFor2Users", ["load", "url", "for", "2", "users"]), ("_add_observer", ["add", "observer"]),
            ("findNote", ["find", "note"]), ("JSONEncoder", ["json", "encoder"]), ("r1", ["r", "1"]), ("", []),
            ("URLs", ["urls"]), ("loadDTOsNow", ["load", "dtos", "now"]), ("allIDs", ["all", "ids"]),
        ]
    )
    func splitting(name: String, words: [String]) {
        #expect(WordSplitting.words(of: name) == words)
    }

    @Test("Type names are those that start with a capital")
    func typeNames() {
        #expect(WordSplitting.typeNames(in: "[Note.ID: Set<Tag>]?") == ["Note", "ID", "Set", "Tag"])
        #expect(WordSplitting.typeNames(in: "(any Sendable) async throws -> _Note") == ["Sendable"])
    }

    @Test("Acronyms are written as in names of types", arguments: [("url", "URL"), ("note", "Note"), ("URL", "URL")])
    func acronyms(word: String, written: String) {
        #expect(Acronyms().written(word) == written)
    }

    @Test("What requirements write in capitals is written so again")
    func ownAcronyms() {
        #expect(WordSplitting.acronyms(in: "loadDTOsForGraphQL2") == ["dto", "ql"])
        let acronyms = Acronyms([requirement("save(_:)", "MessageDTO")])
        #expect(acronyms.written("dto") == "DTO")
        #expect(acronyms.written("message") == "Message")
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
        #expect(NameFrame("_HTTPRoom").tail(after: 3) == ["HTTP", "Room"])
        #expect(NameFrame("LongNameOfOneRoom").tail(after: 1) == ["Of", "One", "Room"])
    }

    @Test("An initialiser is about what it takes, not about being one")
    func initializers() {
        let words = RequirementWords(requirement("init(rawRepresentation:)", parameters: ["rawRepresentation"]))
        #expect(words.meaning == ["raw", "representation"])
        #expect(words.nouns == ["raw", "representation"])
        #expect(RequirementWords(requirement("init()")).meaning.isEmpty)
    }

    @Test(
        "Words of one family have one stem",
        arguments: [
            ("encrypted", "encrypt"), ("encryptor", "encrypt"), ("validation", "valid"), ("notes", "note"),
            ("note", "note"), ("key", "key"), ("editing", "edit"), ("station", "stat"),
        ]
    )
    func stems(word: String, stem: String) {
        #expect(Stem.of(word) == stem)
    }

    @Test(
        "Plurals become singular",
        arguments: [
            ("notes", "note"), ("queries", "query"), ("status", "status"), ("branches", "branch"), ("is", "is"),
            ("alias", "alias"), ("classes", "class"), ("bus", "bus"),
        ]
    )
    func singular(plural: String, singular: String) {
        #expect(Singular.of(plural) == singular)
    }

    @Test(
        "Verbs become agent nouns and gerunds",
        arguments: [
            ("save", "Saver", "Saving"), ("find", "Finder", "Finding"), ("create", "Creator", "Creating"),
            ("detect", "Detector", "Detecting"), ("get", "Reader", "Reading"), ("all", "Finder", "Finding"),
            ("submit", "Submitter", "Submitting"), ("copy", "Copier", "Copying"), ("set", "Writer", "Writing"),
            ("register", "Registrar", "Registering"), ("scan", "Scanner", "Scanning"), ("play", "Player", "Playing"),
            ("load", "Loader", "Loading"), ("lie", "Lier", "Lying"), ("agree", "Agreer", "Agreeing"),
            ("show", "Presenter", "Presenting"), ("add", "Inserter", "Inserting"), ("delete", "Deleter", "Deleting"),
        ]
    )
    func agents(verb: String, agent: String, gerund: String) {
        #expect(AgentNoun.agent(verb) == agent)
        #expect(AgentNoun.gerund(verb) == gerund)
    }
}
