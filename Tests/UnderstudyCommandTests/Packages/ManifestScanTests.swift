import Testing

@testable import understudy

@Suite("Targets of a manifest")
struct ManifestScanTests {
    private func targets(_ text: String) -> [ManifestTarget] {
        ManifestScan.targets(in: Array(text.utf8))
    }

    private func own(_ name: String) -> ManifestTarget.Dependency { .init(name: name, package: nil) }

    @Test func allKindsWithPathsAndDependencies() {
        let found = targets(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "App",
                products: [
                    .library(name: "Core", targets: ["Core"]), .plugin(name: "Tool", targets: ["Tool"]),
                ],
                dependencies: [.package(url: "https://example.com/x.git", from: "1.0.0")],
                targets: [
                    .target(name: "Core", dependencies: ["Base", .target(name: "Other", condition: .when(platforms: [.linux])),
                        .product(name: "Log", package: "swift-log"), .byName(name: "Any")], path: "Code/Core",
                        exclude: ["path: \\"x\\""], plugins: [.plugin(name: "Lint", package: "lint")]),
                    .executableTarget(name: "app", dependencies: [.target(name: "Core"),]),
                    .testTarget(name: "CoreTests", dependencies: ["Core"] + (isLinux ? [ "More" ] : [])),
                    .macro(name: "Macros"),
                    .plugin(name: "Tool", capability: .buildTool(), dependencies: ["app"]),
                    .binaryTarget(name: "Bin", path: "Bin.xcframework"),
                ]
            )
            """)
        #expect(found.allSatisfy { $0.settings == [.languageMode("6")] })
        let plain = found.map { target in
            var target = target
            target.settings = []
            return target
        }
        #expect(
            plain == [
                ManifestTarget(
                    kind: .target, name: "Core", path: "Code/Core",
                    dependencies: [
                        own("Base"), own("Other"), .init(name: "Log", package: "swift-log"), own("Any"),
                    ]),
                ManifestTarget(kind: .executableTarget, name: "app", path: nil, dependencies: [own("Core")]),
                ManifestTarget(
                    kind: .testTarget, name: "CoreTests", path: nil, dependencies: [own("Core"), own("More")]),
                ManifestTarget(kind: .macro, name: "Macros", path: nil, dependencies: []),
                ManifestTarget(kind: .plugin, name: "Tool", path: nil, dependencies: [own("app")]),
            ])
    }

    @Test func commentsAndStringsHoldNoTargets() {
        let found = targets(
            """
            // .target(name: "A")
            /* .target(name: "B") /* nested */ .target(name: "C") */
            let s = ".target(name: \\"D\\")"
            let t = \"\"\"
                .target(name: "E")
                \"\"\"
            let u = #".target(name: "F")"#
            let v = "\\(x(")")) .target(name: "
            targets: [Target.target(name: "Real" /* it is */, path: #"My"Path"#)]
            """)
        #expect(found.map(\.name) == ["Real"])
        #expect(found.map(\.path) == ["My\"Path"])
    }

    @Test func brokenManifestsAreReadToTheirEnd() {
        let manifest = """
            let package = Package(name: "A", targets: [
                .target(name: "A", dependencies: ["B", .product(name: "C", package: "d")], path: "x"),
                .testTarget(name: "ATests", dependencies: [.target(name: "A"), "B"] + { more("\\(x)") }()),
            ])
            """
        let characters = Array(manifest)
        for position in characters.indices {
            _ = targets(String(characters[..<position]))
            _ = targets(String(characters[..<position] + characters[(position + 1)...]))
            for bracket in ["]", "}", ")", "["] {
                _ = targets(String(characters[..<position]) + bracket + String(characters[position...]))
            }
        }
        #expect(targets(#".testTarget(name: "T", dependencies: ["A",] plugins: [] ])"#).map(\.name) == ["T"])
        #expect(targets(#".target(name: "A"] .target(name: "B")"#).map(\.name) == ["A", "B"])
    }

    @Test func namesWorkedOutAtRunTimeAreLeftOut() {
        #expect(
            targets(#".target(name: name), .target(name: "A\(b)"), .target(name: "Plain")"#).map(\.name) == ["Plain"])
    }

    @Test(arguments: [
        "", ".target(", ".target(name:", ".target(name: \"A", "\"\\(", "/*", ".target(name: \"A\", dependencies: [",
        "#\"",
    ])
    func brokenManifestsDoNoHarm(_ text: String) {
        #expect(targets(text).map(\.name).allSatisfy { $0 == "A" })
    }

    @Test func moduleNames() {
        let names = ["Core", "my-tool", "2D", "a.b"].map {
            ManifestTarget(kind: .target, name: $0, path: nil, dependencies: []).moduleName
        }
        #expect(names == ["Core", "my_tool", "_D", "a_b"])
    }
}
