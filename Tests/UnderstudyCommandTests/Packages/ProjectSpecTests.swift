import Testing
import UnderstudySemantics

@testable import understudy

/// Checkouts with the description of an Xcode project, and without the project that XcodeGen makes of it.
@Suite("Descriptions of Xcode projects")
struct ProjectSpecTests {
    @Test(
        arguments: [
            ("a: b # c\n\"d e\": 'f''g'\nh: https://a.b#c", ["a": "b", "d e": "f'g", "h": "https://a.b#c"]),
            ("---\na:\n  - b\n  - c: d\n    e: f\n  -\n    g\n", ["a": ["b", ["c": "d", "e": "f"], "g"]]),
            ("a:\n- b\n- - c\n  - d\ne: f", ["a": ["b", ["c", "d"]], "e": "f"]),
            ("a: [b, \"c: d\", { e: f, g: [ ] }]", ["a": ["b", "c: d", ["e": "f", "g": []]]]),
            ("a: [\n  b, # c\n  d\n]\ne: { }\n", ["a": ["b", "d"], "e": [:]]),
            ("a: [b: c, d]", ["a": [["b": "c"], "d"]]),
            ("a: |\n  b: c\n   # d\n\n  e\nf: >-\n  g", ["a": "b: c\n# d\n\ne", "f": "g"]),
            ("a: b\n  c\nd: \"e\n  f\"", ["a": "b c", "d": "e f"]),
            (
                "a: &x\n  b: c\nd:\n  <<: *x\n  e: f\ng: *x",
                ["a": ["b": "c"], "d": ["b": "c", "e": "f"], "g": ["b": "c"]]
            ),
            ("a:\nb: \"$(X)\"\r\nc: \"\\\"#\\n\"", ["a": "", "b": "$(X)", "c": "\"#\n"]),
        ] as [(String, PropertyList)])
    func yaml(_ text: String, value: PropertyList) {
        #expect(PropertyList(yaml: Array(text.utf8)) == value)
    }

    @Test(arguments: ["a: [b", "a: {b: c", "a: \"b", "a: b\n c: d\n e", "a: *b", "a: b\nc", "a: [b] c"])
    func brokenYAML(_ text: String) {
        #expect(PropertyList(yaml: Array(text.utf8)) == nil)
    }

