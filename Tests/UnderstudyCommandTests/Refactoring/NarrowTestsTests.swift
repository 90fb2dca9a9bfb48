import Testing

@testable import understudy

@Suite("split --narrow-tests")
struct NarrowTestsTests {
    private static let sources = """
        protocol Store: AnyObject {
            func save(_ n: Int)
            func remove(_ n: Int)
            func open() -> Int
            func close() -> Int
        }
        final class Writer {
            private let store: any Store
            init(store: any Store) { self.store = store }
            func run() { store.save(1); store.remove(2) }
        }
        final class Reader {
            private let store: any Store
            init(store: any Store) { self.store = store }
            func run() -> Int { store.open() + store.close() }
        }

        """
    private static let tests = """
        import Testing
        @testable import App

        func made(_ store: any Store) -> any Store { store }

        struct SuiteOfProperties {
            let store = StoreSpy()

            @Test func writes() {
                Writer(store: store).run()
                #expect(self.store.saveCalls == [1])
            }
        }

        struct SuiteOfLocals {
            @Test func moved() {
                let store = StoreSpy()
                store.openStub = { 3 }
                #expect(Reader(store: store).run() == 3)
                #expect(store.closeCallCount == 1)
            }
            @Test func givenAtOnce() {
                Writer(store: StoreSpy()).run()
            }
            @Test func keptForWhatItTouches() {
                let touched = StoreSpy()
                Writer(store: touched).run()
                #expect(touched.openCallCount == 0)
            }
            @Test func keptForBoth() {
                let both = StoreSpy()
                Writer(store: both).run()
                _ = Reader(store: both).run()
            }
            @Test func keptForTheWhole() {
                let whole = StoreSpy()
                Writer(store: made(whole)).run()
            }
            @Test func keptForAnInterpolation() {
                let shown = StoreSpy()
                Writer(store: shown).run()
                print("\\(shown.openCallCount)")
            }
        }

        """

    private static func folder(_ spy: String? = nil) throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App",
                targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
            """,
            "Sources/App/App.swift": sources, "Tests/AppTests/AppTests.swift": tests,
        ])
        #expect(TestRun(["generate", "Store", "--kind", "spy", "--package-path", folder.path]).code == .success)
        return folder
    }

    private static func split(_ folder: TemporaryFolder) -> TestRun {
        TestRun([
            "split", "Store", "--parts", "Writing=save+remove,Opening=open+close", "--narrow-tests", "--apply",
            "--package-path", folder.path,
        ])
    }

    @Test("Tests that touch one part alone use a double of that, and all others keep theirs")
    func moves() throws {
        let folder = try Self.folder()
        let run = Self.split(folder)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("wrote \(folder["Tests/AppTests/Doubles/WritingSpy.swift"])\n"))
        let text = try folder.text("Tests/AppTests/AppTests.swift")
        for line in [
            "struct SuiteOfProperties {\n    let store = WritingSpy()\n", "        let store = OpeningSpy()\n",
            "Writer(store: WritingSpy()).run()", "let touched = StoreSpy()", "let both = StoreSpy()",
            "let whole = StoreSpy()", "let shown = StoreSpy()",
        ] {
            #expect(text.contains(line), "\(line) in\n\(text)")
        }
        let compiled = try NarrowTests.shell(
            "cd '\(folder.path)' && swiftc -emit-module -enable-testing -module-name App -o App.swiftmodule "
                + "Sources/App/*.swift && swiftc -typecheck -swift-version 6 -parse-as-library -I . "
                + "Tests/AppTests/Doubles/*.swift 2>&1")
        #expect(compiled == "")
        #expect(TestRun(["check", "--package-path", folder.path]).code == .success)
        #expect(Self.split(folder).code == .success)
        #expect(try folder.text("Tests/AppTests/AppTests.swift") == text)
    }

    @Test("What the owner changed in the double of the whole keeps tests with it")
    func edited() throws {
        let folder = try Self.folder()
        let path = "Tests/AppTests/Doubles/StoreSpy.swift"
        let edited = try folder.text(path).replacing("openStub: () -> Int = { 0 }", with: "openStub: () -> Int = { 7 }")
        try folder.write(path, edited)
        #expect(edited.contains("{ 7 }"))
        #expect(Self.split(folder).code == .success)
        let text = try folder.text("Tests/AppTests/AppTests.swift")
        #expect(!text.contains("OpeningSpy"))
        #expect(text.contains("WritingSpy"))
    }
}
