import Testing

@testable import understudy

@Suite("Modules that no manifest tells")
struct ToldModulesTests {
    private static let app = [
        "App/Sources/Core/Model.swift": "struct Note { let id: Int }\nprotocol Named { var name: String { get } }\n",
        "App/Sources/Feature/Service.swift": "protocol Service: Named { func load() async throws -> Note }\n",
    ]

    private func run(_ words: String..., in folder: TemporaryFolder) -> TestRun {
        TestRun(words, files: .live(in: folder.path))
    }

    @Test(arguments: ["App", "App/Sources"])
    func foldersOfAnAppAreOneModule(_ root: String) throws {
        let folder = try TemporaryFolder(Self.app)
        let spy = run("generate", "Service", "--in", root, "--stdout", in: folder)
        #expect(spy.errors.isEmpty)
        #expect(spy.output.hasPrefix("@testable import App\n\n/// A spy"))
        #expect(spy.output.contains("Note(id: 0)") && spy.output.contains("var name"))
    }

    @Test func foldersThatAreNamedOneByOneAreModulesOfTheirOwn() throws {
        let folder = try TemporaryFolder(Self.app)
        let spy = run(
            "generate", "Service", "--in", "App/Sources/Core", "--in", "App/Sources/Feature", "--stdout", in: folder)
        #expect(spy.errors.contains("the protocol 'Named' that it refines was not found"))
    }

    @Test func aSingleFolderIsTheModule() throws {
        let folder = try TemporaryFolder(["Sources/Notes/A.swift": "protocol A {}\n"])
        #expect(run("generate", "A", "--in", "Sources", "--stdout", in: folder).output.contains("import Notes\n"))
    }

    @Test func aManifestSaysOtherwise() throws {
        let manifest = #".target(name: "Core"), .target(name: "Feature", dependencies: ["Core"])"#
        let folder = try TemporaryFolder(Self.app.merging(["App/Package.swift": manifest]) { old, _ in old })
        let spy = run("generate", "Service", "--in", "App", "--stdout", in: folder)
        #expect(spy.errors.contains("the protocol 'Named' that it refines was not found"))
    }

    @Test(arguments: [["generate", "Service", "--stdout"], ["generate", "Service", "--in", "App", "--stdout"]])
    func theConfigurationCountsMost(_ words: [String]) throws {
        let configuration = #"{ "modules": { "MyApp": ["App/Sources/Core", "App/Sources/Feature/Service.swift"] } }"#
        let folder = try TemporaryFolder(Self.app.merging([".understudy.json": configuration]) { old, _ in old })
        let spy = TestRun(words, files: .live(in: folder.path))
        #expect(spy.errors.isEmpty)
        #expect(spy.output.hasPrefix("@testable import MyApp\n"))
    }

    @Test func itCountsForEveryCommand() throws {
        let configuration = #"{ "modules": { "MyApp": ["App/Sources"] }, "output": "Doubles" }"#
        let folder = try TemporaryFolder(Self.app.merging([".understudy.json": configuration]) { old, _ in old })
        #expect(run("list", "--format", "json", in: folder).output.contains(#""module": "MyApp""#))
        #expect(run("generate", "Service", in: folder).code == .success)
        #expect(run("check", in: folder).code == .success)
        try folder.write("App/Sources/Feature/Service.swift", "protocol Service: Named { func load() -> Int }\n")
        #expect(run("check", in: folder).code == .finding)
        #expect(run("sync", in: folder).code == .success)
        #expect(try folder.text("Doubles/ServiceSpy.swift").hasPrefix("@testable import MyApp\n"))
        let split = run("split", "Service", "--format", "json", in: folder)
        #expect(split.output.contains(#""module": "MyApp""#))
    }
}
