import Foundation
import Testing

@testable import understudy

/// Sources and a configuration that came from somebody else decide what is read, and not what is done elsewhere.
@Suite struct ClonedRepositoryTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        let package = Package(name: "A", targets: [
            .target(name: "A"), .testTarget(name: "ATests", dependencies: ["A"])])
        """

    private func clone(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let usual = [
            "Clone/Package.swift": Self.manifest, "Clone/Sources/A/A.swift": "protocol Store { func save() }\n",
            "Clone/Tests/ATests/T.swift": "",
        ]
        return try TemporaryFolder(usual.merging(files) { $1 })
    }

    private func generate(_ folder: TemporaryFolder, _ words: [String] = []) -> TestRun {
        TestRun(["generate", "Store", "--package-path", folder["Clone"]] + words)
    }

    @Test func configuredOutputStaysInside() throws {
        let folder = try clone(["Clone/.understudy.json": #"{"output": "../Elsewhere"}"#])
        let run = generate(folder)
        #expect(run.code == .unusableInput && run.output.isEmpty)
        #expect(run.errors.contains("Clone/../Elsewhere' leads out of the package; name a folder with --output"))
        #expect(!FileManager.default.fileExists(atPath: folder["Elsewhere"]))
        #expect(generate(folder, ["--output", folder["Elsewhere"]]).output.hasPrefix("wrote "))
    }

    @Test(arguments: [#"{"output": "Doubles"}"#, "{}"])
    func linksLeadOutOfThePackageToo(configuration: String) throws {
        let folder = try clone(["Clone/.understudy.json": configuration, "Elsewhere/a": ""])
        try folder.link("Clone/Doubles", to: folder["Elsewhere"])
        try folder.link("Clone/Tests/ATests/Doubles", to: folder["Elsewhere"])
        let run = generate(folder)
        #expect(run.code == .unusableInput && run.errors.contains("leads out of the package"))
        #expect(try folder.names(in: "Elsewhere") == ["a"])
    }

    @Test func configuredOutputInsideIsFine() throws {
        let folder = try clone(["Clone/.understudy.json": #"{"output": "Tests/../Tests/ATests/Mine/Deep"}"#])
        let run = generate(folder)
        #expect(run.errors.isEmpty && run.code == .success)
        #expect(try folder.names(in: "Clone/Tests/ATests/Mine/Deep") == ["StoreSpy.swift"])
    }

    @Test func syncEditsNothingElsewhere() throws {
        let double = """
            // StoreSpy is a spy of Store, yours to edit.
            final class StoreSpy: Store {}
            """
        let folder = try clone([
            "Clone/.understudy.json": #"{"context": ["../Elsewhere"]}"#, "Elsewhere/StoreSpy.swift": double,
        ])
        let run = TestRun(["sync", "--package-path", folder["Clone"]])
        #expect(run.errors.hasPrefix("error: no doubles found") && run.code == .unusableInput)
        #expect(try folder.text("Elsewhere/StoreSpy.swift") == double)
    }

    @Test func modulesAreNames() throws {
        for configuration in [#"{"module": "M; import Evil"}"#, #"{"modules": {"M\nimport Evil": []}}"#] {
            let folder = try clone(["Clone/.understudy.json": configuration])
            let run = generate(folder, ["--stdout"])
            #expect(run.errors.contains("can't be the name of a module") && run.output.isEmpty)
            #expect(run.code == .unusableInput)
        }
        let folder = try clone()
        let run = generate(folder, ["--module", "M; import Evil", "--stdout"])
        #expect(run.errors.contains("'M; import Evil' is not a value for '--module'; write the name of a module"))
    }

    @Test func emptyPartsOfListsAreRefused() throws {
        for kinds in ["spy,,stub", ",", "spy,"] {
            let run = generate(try clone(), ["--kind", kinds])
            #expect(run.code == .wrongCommandLine)
            #expect(run.errors.hasPrefix("error: '\(kinds)' is not a value for '--kind'; write KIND[,KIND…] "))
        }
    }

    @Test func rawIdentifiersAreNoPaths() throws {
        let folder = try clone(["Clone/Sources/A/A.swift": "protocol `../../../Evil` { func save() }\n"])
        let run = TestRun(["generate", "--all", "--package-path", folder["Clone"]])
        #expect(try folder.names() == ["Clone"])
        #expect(try folder.names(in: "Clone") == ["Package.swift", "Sources", "Tests"])
        #expect(try folder.names(in: "Clone/Tests/ATests/Doubles") == ["EvilSpy.swift"])
        #expect(run.code == .success)
    }

    @Test(arguments: [#"{"in": ["../Elsewhere"]}"#, #"{"in": ["Sources", "../Elsewhere"]}"#])
    func refactoringsChangeNothingElsewhere(configuration: String) throws {
        let clock = "final class Clock {\n    func now() -> Int { 0 }\n}\n"
        let folder = try clone(["Clone/.understudy.json": configuration, "Elsewhere/Clock.swift": clock])
        let words = ["extract", "Clock", "--apply", "--package-path", folder["Clone"]]
        let run = TestRun(words)
        #expect(run.code == .finding && run.errors.contains("Clock.swift: error: this file is outside of the package"))
        #expect(try folder.text("Elsewhere/Clock.swift") == clock)
        #expect(TestRun(words + ["--in", folder["Elsewhere"]]).code == .success)
        #expect(try folder.text("Elsewhere/Clock.swift") != clock)
    }

    @Test func contextIsOnlyRead() throws {
        let user = "struct User {\n    let store: any Store\n    func run() { store.save() }\n}\n"
        let store = "protocol Store {\n    func save()\n    func load()\n}\n"
        let folder = try clone(["Clone/Sources/A/A.swift": store, "Elsewhere/User.swift": user])
        let words = ["split", "Store", "--parts", "Saving=save,Loading=load", "--narrow", "--apply"]
        let run = TestRun(words + ["--package-path", folder["Clone"], "--context", folder["Elsewhere"]])
        #expect(run.code == .finding && run.errors.contains("User.swift: error: this file is context, which is only"))
        #expect(try folder.text("Elsewhere/User.swift") == user)
        #expect(try folder.text("Clone/Sources/A/A.swift") == store)
    }

    @Test(
        arguments: [
            ("Clone/Sources/A.swift", nil), ("Elsewhere/A.swift", .outside), ("Clone/Vendor/A.swift", .context),
            ("Clone/Vendor/Mine/A.swift", nil), ("Named/A.swift", nil), ("Around/A.swift", .context),
            ("Clone/out/A.swift", .outside), ("Clone/New/B.swift", nil),
        ] as [(String, EditReach.Obstacle?)])
    func theInnermostFolderDecidesWhatMayBeChanged(path: String, obstacle: EditReach.Obstacle?) throws {
        let folder = try TemporaryFolder(["Clone/a": "", "Elsewhere/a": "", "Named/a": "", "Around/a": ""])
        try folder.link("Clone/out", to: folder["Elsewhere"])
        let reach = EditReach(
            own: [folder["Clone"], folder["Named"], folder["Clone/Vendor/Mine"]],
            foreign: [folder["Around"], folder["Clone/Vendor"], folder["Named"]], files: .live)
        #expect(reach.obstacle(to: folder[path]) == obstacle)
        let around = EditReach(own: [folder["Clone"]], foreign: [folder.path], files: .live)
        #expect(around.obstacle(to: folder["Clone/a"]) == nil && around.obstacle(to: folder["Named/a"]) == .context)
    }

    @Test func recordsOfChangesInTheTreeAreNotRead() throws {
        let folder = try clone(["Elsewhere/rc": "mine"])
        try folder.write(
            "Clone/.understudy-changes",
            "understudy changes 1\nfinal\n1\n\(folder["Elsewhere/rc"])\nchanged\n4\nmine4\nevilend\n")
        try folder.write("Clone/Sources/A/Clock.swift", "final class Clock {\n    func now() -> Int { 0 }\n}\n")
        #expect(TestRun(["extract", "Clock", "--apply", "--package-path", folder["Clone"]]).code == .success)
        #expect(try folder.text("Elsewhere/rc") == "mine")
    }
}
