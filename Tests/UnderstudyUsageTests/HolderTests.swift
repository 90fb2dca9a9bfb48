import Testing
import UnderstudySemantics
import UnderstudyUsage

/// Which declarations hold a protocol, so that what is done through them counts.
struct HolderTests {
    @Test(
        "a stored property holds the protocol",
        arguments: [
            "let store: any Store", "var store: Store", "let store: (any Store)", "private weak var store: Store?",
            "var store: Store!", "lazy var store: Store = make()", "let store: any Store & Sendable",
            "@Published var store: any Store", "static let store: Store", "var store: Store { make() }",
        ])
    func property(_ declaration: String) {
        #expect(
            uses(
                "class A { \(declaration); func f() { \(declaration.hasPrefix("static") ? "A." : "")store?.reset() } }")
                == ["A.reset()"])
    }

    @Test(
        "how a consumer comes by the value",
        arguments: [
            ("class A { let store: any Store; func f() { store.reset() } }", ProtocolAccess.keeps),
            ("class A<S: Store> { let store: S; func f() { let s = store; s.reset() } }", .keeps),
            ("class A { func f(_ store: some Store) { store.reset() } }", .takes),
            ("class A { func f() { let s: any Store = make(); s.reset() } }", .takes),
            ("extension Array { init(_ store: some Store) { store.reset() } }", .takes),
            ("func f(_ store: any Store) { store.reset() }", .keeps),
            ("class A { func f(_ row: Row) { row.impl.reset() } }\nstruct Row { let impl: any Store }", .reaches),
            ("func f(_ row: Row) { row.impl.reset() }\nstruct Row { let impl: any Store }", .reaches),
            (
                "class A { let store: any Store; func f(_ row: Row) { row.impl.reset(); store.reset() } }\nstruct Row { let impl: any Store }",
                .keeps
            ),
            (
                "class A { let key: any Key; func f() { B(store: key.store).g() } }\nprotocol Key { var store: any Store { get } }\nclass B { let store: any Store; init(store: any Store) { self.store = store }; func g() { store.reset() } }",
                .reaches
            ),
        ])
    func access(_ code: String, _ access: ProtocolAccess) {
        let usage = usage(of: "Store", in: store, code)
        let consumer = usage?.consumers.first {
            !($0.uses.isEmpty && $0.handsTo.isEmpty) && ["A", "Array", "f(_:)"].contains($0.name)
        }
        #expect(consumer?.access == access)
    }

    @Test(
        "a parameter holds the protocol",
        arguments: [
            "func f(_ store: any Store)", "func f(store: some Store)", "func f<T: Store>(_ store: T)",
            "func f<T>(store: T) where T: Store", "func f(to store: inout Store)", "init(store: any Store)",
            "func f(store: any Store = make())", "func f(_ store: consuming some Store)",
            "subscript(store: any Store) -> Int",
        ])
    func parameter(_ head: String) {
        #expect(uses("struct A { \(head) { store.reset() } }") == ["A.reset()"])
    }

    @Test(
        "a local holds the protocol",
        arguments: [
            "let s: any Store = make(); s.reset()", "let s = store; s.reset()", "let s = self.store; s.reset()",
            "guard let s = maybe else { return }; s.reset()", "if let s = maybe { s.reset() }",
            "if let maybe { maybe.reset() }", "guard let maybe else { return }; maybe.reset()",
            "if let s = any as? Store { s.reset() }", "let s = any as! any Store; s.reset()",
            "let (s, _) = (store, 1); s.reset()", "while let s = maybe { s.reset() }",
            "let s = maybe ?? store; s.reset()", "let s = flag ? store : make(); s.reset()",
            "switch maybe { case .some(let s): s.reset(); default: break }", "if case let s? = maybe { s.reset() }",
            "let s = if flag { store } else { make() }; s.reset()", "let s = try? throwing(); s?.reset()",
            "let s: Store; s = make(); s.reset()", "let s = { store }(); s.reset()",
            "if let s = any as? any Store, s.count > 1 {}; make().reset()",
        ])
    func local(_ body: String) {
        let code = """
            class A {
                let store: any Store
                var maybe: Store?
                var any: Any
                var flag: Bool
                func make() -> any Store { store }
                func throwing() throws -> Store { store }
                func f() { \(body) }
            }
            """
        #expect(uses(code).contains("A.reset()"))
    }

    @Test(
        "a container holds the protocol",
        arguments: [
            "let s: [Store]; func f() { for x in s { x.reset() } }",
            "let s: [any Store]; func f() { s.forEach { $0.reset() } }",
            "let s: [any Store]; func f() { s.forEach { x in x.reset() } }",
            "let s: [String: any Store]; func f() { s[\"a\"]?.reset() }",
            "let s: [String: any Store]; func f() { for (_, x) in s { x.reset() } }",
            "let s: [String: any Store]; func f() { s.values.forEach { $0.reset() } }",
            "let s: [any Store]; func f() { s.first?.reset() }", "let s: [any Store]; func f() { s[0].reset() }",
            "let s: [any Store]; func f() { s.filter { $0.count > 0 }.first?.reset() }",
            "let s: [any Store?]; func f() { s.compactMap { $0 }.forEach { $0.reset() } }",
            "let s: Result<any Store, Error>; func f() { try? s.get().reset() }",
            "let s: Result<any Store, Error>; func f() { if case .success(let x) = s { x.reset() } }",
            "let s: () -> any Store; func f() { s().reset() }", "let s: (() -> Store)?; func f() { s?().reset() }",
            "let s: (a: any Store, b: Int); func f() { s.a.reset() }",
            "let s: Box<any Store>; func f() { s.value.reset() }",
            "let s: Set<Box<any Store>>; func f() { s.first?.value.reset() }",
            "let s: [any Store]; func f() { for (i, x) in s.enumerated() { x.reset() } }",
        ])
    func container(_ member: String) {
        #expect(uses("struct Box<T> { let value: T }; class A { \(member) }").contains("A.reset()"))
    }

    @Test("a generic parameter of a type holds the protocol")
    func genericType() {
        #expect(uses("struct A<S: Store> { let store: S; func f() { store.reset() } }") == ["A.reset()"])
        #expect(uses("struct A<S> where S: Store { let store: S; func f() { store.reset() } }") == ["A.reset()"])
        #expect(
            uses("struct A<S> { let store: S }; extension A where S: Store { func f() { store.reset() } }") == [
                "A.reset()"
            ])
    }

    @Test("a property wrapper that names a key path holds what the key path is of")
    func wrapper() {
        let code = """
            extension DependencyValues { var store: any Store { get { self[Key.self] } set {} } }
            struct A { @Dependency(\\.store) var store; func f() { store.reset() } }
            struct B { @Environment(\\.store) private var own: any Store; func f() { own.reset() } }
            """
        #expect(uses(code) == ["A.reset()", "B.reset()"])
    }

    @Test("what a container of another package resolves is what it is asked for")
    func containerOfAnotherPackage() {
        let code = """
            class A { let container: Container; func f() { container.resolve(Store.self)!.reset() } }
            class B { let store = Resolver.resolve((any Store).self); func f() { store?.reset() } }
            """
        #expect(uses(code) == ["A.reset()", "B.reset()"])
    }

    @Test("what a container makes of a factory is what the factory's type says")
    func factoryOfAContainer() {
        let code = """
            import Factory
            final class Services: SharedContainer { var store: Factory<any Store> { self { Disk() } } }
            class A { @LazyInjected(\\Services.store) private var store; func f() { store.reset() } }
            class B { let services: Services; func f() { services.store().reset() } }
            """
        #expect(uses(code) == ["A.reset()", "B.reset()"])
    }

    @Test("an alias of the protocol is the protocol")
    func alias() {
        #expect(uses("typealias S = any Store; class A { let s: S; func f() { s.reset() } }") == ["A.reset()"])
        #expect(uses("typealias S = Store & Sendable; class A { let s: S; func f() { s.reset() } }") == ["A.reset()"])
    }

    @Test("a refinement's holder uses what the refined protocol declares")
    func refinement() {
        let code =
            "protocol BigStore: Store { func grow() }; class A { let s: any BigStore; func f() { s.reset(); s.grow() } }"
        #expect(uses(code) == ["A.reset()"])
        #expect(uses(code, of: "BigStore") == ["A.grow()"])
    }

    @Test("a base class hands its properties down")
    func baseClass() {
        #expect(uses("class Base { let store: Store }; class A: Base { func f() { store.reset() } }") == ["A.reset()"])
    }

    @Test("a chain over other types' members ends at the protocol")
    func chain() {
        let code = """
            protocol HasStore { var store: Store { get } }
            typealias Services = HasStore & Sendable
            class Session { let client: Client }
            class Client { func open() -> Session2 { Session2() } }
            class Session2 { let store: any Store }
            class A { let services: Services; func f() { services.store.reset() } }
            class B { let session: Session; func f() { session.client.open().store.reset() } }
            class C { let session = Session(); func f() { session.client.open().store.reset() } }
            """
        #expect(uses(code) == ["A.reset()", "B.reset()", "C.reset()"])
    }

    @Test("static members and initialisers are used through the type")
    func metatypes() {
        let code = """
            protocol Shop { static var shared: Self { get }; init(size: Int); func open() }
            func make<S: Shop>(_ type: S.Type) { S.shared.open(); _ = S(size: 1); _ = type.init(size: 2) }
            func look(_ shop: any Shop) { _ = type(of: shop).shared }
            """
        #expect(
            uses(code, of: "Shop") == ["look(_:).shared", "make(_:).init(size:)", "make(_:).open()", "make(_:).shared"])
    }
}
