import Foundation
import Testing
import UnderstudyDoubles

@testable import understudy

@Suite("Sync, check and adopt") struct SyncCommandTests {
    @Test func checkNamesTheLineAndTheRequirement() throws {
        let folder = try SyncFaultTests.package()
        let run = TestRun(["check", "ASpy", "--package-path", folder.path])
        #expect(run.code == .finding)
        let double = folder[SyncFaultTests.doubles[0]]
        let source = folder["Sources/N/P.swift"]
        #expect(
            run.errors == """
                \(double):7:5: error: 'ASpy' has no 'second()', which 'A' requires (\(source):3); 'understudy sync ASpy' \
                adds it [missing-member]
                \(source):3:5: note: required here: 'func second() -> Int'

                """)
        #expect(TestRun(["sync", "--package-path", folder.path]).code == .success)
        let check = TestRun(["check", "--package-path", folder.path])
        #expect(check.code == .success)
        #expect(check.output == "3 doubles, all in step with their protocols\n")
        #expect(check.errors.isEmpty)
        #expect(
            TestRun(["check", "ASpy", "--package-path", folder.path]).output == "1 double, in step with its protocol\n")
        let json = TestRun(["check", "--format", "json", "--package-path", folder.path])
        #expect(json.output.hasPrefix("{") && !json.output.contains("in step"))
        #expect(TestRun(["sync", "--diff", "--package-path", folder.path]).output.isEmpty)
    }

    /// Without a name, all doubles would have become doubles of that protocol.
    @Test(arguments: [
        (["--protocol", "A"], "option '--protocol' is for one double; name it [needs-one]", ExitCode.wrongCommandLine),
        (["*Spy", "--protocol", "A"], "option '--protocol' is for one double; name it [needs-one]", .wrongCommandLine),
        (["ASpy", "--protocol", "Strage"], "there is no protocol 'Strage' in the sources", .unusableInput),
    ])
    func followingIsForOneDoubleAndAKnownProtocol(_ words: [String], message: String, code: ExitCode) throws {
        let folder = try SyncFaultTests.package()
        let before = try SyncFaultTests.doubles.map(folder.text)
        let run = TestRun(["sync"] + words + ["--package-path", folder.path])
        #expect(run.code == code)
        #expect(run.errors.contains("error: " + message))
        #expect(try SyncFaultTests.doubles.map(folder.text) == before)
    }

    /// The double of another package is none to remove: its protocol may well be there.
    @Test(arguments: ["Other", "Other/Tests"]) func aWrongPackageIsNoReasonToRemoveADouble(_ place: String) throws {
        let folder = try SyncFaultTests.package()
        try folder.write("Other/Sources/O/O.swift", "protocol Other {}\n")
        try folder.write("Other/Tests/OTests/ASpy.swift", try folder.text(SyncFaultTests.doubles[0]))
        let run = TestRun(["check", "--package-path", folder[place]])
        #expect(run.code == .finding)
        #expect(run.errors.contains("nothing of 'N', which its file imports, was read: name the package"))
        #expect(run.errors.contains("'understudy check ASpy --context PATH'"))
        #expect(!run.errors.contains("remove the double"))
        // Where the module was read, the protocol is gone.
        try folder.write("Sources/N/P.swift", "protocol B {}\nprotocol C {}\n")
        let gone = TestRun(["check", "ASpy", "--package-path", folder.path])
        #expect(gone.errors.contains("add its sources with --context, or remove the double"))
    }

    /// What 'sync' writes beside an edited member has to be looked at, so it exits with 1 that once.
    @Test func whatIsWrittenBesideAnEditedMemberIsSaidOnce() throws {
        let folder = try SyncFaultTests.package()
        let path = ["ASpy", "--package-path", folder.path]
        let edited = try folder.text(SyncFaultTests.doubles[0]).replacingOccurrences(
            of: "func first() { firstCallCount += 1 }", with: "func first() { firstCallCount += 2 }")
        try folder.write(SyncFaultTests.doubles[0], edited)
        try folder.write(
            "Sources/N/P.swift", "protocol A {\n    func first(_ all: Bool)\n}\nprotocol B {}\nprotocol C {}\n")
        let dry = TestRun(["sync", "--dry-run"] + path)
        #expect(dry.code == .finding)
        #expect(dry.errors.contains("'understudy sync ASpy' adds the new member next to it"))
        let check = TestRun(["check", "--format", "json"] + path)
        #expect(check.code == .finding && check.output.contains("\"remedy\": \"sync\""))
        let sync = TestRun(["sync", "--format", "json"] + path)
        #expect(sync.code == .finding && !sync.output.contains("\"remedy\": \"person\""))
        #expect(sync.errors.contains("the new member stands next to it"))
        #expect(TestRun(["check"] + path).code == .success)
    }

    @Test func whereNothingIsOwnedThatIsSaid() throws {
        let folder = try TemporaryFolder(["Sources/N/P.swift": "protocol A {}\n"])
        let run = TestRun(["check", "--package-path", folder.path])
        #expect(run.code == .unusableInput)
        #expect(run.errors.hasPrefix("error: no doubles found in '\(folder.path)': 'understudy generate' writes them"))
    }

    @Test func quietLeavesTheSummaryOut() throws {
        let folder = try SyncFaultTests.package()
        let path = ["--quiet", "--package-path", folder.path]
        #expect(TestRun(["sync"] + path).output.hasPrefix("changed "))
        for command in ["sync", "check"] {
            let run = TestRun([command] + path)
            #expect((run.code, run.output, run.errors) == (.success, "", ""))
        }
        let empty = try TemporaryFolder(["Sources/N/P.swift": "protocol A {}\n"])
        #expect(TestRun(["check", "--quiet", "--package-path", empty.path]).output.isEmpty)
    }

    @Test func jsonHoldsAllThatIsSaid() throws {
        let folder = try SyncFaultTests.package()
        let double = folder[SyncFaultTests.doubles[0]]
        let run = TestRun(["check", "ASpy", "--format", "json", "--package-path", folder.path])
        #expect(run.code == .finding)
        #expect(
            run.output.hasPrefix(
                """
                {
                  "schemaVersion": 1,
                  "doubles": 1,
                  "files": [
                    {
                      "file": "\(double)",
                      "isNew": false,
                      "written": false
                    }
                  ],
                  "edit": {
                    "documentChanges": [
                      {
                        "textDocument": {
                          "uri": "file://\(double)",
                          "version": null
                        },
                        "edits": [
                """))
        #expect(
            run.output.hasSuffix(
                """
                  },
                  "findings": [
                    {
                      "double": "ASpy",
                      "id": "missing-member",
                      "message": "'ASpy' has no 'second()', which 'A' requires (\(folder["Sources/N/P.swift"]):3); \
                'understudy sync ASpy' adds it",
                      "file": "\(double)",
                      "line": 7,
                      "column": 5,
                      "remedy": "sync",
                      "requirement": {
                        "signature": "func second() -> Int",
                        "file": "\(folder["Sources/N/P.swift"])",
                        "line": 3
                      }
                    }
                  ]
                }

                """))
        #expect(run.output.contains(#""newText": ""#) && run.output.contains("func second() -> Int"))
        let sync = TestRun(["sync", "ASpy", "--format", "json", "--package-path", folder.path])
        #expect(sync.code == .success)
        #expect(sync.output.contains("\"written\": true"))
        #expect(sync.output.contains("\"id\": \"missing-member\""))
        let again = TestRun(["sync", "ASpy", "--format", "json", "--package-path", folder.path])
        #expect(again.output.hasSuffix("\"documentChanges\": []\n  },\n  \"findings\": []\n}\n"))
    }

    @Test func jsonIsAllThatIsPrintedEvenWhereAFileIsNew() throws {
        let folder = try SyncFaultTests.package()
        let text = try folder.text("Sources/N/P.swift").replacingOccurrences(of: "A {", with: "A: Sendable {")
        try folder.write("Sources/N/P.swift", text)
        let run = TestRun(["sync", "--format", "json", "--package-path", folder.path])
        let json = try JSONObject(run.output)
        let files = try #require(json["files"] as? [[String: Any]])
        #expect(files.count == 4)
        #expect((files[0]["file"] as? String)?.hasSuffix("Locked.swift") == true)
        #expect(files[0]["isNew"] as? Bool == true)
    }

    /// 0: nothing to say; 1: something is left for a person, or found by 'check'; 2: what can't be used; 64: the words.
    @Test func endsAsDocumented() throws {
        let folder = try SyncFaultTests.package()
        let path = ["--package-path", folder.path]
        #expect(TestRun(["check"] + path).code.rawValue == 1)
        #expect(TestRun(["sync", "--dry-run"] + path).code.rawValue == 0)
        #expect(TestRun(["sync"] + path).code.rawValue == 0)
        #expect(TestRun(["check"] + path).code.rawValue == 0)
        let edited = try folder.text(SyncFaultTests.doubles[0]).replacingOccurrences(
            of: "return secondStub()", with: "print(1)\n        return secondStub()")
        try folder.write(SyncFaultTests.doubles[0], edited)
        // What was edited may stay though nothing requires it any more; what Swift can't have beside the new one may not.
        try folder.write("Sources/N/P.swift", "protocol A {\n    func first()\n}\nprotocol B {}\nprotocol C {}\n")
        let kept = TestRun(["sync", "ASpy"] + path)
        #expect(kept.code.rawValue == 0 && kept.errors.contains("delete it if you no longer need it"))
        #expect(TestRun(["check", "ASpy"] + path).code.rawValue == 0)
        try folder.write(
            "Sources/N/P.swift",
            "protocol A {\n    func first()\n    var second: Int { get }\n}\nprotocol B {}\nprotocol C {}\n")
        #expect(TestRun(["sync", "ASpy"] + path).code.rawValue == 1)
        #expect(TestRun(["check", "ASpy"] + path).code.rawValue == 1)
        #expect(TestRun(["check", "NoSpy"] + path).code.rawValue == 2)
        #expect(TestRun(["check", "--nothing"] + path).code.rawValue == 64)
    }

    @Test func aDryRunWritesNothing() throws {
        let folder = try SyncFaultTests.package()
        let before = try folder.text(SyncFaultTests.doubles[0])
        let run = TestRun(["sync", "--dry-run", "--diff", "--package-path", folder.path])
        #expect(run.code == .success)
        #expect(run.output.contains("+    func second() -> Int {\n"))
        #expect(try folder.text(SyncFaultTests.doubles[0]) == before)
    }

    @Test func aProtocolThatIsNoSwiftTakesNothingAway() throws {
        let folder = try SyncFaultTests.package()
        try folder.write("Sources/N/P.swift", "protocol A {\n    func second(\n}\nprotocol B {}\nprotocol C {}\n")
        let before = try SyncFaultTests.doubles.map(folder.text)
        let run = TestRun(["sync", "--package-path", folder.path])
        #expect(run.code == .unusableInput)
        #expect(run.errors.contains("[broken-protocol]"))
        #expect(try SyncFaultTests.doubles.map(folder.text) == before)
    }

    /// A file that no double depends on, as far as anything tells, is a warning: the rest of a package is checked.
    @Test func anotherFileThatIsNoSwiftIsSaid() throws {
        let folder = try SyncFaultTests.package()
        #expect(TestRun(["sync", "--package-path", folder.path]).code == .success)
        try folder.write("Sources/N/Other.swift", "struct Other {\n    func f( {\n")
        for command in ["check", "sync"] {
            let run = TestRun([command, "--package-path", folder.path])
            #expect(run.code == .success)
            #expect(run.errors.contains("Other.swift:1:14: warning: this '{' has no '}'; what it declares may be over"))
        }
        // What extends a protocol may hold its default implementations.
        try folder.write("Sources/N/Other.swift", "extension A {\n    func second() -> Int { 1 }\n    func f( {\n}\n")
        for command in ["check", "sync"] {
            let run = TestRun([command, "ASpy", "--package-path", folder.path])
            #expect(run.code == .unusableInput)
            #expect(run.errors.contains("can't be read as Swift; fix ") && run.errors.contains("Other.swift:"))
        }
    }

    /// A requirement that can't be read is not made up.
    @Test func aListHasNoRequirementThatIsNoSwift() throws {
        let folder = try SyncFaultTests.package()
        try folder.write(
            "Sources/N/P.swift",
            "protocol A {\n    func first()\n    fun other()\n    func second( -> Int\n    func third()\n}\n")
        let run = TestRun(["list", "--package-path", folder.path])
        #expect(run.code == .unusableInput)
        #expect(run.output.contains("protocol A, 2 requirements\n    func first()\n    func third()\n"))
        #expect(run.errors.contains("P.swift:3:5: error: expected a declaration"))
    }

    @Test func aDoubleThatIsNoSwiftIsLeftAlone() throws {
        let folder = try SyncFaultTests.package()
        let broken = try folder.text(SyncFaultTests.doubles[0]) + "func (\n"
        try folder.write(SyncFaultTests.doubles[0], broken)
        let run = TestRun(["sync", "--package-path", folder.path])
        #expect(run.code == .unusableInput)
        #expect(run.errors.contains("[broken-double]"))
        #expect(try folder.text(SyncFaultTests.doubles[0]) == broken)
        #expect(try folder.text(SyncFaultTests.doubles[1]).contains("second()"))
    }

    @Test func anUnknownNameIsAnError() throws {
        let folder = try SyncFaultTests.package()
        let run = TestRun(["sync", "AzSpy", "--package-path", folder.path])
        #expect(run.code == .unusableInput)
        #expect(run.errors.hasPrefix("error: there is no double 'AzSpy'; did you mean"))
    }

    @Test func adoptWritesWhatTheBuildGenerates() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            let package = Package(name: "N", targets: [.target(name: "N"), .testTarget(name: "NTests", \
            dependencies: ["N"])])
            """,
            "Sources/N/P.swift": "// understudy: stub\nprotocol A {\n    func first() -> Int\n}\n",
        ])
        let run = TestRun(["adopt", "AStub", "--package-path", folder.path])
        #expect(run.errors.isEmpty)
        #expect(run.code == .success)
        let text = try folder.text("Tests/NTests/Doubles/AStub.swift")
        let generated = TestRun(["generate", "A", "--kind", "stub", "--stdout", "--package-path", folder.path])
        #expect(text == generated.output)
        let again = TestRun(["adopt", "AStub", "--package-path", folder.path])
        #expect(again.code == .unusableInput)
        #expect(again.errors.contains("[owned-double]"))
        let wrong = TestRun(["adopt", "ASpy", "--package-path", folder.path])
        #expect(wrong.code == .unusableInput)
        #expect(wrong.errors.hasPrefix("error: no double 'ASpy' is generated; opt its protocol in with "))
        #expect(
            TestRun(["adopt", "AStubb", "--package-path", folder.path]).errors
                == "error: no double 'AStubb' is generated; did you mean 'AStub'? [unknown-double]\n")
        let check = TestRun(["check", "--package-path", folder.path])
        #expect(check.output == "1 double, in step with its protocol\n")
    }

    @Test(arguments: DoubleKind.builtIn.map(\.name)) func whatIsAdoptedIsOwned(_ kind: String) throws {
        let folder = try TemporaryFolder([
            "Sources/N/P.swift": "// understudy: \(kind)\npublic protocol A: Sendable {\n    func first() -> Int\n}\n"
        ])
        let name = "A" + DoubleKind(name: kind).suffix
        let words = ["--package-path", folder.path, "--output", folder["Mine"]]
        // Twice is once.
        let run = TestRun(["adopt", name, name] + words)
        #expect(run.errors.isEmpty)
        #expect(run.code == .success)
        #expect(try folder.names(in: "Mine").contains(name + ".swift"))
        #expect(
            TestRun(["check", "--package-path", folder.path]).output == "1 double, in step with its protocol\n")
        #expect(TestRun(["adopt", name] + words).errors.contains("[owned-double]"))
    }

    @Test func adoptLeavesAFileThatIsThere() throws {
        let folder = try TemporaryFolder([
            "Sources/N/P.swift": "// understudy: stub\nprotocol A {\n    func first() -> Int\n}\n",
            "Mine/AStub.swift": "// mine\n",
        ])
        let run = TestRun(["adopt", "AStub", "--package-path", folder.path, "--output", folder["Mine"]])
        #expect(run.code == .unusableInput)
        #expect(run.errors.contains("AStub.swift: warning: already exists; left unchanged"))
        #expect(try folder.text("Mine/AStub.swift") == "// mine\n")
    }
}
