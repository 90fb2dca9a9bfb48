import Testing
import UnderstudySemantics

@testable import understudy

@Suite("Build settings of manifests")
struct ManifestSettingsTests {
    private func settings(_ manifest: String, of target: String = "A") -> ModuleSettings? {
        let layout = PackageLayout(manifest: Array(manifest.utf8))
        return layout.targets.first { $0.name == target }.map(layout.settings)
    }

    @Test(arguments: [
        "swiftSettings: [.defaultIsolation(MainActor.self)]", "swiftSettings: [.defaultIsolation( MainActor.self )]",
        "swiftSettings: [\n.define(\"X\"), .defaultIsolation(\n MainActor\n.self), .treatAllWarnings(as: .error)]",
        "swiftSettings: [.unsafeFlags([\"-default-isolation\", \"MainActor\"])]",
        "swiftSettings: [.unsafeFlags([\"-Xfrontend\", \"-default-isolation\", \"-Xfrontend\", \"MainActor\"])]",
        "swiftSettings: common + [.enableUpcomingFeature(\"Other\")]", "swiftSettings: all", "swiftSettings: .shared",
        "swiftSettings: [main]", "swiftSettings: isCI ? [] : common",
    ])
    func targetsOnTheMainActor(_ argument: String) {
        let manifest = """
            let main: SwiftSetting = .defaultIsolation(MainActor.self)
            let common: [SwiftSetting] = [main]
            var all = common + [.define("X")]
            extension [SwiftSetting] { static var shared: Self { [.defaultIsolation(MainActor.self)] } }
            let package = Package(targets: [.target(name: "A", \(argument)), .target(name: "B")])
            """
        #expect(settings(manifest)?.isMainActorByDefault == true)
        #expect(settings(manifest, of: "B")?.isMainActorByDefault == false)
    }

    @Test(arguments: [
        "// .defaultIsolation(MainActor.self)", "/* swiftSettings: [.defaultIsolation(MainActor.self)] */",
        "swiftSettings: [.defaultIsolation(nil)]", "swiftSettings: [.define(\".defaultIsolation(MainActor.self)\")]",
        "swiftSettings: [.defaultIsolation(MainActor.self), .defaultIsolation(nil)]", "swiftSettings: loop",
    ])
    func targetsOnNoActor(_ argument: String) {
        let manifest = """
            let loop = loop + []
            .target(name: "A", path: "a",
            \(argument)
            ), .target(name: "B", swiftSettings: [.defaultIsolation(MainActor.self)])
            """
        #expect(settings(manifest)?.isMainActorByDefault == false)
        #expect(settings(manifest, of: "B")?.isMainActorByDefault == true)
    }

    @Test(arguments: [
        ("for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self)] }", true, true),
        ("for t in package.targets where t.type != .test { t.swiftSettings?.append(main) }", true, false),
        ("for t in package.targets where t.type == .test { t.swiftSettings = [main] }", false, true),
        ("package.targets.forEach { $0.swiftSettings = ($0.swiftSettings ?? []) + [main] }", true, true),
        ("print(package.targets.count); func f() { g(.defaultIsolation(MainActor.self)) }", false, false),
    ])
    func loops(_ loop: String, app: Bool, tests: Bool) {
        let manifest = """
            let main = SwiftSetting.defaultIsolation(MainActor.self)
            let package = Package(targets: [.target(name: "A"), .testTarget(name: "T", dependencies: ["A"])])
            \(loop)
            """
        #expect(settings(manifest)?.isMainActorByDefault == app)
        #expect(settings(manifest, of: "T")?.isMainActorByDefault == tests)
    }

    @Test func featuresFromAList() {
        let manifest = """
            .target(name: "A"),
            for target in package.targets {
                let features = ["ExistentialAny", "NonisolatedNonsendingByDefault"]
                target.swiftSettings = features.map { .enableUpcomingFeature($0) }
            }
            """
        #expect(settings(manifest)?.isNonsendingByDefault == true)
    }

    @Test(
        arguments: [
            ("// swift-tools-version: 6.0\n.target(name: \"A\")", ModuleSettings.LanguageMode.swift6),
            ("// swift-tools-version:5.9\n.target(name: \"A\")", .swift5), (".target(name: \"A\")", nil),
            (
                "// swift-tools-version: 6.2\nPackage(targets: [.target(name: \"A\")], swiftLanguageModes: [.v5])",
                .swift5
            ),
            (
                "// swift-tools-version:5.9\nPackage(targets: [.target(name: \"A\")], swiftLanguageVersions: [.v5, .version(\"6\")])",
                .swift6
            ),
            ("// swift-tools-version: 6.2\n.target(name: \"A\", swiftSettings: [.swiftLanguageMode(.v5)])", .swift5),
        ] as [(String, ModuleSettings.LanguageMode?)])
    func languageModes(_ manifest: String, mode: ModuleSettings.LanguageMode?) {
        #expect(settings(manifest)?.languageMode == mode)
    }

    @Test func settingsOfTheTestsAreKnown() {
        let manifest = """
            // swift-tools-version: 6.2
            .target(name: "A"), .target(name: "Alone"),
            .testTarget(name: "ATests", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault"), .swiftLanguageMode(.v5)])
            """
        #expect(settings(manifest)?.isNonsendingByDefault == false)
        #expect(settings(manifest)?.tests?.isNonsendingByDefault == true)
        #expect(settings(manifest)?.tests?.languageMode == .swift5)
        #expect(settings(manifest, of: "Alone")?.tests == nil)
    }

    @Test func brokenManifestsAreReadToTheirEnd() {
        let manifest = """
            let a: [SwiftSetting] = [.defaultIsolation(MainActor.self)] + b
            .target(name: "A", swiftSettings: a + [.unsafeFlags(["-swift-version", "5"]), .swiftLanguageMode(.v5)])
            Package(swiftLanguageModes: [.v6]) for t in package.targets where t { t.swiftSettings = a }
            """
        for position in manifest.indices {
            _ = settings(String(manifest[..<position]))
            _ = settings(String(manifest[position...]))
            for bracket in ["]", "}", "(", "{"] {
                _ = settings(String(manifest[..<position]) + bracket + String(manifest[position...]))
            }
        }
    }
}
