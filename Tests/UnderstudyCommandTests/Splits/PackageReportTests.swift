import Testing
import UnderstudyReports

@testable import understudy

/// What a report says besides its protocols: what to do next, the doubles by their state, and what has changed.
@Suite("The report of a package")
struct PackageReportTests {
    private static let sources = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", targets: [
            .target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        ])
        """,
        "Sources/Shop/Shop.swift": """
        protocol Store { func load() -> Int; func save(_ x: Int) }
        protocol Clock { func now() -> Int; func later() -> Int }
        protocol Log { func add(_ text: String) }
        struct Cart { let store: any Store; let clock: any Clock; func go() { store.save(clock.now() + store.load()) } }
        struct Till { let clock: any Clock; let log: any Log; func go() { log.add("\\(clock.later())") } }
        """,
        "Tests/ShopTests/ClockMock.swift": """
        @testable import Shop
        final class ClockMock: Clock { func now() -> Int { 1 }; func later() -> Int { 2 } }
        """,
        "Tests/ShopTests/CartTests.swift": """
        @testable import Shop
        func test() { let spy = StoreSpy(); Cart(store: spy, clock: ClockMock()).go() }
        """,
    ]

    private func package() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(Self.sources)
        #expect(TestRun(["generate", "Store", "--package-path", folder.path]).code == .success)
        return folder
    }

    private func report(_ folder: TemporaryFolder, _ more: String...) throws -> JSONObject {
        try JSONObject(TestRun(["report", "--package-path", folder.path, "--format", "json"] + more).output)
    }

    @Test("Doubles are in step, out of step, or without a header; what nobody mentions is unused")
    func states() throws {
        let folder = try package()
        func states() throws -> [String] {
            let doubles = try #require(try report(folder)["doubles"] as? [[String: Any]])
            return doubles.map { double in
                "\(double["name"] ?? "") \(double["state"] ?? "") \((double["isUnused"] as? Bool) == true)"
            }
        }
        #expect(try states() == ["StoreSpy inStep false", "ClockMock unmarked false"])
        try folder.write("Tests/ShopTests/CartTests.swift", "@testable import Shop\n")
        #expect(try states() == ["StoreSpy inStep true", "ClockMock unmarked true"])
        let source = Self.sources["Sources/Shop/Shop.swift"] ?? ""
        try folder.write(
            "Sources/Shop/Shop.swift", source.replacing("func load() -> Int;", with: "func load() -> String;"))
        #expect(try states() == ["StoreSpy stale true", "ClockMock unmarked true"])
    }

    @Test("What to do next has commands that run, and says how many files they change")
    func next() throws {
        let folder = try package()
        let source = Self.sources["Sources/Shop/Shop.swift"] ?? ""
        try folder.write("Sources/Shop/Shop.swift", source.replacing("func load() -> Int;", with: ""))
        let steps = try #require(try report(folder)["next"] as? [[String: Any]])
        #expect(
            steps.map { "\($0["command"] ?? ""): \($0["files"] as? Int ?? 0)" } == [
                "understudy sync: 1", "understudy generate Log: 1", "understudy convert --all --diff: 0",
            ])
        for step in steps {
            let words = try #require(step["command"] as? String).split(separator: " ").dropFirst().map(String.init)
            #expect(TestRun(words + ["--package-path", folder.path]).code == .success, "\(words)")
        }
        let page = TestRun(["report", "--package-path", folder.path]).output
        #expect(PageCheck(page).problems.isEmpty)
        #expect(!page.contains("<code class=\"command\">understudy sync") && !page.contains(">understudy generate"))
    }

    @Test("A command of a step changes as many files as the step says")
    func files() throws {
        let folder = try TemporaryFolder(
            Dictionary(uniqueKeysWithValues: NotesSources.files.map { ($0.key, $0.value) }))
        let steps = try #require(try report(folder)["next"] as? [[String: Any]])
        let step = try #require(steps.first { ($0["command"] as? String)?.contains(" split ") == true })
        let words = try #require(step["command"] as? String).split(separator: " ").dropFirst().map(String.init)
        let run = TestRun(words.dropLast() + ["--dry-run", "--diff", "--package-path", folder.path])
        #expect(run.output.split(separator: "\n").count { $0.hasPrefix("+++ ") } == step["files"] as? Int)
    }

    @Test("A report as JSON is a baseline of later ones, of which the page names the changes")
    func baseline() throws {
        let folder = try package()
        let earlier = folder["earlier.json"]
        let environment = ["SOURCE_DATE_EPOCH": "951782400"]
        #expect(
            TestRun(
                ["report", "--package-path", folder.path, "--output", earlier], environment: environment
            ).code == .success)
        let source = Self.sources["Sources/Shop/Shop.swift"] ?? ""
        try folder.write(
            "Sources/Shop/Shop.swift", source + "\nprotocol Door { func open() }\nstruct Wall { let door: any Door }\n")
        let page = TestRun(["report", "--package-path", folder.path, "--baseline", earlier], environment: environment)
        #expect(page.output.contains("protocols, 1 more than on 2000-02-29"))
        #expect(page.output.contains("Written by Understudy \(Version.current) from the sources alone on 2000-02-29"))
        let other = TestRun(["report", "--package-path", folder.path, "--baseline", folder["Package.swift"]])
        #expect(other.errors.contains("this is not a baseline"))
        #expect(other.code == .unusableInput)
        let split = TestRun(["split", "--package-path", folder.path, "--baseline", earlier])
        #expect(split.errors.contains("this is not a baseline"))
    }
}
