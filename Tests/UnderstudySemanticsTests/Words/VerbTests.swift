import Testing
import UnderstudySemantics

@Suite("Verbs")
struct VerbTests {
    @Test(
        "A verb says what is done, and to which class that belongs",
        arguments: [
            ("save", Verb.save, .write), ("insert", .save, .write), ("create", .create, .make), ("make", .make, .make),
            ("rename", .update, .write), ("move", .move, .move), ("remove", .delete, .delete),
            ("clear", .clear, .delete), ("find", .read, .read), ("all", .list, .read), ("count", .count, .read),
            ("exists", .contain, .read), ("value", .compute, .read), ("watch", .observe, .observe),
        ] as [(String, Verb, Verb.Class)]
    )
    func certain(word: String, verb: Verb, verbClass: Verb.Class) {
        #expect(Verb(word) == verb)
        #expect(verb.verbClass == verbClass)
    }

    @Test(
        "Some words speak of stores only where what they take is kept",
        arguments: [
            ("send", .save), ("book", .save), ("open", .read), ("cancel", .delete), ("flush", .clear),
            ("toggle", .update), ("every", .list), ("reload", .refresh), ("stream", .observe),
        ] as [(String, Verb)]
    )
    func likely(word: String, verb: Verb) {
        #expect(Verb(word) == nil)
        #expect(Verb(ofStores: word) == verb)
    }

    @Test(
        "What a verb does to a store",
        arguments: [
            ("create", .save), ("move", .update), ("make", nil), ("value", nil), ("save", .save), ("note", nil),
            ("trash", nil),
        ] as [(String, Verb?)]
    )
    func stores(word: String, verb: Verb?) {
        #expect(Verb(ofStores: word) == verb)
    }

    @Test("Some verbs save twice what they are given twice", arguments: [("append", true), ("save", false)])
    func appending(word: String, appends: Bool) {
        #expect(Verb.appends(word) == appends)
    }

    @Test(
        "Some verbs leave what was there",
        arguments: [("add", true), ("append", true), ("set", false), ("save", false)])
    func adding(word: String, adds: Bool) {
        #expect(Verb.adds(word) == adds)
    }
}
