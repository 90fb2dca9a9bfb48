import Testing
import UnderstudySemantics

@Suite("Words of identifiers")
struct IdentifierWordsTests {
    @Test(
        "Names come apart at capitals, digits and underscores",
        arguments: [
            ("loadURLFor2Users", ["load", "url", "for", "2", "users"]), ("_add_observer", ["add", "observer"]),
            ("findNote", ["find", "note"]), ("JSONEncoder", ["json", "encoder"]), ("r1", ["r", "1"]), ("", []),
            ("URLs", ["urls"]), ("loadDTOsNow", ["load", "dtos", "now"]), ("allIDs", ["all", "ids"]),
            ("URLs2", ["urls", "2"]), ("getX", ["get", "x"]), ("Xs", ["xs"]), ("==", []), ("`default`", ["default"]),
            ("größeÄndern", ["größeÄndern"]), ("note store", ["note", "store"]),
            ("h264Stream", ["h", "264", "stream"]),
        ]
    )
    func splitting(name: String, words: [String]) {
        #expect(IdentifierWords.split(name) == words)
    }

    @Test(
        "Type names are those that start with a capital",
        arguments: [
            ("[Note.ID: Set<Tag>]?", ["Note", "ID", "Set", "Tag"]),
            ("(any Sendable) async throws -> _Note", ["Sendable"]), ("", []), ("Int8", ["Int8"]),
        ]
    )
    func typeNames(text: String, names: [String]) {
        #expect(IdentifierWords.typeNames(in: text) == names)
    }

    @Test(
        "Acronyms are words in capitals, with an s or without",
        arguments: [
            ("loadDTOsForGraphQL2", ["dto", "ql"]), ("makeURL", ["url"]), ("getX", []), ("URLSession", ["url"]),
        ]
    )
    func acronyms(name: String, acronyms: [String]) {
        #expect(IdentifierWords.acronyms(in: name) == acronyms)
    }

    @Test(
        "A type's name becomes a value's, acronyms as a whole",
        arguments: [
            ("Note", "note"), ("PURLResponse", "purlResponse"), ("URL", "url"), ("URLs", "urls"), ("X509", "x509"),
            ("SHA256Digest", "sha256Digest"), ("Übung", "übung"), ("_Note", "_Note"), ("note", "note"), ("", ""),
        ]
    )
    func valueNames(type: String, value: String) {
        #expect(IdentifierWords.valueName(ofType: type) == value)
    }
}
