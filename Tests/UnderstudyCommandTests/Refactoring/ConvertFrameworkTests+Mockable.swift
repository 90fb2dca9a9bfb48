import Testing

@testable import understudy

extension ConvertFrameworkTests {
    private static let mockable: [Row] = [
        ("given(mock).load(id: .any).willReturn(note)", "mock.loadIdStub = { _ in note }"),
        ("given(mock).isOpen.willReturn(true)", "mock.isOpen = true"),
        (
            "given(mock).save(.any, in: .value(\"a\")).willThrow(Full())",
            "mock.saveInStub = { [otherwise = mock.saveInStub] note, folder in"
        ),
        ("given(mock).all().willReturn([]).all().willReturn([note])", "mock.allStub = inTurn([], [note])"),
        ("given(mock).tag(.any).willProduce { _ in 3 }", "mock.tagStub = { _ in 3 }"),
        ("verify(mock).load(id: .any).called(2)", "XCTAssertEqual(mock.loadIdCalls.count, 2)"),
        (
            "verify(mock).load(id: .value(1)).called(.once)",
            "XCTAssertEqual(mock.loadIdCalls.filter { $0 == 1 }.count, 1)"
        ),
        ("verify(mock).clear().called(.never)", "XCTAssertEqual(mock.clearCallCount, 0)"),
        ("when(mock).all().perform { print(1) }", "mock.allStub = { [otherwise = mock.allStub] in"),
        ("given(mock).all().willReturn([])", nil),
        ("given(mock).all().willReturn([note])", nil),
        ("verify(mock).isOpen().getCalled(1)", nil),
        ("verify(mock).isOpen(newValue: .any).setCalled(1)", "XCTAssertEqual(mock.isOpenSetCalls.count, 1)"),
        ("mock.reset()", "mock.reset()"),
    ]

    @Test(
        "Chains of given, verify and when become closures, values and assertions; doubles come where a macro made them")
    func mockable() throws {
        let rows = Self.mockable.dropLast()
        let (lines, run, folder) = try converted(
            Array(rows), from: "mockable", module: "Mockable", mock: "MockStore")
        expect(Array(rows), in: lines)
        #expect(run.code == .finding)
        #expect(folder.exists("Tests/AppTests/Doubles/MockStore.swift"))
        #expect(folder.exists("Tests/AppTests/Doubles/InTurn.swift"))
    }

    @Test("Answers of statements in a row are given one after the other, and what is stated for equal arguments stays")
    func inARow() throws {
        let rows: [Row] = [
            ("given(mock).tag(.any).willReturn(1)", ""),
            ("given(mock).tag(.any).willReturn(2)", ""),
            ("given(mock).tag(.any).willReturn(3)", "mock.tagStub = inTurn(1, 2, 3)"),
            (
                "given(mock).load(id: .value(1)).willReturn(note)",
                "mock.loadIdStub = { [otherwise = mock.loadIdStub] id in"
            ),
            ("given(mock).load(id: .value(1)).willReturn(Note(id: 2))", nil),
            ("given(mock).save(.any, in: .any).willReturn(())", "mock.saveInStub = { _, _ in }"),
            ("given(mock).clear().willReturn(())", ""),
        ]
        let (lines, run, _) = try converted(rows, from: "mockable", module: "Mockable", mock: "MockStore")
        expect(rows.filter { $0.after != "" }, in: lines)
        #expect(!lines.contains { $0.contains("tagStub = {") || $0.contains("clear") })
        #expect(run.errors.contains("6 of 7 statements of Mockable rewritten"), "\(run.errors)")
    }

    @Test("An answer that a comment explains is none of those behind it")
    func explained() throws {
        let rows: [Row] = [
            ("given(mock).tag(.any).willReturn(1) // The first.", "mock.tagStub = { _ in 1 } // The first."),
            ("given(mock).clear().willReturn(()) // Nothing.", "// Nothing."),
        ]
        let (lines, _, _) = try converted(rows, from: "mockable", module: "Mockable", mock: "MockStore")
        expect(rows, in: lines)
    }

