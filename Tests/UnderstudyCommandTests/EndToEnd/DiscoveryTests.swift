import Testing

@testable import understudy

@Suite("A package is found from any folder in it")
struct DiscoveryTests {
    private static let store = "// understudy: spy\nprotocol Store { func save() }\n"

    private func package(_ more: [String: String] = [:]) throws -> TemporaryFolder {
        let files = [
            "Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "P"), .testTarget(name: "PTests", dependencies: ["P"])])
            """,
            "Sources/P/Deep/Store.swift": Self.store,
        ]
        return try TemporaryFolder(files.merging(more) { _, new in new })
    }

    private func run(_ words: String..., in folder: String) -> TestRun {
        TestRun(words, files: .live(in: folder))
    }

    @Test func checkInASourceFolderSeesTheDriftOfTests() throws {
        let folder = try package()
        #expect(run("generate", in: folder["Sources/P"]).output == "wrote ../../Tests/PTests/Doubles/StoreSpy.swift\n")
        try folder.write("Sources/P/Deep/Store.swift", "protocol Store { func save(); func load() }\n")
        let check = run("check", in: folder["Sources/P/Deep"])
        #expect(check.code == .finding)
        #expect(check.errors.hasPrefix("../../../Tests/PTests/Doubles/StoreSpy.swift:"))
        #expect(run("sync", in: folder["Tests"]).code == .success)
        #expect(run("check", in: folder["Sources/P/Deep"]).output == "1 double, in step with its protocol\n")
    }

    @Test func theConfigurationIsFoundToo() throws {
        let folder = try package([".understudy.json": #"{"kinds": ["stub"], "output": "Mine"}"#])
        let words = run("generate", "Store", "--dry-run", in: folder["Sources/P"])
        #expect(words.output == "would write ../../Mine/StoreStub.swift\n")
    }

    @Test func aConfigurationAloneMakesAPackage() throws {
        let folder = try TemporaryFolder([
            ".understudy.json": "{}", "App/Views/A.swift": Self.store, "App/B.swift": "protocol B {}\n",
        ])
        #expect(run("list", in: folder["App/Views"]).output.hasSuffix("2 protocols, 1 requirement\n"))
    }

    @Test func nothingOutsideOfTheRepositoryIsFound() throws {
        let folder = try package(["Clone/.git/HEAD": "", "Clone/App/A.swift": "protocol A {}\n"])
        #expect(run("list", in: folder["Clone/App"]).output.hasSuffix("1 protocol, 0 requirements\n"))
    }

    @Test func theInnermostPackageCounts() throws {
        let folder = try package(["Inner/Package.swift": "", "Inner/Sources/Q/Q.swift": "protocol Q {}\n"])
        #expect(run("list", in: folder["Inner/Sources"]).output.hasPrefix("../Sources/Q/Q.swift:1: "))
        // Named from outside, it is a package of its own and no part of this one.
        #expect(run("list", "Inner", in: folder.path).output.hasSuffix("1 protocol, 0 requirements\n"))
    }

    @Test func aFolderInNoPackageStandsForOne() throws {
        let folder = try TemporaryFolder(["A.swift": "protocol A {}\n", "Sub/B.swift": "protocol B {}\n"])
        #expect(
            run("list", in: folder["Sub"]).output
                == "B.swift:1: internal protocol B, 0 requirements\n1 protocol, 0 requirements\n")
    }

    @Test(arguments: ["check", "sync"]) func withoutAnyDoubleThatIsSaid(_ command: String) throws {
        let folder = try package()
        let run = run(command, in: folder["Sources/P"])
        #expect(run.code == .unusableInput)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("error: no doubles found in '\(folder.path)': 'understudy generate' writes them"))
        #expect(TestRun([command, "--quiet", "--package-path", folder.path]).errors.hasSuffix(" [no-doubles]\n"))
    }
}
