import Foundation
import Testing

@testable import understudy

/// What `convert --from cuckoo` makes of statements.
extension ConvertFrameworkTests {
    private static let cuckoo: [Row] = [
        ("stub(mock) { stub in when(stub.load(id: any())).thenReturn(note) }", "mock.loadIdStub = { _ in note }"),
        ("stub(mock) { when($0.isOpen.get).thenReturn(true) }", "mock.isOpen = true"),
        ("stub(mock) { mock in when(mock.all()).thenReturn([], [note]) }", "mock.allStub = inTurn([], [note])"),
        (
            "stub(mock) { when($0.clear()).thenDoNothing() ; when($0.save(any(), in: any())).thenThrow(Full.disk) }",
            "mock.saveInStub = { _, _ in throw Full.disk }"
        ),
        (
            "stub(mock) { when($0.fetch(id: anyInt(), completion: anyClosure())).then { id, done in done(nil) } }",
            "mock.fetchIdCompletionStub = { id, done in done(nil) }"
        ),
        ("verify(mock).load(id: equal(to: 3))", "XCTAssertEqual(mock.loadIdCalls.filter { $0 == 3 }.count, 1)"),
        ("verify(mock, never()).load(id: any())", "XCTAssertTrue(mock.loadIdCalls.isEmpty)"),
        ("verify(mock, times(2)).clear()", "XCTAssertEqual(mock.clearCallCount, 2)"),
        ("verify(mock, atLeast(3)).all()", "XCTAssertGreaterThanOrEqual(mock.allCallCount, 3)"),
        ("verifyNoMoreInteractions(mock)", nil),
        ("verify(mock).isOpen.set(true)", "XCTAssertEqual(mock.isOpenSetCalls.filter { $0 == true }.count, 1)"),
        ("verify(mock).save(captor.capture(), in: any())", nil),
        (
            "stub(mock) { when($0.token.get).thenThrow(Full.disk) }",
            "mock.tokenStub = { throw Full.disk }"
        ),
        ("verify(mock).token.get()", "XCTAssertEqual(mock.tokenCallCount, 1)"),
        ("verify(mock).isOpen.get()", nil),
        ("stub(mock) { when($0.all()).then { _ in [] } }", "mock.allStub = { [] }"),
        (
            "stub(mock) { when($0.fetch(id: any(), completion: any())).then { _ in print() } }",
            "mock.fetchIdCompletionStub = { _, _ in print() }"
        ),
        (
            "verify(mock).load(id: ParameterMatcher { $0 > 3 })",
            "XCTAssertEqual(mock.loadIdCalls.filter { ($0 > 3) }.count, 1)"
        ),
        ("verify(mock).load(id: equal(to: 3).or(equal(to: 4)))", nil),
        ("stub(mock) { $0.load(id: any()).thenReturn(note) }", "mock.loadIdStub = { _ in note }"),
        ("stub(mock) { $0.isOpen.get.thenReturn(false) }", "mock.isOpen = false"),
        ("stub(mock) { when($0.clear()).then { print() } }", "mock.clearStub = { print() }"),
        ("stub(mock) { when($0.clear()).thenDoNothing() }", "mock.clearStub = {}"),
        ("stub(mock) { when($0).isOpen.get.thenReturn(note.isNew) }", "mock.isOpen = note.isNew"),
        (
            "stub(mock) { when($0.save(any(), in: any())).then { call in print(call.1) } }",
            "mock.saveInStub = { _, folder in print(folder) }"
        ),
        (
            "stub(mock) { when($0.save(any(), in: any())).then { [list = [1, 2]] call in print(call.1, list) } }",
            "mock.saveInStub = { [list = [1, 2]] _, folder in print(folder, list) }"
        ),
        ("stub(mock) { when($0.save(any(), in: any())).then { print($0.1.map { $0 }) } }", nil),
        ("stub(mock) { when($0.save(any(), in: any())).then { call in print(\"in \\(call.1)\") } }", nil),
        (
            "stub(mock) { /* said once */ when($0.all()).thenReturn([note, note]) }",
            "/* said once */"
        ),
    ]

    @Test("Stubs and verifications of Cuckoo become closures, values and assertions")
    func cuckoo() throws {
        let (lines, run, folder) = try converted(Self.cuckoo, from: "cuckoo", module: "Cuckoo", mock: "MockStore")
        expect(Self.cuckoo, in: lines)
        #expect(run.code == .finding)
        let double = try folder.text("Tests/AppTests/Doubles/MockStore.swift")
        #expect(double.contains("    var clearStub: () -> Void = {}\n"), "\(double)")
        #expect(TestRun(["check", "--package-path", folder.path]).code == .success)
    }

