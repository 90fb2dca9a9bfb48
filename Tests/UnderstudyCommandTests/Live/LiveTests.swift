import Testing

@testable import understudy

@Suite("Doubles that a build makes")
struct LiveTests {
    static let store = """
        // understudy: spy, stub
        protocol NoteStore {
            func save(_ note: String)
        }
        """

    @Test func whatAsksForDoublesGetsThem() throws {
        let build = try LiveBuild(["Notes/Store.swift": Self.store])
        let run = try build.run()
        #expect(run.code == .success)
        #expect(run.errors.isEmpty && run.output.isEmpty)
        #expect(
            try build.output() == """
                // Made by Understudy in each build, of the protocols that ask for doubles. To edit one, make it yours:
                // swift package --allow-writing-to-package-directory understudy adopt NAME

                @testable import Notes

                /// A spy of `NoteStore`.
                final class NoteStoreSpy: NoteStore {
                    // MARK: save(_:)
                    private(set) var saveCalls: [String] = []
                    func save(_ note: String) { saveCalls.append(note) }
                }

                /// A stub of `NoteStore`.
                final class NoteStoreStub: NoteStore {
                    func save(_ note: String) {}
                }

                """)
    }

    @Test func withoutAnyTheFileHoldsOnlyComments() throws {
        let build = try LiveBuild(["Notes/Store.swift": "protocol NoteStore {}\n"])
        #expect(try build.run().code == .success)
        #expect(try build.output().split(separator: "\n").allSatisfy { $0.hasPrefix("//") })
    }

    @Test func anOwnedDoubleSilencesItsKindAlone() throws {
        let build = try LiveBuild([
            "Notes/Store.swift": Self.store,
            "NotesTests/Mine.swift": "final class NoteStoreSpy: NoteStore { func save(_ note: String) {} }\n",
        ])
        #expect(try build.run().errors.isEmpty)
        #expect(try build.doubles() == ["final class NoteStoreStub: NoteStore {"])
    }

    @Test func otherPackagesGiveWhatIsPublic() throws {
        let build = try LiveBuild([
            "Other/P.swift": """
            // understudy: dummy
            public protocol Open { func use() }
            // understudy: dummy
            protocol Closed { func use() }
            """
        ])
        #expect(try build.run().errors.isEmpty)
        #expect(try build.doubles() == ["final class OpenDummy: Open {"])
    }

    @Test func inheritedRequirementsOfOtherPackagesAreFound() throws {
        let build = try LiveBuild([
            "Other/P.swift": "public protocol Base { func base() }\n",
            "Notes/Q.swift": "import Other\n// understudy: stub\nprotocol Refined: Base { func own() }\n",
        ])
        #expect(try build.run().errors.isEmpty)
        #expect(try build.output().contains("func base() {}"))
    }

    @Test func nothingIsWrittenWhenNothingChanges() throws {
        let build = try LiveBuild(["Notes/Store.swift": Self.store])
        #expect(try build.run("--format", "json").output.contains("\"written\": true"))
        #expect(try build.run("--format", "json").output.contains("\"written\": false"))
    }

    @Test func theOrderOfSourcesAndTheirPlaceChangeNothing() throws {
        let files = [
            "Notes/A.swift": Self.store, "Apples/Z.swift": "/// @mockable\nprotocol Apple { var size: Int { get } }\n",
        ]
        let (one, two) = (try LiveBuild(files), try LiveBuild(files))
        _ = try one.run()
        _ = TestRun([
            "live", "Apples:Z.swift", "Notes:A.swift", "--tests", "NotesTests=\(two.folder["T"])",
            "--module", "Notes=\(two.folder["Notes"])", "--module", "Apples=\(two.folder["Apples"])",
            "--output", two.folder["out/Doubles.swift"],
        ])
        #expect(try one.output() == two.output())
    }
}