    /// The text of a file of tests, and what it becomes; what is around them in the protocol's file and its tests.
    private static let files: [(title: String, before: String, after: String)] = [
        (
            "each suite for itself, nested ones too",
            """
            import Mockable
            import Testing

            @Suite struct Outer {
                @Suite struct First {
                    let repo = MockRepo()
                    init() { given(repo).all().willReturn([1]) }
                    @Test func one() { given(repo).load(id: .any).willReturn(1) }
                    @Test func two() { given(repo).load(id: .any).willReturn(2) }
                }
                @Suite struct Second {
                    let repo = MockRepo()
                    init() { given(repo).all().willReturn([2]) }
                }
            }

            """,
            """
            import Testing

            @Suite struct Outer {
                @Suite struct First {
                    let repo = MockRepo()
                    init() { repo.allStub = { [1] } }
                    @Test func one() { repo.loadIdStub = { _ in 1 } }
                    @Test func two() { repo.loadIdStub = { _ in 2 } }
                }
                @Suite struct Second {
                    let repo = MockRepo()
                    init() { repo.allStub = { [2] } }
                }
            }

            """
        ),
        (
            "variables that closures of any thread change",
            """
            import Testing
            #if canImport(Mockable)
            import Mockable
            #endif

            @Test func one() {
                let repo = MockRepo()
                var ids: [Int] = []
                var count = 0
                given(repo).load(id: .any).willProduce { id in
                    ids.append(id)
                    return ids.count
                }
            }

            """,
            """
            import Testing

            @Test func one() {
                let repo = MockRepo()
                nonisolated(unsafe) var ids: [Int] = []
                var count = 0
                repo.loadIdStub = { id in
                    ids.append(id)
                    return ids.count
                }
            }

            """
        ),
        (
            "several answers on a line, and variables that say themselves that any thread may change them",
            """
            import Mockable
            import Testing

            @Test func one() {
                let repo = MockRepo()
                nonisolated(unsafe) var ids: [Int] = []
                given(repo).all().willReturn([1]); given(repo).all().willReturn([2])
                given(repo).all().willReturn([3])
                given(repo).load(id: .any).willProduce { id in
                    ids.append(id)
                    return ids.count
                }
            }
            @Test func two() {
                let repo = MockRepo()
                print(1); given(repo).all().willReturn([1]); given(repo).all().willReturn([2]); print(2)
            }

            """,
            """
            import Testing

            @Test func one() {
                let repo = MockRepo()
                nonisolated(unsafe) var ids: [Int] = []
                repo.allStub = inTurn([1], [2], [3])
                repo.loadIdStub = { id in
                    ids.append(id)
                    return ids.count
                }
            }
            @Test func two() {
                let repo = MockRepo()
                print(1); repo.allStub = inTurn([1], [2]); print(2)
            }

            """
        ),
        (
            "values with their lines and modules",
            """
            import Mockable
            import Testing

            @Test func one() {
                let repo = MockRepo()
                given(repo)
                    .find(id: .value("a"))
                    .willReturn(App.Item(
                        id: make(id: 1),
                        kind: .small
                    ))
                given(repo).fetch().willReturn(Unknown(id: 1, title: "that is long, and too long for one line with a closure"))
            }

            """,
            """
            import Testing

            @Test func one() {
                let repo = MockRepo()
                repo.findIdStub = {
                    [otherwise = repo.findIdStub, result = App.Item(
                        id: make(id: 1),
                        kind: .small
                    )] id in
                    if id == "a" { return result }
                    return otherwise(id)
                }
                repo.fetchStub = {
                    [result = Unknown(id: 1, title: "that is long, and too long for one line with a closure")] in
                    result
                }
            }

            """
        ),
    ]

    @Test("Whole files come out as somebody would have written them")
    func wholeFiles() throws {
        for (title, before, after) in Self.files {
            let folder = try TemporaryFolder([
                "Sources/App/Repo.swift": """
                #if MOCKING
                @_exported import Mockable
                #endif

                public struct Item: Sendable { public init() {} }
                #if MOCKING
                @Mockable
                #endif
                public protocol Repo: Sendable {
                    func all() -> [Int]
                    func load(id: Int) -> Int
                    func find(id: String) -> Item
                    func fetch() -> Unknown
                }
                """,
                "Tests/AppTests/RepoTests.swift": before,
            ])
            let run = TestRun(["convert", "--from", "mockable", "--apply", "--package-path", folder.path])
            #expect(try folder.text("Tests/AppTests/RepoTests.swift") == after, "\(title): \(run.errors)")
            let sources = try folder.text("Sources/App/Repo.swift")
            #expect(sources.hasPrefix("public struct Item"), "\(sources)")
            #expect(!sources.contains("MOCKING"), "\(sources)")
            #expect(try !folder.text("Tests/AppTests/Doubles/MockRepo.swift").contains("import Mockable"))
        }
    }
}
