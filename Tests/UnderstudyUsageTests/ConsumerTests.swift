import UnderstudySyntax
import Testing
import UnderstudySemantics
import UnderstudyUsage

/// What a consumer is, and what is told of it.
struct ConsumerTests {
    @Test("extensions count for their type, nested types for themselves")
    func names() {
        let code = """
            struct A { let s: Store; struct B { let s: Store; func f() { s.reset() } } }
            extension A { func f() { _ = s.all() } }
            extension A.B { func g() { _ = s.count } }
            extension String { func f(_ s: Store) { s.reset() } }
            """
        #expect(uses(code) == ["A.B.count", "A.B.reset()", "A.all()", "String.reset()"])
    }

    @Test("whoever names the protocol and does nothing with it is a consumer without uses")
    func idle() {
        let found = usage(in: store, "struct Container { let s: any Store; func make() -> [Store] { [s] } }")
        #expect(found?.consumers.map(\.name) == ["Container"])
        #expect(found?.consumers.first?.uses.isEmpty == true)
        #expect(found?.consumers.first?.holds.map(\.kind) == [.property, .result])
    }

    @Test("each place that names the protocol is known with its kind and its bytes")
    func holds() {
        let code = "class A<S: Store> { let a: [any Store]; func f(s: Store?) { let x: any Store = s! } }"
        let found = usage(in: store, code)?.consumers.first
        #expect(found?.holds.map(\.kind) == [.generic, .property, .parameter, .local])
        #expect(found?.holds.allSatisfy { $0.range.count == 5 } == true)
    }

    @Test(
        "tests, doubles and previews are marked",
        arguments: [
            ("Tests/AppTests/A.swift", "struct A"), ("Sources/App/ATests.swift", "struct A"),
            ("Sources/App/Mocks/A.swift", "struct A"), ("Sources/App/A.swift", "struct MockA"),
            ("Sources/App/A.swift", "struct ASpy"), ("Sources/App/A.swift", "struct A_Previews"),
            ("Sources/App/A.swift", "import XCTest\nstruct A"),
        ])
    func tests(_ path: String, _ head: String) {
        let files = [("Sources/App/Store.swift", store), (path, head + " { func f(s: Store) { s.reset() } }")]
        #expect(usage(files: files)?.consumers.map(\.isTest) == [true])
    }

    @Test("ordinary code is not taken for tests", arguments: ["Mocking", "Stubborn", "Fakery", "SpyGlass2", "Latest"])
    func ordinary(_ name: String) {
        let code = "struct \(name) { func f(s: Store) { s.reset() } }"
        let isTest = name == "SpyGlass2"
        #expect(usage(in: store, code)?.consumers.map(\.isTest) == [isTest])
    }

    @Test("what can't be told makes the consumer uncertain")
    func uncertain() {
        let found = usage(
            in: store, "class A { let s: Store; let run: (Store) -> Void; func f() { s.unheardOf(); run(s) } }")
        #expect(found?.consumers.first?.isUncertain == true)
        #expect(found?.unresolved.count == 2)
    }

    @Test("a protocol that inherits from one that was not read may have any member")
    func unreadProtocol() {
        let code = "protocol Child: Parent { func f() }; class A { let c: Child; func g() { c.unheardOf() } }"
        #expect(usage(of: "Child", in: code)?.consumers.first?.isUncertain == false)
    }

    @Test("two protocols of one name in two modules are told apart")
    func modules() {
        let one = FileOf(
            path: "Sources/One/A.swift", module: "One",
            text: "public protocol P { func a() }; struct A { let p: P; func f() { p.a() } }")
        let two = FileOf(
            path: "Sources/Two/A.swift", module: "Two",
            text: "protocol P { func a() }; struct B { let p: P; func f() { p.a() } }")
        #expect(FileOf.consumers(of: "P", [one, two]) == [["A"], ["B"]])
    }

    @Test("the same is found whatever the order of the files")
    func order() {
        let files = [
            ("A.swift", store), ("B.swift", "class A { let s: Store; func f() { s.reset() } }"),
            ("C.swift", "extension A { func g() { B(s: s) } }"),
            ("D.swift", "class B { init(s: Store) { s.reset() } }"),
        ]
        let forward = usage(files: files)
        let backward = usage(files: files.reversed())
        #expect(forward?.consumers.map(\.name) == backward?.consumers.map(\.name))
        #expect(forward?.consumers.map(\.uses) == backward?.consumers.map(\.uses))
    }
}
