import Testing
import UnderstudySemantics

@testable import understudy

/// Checkouts with the `Project.swift` that Tuist makes an Xcode project from, and without that project.
@Suite("Projects of Tuist")
struct TuistProjectTests {
    /// A repository with the files that the manifests below name, and a project in `App`.
    private static func folder(
        _ project: String, helpers: String = "", _ others: [String: String] = [:]
    ) throws
        -> TemporaryFolder
    {
        let sources = [
            "Sources/A.swift", "Sources/Deep/B.swift", "Sources/Widget/W.swift", "Sources/ATests.swift",
            "Tests/T.swift", "Tests/UI/U.swift", "Testing/M.swift", "Extra/One.swift", "Extra/Two.swift",
            "Features/Home/Sources/H.swift", "Features/Home/Tests/HT.swift",
        ]
        var files = others
        for path in sources { files["App/" + path] = "" }
        files["App/Project.swift"] = "import ProjectDescription\n" + project
        files["Shared/S.swift"] = ""
        files["Tuist/ProjectDescriptionHelpers/Helpers.swift"] = "import ProjectDescription\n" + helpers
        return try TemporaryFolder(files)
    }

    /// What the targets of a project are called, what they hold and what they need.
    private func targets(_ folder: TemporaryFolder) throws -> [String] {
        let project = try #require(XcodeProject(in: folder["App"]))
        #expect(project.path == folder["App/Project.swift"])
        return project.targets.map { target in
            let mark = target.kind == .unitTests ? "tests " : target.kind == .interfaceTests ? "ui " : ""
            let paths = target.folders + target.files.sorted() + target.exceptions.sorted().map { "-" + $0 }
            let shown = paths.map { $0.replacing(folder.path + "/", with: "").replacing("App/", with: "") }
            let needed =
                target.dependencies.isEmpty ? "" : " needs " + target.dependencies.sorted().joined(separator: " ")
            return mark + target.name + ": " + shown.joined(separator: " ") + needed
        }
    }

    @Test(
        arguments: [
            (
                """
                let project = Project(name: "App", targets: [
                    .target(name: "App", destinations: .iOS, product: .app, bundleId: "a", sources: ["Sources/**"]),
                    Target(name: "AppTests", platform: .iOS, product: .unitTests, bundleId: "b", sources: "Tests/**/*.swift",
                        dependencies: [.target(name: "App"), .project(target: "Kit", path: "../Kit"), .xctest]),
                    .target(name: "AppUITests", product: .uiTests, bundleId: "c", buildableFolders: ["Tests/UI"]),
                ])
                """,
                ["App: Sources", "tests AppTests: Tests needs App Kit", "ui AppUITests: Tests/UI"]
            ),
            (
                """
                let a = Target.target(name: "A", product: .app, bundleId: "a", sources: .sourceFilesList(globs: [
                    .glob("Sources/**", excluding: ["Sources/Widget/**", "Sources/*Tests.swift"], compilerFlags: "-w")]))
                let b = Target.target(name: "B", product: .app, bundleId: "a", sources: ["Sources/*.swift", "Extra/One.swift"])
                let c = Target.target(name: "C", product: .app, bundleId: "a", sources: [.relativeToRoot("Shared/**"), "Extra"])
                let d = Target.target(name: "D", product: .app, bundleId: "a", sources: ["Features/*/Sources/**", "None/**", "../../**"])
                let e = Target.target(name: "E", product: .app, bundleId: "a", buildableFolders: [
                    .folder("Extra", exceptions: .exceptions([.exception(excluded: ["Extra/Two.swift"])]))])
                let f = Target.target(name: "F", product: .app, bundleId: "a", sources: ["None/**"])
                let g = Target.target(name: "G", product: .app, bundleId: "a")
                """,
                [
                    "A: Sources -Sources/ATests.swift -Sources/Widget/W.swift",
                    "B: Extra/One.swift Sources/A.swift Sources/ATests.swift", "C: Shared Extra",
                    "D: Features/Home/Sources", "E: Extra -Extra/Two.swift",
                ]
            ),
            (
                """
                let names = ["A", "B"]
                var all: [Target] = names.map { Target.target(name: $0, product: .app, bundleId: $0, sources: ["Sources/**"]) }
                all.append(.target(name: "C" + "D", product: .app, bundleId: "c", sources: ["Extra/**"]))
                for name in names where true { make(name) }
                func make(_ name: String, folder: String = "Tests") -> Target {
                    .target(name: "\\(name)Tests", product: .unitTests, bundleId: "", sources: ["\\(folder)/**"])
                }
                """,
                ["A: Sources", "B: Sources", "CD: Extra", "tests ATests: Tests", "tests BTests: Tests"]
            ),
            (
                """
                let isOn = Environment.isOn.getBoolean(default: false)
                let name = isOn ? "A" : "B"
                let a = Target.target(name: name, product: .app, bundleId: "a", sources: ["Sources/**"])
                let b = Target.target(name: "C", product: .app, bundleId: "a", sources: isOn ? ["Sources/**"] : ["Extra/**"])
                if isOn { Target.target(name: "D", product: .app, bundleId: "a", sources: ["Sources/**"]) }
                if true || isOn { Target.target(name: "E", product: .app, bundleId: "a", sources: ["Sources/**"]) }
                if names.isEmpty { Target.target(name: "F", product: .app, bundleId: "a", sources: ["Sources/**"]) }
                let names = ["A"]
                let g = Target.target(name: unknown(), product: .app, bundleId: "a", sources: ["Sources/**"])
                """,
                ["C: Sources Extra", "D: Sources", "E: Sources"]
            ),
            (
                """
                func loop(_ name: String) -> String { loop(name + name) }
                func grow(_ names: [String]) -> [String] { grow(names + names) }
                let a = Target.target(name: loop("A"), product: .app, bundleId: "a", sources: ["Sources/**"])
                let b = Target.target(name: "B", product: .app, bundleId: "a", sources: grow(["Sources/**"]) + ["Extra/**"])
                let c = Target.target(name: "\\(d)", product: .app, bundleId: "a", sources: ["Sources/**"])
                let d = "\\(c)"
                """, ["B: Extra"]
            ),
        ])
    func targets(_ project: String, expected: [String]) throws {
        #expect(try targets(Self.folder(project)) == expected)
    }

