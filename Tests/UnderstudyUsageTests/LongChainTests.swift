import Testing
import UnderstudyUsage

/// What is found through long chains of types is what is found through short ones.
struct LongChainTests {
    /// `count` classes, each of which inherits the one before, with what `body` gives for each.
    private func classes(
        _ count: Int, first: String, generics: String = "", body: (Int) -> String = { _ in "" }
    ) -> [String] {
        ["class C0\(generics) { \(first) }\n"]
            + (1..<count).map { "class C\($0)\(generics): C\($0 - 1)\(generics) { \(body($0)) }\n" }
    }

    @Test(
        "a member is found up a chain of classes, however long it is and in whatever order it stands",
        arguments: [3, 15, 16, 17, 18, 40, 70, 400])
    func inheritedMember(count: Int) {
        let chain = classes(count, first: "let store: any Store; init(store: any Store) { self.store = store }")
        let last = "final class Last: C\(count - 1) { func go() { store.reset() } }\n"
        #expect(uses(chain.joined() + last) == ["Last.reset()"])
        #expect(uses(last + chain.reversed().joined()) == ["Last.reset()"])
    }

    @Test("each class of a chain has the members of all above it", arguments: [10, 300])
    func membersOfEach(count: Int) {
        let chain = classes(count, first: "let store0: any Store") {
            "let store\($0): any Store; func go\($0)() { store\($0 - 1).reset(); store0.save(notes: []) }"
        }
        let found = uses(chain.joined())
        #expect(found.count == 2 * (count - 1))
        #expect(found.contains("C\(count - 1).reset()") && found.contains("C\(count - 1).save(notes:)"))
    }

    @Test("the arguments of generic classes are followed up a chain", arguments: [3, 17, 60, 300])
    func genericArguments(count: Int) {
        let chain = classes(count, first: "let value: T; func first() -> [T] { [] }", generics: "<T>") {
            "func own\($0)() { _ = value }"
        }
        let code = """
            final class Last: C\(count - 1)<any Store> { func go() { value.reset() } }
            func other(_ last: C\(count - 1)<any Store>) { for item in last.first() { item.save(notes: []) } }
            """
        #expect(uses(chain.joined() + code) == ["Last.reset()", "other(_:).save(notes:)"])
    }

    @Test("of members that are overridden again and again the nearest is meant", arguments: [3, 17, 60, 300])
    func overridden(count: Int) {
        let chain = classes(
            count, first: "func make() -> Any { 0 }; init() {}; func take(_ a: Int) {}; func take(_ a: any Store) {}"
        ) {
            let result = $0 == count - 1 ? "any Store" : "Any"
            return
                "override func make() -> \(result) { super.make() }; override init() { super.init() }; override func take(_ a: Int) {}"
        }
        let code =
            "func go(_ last: C\(count - 1)) { last.make().reset(); C\(count - 1)().make().save(notes: []) }\n"
            + "final class Giver { let store: any Store; func give(_ last: C\(count - 1)) { last.take(store) } }\n"
        #expect(uses(chain.joined() + code) == ["go(_:).reset()", "go(_:).save(notes:)"])
        #expect(handedOn(chain.joined() + code) == ["Giver > C0"])
    }

    @Test("requirements are found where each protocol inherits several before it", arguments: [4, 30, 200])
    func diamonds(count: Int) {
        let code =
            "protocol P0: Store {}\nprotocol P1: P0 {}\n"
            + (2..<count).map { "protocol P\($0): P\($0 - 1), P\($0 - 2) { func f\($0)() }\n" }.joined()
            + "func go(_ last: any P\(count - 1)) { last.reset(); last.f2() }\n"
        #expect(uses(code) == ["go(_:).reset()"])
    }

    @Test("types that inherit from each other in a circle end the search", arguments: [2, 40])
    func circle(count: Int) {
        let code =
            (0..<count).map { "class C\($0): C\(($0 + 1) % count) { func f\($0)() { f0(); missing() } }\n" }.joined()
            + "final class Last: C3 { let store: any Store; func go() { store.reset() } }\n"
        #expect(uses(code) == ["Last.reset()"])
    }

    @Test("a class that overrides what a protocol far above requires implements it")
    func conformanceFarAbove() {
        let chain = "class C0: Store { func reset() {} }\n" + classes(50, first: "").dropFirst().joined()
        #expect(usage(in: store, chain)?.conformers.count == 50)
    }

    @Test("a type that conforms to a protocol inside it has what that one inherits, whichever is asked for first")
    func protocolInside() {
        let code = """
            enum Other { struct Base {} }
            func first(_ value: any X.P) { value.b() }
            func take(_ value: Other) -> Int { 0 }
            func take(_ value: any Base) -> any Store { fatalError() }
            func go(x: X) { take(x).reset() }
            protocol Base { func b() }
            struct X { protocol P: Base {}; func b() {} }
            extension X: X.P {}
            """
        #expect(uses(code) == ["go(x:).reset()"])
    }
}