@Suite("What a build is warned of")
struct LiveWarningTests {
    @Test func aRefusedDoubleLeavesTheOthers() throws {
        let build = try LiveBuild([
            "Notes/A.swift": """
            // understudy: spy
            protocol Lost: Elsewhere {}
            // understudy: spi, stub
            protocol Found { func find() }
            """
        ])
        let run = try build.run()
        #expect(run.code == .success)
        #expect(
            build.warnings(run).map { String($0.prefix(60)) } == [
                "Notes/A.swift:4:10: warning: there is no kind of double 'spi",
                "Notes/A.swift:2:10: warning: cannot generate a spy of 'Lost'",
            ])
        #expect(try build.doubles() == ["final class FoundStub: Found {"])
    }

    @Test func aNameIsGivenOnce() throws {
        let build = try LiveBuild([
            "Notes/A.swift": "// understudy: spy\nprotocol Store { func a() }\n",
            "Zoo/A.swift":
                "// understudy: spy\nprotocol Store { func b() }\n// understudy: stub\nprotocol Cage { func c() }\n",
            "NotesTests/T.swift": "struct CageStub {}\n",
        ])
        let warnings = build.warnings(try build.run())
        #expect(warnings.filter { $0.contains("warning:") && $0.hasSuffix("[name-taken]") }.count == 2)
        #expect(warnings.contains("NotesTests/T.swift:1:8: note: 'CageStub' is of this [name-taken]"))
        #expect(try build.doubles() == ["final class StoreSpy: Store {"])
    }

    @Test func aBrokenFileIsSaidAndLeftOut() throws {
        let build = try LiveBuild([
            "Notes/A.swift": "// understudy: spy\nprotocol Store { func a()\n",
            "Notes/B.swift": "// understudy: stub\nprotocol Other { func b() }\n",
            "Notes/C.swift": "struct Broken {\n",
        ])
        let run = try build.run()
        #expect(run.code == .success)
        #expect(build.warnings(run).count == 1)
        #expect(run.errors.contains("Notes/A.swift:2:16: warning:"))
        #expect(try build.doubles() == ["final class OtherStub: Other {"])
    }

    @Test func protocolsOfTheTestsGetNone() throws {
        let build = try LiveBuild(["NotesTests/A.swift": "// understudy: spy\nprotocol Store { func a() }\n"])
        #expect(try build.run().errors.contains("[protocol-of-tests]"))
        #expect(try build.doubles() == [])
    }

    @Test func theStampChangesWhileThereAreWarnings() throws {
        let build = try LiveBuild([
            "Notes/A.swift": "// understudy: spi\nprotocol Store { func a() }\n", "stamp.txt": "",
        ])
        let stamp = ["--stamp", build.folder["stamp.txt"]]
        var seen: [String] = []
        for _ in 1...3 {
            _ = try build.run(stamp[0], stamp[1])
            seen.append(try build.folder.text("stamp.txt"))
        }
        #expect(seen == ["1", "2", "1"])
        try build.folder.write("Notes/A.swift", "// understudy: spy\nprotocol Store { func a() }\n")
        _ = try build.run(stamp[0], stamp[1])
        #expect(try build.folder.text("stamp.txt") == "1")
    }
}

@Suite("Drift in a build")
struct LiveDriftTests {
    func build() throws -> LiveBuild {
        try LiveBuild([
            "Notes/Store.swift": """
            // understudy: spy
            protocol Store {
                func save(_ note: String)
                func count() -> Int
            }
            """,
            "NotesTests/StoreSpy.swift": """
            @testable import Notes

            /// A spy of `Store`, yours to edit.
            final class StoreSpy: Store {
                // MARK: save(_:)
                private(set) var saveCalls: [String] = []
                func save(_ note: String) { saveCalls.append(note) }
            }

            """,
            "config.json": #"{"drift": "error"}"#,
        ])
    }

    @Test func isAWarningAtTheDouble() throws {
        let build = try build()
        let run = try build.run()
        #expect(run.code == .success)
        #expect(build.warnings(run).filter { $0.contains(" warning: ") }.count == 1)
        #expect(run.errors.contains("NotesTests/StoreSpy.swift:"))
        // What it says to run is what somebody with a plugin can run.
        #expect(
            run.errors.contains(
                "'swift package --allow-writing-to-package-directory understudy sync StoreSpy' adds it"))
        #expect(run.errors.contains("count()"))
    }

    @Test func endsTheBuildWhereTheConfigurationSaysSo() throws {
        let build = try build()
        let run = try build.run("--config", build.folder["config.json"])
        #expect(run.code == .finding)
        #expect(run.errors.contains(" error: ") && run.errors.contains("count()"))
        #expect(try build.doubles() == [])
    }
}

@Suite("What a build tells of its modules")
struct LiveGraphTests {
    @Test(arguments: [
        (["--output", "o"], "option '--tests' needs a value NAME=DIR [missing-value]"),
        (["--tests", "T=T"], "option '--output' needs a value FILE [missing-value]"),
        (["--output", "o", "--tests", "T"], "'T' is no value for '--tests'; write NAME=DIR [malformed-value]"),
        (["--output", "o", "--tests", "T=T", "U:a.swift"], "unexpected argument 'U:a.swift' [unexpected-argument]"),
    ])
    func mistakes(_ words: [String], _ message: String) {
        let run = TestRun(["live"] + words)
        #expect(run.errors.hasPrefix("error: \(message)\n"))
        #expect(run.code == .wrongCommandLine)
    }

    @Test func theConfigurationNamesModulesWhereTheBuildCannot() throws {
        let build = try LiveBuild([
            "Notes/Store.swift": LiveTests.store,
            "Everything/P.swift": "// understudy: spy\nprotocol Noise { func n() }\n",
            "config.json": #"{"modules": {"App": ["Notes"]}}"#,
        ])
        #expect(try build.run("--config", build.folder["config.json"]).errors.isEmpty)
        #expect(try build.output().contains("@testable import App\n"))
        #expect(try build.doubles().count == 2)
    }

    @Test func anUnreadableSourceEndsTheBuild() throws {
        let build = try LiveBuild()
        let run = TestRun([
            "live", "--output", build.folder["o.swift"], "--tests", "T=\(build.folder.path)", "T:gone.swift",
        ])
        #expect(run.code == .unusableInput)
        #expect(run.errors.contains("[path-not-found]"))
    }
}
