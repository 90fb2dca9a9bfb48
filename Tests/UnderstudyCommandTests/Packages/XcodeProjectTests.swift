import Testing
import UnderstudySemantics

@testable import understudy

@Suite("Xcode projects")
struct XcodeProjectTests {
    @Test func propertyLists() throws {
        let text =
            #"/* !$*UTF8*$! */ { a = b /* c */; "d e" = ( f, "g\"\n", ); h = { i = <0a1B>; }; j = (); k-l.m/n = "$(X)"; }"#
        let list = try #require(PropertyList(Array(text.utf8)))
        #expect(list["a"]?.string == "b")
        #expect(list["d e"]?.strings == ["f", "g\"\n"])
        #expect(list["h"]?["i"]?.string == "0a1B")
        #expect(list["j"] == .array([]))
        #expect(list["k-l.m/n"]?.strings == ["$(X)"])
    }

    @Test(arguments: [
        "", "{", "{ a", "{ a = ", "{ a = b", "{ a = b; ", "( a", "( a b )", "\"", "/*", "<", "{ a = (; }", "}",
    ])
    func brokenPropertyLists(_ text: String) {
        #expect(PropertyList(Array(text.utf8)) == nil)
    }

    @Test func deepPropertyLists() {
        #expect(PropertyList(Array((String(repeating: "(", count: 100_000)).utf8)) == nil)
    }

    /// A project of an app, its tests and a framework that lists its files.
    private static let project = """
        { rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (App, Tests, Kit, Shared); };
        L = { buildConfigurations = (R, D); }; R = { name = Release; buildSettings = { SWIFT_VERSION = 4.2; }; };
        D = { name = Debug; buildSettings = { SWIFT_VERSION = 5.0; SWIFT_APPROACHABLE_CONCURRENCY = YES; OTHER_SWIFT_FLAGS = "-DX"; };
            baseConfigurationReference = C; };
        C = { isa = PBXFileReference; path = Config/Base.xcconfig; sourceTree = "<group>"; };
        G = { isa = PBXGroup; children = (AppFolder, TestsFolder, KitGroup, C); sourceTree = "<group>"; };
        AppFolder = { isa = PBXFileSystemSynchronizedRootGroup; path = "My App"; sourceTree = "<group>"; exceptions = (E, F); };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old/Info.swift); target = App; };
        F = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Both.swift); target = Shared; };
        TestsFolder = { isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; sourceTree = SOURCE_ROOT; };
        KitGroup = { isa = PBXGroup; path = Kit; children = (Inner, One); sourceTree = "<group>"; };
        Inner = { isa = PBXGroup; name = Inner; children = (Two); sourceTree = "<group>"; };
        One = { isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
        Two = { isa = PBXFileReference; path = Sub/Two.swift; sourceTree = "<group>"; };
        App = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = ();
            buildConfigurationList = LA; dependencies = (DK); fileSystemSynchronizedGroups = (AppFolder); };
        LA = { buildConfigurations = (DA); }; DA = { name = Debug; buildSettings = { SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
        DK = { isa = PBXTargetDependency; target = Kit; }; DA2 = { isa = PBXTargetDependency; target = App; };
        Tests = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
            buildConfigurationList = LT; dependencies = (DA2); fileSystemSynchronizedGroups = (TestsFolder); };
        LT = { buildConfigurations = (DT); }; DT = { name = Debug; buildSettings = { SWIFT_VERSION = 6.0; }; };
        Kit = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (Sources);
            buildConfigurationList = LK; };
        LK = { buildConfigurations = (DKit); };
        DKit = { name = Debug; buildSettings = { PRODUCT_MODULE_NAME = NotesKit; SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT = NO;
            OTHER_SWIFT_FLAGS = ("$(inherited)", "-default-isolation", MainActor); }; };
        Sources = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        B1 = { isa = PBXBuildFile; fileRef = One; }; B2 = { isa = PBXBuildFile; fileRef = Two; };
        Shared = { isa = PBXNativeTarget; name = Shared; productType = "com.apple.product-type.framework"; };
        }; }
        """

