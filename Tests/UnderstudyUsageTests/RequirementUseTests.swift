import UnderstudySyntax
import Testing

@testable import UnderstudyUsage

/// Which requirement a use is of, and of what kind.
struct RequirementUseTests {
    private func used(_ body: String) -> [String] {
        uses(
            "class A { var store: any Store; var maybe: (any Store)?; let note: Note; func f() async throws { \(body) } }"
        )
        .map { String($0.dropFirst(2)) }
    }

    @Test("overloads are told apart by their labels")
    func overloads() {
        #expect(used("try await store.save(note: note)") == ["save(note:)"])
        #expect(used("store.save(notes: [note])") == ["save(notes:)"])
        #expect(used("let f = store.save(notes:)") == ["save(notes:)"])
    }

    @Test("overloads of the same labels are told apart by the types of their arguments")
    func types() {
        let code = """
            protocol Writer { func write(_ text: String); func write(_ note: Note); func write<T: Sequence>(_ all: T?) }
            func f(_ writer: some Writer, note: Note, text: String) { writer.write(note) }
            func g(_ writer: some Writer, note: Note, text: String) { writer.write(text); writer.write("") }
            """
        guard let found = usage(of: "Writer", in: store, code) else { return }
        let numbers = found.consumers.map { Set($0.uses.map(\.requirement)) }
        #expect(numbers == [[RequirementID(1)], [RequirementID(0)]])
    }

    @Test(
        "a call is found wherever it stands",
        arguments: [
            "maybe?.reset()", "maybe!.reset()", "self.store.reset()", "self.maybe?.reset()", "(store).reset()",
            "print(store.reset())", "[1].map { _ in store.reset() }", "Task { await self.store.reset() }",
            "Task { [weak self] in self?.store.reset() }", "Task { [store] in store.reset() }",
            "Task { [s = self.store] in s.reset() }", #"let x = "\(store.reset())""#, "return store.reset()",
            "if true { defer { store.reset() } }", "do { try x() } catch { store.reset() }",
            "func inner() { store.reset() }; inner()", "for _ in 0..<3 where true { store.reset() }",
            "switch 1 { case 1 where store.reset() == (): break; default: break }",
            "#if os(Linux)\nstore.reset()\n#endif", "repeat { store.reset() } while false",
            "guard true else { store.reset(); return }", "outer: for _ in [1] { store.reset(); continue outer }",
            "let x = store\n    .reset()", "struct Local { let s: any Store; func f() { s.reset() } }",
            #"x = ["a": store.reset()]"#,
        ])
    func places(_ body: String) {
        #expect(used(body) == ["reset()"])
    }

    @Test("reads, writes and calls are told apart")
    func kinds() {
        func kinds(_ body: String) -> [RequirementUse.Kind] {
            let code = "class A { var store: any Store; func f() { \(body) } }"
            return usage(in: store, code)?.consumers.flatMap(\.uses).map(\.kind) ?? []
        }
        #expect(kinds("_ = store.title") == [.read])
        #expect(kinds("store.title = \"a\"") == [.write])
        #expect(kinds("store.title += \"a\"") == [.write])
        #expect(kinds("change(&store.title)") == [.write])
        #expect(kinds("store.reset()") == [.call])
        #expect(kinds("let f = store.reset") == [.read])
    }

    @Test("a key path uses what it names")
    func keyPaths() {
        #expect(used("let s = [store].map(\\.title)") == ["title"])
        #expect(used("let s: KeyPath<any Store, Int> = \\.count") == ["count"])
        #expect(used("let s = \\Store.count") == ["count"])
    }

    @Test("a subscript and an operator are used where they stand")
    func subscriptsAndOperators() {
        let code = """
            protocol Grid { subscript(x: Int) -> Int { get }; static func + (a: Self, b: Self) -> Self }
            func f<G: Grid>(_ a: G, _ b: G) { _ = a[0]; _ = a + b }
            """
        #expect(uses(code, of: "Grid") == ["f(_:_:).+(_:_:)", "f(_:_:).subscript(_:)"])
    }

    @Test("what a generic function gives a closure is what it was called with")
    func genericClosures() {
        let code = """
            class Future<T> { func then<U>(_ body: (T) -> U) -> Future<U> { fatalError() } }
            class A { let future: Future<any Store>; func f() { future.then { $0 }.then { $0.reset() } } }
            func with<T>(_ value: T, _ body: (T) -> Void) { body(value) }
            class B { let store: Store; func f() { with(store) { $0.reset() } } }
            """
        #expect(uses(code) == ["A.reset()", "B.reset()"])
    }

    @Test("associated types are known by what where clauses demand of them")
    func associatedTypes() {
        let code = """
            protocol HasStore { associatedtype S; var store: S { get } }
            func f<H: HasStore>(_ h: H) where H.S: Store { h.store.reset() }
            protocol Home { associatedtype S: Store; func open() -> S }
            func g(_ home: some Home) { home.open().reset() }
            """
        #expect(uses(code) == ["f(_:).reset()", "g(_:).reset()"])
    }

    @Test("the place of a use is the requirement's name")
    func place() {
        let code = "func f(_ s: any Store) {\n    s.reset()\n}"
        let use = usage(in: store, code)?.consumers.first?.uses.first
        #expect(use?.location.path == "Sources/App/File1.swift")
        #expect(use?.location.position?.line == 2)
        #expect(use?.location.position?.column == 7)
    }
}
