import Testing
import UnderstudyUsage

/// Uses inside of what no source shows.
struct UnknownCodeTests {
    private let screen = """
        class Screen {
            let store: any Store
            let taps: Taps
            init(store: any Store, taps: Taps) { self.store = store; self.taps = taps }

        """

    @Test(
        "a closure that an unknown function takes beside self gets self",
        arguments: [
            "taps.subscribe(with: self, onNext: { owner, _ in owner.store.reset() })",
            "runTask(in: self) { $0.store.reset() }", "_ = Binder(self) { target, _ in target.store.reset() }",
        ])
    func closuresBesideSelf(_ code: String) {
        #expect(uses(screen + "func f() { \(code) } }") == ["Screen.reset()"])
    }

    @Test("a property that holds the protocol, asked of a value that nobody knows, is a use that could not be told")
    func unknownOwners() throws {
        let found = try #require(usage(in: store, screen + "func f() { taps.each { $0.store.reset() } } }"))
        #expect(found.unresolved.count == 1)
        #expect(found.consumers.first { $0.name == "Screen" }?.isUncertain == true)
        #expect(found.possiblyUsed.contains(RequirementID(6)))
    }

    @Test("a protocol's own type, given to a function that could not be determined, is no use of its requirements")
    func protocolItself() throws {
        let services = "class Services { func remove<T>(for type: T.Type) {} }\n"
        let named = "func tearDown(_ it: Unknown) { it.shared.remove(for: Store.self) }"
        #expect(try #require(usage(in: store, services + named)).unresolved.isEmpty)
        let bound = "func tearDown<S: Store>(_ it: Unknown, _ type: S.Type) { it.shared.remove(for: S.self) }"
        #expect(try #require(usage(in: store, services + bound)).unresolved.count == 1)
    }

    @Test("what an unread function was given the protocol for, and has members that it lacks, is something else")
    func registration() throws {
        let code = "func f(c: Container) { c.register(Store.self) { _ in Disk() }.inObjectScope(.container) }"
        #expect(try #require(usage(in: store, code)).unresolved.isEmpty)
        let member = "func f(s: Store) { s.inObjectScope(.container) }"
        #expect(try #require(usage(in: store, member)).unresolved.count == 1)
    }

    @Test("a member of a value that is known leaves nothing unresolved")
    func knownOwners() throws {
        let found = try #require(
            usage(in: store, screen + "func f() { let text = \"\"; _ = text.count; store.reset() } }"))
        #expect(found.unresolved.isEmpty)
        #expect(found.possiblyUsed.isEmpty)
    }

    @Test("a module's name in front of a type falls back to the type, where the module is not known")
    func moduleQualifier() {
        let code = "import Storage\nclass A { let store: any Storage.Store; func f() { store.reset() } }"
        #expect(uses(code) == ["A.reset()"])
    }

    @Test("members that are used through a conforming type are known, but for the type's own")
    func concreteUses() throws {
        let code = """
            class File: Store { func reset() {}; func all() -> [Note] { reset(); return [] } }
            class A { let file: File; func f() { _ = file.all() } }
            """
        let found = try #require(usage(in: store, code))
        #expect(Set(found.concreteUses.keys) == [RequirementID(5)])
    }

    @Test("what an extension of the protocol calls is known, with what it implements")
    func hooks() throws {
        let code = "extension Store { func all() -> [Note] { reset(); return [] }; func tidy() { save(notes: all()) } }"
        let found = try #require(usage(in: store, code))
        #expect(found.extensionUses.map(\.member) == ["all()", "tidy()"])
        #expect(found.extensionUses.first?.implements == RequirementID(5))
        #expect(found.extensionUses.first?.uses == [RequirementID(6)])
        #expect(found.extensionUses.last?.uses.isSuperset(of: [RequirementID(3), RequirementID(5)]) == true)
    }

    @Test(
        "places in which no other type would do",
        arguments: [
            ("func f(_ s: inout any Store) {}", true), ("let s: Box<any Store>", true), ("let s: [any Store]?", false),
            ("var s: (any Store) -> Void", true), ("@Kept var s: any Store", true), ("let s: any Store", false),
            ("let s: Set<Key<Store>>", true),
        ])
    func invariantPlaces(_ member: String, _ isInvariant: Bool) throws {
        let found = try #require(usage(in: store, "struct A { \(member) }"))
        #expect(found.consumers.first?.holds.map(\.isInvariant) == [isInvariant])
    }

    @Test("the whole path of a nested protocol is what an edit replaces")
    func nestedHolds() throws {
        let code =
            "enum Space { protocol Disk { func spin() } }\nclass A { let disk: any Space.Disk; func f() { disk.spin() } }"
        let found = try #require(usage(of: "Space.Disk", in: code))
        #expect(found.consumers.first?.holds.map(\.range.count) == ["Space.Disk".utf8.count])
        #expect(firstHand(found) == ["A.spin()"])
    }
}
