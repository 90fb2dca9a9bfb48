import Foundation
import Testing

@testable import understudy

/// The folder of an Xcode project, without a manifest and without a configuration.
@Suite("Folders of Xcode projects")
struct XcodeFolderTests {
    /// An app whose folders the project synchronises, with its tests; a framework that lists its files, with tests that do,
    /// too; and tests of the interface, which see no code.
    private static let project = """
        { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (UI, App, Tests, Kit, KitTests); };
        G = { isa = PBXGroup; children = (AppFolder, TestsFolder, UIFolder, KitGroup, KitTestsGroup); sourceTree = "<group>"; };
        AppFolder = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        TestsFolder = { isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; sourceTree = "<group>"; };
        UIFolder = { isa = PBXFileSystemSynchronizedRootGroup; path = AppUITests; sourceTree = "<group>"; };
        KitGroup = { isa = PBXGroup; path = Kit; children = (K); sourceTree = "<group>"; };
        KitTestsGroup = { isa = PBXGroup; path = "Kit Tests"; children = (KT, KU); sourceTree = "<group>"; };
        K = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        KT = { isa = PBXFileReference; path = Unit/KitTests.swift; sourceTree = "<group>"; };
        KU = { isa = PBXFileReference; path = Unit/Deep/More.swift; sourceTree = "<group>"; };
        App = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L;
            dependencies = (DK); fileSystemSynchronizedGroups = (AppFolder); };
        L = { buildConfigurations = (D); }; D = { name = Debug; buildSettings = { SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
        DA = { isa = PBXTargetDependency; target = App; }; DK = { isa = PBXTargetDependency; target = Kit; };
        Tests = { isa = PBXNativeTarget; name = "Unit Tests"; productType = "com.apple.product-type.bundle.unit-test";
            dependencies = (DA); fileSystemSynchronizedGroups = (TestsFolder); };
        UI = { isa = PBXNativeTarget; name = AppUITests; productType = "com.apple.product-type.bundle.ui-testing";
            dependencies = (DA); fileSystemSynchronizedGroups = (UIFolder); };
        Kit = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (SK); };
        KitTests = { isa = PBXNativeTarget; name = KitTests; productType = "com.apple.product-type.bundle.unit-test";
            buildPhases = (ST); dependencies = (DK); };
        SK = { isa = PBXSourcesBuildPhase; files = (BK); }; BK = { isa = PBXBuildFile; fileRef = K; };
        ST = { isa = PBXSourcesBuildPhase; files = (BT, BU); };
        BT = { isa = PBXBuildFile; fileRef = KT; }; BU = { isa = PBXBuildFile; fileRef = KU; };
        }; }
        """

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "Notes.xcodeproj/project.pbxproj": Self.project,
            "App/Deep/Store.swift": "protocol Store {\n    func save(_ name: String)\n}\n",
            "AppTests/StoreMock.swift": "final class StoreMock: Store { func save(_ name: String) {} }\n",
            "AppUITests/UI.swift": "import XCTest\n",
            "Kit/Kit.swift": "public protocol Clock {\n    func tick()\n}\n",
            "Kit Tests/Unit/KitTests.swift": "", "Kit Tests/Unit/Deep/More.swift": "",
        ])
    }

    private func run(_ words: String..., in part: String = "") -> TestRun {
        TestRun(words, files: .live(in: part.isEmpty ? folder.path : folder[part]))
    }

    @Test func doublesLandInTheTestsOfTheProtocolsTarget() throws {
        let run = run("generate", "Store", "--kind", "spy")
        #expect(run.errors == "")
        #expect(run.output == "wrote AppTests/Doubles/StoreSpy.swift\n")
        let text = try folder.text("AppTests/Doubles/StoreSpy.swift")
        #expect(text.hasPrefix("@testable import App\n") && text.contains("@MainActor\nfinal class StoreSpy: Store {"))
        #expect(self.run("check").code == .success)
    }

    @Test(arguments: ["<<<<<<< HEAD\n", nil])
    func doublesAreLeftAloneWhereNoProjectSaysTheModule(_ broken: String?) throws {
        #expect(run("generate", "Store", "--kind", "spy").code == .success)
        let before = try folder.text("AppTests/Doubles/StoreSpy.swift")
        if let broken {
            try folder.write("Notes.xcodeproj/project.pbxproj", broken + Self.project)
        } else {
            try FileManager.default.removeItem(atPath: folder["Notes.xcodeproj"])
        }
        let sync = run("sync", "StoreSpy")
        #expect(sync.code == .unusableInput)
        #expect(
            sync.errors.contains(
                """
                StoreSpy.swift:5:13: error: 'StoreSpy' was left alone: it imports 'App', but no package or Xcode project \
                that can be read says which module 'Store' is in; restore 'Package.swift', 'project.pbxproj', \
                'project.yml' or 'Project.swift', or give its folder in 'modules' of '.understudy.json' [unknown-module]
                """), "\(sync.errors)")
        #expect(run("check", "StoreSpy").errors.contains("[unknown-module]"))
        #expect(try folder.text("AppTests/Doubles/StoreSpy.swift") == before)
    }

    @Test func whereTheProjectListsItsFilesTheRestIsSaid() throws {
        let run = run("generate", "Clock", "--kind", "spy")
        #expect(run.output == "wrote Kit Tests/Unit/Doubles/ClockSpy.swift\n")
        #expect(
            run.errors
                == "Notes.xcodeproj: note: the project lists its files: add 'ClockSpy.swift' to the target 'KitTests' in "
                + "Xcode [not-in-project]\n")
        #expect(run.code == .success)
    }

    @Test(arguments: [("project.yml", "XcodeGen"), ("Project.swift", "Tuist")])
    func aProjectThatIsMadeIsMadeAgain(_ file: String, _ maker: String) throws {
        try folder.write(file, "")
        #expect(
            run("generate", "Clock", "--kind", "spy").errors
                == "Notes.xcodeproj: note: the project lists its files: make it again with \(maker), so that 'KitTests' has "
                + "the new ones [not-in-project]\n")
    }

    @Test func aSharedFileThatTheTargetLacksIsNamed() throws {
        #expect(run("generate", "Clock", "--kind", "mock", "--output", "Kit Tests/Unit").code == .success)
        try folder.write(
            "Notes.xcodeproj/project.pbxproj",
            Self.project.replacingOccurrences(of: "Unit/Deep/More.swift", with: "Unit/ClockMock.swift"))
        for command in ["check", "sync"] {
            let run = run(command, "ClockMock")
            #expect(
                run.errors.contains(
                    """
                    'ClockMock' needs 'ExpectedCalls', which 'KitTests' does not declare, though \
                    'Kit Tests/Unit/ExpectedCalls.swift' is there; add the file to the target \
                    [missing-support]
                    """), "\(run.errors)")
            #expect(run.code == .finding)
        }
    }

    @Test func theProjectIsFoundFromInside() {
        let run = run("generate", "Store", "--kind", "stub", in: "App/Deep")
        #expect(run.output == "wrote ../../AppTests/Doubles/StoreStub.swift\n")
        #expect(self.run("list", in: "AppTests").output.contains("2 protocols"))
    }

    @Test func supportAsksWhereThereAreSeveralTests() {
        #expect(run("support", "inTurn").errors.contains("there are several test targets (Unit Tests, KitTests)"))
    }

    @Test func aSecondDoubleOfTheSameNameIsNotWritten() {
        let run = run("generate", "Store", "--kind", "mock")
        #expect(run.errors.contains("AppTests/StoreMock.swift:1:13: warning: 'StoreMock' already exists here"))
        #expect(run.output == "")
    }

    @Test func initSaysWhatThereIs() {
        let run = run("init")
        #expect(
            run.output == """
                wrote .understudy.json

                found:
                  App: 1 protocol, on the main actor by default; new doubles go to AppTests/Doubles
                  Kit: 1 protocol; new doubles go to Kit Tests/Unit/Doubles
                  1 double (mock 1), written by hand

                next:
                  understudy generate Clock             writes the first double
                  understudy check --all-conformers     compares those written by hand, too
                  understudy convert --all --diff       shows how 'sync' could keep them in step
                  understudy list                       shows all protocols, with their doubles
                  understudy split --plan               shows which protocols their users could see less of

                """)
    }
}
