import Testing

@testable import understudy

@Suite("Commands that are told the package's modules")
struct GraphFileTests {
    /// A package whose manifest says nothing that can be read, and what a plugin knows of it.
    func package() throws -> (folder: TemporaryFolder, graph: [String]) {
        let folder = try TemporaryFolder([
            "Package.swift": "let package = make()\n",
            "Code/Store.swift": "import Base\nprotocol Store: Service { func save() }\n",
            "Checks/T.swift": "",
            "Elsewhere/Service.swift": "public protocol Service { func start() }\n",
        ])
        try folder.write("graph", Self.words(in: folder).map { $0 + "\0" }.joined())
        return (folder, ["--graph", folder["graph"], "--package-path", folder.path])
    }

    private static func words(in folder: TemporaryFolder) -> [String] {
        [
            "--tests", "Checks=\(folder["Checks"])", "Checks:T.swift", "--needs", "Checks=Notes,Base",
            "--module", "Notes=\(folder["Code"])", "Notes:Store.swift",
            "--dependency", "Base=\(folder["Elsewhere"])", "Base:Service.swift",
        ]
    }

    @Test func linesInPathsAreNoWords() throws {
        let (folder, graph) = try package()
        let name = "Code/A\n--module\nEvil=\(folder["Elsewhere"])\nEvil:Service.swift".replacing("/", with: "_")
        let path = "Code/" + name + ".swift"
        try folder.write(path, "protocol Odd { func odd() }\n")
        let words = Self.words(in: folder) + ["Notes:" + name + ".swift"]
        try folder.write("graph", words.map { $0 + "\0" }.joined())
        let run = TestRun(graph + ["list", "--format", "json"])
        #expect(run.errors.isEmpty)
        #expect(run.output.contains("\"Odd\"") && !run.output.contains("\"module\": \"Evil\""))
    }

    @Test func modulesAreNames() throws {
        let (folder, graph) = try package()
        try folder.write("graph", "--module\0M; import Evil=\(folder["Code"])\0")
        let run = TestRun(graph + ["list"])
        #expect(run.errors.contains("[malformed-value]"))
        #expect(run.code == .wrongCommandLine)
    }

    @Test func generateFindsModulePlaceAndInheritedRequirements() throws {
        let (folder, graph) = try package()
        let run = TestRun(graph + ["generate", "Store"])
        #expect(run.errors.isEmpty)
        #expect(run.output == "wrote \(folder["Checks/Doubles/StoreSpy.swift"])\n")
        let text = try folder.text("Checks/Doubles/StoreSpy.swift")
        #expect(text.contains("@testable import Notes\n"))
        #expect(text.contains("func start()"))
    }

    @Test func pathsChooseAmongTheSources() throws {
        let (folder, graph) = try package()
        let run = TestRun(graph + ["generate", "Store", "--in", folder["Code/Store.swift"], "--stdout"])
        #expect(run.errors.isEmpty)
        #expect(run.output.contains("@testable import Notes\n"))
        #expect(run.output.contains("func start()"))
    }

    @Test func whatOthersDeclareIsNotListed() throws {
        let (folder, graph) = try package()
        let run = withExtendedLifetime(folder) { TestRun(graph + ["list", "--format", "json"]) }
        #expect(run.output.contains("\"Store\""))
        #expect(!run.output.contains("\"name\": \"Service\""))
    }

    @Test func whatIsSaidToRunCanBeRunSo() throws {
        let (folder, graph) = try package()
        let run = withExtendedLifetime(folder) { TestRun(graph + ["check"]) }
        #expect(
            run.errors.contains(
                "': 'swift package --allow-writing-to-package-directory understudy generate' writes them"))
        let unknown = withExtendedLifetime(folder) { TestRun(graph + ["check", "StoreSpy"]) }
        #expect(unknown.errors.contains("; 'swift package --allow-writing-to-package-directory understudy list' shows"))
    }

    @Test func aGraphThatCannotBeReadEndsTheCommand() throws {
        let (folder, _) = try package()
        #expect(TestRun(["list", "--graph", folder["none"]]).code == .unusableInput)
        try folder.write("graph", "Notes:A.swift\0")
        let run = TestRun(["list", "--graph", folder["graph"]])
        #expect(run.errors.hasPrefix("error: unexpected argument 'Notes:A.swift' [unexpected-argument]\n"))
        #expect(run.code == .wrongCommandLine)
    }
}
