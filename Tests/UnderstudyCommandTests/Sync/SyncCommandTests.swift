import Foundation
import Testing

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
                \(source):3:5: note: required here: 'func second() -> Int' [missing-member]

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

    @Test func whereNothingIsOwnedThatIsSaid() throws {
        let folder = try TemporaryFolder(["Sources/N/P.swift": "protocol A {}\n"])
        let run = TestRun(["check", "--package-path", folder.path])
        #expect(run.code == .success)
        #expect(run.output == "no doubles found in '\(folder.path)': 'understudy generate' writes them\n")
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
        #expect(TestRun(["adopt", "ASpy", "--package-path", folder.path]).code == .unusableInput)
    }
}