    @Test(
        arguments: [
            (
                "let project = Project.feature(name: \"Home\", parts: [.sources, .tests])",
                """
                public enum Part { case sources, tests, testing }
                public let suffix = "Testing"
                extension Project {
                    public static func feature(name: String, parts: Set<Part> = [.sources, .tests, .testing]) -> Project {
                        var targets: [Target] = []
                        if parts.contains(.sources) { targets.append(.feature(name)) }
                        if parts.contains(.testing) { targets.append(.feature(name + suffix, in: "Testing/**")) }
                        if parts.contains(.tests) {
                            let tests = Target.target(name: "\\(name)Tests", product: .unitTests, bundleId: "x",
                                sources: .tests, dependencies: [.target(name: name)] + (parts.contains(.testing)
                                    ? [.target(name: name + suffix)] : []))
                            targets.append(tests)
                        }
                        return Project(name: name, targets: targets)
                    }
                }
                extension Target {
                    static func feature(_ name: String, in folder: SourceFilesList = "Sources/**") -> Target {
                        .target(name: name, product: .framework, bundleId: name.lowercased(), sources: folder)
                    }
                }
                extension SourceFilesList { static let tests: SourceFilesList = ["Tests/**"] }
                """,
                ["Home: Sources", "tests HomeTests: Tests needs Home"]
            ),
            (
                """
                let project = Project.make(.domain, targets: [
                    .implements(.domain, factory: .init(dependencies: [.core(.log)])),
                    .tests(.domain, factory: .init(product: .unitTests, dependencies: [.domain]))])
                """,
                """
                enum Module: String { case domain = "Domain"; case data
                    var folder: String { switch self { case .domain: return "Sources"; case .data: return "Extra" } }
                }
                enum Core: String { case log = "Log"; static let prefix = "Core" }
                struct Factory {
                    var name: String
                    var product: Product?
                    var sources: SourceFilesList?
                    var dependencies: [TargetDependency]
                    init(name: String = "", product: Product? = nil, dependencies: [TargetDependency] = []) {
                        self.name = name
                        self.product = product
                        self.dependencies = dependencies
                    }
                }
                extension Target {
                    static func implements(_ module: Module, factory: Factory) -> Self {
                        var own = factory
                        own.name = module.rawValue
                        own.sources = ["\\(module.folder)/**"]
                        return make(own)
                    }
                    static func tests(_ module: Module, factory: Factory) -> Target {
                        var own = factory
                        own.name = module.rawValue + "Tests"
                        own.sources = .tests
                        return make(own)
                    }
                    static func make(_ factory: Factory) -> Self {
                        .init(name: factory.name, product: factory.product ?? .framework, bundleId: "x.\\(factory.name)",
                            sources: factory.sources, dependencies: factory.dependencies)
                    }
                }
                extension SourceFilesList { static let tests: Self = .init(globs: ["Tests/**"]) }
                extension TargetDependency {
                    static let domain = TargetDependency.target(name: Module.domain.rawValue)
                    static func core(_ module: Core) -> Self {
                        .project(target: Core.prefix + module.rawValue, path: .relativeToRoot("Core/\\(module.rawValue)"))
                    }
                }
                """,
                ["Domain: Sources needs CoreLog", "tests DomainTests: Tests needs Domain"]
            ),
            (
                "let project = Project(name: \"App\", targets: Module.allCases.flatMap(\\.targets))",
                """
                struct Layer { let name: String; let folder: String }
                enum Module: CaseIterable {
                    case home, search
                    var layer: Layer { self == .home ? Layer(name: "Home", folder: "Sources") : Layer(name: "Search", folder: "Extra") }
                    var targets: [Target] {
                        [.target(name: layer.name, product: .app, bundleId: "x", sources: ["\\(layer.folder)/**"])]
                    }
                }
                """,
                ["Home: Sources", "Search: Extra"]
            ),
            (
                "let project = Project.of(.feature(.home))",
                """
                enum Path { case feature(Feature), core(Core) }
                enum Feature: String { case home = "HomeFeature" }
                enum Core: String { case home = "HomeCore" }
                extension Project {
                    static func of(_ path: Path) -> Project {
                        let name: String
                        switch path {
                        case .feature(let feature): name = feature.rawValue
                        case let .core(core): name = core.rawValue
                        }
                        let target = Target(name: name, product: .app, bundleId: "x", sources: ["Sources/**"])
                        return Project(name: name, targets: [target])
                    }
                }
                """,
                ["HomeFeature: Sources"]
            ),
            (
                "let project = Project(name: \"Home\", targets: [.feature(interface: .home), .feature(tests: .home)])",
                """
                enum Feature: String { case home = "Home" }
                extension Target {
                    private static func feature(interface name: String, product: Product = .framework) -> Target {
                        .init(name: name + "Interface", product: product, bundleId: "x", sources: ["Sources/**"])
                    }
                    static func feature(interface feature: Feature) -> Target { .feature(interface: feature.rawValue) }
                    static func feature(tests feature: Feature) -> Target {
                        .target(name: feature.rawValue + "Tests", product: .unitTests, bundleId: "x", sources: ["Tests/**"])
                    }
                }
                """,
                ["HomeInterface: Sources", "tests HomeTests: Tests"]
            ),
        ])
    func helpers(_ project: String, _ helpers: String, expected: [String]) throws {
        #expect(try targets(Self.folder(project, helpers: helpers)) == expected)
    }

