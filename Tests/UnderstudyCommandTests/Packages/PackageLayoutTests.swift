import Testing

@testable import understudy

@Suite("Modules of files")
struct PackageLayoutTests {
    private static let layout = PackageLayout(
        manifest: Array(
            """
            .target(name: "Core"), .target(name: "Extra", path: "Sources/Core/Extra"), .target(name: "Old", path: "./Old/"),
            .testTarget(name: "CoreTests", dependencies: ["Core"]),
            .testTarget(name: "AllTests", dependencies: ["Extra", "Old", .product(name: "Net", package: "net")], path: "Checks"),
            .plugin(name: "Tool", capability: .buildTool()),
            """.utf8))

    @Test(arguments: [
        ("Sources/Core/A.swift", "Core"), ("Sources/Core/Sub/A.swift", "Core"), ("Source/Core/A.swift", "Core"),
        ("src/Core/A.swift", "Core"), ("Sources/Core/Extra/A.swift", "Extra"), ("Old/A.swift", "Old"),
        ("Tests/CoreTests/A.swift", "CoreTests"), ("Checks/Deep/A.swift", "AllTests"),
        ("Plugins/Tool/A.swift", "Tool"), ("Plugins/A.swift", "Tool"), ("Sources/CoreX/A.swift", nil),
        ("Package.swift", nil), ("Tests/AllTests/A.swift", nil), ("Sources/A.swift", nil),
    ])
    func target(_ path: String, name: String?) {
        #expect(Self.layout.target(ofFileAt: path)?.name == name)
    }

    @Test func theOnlyTargetOfItsKindMayLieInTheUsualFolderItself() {
        let layout = PackageLayout(manifest: Array(#".target(name: "A"), .testTarget(name: "T")"#.utf8))
        #expect(layout.target(ofFileAt: "Sources/x.swift")?.name == "A")
        #expect(layout.target(ofFileAt: "Tests/Sub/x.swift")?.name == "T")
    }

    @Test func aTargetMayBeTheWholePackage() {
        let layout = PackageLayout(
            manifest: Array(#".target(name: "A", path: "."), .testTarget(name: "T", path: "Tests")"#.utf8))
        #expect(layout.target(ofFileAt: "x/y.swift")?.name == "A")
        #expect(layout.target(ofFileAt: "Tests/y.swift")?.name == "T")
    }

    @Test(arguments: [("Core", "CoreTests"), ("Extra", "AllTests"), ("Tool", nil), ("Net", nil)])
    func fittingTests(_ target: String, tests: String?) {
        #expect(Self.layout.targets.tests(fitting: target)?.name == tests)
    }

    @Test func testsThatDependOnATargetThroughOthersFitWhereNoneDoesDirectly() {
        let layout = PackageLayout(
            manifest: Array(
                """
                .target(name: "A"), .target(name: "B", dependencies: ["A"]), .target(name: "C", dependencies: ["B"]),
                .testTarget(name: "Far", dependencies: ["C"]), .testTarget(name: "Near", dependencies: ["B"]),
                .target(name: "Alone"),
                """.utf8))
        #expect(layout.targets.tests(fitting: "A")?.name == "Far")
        #expect(layout.targets.tests(fitting: "B")?.name == "Near")
        #expect(layout.targets.tests(fitting: "Alone") == nil)
    }

    @Test func foldersOfTargets() {
        #expect(
            Self.layout.targets.map(Self.layout.folder) == [
                "Sources/Core", "Sources/Core/Extra", "Old", "Tests/CoreTests", "Checks", "Plugins/Tool",
            ])
    }

    @Test(arguments: [
        ("/x/Sources/Core/A.swift", "Core"), ("/x/Sources/Core/Deep/A.swift", "Core"),
        ("Tests/CoreTests/A.swift", "CoreTests"),
        ("/Sources/proj/Sources/Core/A.swift", "Core"), ("/x/Sources/A.swift", nil), ("/x/A.swift", nil),
        ("A.swift", nil),
    ])
    func withoutManifest(_ path: String, module: String?) {
        #expect(PackageLayout.conventionalModule(ofFileAt: path) == module)
    }

    @Test func theNearestManifestUpwardsCounts() throws {
        let folder = try TemporaryFolder([
            "Package.swift": #".target(name: "outer-kit", path: "Sources")"#,
            "inner/Package.swift": #".target(name: "Inner")"#,
        ])
        var finder = ModuleFinder(files: .live)
        #expect(finder.module(ofFileAt: folder["Sources/Sub/A.swift"]) == "outer_kit")
        #expect(finder.module(ofFileAt: folder["inner/Sources/Inner/A.swift"]) == "Inner")
        #expect(finder.module(ofFileAt: folder["inner/Sources/Unknown/Deep/A.swift"]) == "Inner")
        #expect(finder.module(ofFileAt: folder["other/A.swift"]) == nil)
        #expect(finder.module(ofFileAt: folder["other/Sources/Loose/A.swift"]) == "Loose")
    }

    @Test func manifestsAreReadOnce() throws {
        final class Reads: @unchecked Sendable { var count = 0 }
        let folder = try TemporaryFolder(["Package.swift": #".target(name: "A")"#])
        let reads = Reads()
        var files = FileSystem.live
        files.read = { path, buffer throws(FileError) in
            if path == folder["Package.swift"] { reads.count += 1 }
            try FileSystem.live.read(path, &buffer)
        }
        var finder = ModuleFinder(files: files)
        let sources = (0..<9).map { SourceFile(path: folder["Sources/A/\($0)/x.swift"]) }
        #expect(finder.assignModules(to: sources).allSatisfy { $0.module == "A" })
        #expect(reads.count == 1)
    }
}