    @Test(arguments: [String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000) + "a"])
    func deepYAML(_ text: String) {
        #expect(PropertyList(yaml: Array(text.utf8)) == nil)
    }

    /// An app, its tests beside its code, a framework from another file, and one from a template.
    private static let files = [
        "project.yml": """
        name: Notes
        include:
          - path: Kit/target.yml
        options: { deploymentTarget: { iOS: 17.0 } }
        settings:
          SWIFT_VERSION: 6
        settingGroups:
          approachable: { SWIFT_APPROACHABLE_CONCURRENCY: YES }
        targetTemplates:
          Feature:
            type: framework
            sources:
              - Features/${target_name}/Sources
            settings:
              groups: [approachable]
        targets:
          Notes:
            type: application
            platform: iOS
            configFiles: { Debug: Config/Debug.xcconfig }
            sources:
              - path: Notes
                excludes:
                  - "**/*Tests.swift"
                  - "**/TestHelpers/*"
              - path: Assets
                buildPhase: resources
            dependencies: [target: NotesKit]
          NotesTests:
            type: bundle.unit-test
            settings: { base: { SWIFT_VERSION: 5 } }
            sources:
              - path: Notes
                includes:
                  - "**/*Tests.swift"
                  - "**/TestHelpers/*"
              - TestSupport
            dependencies:
              - target: Notes
          Search:
            templates: [Feature]
            sources: Extra/One.swift
          Widget:
            type: app-extension
            sources: [Widget, Notes/Shared.swift, Notes/Shown]
        """,
        "Kit/target.yml": """
        targets:
          NotesKit:
            type: framework
            sources:
            - path: Sources
            settings:
              configs:
                Debug:
                  OTHER_SWIFT_FLAGS: -default-isolation MainActor
        """,
        "Config/Debug.xcconfig": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\n",
        "Notes/App.swift": "", "Notes/Shared.swift": "", "Notes/Store/StoreTests.swift": "",
        "Notes/Store/TestHelpers/Deep/MockStore.swift": "", "Notes/Store/TestHelpers/Note.swift": "",
    ]

    private func withProject<Result>(_ body: (XcodeProject, String) throws -> Result) throws -> Result {
        let folder = try TemporaryFolder(Self.files)
        return try body(try #require(XcodeProject(in: folder.path)), folder.path)
    }

    @Test(
        arguments: [
            ("Notes/App.swift", "Notes"), ("Notes/Shared.swift", "Notes"), ("Notes/Shown/A.swift", "Notes"),
            ("Notes/New/Folder/A.swift", "Notes"),
            ("Notes/Store/StoreTests.swift", "NotesTests"), ("Notes/Store/TestHelpers/Note.swift", "NotesTests"),
            ("Notes/Store/TestHelpers/Deep/MockStore.swift", "NotesTests"), ("TestSupport/A.swift", "NotesTests"),
            ("Kit/Sources/A.swift", "NotesKit"), ("Features/Search/Sources/A.swift", "Search"),
            ("Extra/One.swift", "Search"), ("Extra/Two.swift", nil), ("Assets/A.swift", nil),
            ("Widget/A.swift", "Widget"),
        ] as [(String, String?)])
    func modules(_ path: String, module: String?) throws {
        try withProject { project, folder in
            #expect(project.target(ofFileAt: folder + "/" + path)?.moduleName == module)
        }
    }

    @Test func settings() throws {
        try withProject { project, _ in
            let settings = Dictionary(uniqueKeysWithValues: project.targets.map { ($0.name, project.settings(of: $0)) })
            let app = try #require(settings["Notes"])
            #expect(app.isMainActorByDefault && !app.isNonsendingByDefault && app.languageMode == .swift6)
            #expect(app.tests?.languageMode == .swift5)
            #expect(settings["NotesKit"]?.isMainActorByDefault == true)
            #expect(settings["Search"]?.isNonsendingByDefault == true)
            #expect(settings["Widget"]?.isMainActorByDefault == false)
        }
    }

    @Test func doublesAreWrittenBesideWhatTestsShare() throws {
        try withProject { project, folder in
            let tests = try #require(project.targets.tests(fitting: "Notes"))
            let home = try #require(project.home(of: tests))
            #expect(home.folder == folder + "/TestSupport" && home.root == folder && home.isTests)
            // The project that is made next has the new file.
            #expect(home.listing == nil)
        }
    }

    @Test func theProjectItselfComesFirst() throws {
        let folder = try TemporaryFolder(Self.files.merging(["App.xcodeproj/project.pbxproj": "{}"]) { own, _ in own })
        #expect(XcodeProject(in: folder.path) == nil)
    }

    @Test(arguments: ["project.yml", "project-app.yaml"]) func names(_ name: String) throws {
        let folder = try TemporaryFolder([
            "project-base.yml": "settings: {}", name: "targets: { App: { sources: [App] } }",
        ])
        let project = try #require(XcodeProject(in: folder.path))
        #expect(project.path == folder.path + "/" + name)
        #expect(project.target(ofFileAt: folder.path + "/App/A.swift")?.name == "App")
    }
}

extension XcodeProject {
    /// Reads the project in the folder at the absolute path `folder`.
    init?(in folder: String) {
        var helpers = TuistHelpers()
        self.init(in: folder, files: .live, helpers: &helpers)
    }
}

extension PropertyList: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    /// Makes a string.
    public init(stringLiteral value: String) { self = .string(value) }

    /// Makes an array.
    public init(arrayLiteral elements: PropertyList...) { self = .array(elements) }

    /// Makes a dictionary.
    public init(dictionaryLiteral elements: (String, PropertyList)...) {
        self = .dictionary(Dictionary(uniqueKeysWithValues: elements))
    }
}