    @Test("A captor becomes a constant, and of a block of stubs only those stay that can't be written")
    func captors() throws {
        let folder = try TemporaryFolder([
            "Sources/App/Store.swift": Self.protocolText,
            "Tests/AppTests/StoreTests.swift": """
            import App
            import Cuckoo
            import XCTest

            func test(_ note: Note) {
                let mock = MockStore()
                stub(mock) { stub in
                    when(stub.load(id: any())).thenReturn(note)
                    when(stub.load(id: equal(to: 3).or(equal(to: 4)))).thenReturn(note)
                    when(stub.clear()).thenDoNothing()
                    when(stub.isOpen.get).thenReturn(true)
                }
                let captor = ArgumentCaptor<Note>()
                let ids = ArgumentCaptor<Int>()
                verify(mock, times(2)).save(captor.capture(), in: any())
                verify(mock).load(id: ids.capture())
                XCTAssertEqual(captor.value?.title, "a")
                XCTAssertEqual(captor.allValues.count, 2)
                XCTAssertEqual(ids.value, 3)
            }
            func other() {
                let mock = MockStore()
                let captor = ArgumentCaptor<Int>()
                verify(mock).load(id: captor.capture())
                verify(mock, times(2)).load(id: captor.capture())
                print(captor.value)
            }

            """,
        ])
        let run = TestRun(["convert", "--from", "cuckoo", "--apply", "--package-path", folder.path])
        let tests = try folder.text("Tests/AppTests/StoreTests.swift")
        let expected = """
                let mock = MockStore()
                mock.loadIdStub = { _ in note }
                mock.isOpen = true
                // Not converted: nothing that doubles have does the same.
                stub(mock) { stub in
                    when(stub.load(id: equal(to: 3).or(equal(to: 4)))).thenReturn(note)
                }
                XCTAssertEqual(mock.saveInCalls.count, 2)
                let captor = mock.saveInCalls.map(\\.note)
                XCTAssertEqual(mock.loadIdCalls.count, 1)
                let ids = mock.loadIdCalls
                XCTAssertEqual(captor.last?.title, "a")
                XCTAssertEqual(captor.count, 2)
                XCTAssertEqual(ids.last, 3)
            }
            """
        #expect(tests.contains(expected), "\(tests)\(run.errors)")
        #expect(tests.contains("    let captor = ArgumentCaptor<Int>()\n    // Not converted"))
    }

    /// A test of a package with the protocol, and what the tool made of it and of `files`.
    private func convertedTest(
        _ test: String, besides files: [String: String] = [:]
    ) throws -> (text: String, run: TestRun, folder: TemporaryFolder) {
        var all = files
        all["Sources/App/Store.swift"] = Self.protocolText
        all["Tests/AppTests/StoreTests.swift"] = test
        let folder = try TemporaryFolder(all)
        let run = TestRun(["convert", "--from", "cuckoo", "--apply", "--package-path", folder.path])
        return (try folder.text("Tests/AppTests/StoreTests.swift"), run, folder)
    }

    @Test("What a block declares stays within one, and removed statements leave no empty lines")
    func blocks() throws {
        let (text, run, _) = try convertedTest(
            """
            import App
            import Cuckoo
            import XCTest

            func test() {
                let mock = MockStore()
                stub(mock) { stub in
                    let note = Note(id: 1)
                    when(stub.load(id: any())).thenReturn(note)
                }
            }
            func idle() {
                let mock = MockStore()

                stub(mock) { when($0.clear()).thenDoNothing() }

                mock.clear()
            }
            func left() {
                let mock = MockStore()
                stub(mock) { stub in
                    when(stub.isOpen.get).thenReturn(false, true)

                    when(stub.all()).thenReturn([])
                }
                stub(mock) { when($0.find(any(Int.self))).thenReturn(nil) }
                stub(mock) { when($0.load(id: equal(to: 1))).thenReturn(Note(id: 1), Note(id: 2)) }
                stub(mock) { when($0.tag(any())).then { _ in 1 }.then { _ in 2 } }
            }

            """)
        #expect(
            text.contains(
                """
                    let mock = MockStore()
                    do {
                        let note = Note(id: 1)
                        mock.loadIdStub = { _ in note }
                    }
                }
                """), "\(text)\(run.errors)")
        #expect(text.contains("    let mock = MockStore()\n\n    mock.clear()"), "\(text)")
        #expect(text.contains("one value for this property at a time"))
        #expect(text.contains("only some calls get these answers"))
        #expect(text.contains("a closure is one of several answers"))
    }

    @Test("The import stays where the file says words of the framework's besides statements")
    func ownWords() throws {
        let (text, run, _) = try convertedTest(
            """
            import App
            import Cuckoo
            import XCTest

            extension Note: Matchable {}
            func test() {
                let mock = MockStore()
                stub(mock) { when($0.all()).thenReturn([]) }
            }

            """)
        #expect(text.contains("import Cuckoo\n") && text.contains("mock.allStub = { [] }"), "\(text)")
        #expect(run.errors.contains("'Matchable' stays as it is: only the framework declares this"), "\(run.errors)")
    }

    @Test("What is left in generated files is said, and not taken for doubles written by hand")
    func generatedRest() throws {
        let mocks = """
            import Cuckoo
            @testable import App

            class MockStore: Store, Cuckoo.ProtocolMock {}
            class StoreStub: Store { func all() -> [Note] { DefaultValueRegistry.defaultValue(for: [Note].self) } }
            class MockShelf: Shelf, Cuckoo.ProtocolMock {}
            class ShelfStub: Shelf {}
            class MockBiometry: Biometry, Cuckoo.ClassMock {}

            """
        let (_, run, folder) = try convertedTest(
            """
            import App
            import Cuckoo
            import XCTest

            func test() {
                let mock = MockStore()
                stub(mock) { when($0.all()).thenReturn([]) }
                print(StoreStub(), MockBiometry())
            }

            """,
            besides: [
                "Sources/App/Shelf.swift": "public protocol Shelf {}\nopen class Biometry {}\n",
                "Tests/AppTests/Mocks.swift": mocks,
            ])
        #expect(
            run.errors.contains(
                "Mocks.swift' keeps 'StoreStub', 'MockBiometry' of Cuckoo's, which tests use; nobody uses 'MockShelf', 'ShelfStub': delete them"
            ), "\(run.errors)")
        #expect(run.errors.contains("'StoreStub' stays as it is: it is a stub that the framework generates"))
        let all = TestRun(["convert", "--all", "--package-path", folder.path]).errors
        #expect(!all.contains("StoreStub") && !all.contains("MockShelf"), "\(all)")
    }
}