    private func withProject<Result>(_ body: (XcodeProject, String) throws -> Result) throws -> Result {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": Self.project,
            "Config/Base.xcconfig": "#include \"More.xcconfig\"\n// SWIFT_VERSION = 6\n",
            "Config/More.xcconfig": "SWIFT_VERSION = 6 // six\n",
        ])
        let project = try #require(XcodeProject(at: folder.path + "/App.xcodeproj", files: .live))
        return try body(project, folder.path)
    }

    @Test(
        arguments: [
            ("My App/View.swift", "My_App"), ("My App/Old/Info.swift", nil), ("AppTests/A.swift", "AppTests"),
            ("Kit/One.swift", "NotesKit"), ("Kit/Sub/Two.swift", "NotesKit"), ("Kit/Three.swift", nil),
            ("Kit/Doubles/Four.swift", "NotesKit"), ("Kit/Doubles/Deep/Five.swift", nil),
            ("My App/Both.swift", "Shared"), ("Other.swift", nil),
        ] as [(String, String?)])
    func modules(_ path: String, module: String?) throws {
        try withProject { project, folder in
            #expect(project.target(ofFileAt: folder + "/" + path)?.moduleName == module)
        }
    }

    @Test("a file that several targets name is a part of each module")
    func sharedFiles() throws {
        try withProject { project, folder in
            #expect(project.modules(naming: folder + "/My App/Both.swift") == ["Shared"])
            #expect(project.modules(naming: folder + "/Kit/Three.swift").isEmpty)
        }
    }

    @Test func settings() throws {
        try withProject { project, _ in
            let settings = Dictionary(uniqueKeysWithValues: project.targets.map { ($0.name, project.settings(of: $0)) })
            let app = try #require(settings["My App"])
            #expect(app.isMainActorByDefault && app.isNonsendingByDefault && app.languageMode == .swift5)
            // The tests are not named after the app, but depend on it.
            #expect(app.tests?.languageMode == .swift6)
            let tests = try #require(settings["AppTests"])
            #expect(!tests.isMainActorByDefault && tests.isNonsendingByDefault)
            let kit = try #require(settings["Kit"])
            #expect(kit.isMainActorByDefault && !kit.isNonsendingByDefault)
            // Its tests are those of the app, which depends on it.
            #expect(kit.tests?.languageMode == .swift6)
        }
    }

    @Test func leftBehind() throws {
        let folder = try TemporaryFolder([
            "App.xcodeproj/project.pbxproj": Self.project, "Kit/One.swift": "protocol One { func go() }\n",
            "Kit/Old.xcodeproj/project.pbxproj": Self.project, "Kit/Kit/One.swift": "", "AppTests/Tests.swift": "",
        ])
        var modules = ModuleFinder(files: .live(in: folder.path))
        #expect(
            modules.module(ofFileAt: "Kit/One.swift") == "NotesKit",
            "the nearest project that has the file")
    }

    @Test func testedTargetComesFirst() throws {
        let project = """
            { rootObject = P; objects = { P = { isa = PBXProject; mainGroup = G; targets = (TV, App, Tests); };
            G = { isa = PBXGroup; children = (One); sourceTree = "<group>"; };
            One = { isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
            B = { isa = PBXBuildFile; fileRef = One; }; S = { isa = PBXSourcesBuildPhase; files = (B); };
            TV = { isa = PBXNativeTarget; name = TV; productType = "com.apple.product-type.application"; buildPhases = (S); };
            App = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
            D = { isa = PBXTargetDependency; target = App; };
            Tests = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
                dependencies = (D); }; }; }
            """
        let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": project, "One.swift": "protocol One {}\n"])
        var modules = ModuleFinder(files: .live(in: folder.path))
        #expect(modules.module(ofFileAt: "One.swift") == "App")
    }
}
