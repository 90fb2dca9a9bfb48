import Testing
import UnderstudySemantics

@Suite("Forms of words")
struct InflectionTests {
    @Test(
        "Plurals become singular",
        arguments: [
            ("notes", "note"), ("queries", "query"), ("status", "status"), ("branches", "branch"), ("is", "is"),
            ("alias", "alias"), ("classes", "class"), ("bus", "bus"), ("ids", "id"), ("boxes", "box"), ("gas", "gas"),
            ("statuses", "status"), ("causes", "cause"), ("lenses", "lens"),
            ("tls", "tls"),
            ("ties", "tie"), ("address", "address"), ("s", "s"), ("note", "note"), ("https", "https"),
        ]
    )
    func singular(plural: String, singular: String) {
        #expect(Inflection.singular(plural) == singular)
    }

    @Test(
        "Singulars become plural",
        arguments: [
            ("note", "notes"), ("noteEntry", "noteEntries"), ("key", "keys"), ("branch", "branches"), ("box", "boxes"),
            ("address", "addresses"), ("notes", "notes"), ("wish", "wishes"), ("status", "statuses"),
        ]
    )
    func plural(singular: String, plural: String) {
        #expect(Inflection.plural(singular) == plural)
    }

    @Test("What has no singular is its own plural", arguments: ["analytics", "graphics", "statistics"])
    func sciences(word: String) {
        #expect(Inflection.singular(word) == word)
        #expect(Inflection.plural(word) == word)
    }

    @Test("Plurals of words in -ie", arguments: [("cookies", "cookie"), ("movies", "movie"), ("queries", "query")])
    func endingInIE(plural: String, singular: String) {
        #expect(Inflection.singular(plural) == singular)
        #expect(Inflection.plural(plural) == plural)
    }

    @Test(
        "Words of one family have one stem",
        arguments: [
            ["archive", "archived", "archiving"], ["encrypt", "encrypted", "encryptor", "encryption"],
            ["validate", "validation", "validated"], ["pin", "pinned"], ["complete", "completed", "completion"],
            ["register", "registered", "registering"], ["star", "starred"], ["log", "logging", "logger"],
            ["generate", "generator", "generated"],
            ["edit", "editing", "edited", "editor"],
            ["note", "notes"], ["subscribe", "subscribed", "subscription", "subscriptions"],
            ["activate", "activation", "active"],
        ]
    )
    func family(words: [String]) {
        #expect(Set(words.map { Inflection.stem(Inflection.singular($0)) }).count == 1)
    }

    @Test(
        "Words of different families have different stems",
        arguments: [
            ("station", "status"), ("key", "keep"), ("order", "organize"), ("edit", "credit"), ("log", "login"),
        ]
    )
    func strangers(left: String, right: String) {
        #expect(Inflection.stem(left) != Inflection.stem(right))
    }

    static let denied: [(String, String?)] = [
        ("unread", "read"), ("unarchived", "archived"), ("read", nil), ("", nil), ("sun", nil),
        ("deactivated", "activated"), ("deselect", "select"), ("disconnected", "connected"), ("disliked", "liked"),
        ("display", nil), ("discover", nil), ("disclose", nil), ("define", nil), ("design", nil), ("depart", nil),
    ]

    @Test("Words deny others", arguments: denied)
    func deny(word: String, other: String?) {
        #expect(Inflection.denied(by: word) == other)
    }
}