    @Test func helpersOfPluginsCount() throws {
        let folder = try Self.folder(
            "let a = Target.plain(Module.a.rawValue)",
            [
                "Tuist/Config.swift": """
                import ProjectDescription
                let config = Config(plugins: [.local(path: .relativeToManifest("../../Plugins/Own")), .git(url: "x", tag: "1")])
                """,
                "Plugins/Own/ProjectDescriptionHelpers/Name.swift": "enum Module: String { case a = \"A\" }",
                "Plugins/Own/ProjectDescriptionHelpers/Deep/Own.swift": """
                import ProjectDescription
                extension Target {
                    static func plain(_ name: String) -> Target {
                        .target(name: name, product: .app, bundleId: "x", sources: ["Sources/**"])
                    }
                }
                """,
            ])
        #expect(try targets(folder) == ["A: Sources"])
    }

    @Test func whatCountsAsAProject() throws {
        let project = "let a = Target.target(name: \"A\", product: .app, bundleId: \"a\", sources: [\"Sources/**\"])"
        let another = try TemporaryFolder(["App/Project.swift": project])
        #expect(XcodeProject(in: another["App"]) == nil)
        let made = try Self.folder(project, ["App/App.xcodeproj/project.pbxproj": "{}"])
        #expect(XcodeProject(in: made["App"]) == nil)
        let nested = try Self.folder("let a = Target.plain(\"A\")", ["App/.git/HEAD": ""])
        #expect(try targets(nested) == [])
    }

