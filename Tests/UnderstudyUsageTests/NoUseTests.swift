import UnderstudyUsage
import Testing

/// What looks like a use and is none.
struct NoUseTests {
    @Test(
        "a name that is hidden by another one is not the protocol's",
        arguments: [
            "func f(store: Other) { store.reset() }", "func f() { let store = Other(); store.reset() }",
            "func f() { [Other()].forEach { store in store.reset() } }",
            "func f() { if let store = Other() as Other? { store.reset() } }",
            "func f() { for store in [Other()] { store.reset() } }",
            "func f() { switch 1 { case let store: store.reset() } }",
            "func f() { func inner(store: Other) { store.reset() } }",
            "func f() { Task { [store = Other()] in store.reset() } }",
            "func f() { do { try g() } catch let store { store.reset() } }",
            "func f() { let (store, x) = (Other(), 1); store.reset() }",
            "func f() { class B { let store = Other(); func f() { store.reset() } } }",
        ])
    func shadowing(_ member: String) {
        #expect(uses("class Other { func reset() {} }; class A { let store: any Store; \(member) }").isEmpty)
    }

    @Test("a hidden name is the protocol's again behind the block that hid it")
    func endOfScope() {
        let code = """
            class Other { func reset() {} }
            class A { let store: Store; func f() { do { let store = Other(); store.reset() }; _ = store.all() } }
            """
        #expect(uses(code) == ["A.all()"])
    }

    @Test("a use through a conforming type is a use of that type")
    func concreteType() {
        let code = """
            class FileStore: Store { func reset() {} }
            class A { let store: FileStore; func f() { store.reset() } }
            class B { let store = FileStore(); func f() { store.reset() } }
            func g(_ store: any Store) { if let file = store as? FileStore { file.reset() } }
            """
        #expect(uses(code).isEmpty)
    }

    @Test("conforming types, refinements and extensions of the protocol are no consumers")
    func conformers() {
        let code = """
            class Wrapper<Base: Store>: Store { let base: Base; func reset() { base.reset() } }
            extension Wrapper { func again() { base.reset() } }
            extension Store { func twice() { reset(); self.reset() } }
            protocol Big: Store {}
            extension Big { func thrice() { reset() } }
            """
        #expect(uses(code).isEmpty)
        #expect(usage(in: store, code)?.conformers.map(\.name) == ["Wrapper"])
        #expect(usage(in: store, code)?.refinements == ["Big"])
        #expect(usage(in: store, code)?.isExtended == true)
    }

    @Test("another member of the same name is no use")
    func sameName() {
        let code = """
            struct Other { func reset() {}; var title: String }
            class A { let store: Store; let other: Other; func reset() {}; func f() { reset(); self.reset(); other.reset() } }
            """
        #expect(uses(code).isEmpty)
    }

    @Test("what stands in strings and comments is no use")
    func text() {
        #expect(
            uses("class A { let store: Store; func f() { let x = \"store.reset()\" /* store.reset() */ } }").isEmpty)
    }

    @Test("a member that an extension adds is no requirement")
    func extensionMember() {
        let code = "extension Store { func twice() {} }; class A { let store: Store; func f() { store.twice() } }"
        #expect(uses(code).isEmpty)
        #expect(usage(in: store, code)?.unresolved.isEmpty == true)
    }
}
