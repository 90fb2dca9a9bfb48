import Testing
import UnderstudySemantics

/// The rules of the lexicon at their edges: what is short, what ends like something else, what only looks alike.
@Suite("Edges of words")
struct WordFamilyTests {
    static let singulars = [
        ("gas", "gas"), ("ids", "id"), ("tvs", "tv"), ("ios", "ios"), ("dns", "dns"), ("news", "news"), ("pies", "pie"),
        ("ties", "tie"), ("entries", "entry"), ("movies", "movie"), ("series", "series"), ("wishes", "wish"),
        ("matches", "match"), ("addresses", "address"), ("indexes", "index"), ("houses", "house"), ("caches", "cache"),
        ("analysis", "analysis"), ("focus", "focus"), ("glass", "glass"), ("physics", "physics"),
        ("as", "as"), ("", ""), ("data", "data"), ("urls", "url"), ("keys", "key"),
    ]

    @Test("of singulars", arguments: singulars)
    func singular(_ plural: String, _ singular: String) {
        #expect(Inflection.singular(plural) == singular)
    }

    static let plurals = [
        ("day", "days"), ("entry", "entries"), ("boy", "boys"), ("x", "xes"), ("bus", "buses"), ("class", "classes"),
        ("match", "matches"), ("crash", "crashes"), ("file", "files"), ("data", "datas"), ("noteBox", "noteBoxes"),
        ("physics", "physics"), ("entries", "entries"), ("y", "ys"), ("", "s"), ("glass", "glasses"),
    ]

    @Test("of plurals", arguments: plurals)
    func plural(_ singular: String, _ plural: String) {
        #expect(Inflection.plural(singular) == plural)
    }

    static let stems = [
        ("archive", "archiv"), ("archived", "archiv"), ("pinned", "pin"), ("pin", "pin"), ("run", "run"),
        ("running", "run"), ("encryption", "encrypt"), ("encryptor", "encrypt"), ("deletion", "delet"), ("red", "red"),
        ("bed", "bed"), ("ring", "ring"), ("ties", "ties"), ("nation", "nat"), ("activity", "activ"), ("able", "abl"),
        ("saved", "sav"), ("payment", "payment"), ("pay", "pay"), ("ss", "ss"), ("add", "ad"),
    ]

    @Test("of stems", arguments: stems)
    func stem(_ word: String, _ stem: String) {
        #expect(Inflection.stem(word) == stem)
    }

    static let fillers = [
        ("for", true), ("with", true), ("current", true), ("named", true), ("note", false), ("", false), ("get", false),
    ]

    @Test("of what says nothing", arguments: fillers)
    func filler(_ word: String, _ isFiller: Bool) {
        #expect(CommonWords.isFiller(word) == isFiller)
    }

    static let verbs: [(String, alone: Verb?, ofStores: Verb?)] = [
        ("save", .save, .save), ("book", nil, .save), ("make", .make, nil), ("create", .create, .save),
        ("move", .move, .update), ("swap", .move, nil), ("rename", .update, .update), ("adopt", .update, nil),
        ("toggle", nil, .update), ("delete", .delete, .delete), ("trash", .delete, nil), ("evict", nil, .delete),
        ("reset", .clear, .clear), ("wipe", nil, .clear), ("fetch", .read, .read), ("select", nil, .read),
        ("list", .list, .list), ("every", nil, .list), ("count", .count, .count), ("total", nil, .count),
        ("has", .contain, .contain), ("includes", nil, .contain), ("check", .compute, nil),
        ("watch", .observe, .observe),
        ("publisher", .observe, nil), ("monitor", nil, .observe), ("sync", nil, .refresh), ("frobnicate", nil, nil),
        ("", nil, nil), ("Save", nil, nil),
    ]

    @Test("of verbs, alone and of stores", arguments: verbs)
    func verb(_ word: String, _ alone: Verb?, _ ofStores: Verb?) {
        #expect(Verb(word) == alone)
        #expect(Verb(ofStores: word) == ofStores)
    }

    static let classes: [(Verb, Verb.Class)] = [
        (.save, .write), (.update, .write), (.refresh, .write), (.create, .make), (.make, .make), (.move, .move),
        (.delete, .delete), (.clear, .delete), (.read, .read), (.list, .read), (.count, .read), (.contain, .read),
        (.compute, .read), (.observe, .observe),
    ]

    @Test("of what verbs do", arguments: classes)
    func verbClass(_ verb: Verb, _ expected: Verb.Class) {
        #expect(verb.verbClass == expected)
    }

    static let names = [
        ("a", ["a"]), ("A", ["a"]), ("aB", ["a", "b"]), ("AB", ["ab"]), ("ABc", ["a", "bc"]), ("aBC", ["a", "bc"]),
        ("__a__", ["a"]), ("a1b", ["a", "1", "b"]), ("HTTP2Server", ["http", "2", "server"]), ("IDs", ["ids"]),
        ("IDset", ["i", "dset"]), ("éa", ["éa"]), ("Éa", ["Éa"]), ("💡", ["💡"]), ("a-b", ["a", "b"]),
    ]

    @Test("of names", arguments: names)
    func split(_ name: String, _ words: [String]) {
        #expect(IdentifierWords.split(name) == words)
    }
}
