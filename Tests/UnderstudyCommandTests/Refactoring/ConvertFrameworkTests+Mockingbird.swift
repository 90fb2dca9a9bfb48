import Testing

@testable import understudy

extension ConvertFrameworkTests {
    @Test("That nothing else happened is an assertion about each function, unless properties may have been read")
    func nothingElse() throws {
        let folder = try TemporaryFolder([
            "Sources/App/Log.swift":
                "public protocol Log { func add(_ text: String)\nfunc move(to line: Int)\nfunc clear() }",
            "Tests/AppTests/LogTests.swift": """
            import App
            import Cuckoo
            import XCTest

            func test() {
                let log = MockLog()
                verify(log).add("a")
                verify(log, times(2)).clear()
                verifyNoMoreInteractions(log)
            }
            func testTwice() {
                let log = MockLog()
                verify(log).add("a")
                verify(log).add("b")
                verifyNoMoreInteractions(log)
            }

            """,
        ])
        let run = TestRun(["convert", "--from", "cuckoo", "--apply", "--package-path", folder.path])
        #expect(run.code == .finding)
        let tests = try folder.text("Tests/AppTests/LogTests.swift")
        #expect(
            tests.contains(
                """
                    XCTAssertEqual(log.clearCallCount, 2)
                    XCTAssertEqual(log.addCalls.count, 1)
                    XCTAssertTrue(log.moveToCalls.isEmpty)
                }
                """))
        #expect(tests.components(separatedBy: "verifyNoMoreInteractions(log)").count == 2)
    }

    // MARK: - Mockingbird

    private static let mockingbird: [Row] = [
        ("given(mock.load(id: any())).willReturn(note)", "mock.loadIdStub = { _ in note }"),
        ("given(mock.load(id: any(Int.self))).willThrow(Full())", "mock.loadIdStub = { _ in throw Full() }"),
        ("given(mock.all()) ~> sequence(of: [], [note])", "mock.allStub = inTurn([], [note])"),
        ("given(mock.isOpen).willReturn(true)", "mock.isOpen = true"),
        ("given(mock.tag(any())) ~> 3", "mock.tagStub = { _ in 3 }"),
        ("given(mock.save(any(), in: any())).will { _, _ in }", "mock.saveInStub = { _, _ in }"),
        ("verify(mock.load(id: any())).wasCalled()", "XCTAssertEqual(mock.loadIdCalls.count, 1)"),
        (
            "verify(mock.load(id: 3)).wasCalled(twice)", "XCTAssertEqual(mock.loadIdCalls.filter { $0 == 3 }.count, 2)"
        ),
        ("verify(mock.clear()).wasNeverCalled()", "XCTAssertEqual(mock.clearCallCount, 0)"),
        (
            "verify(mock.load(id: any(where: { $0 > 2 }))).wasCalled(atLeast(once))",
            "XCTAssertGreaterThanOrEqual(mock.loadIdCalls.filter { ($0 > 2) }.count, 1)"
        ),
        ("given(mock.all()) ~> loopingSequence(of: [], [note])", nil),
        ("given(mock.all()).willReturn([]).willReturn([note])", nil),
        ("verify(mock.all()).returning([Note].self).wasCalled()", nil),
        ("reset(mock)", nil),
    ]

    @Test("Stubs and verifications of Mockingbird become closures, values and assertions")
    func mockingbird() throws {
        let (lines, run, folder) = try converted(
            Self.mockingbird, from: "mockingbird", module: "Mockingbird", mock: "StoreMock")
        expect(Self.mockingbird, in: lines)
        #expect(run.code == .finding)
        #expect(folder.exists("Tests/AppTests/Doubles/StoreMock.swift"))
    }

    @Test("Doubles that a function makes are made by their own initialisers, and usual answers need no word")
    func creation() throws {
        let folder = try TemporaryFolder([
            "Sources/App/Log.swift": "public protocol Log { func size() -> Int }",
            "Tests/AppTests/LogTests.swift": """
            import App
            import Mockingbird
            import XCTest

            func test() {
                let log = mock(Log.self)
                log.useDefaultValues(from: .standardProvider)
                given(log.size()).willReturn(2)
                print(log.size())
                verify(log.size()).wasCalled(once)
            }

            """,
        ])
        let run = TestRun(["convert", "--from", "mockingbird", "--apply", "--package-path", folder.path])
        #expect(run.code == .success, "\(run.errors)")
        #expect(
            try folder.text("Tests/AppTests/LogTests.swift") == """
                import App
                import XCTest

                func test() {
                    let log = LogMock()
                    log.sizeStub = { 2 }
                    print(log.size())
                    XCTAssertEqual(log.sizeCallCount, 1)
                }

                """)
    }
}