    @Test func settings() throws {
        let folder = try Self.folder(
            """
            let base: SettingsDictionary = ["SWIFT_VERSION": "5"]
            let project = Project(name: "App", settings: .settings(base: base.merging(["OTHER": true]), configurations: [
                    .release(name: "Release", settings: ["SWIFT_VERSION": "4"]),
                    .debug(name: "Debug", xcconfig: .relativeToRoot("Shared/Debug.xcconfig"))]),
                targets: [
                    .target(name: "A", product: .app, productName: "Anew", bundleId: "a", sources: ["Sources/**"]),
                    .target(name: "B", product: .app, bundleId: "b", sources: ["Extra/**"],
                        settings: .settings(base: SettingsDictionary().swiftVersion("6").merging(["X": "Y"]))),
                    .target(name: "BTests", product: .unitTests, bundleId: "c", sources: ["Tests/**"], dependencies: [.target(name: "B")]),
            ])
            """, ["Shared/Debug.xcconfig": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\n"])
        let project = try #require(XcodeProject(in: folder["App"]))
        let settings = Dictionary(
            uniqueKeysWithValues: project.targets.map { ($0.moduleName, project.settings(of: $0)) })
        #expect(settings["Anew"]?.languageMode == .swift5 && settings["Anew"]?.isMainActorByDefault == true)
        #expect(settings["B"]?.languageMode == .swift6 && settings["B"]?.tests?.languageMode == .swift5)
    }

    /// What the app and its extension both name is shared, and the app comes first.
    @Test(
        arguments: [
            ("Sources/A.swift", "App"), ("Sources/Widget/W.swift", "Widget"), ("Sources/Deep/New.swift", "App"),
            ("Tests/T.swift", "AppTests"), ("Tests/UI/U.swift", "AppUITests"), ("Extra/One.swift", nil),
        ] as [(String, String?)])
    func nestedFolders(_ path: String, module: String?) throws {
        let folder = try Self.folder(
            """
            let project = Project(name: "App", targets: [
                .target(name: "Deep", product: .appExtension, bundleId: "d", sources: ["Sources/Deep/**"]),
                .target(name: "App", product: .app, bundleId: "a", sources: [.glob("Sources/**", excluding: "Sources/Widget/**")]),
                .target(name: "Widget", product: .appExtension, bundleId: "b", sources: ["Sources/Widget/**"]),
                .target(name: "AppUITests", product: .uiTests, bundleId: "c", sources: ["Tests/UI/**"]),
                .target(name: "AppTests", product: .unitTests, bundleId: "c", sources: [.glob("Tests/**", excluding: ["Tests/UI/**"])]),
            ])
            """)
        let project = try #require(XcodeProject(in: folder["App"]))
        #expect(project.target(ofFileAt: folder["App/" + path])?.moduleName == module)
    }

    private static let app = """
        let project = Project(name: "App", targets: [
            .target(name: "App", product: .app, bundleId: "a", sources: ["Sources/**"]),
            .target(name: "AppTests", product: .unitTests, bundleId: "b", sources: ["Tests/**"], dependencies: [.target(name: "App")]),
        ])
        """
    private static let store = "protocol Store {\n    func save(_ name: String)\n}\n"

    /// A manifest of what the app depends on, as Tuist reads it, is no package with targets.
    @Test(arguments: [nil, "import PackageDescription\nlet package = Package(name: \"App\", dependencies: [])"])
    func doublesLandInTheTestsOfTheProtocolsTarget(_ dependencies: String?) throws {
        var others = ["App/Sources/Store.swift": Self.store]
        others["Package.swift"] = dependencies
        let folder = try Self.folder(Self.app, others)
        let run = TestRun(["generate", "Store", "--kind", "spy"], files: .live(in: folder.path))
        #expect(run.errors == "")
        #expect(run.output == "wrote App/Tests/Doubles/StoreSpy.swift\n")
        #expect(try folder.text("App/Tests/Doubles/StoreSpy.swift").hasPrefix("@testable import App\n"))
        #expect(TestRun(["check"], files: .live(in: folder.path)).code == .success)
        let support = TestRun(["support", "inTurn"], files: .live(in: folder["App"]))
        #expect(support.output.hasPrefix("wrote Tests/Doubles/"))
    }

    @Test func withoutTestsThereIsNoPlace() throws {
        let project = Self.app.replacing("Tests/**", with: "None/**")
        let folder = try Self.folder(project, ["App/Sources/Store.swift": Self.store])
        let run = TestRun(["generate", "Store", "--kind", "spy"], files: .live(in: folder.path))
        #expect(
            run.errors.contains(
                "there is no place for a double of 'Store': no test target depends on 'App'; name a folder with --output"
            ))
    }
}
