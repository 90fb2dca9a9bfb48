import Foundation
import Testing
import UnderstudyBuiltInTemplates

@testable import understudy

@Suite("Files that doubles and tests share") struct SharedFilesTests {
    private static let folder = "Tests/NotesTests/Doubles/"

    /// A package with a protocol whose double has a lock.
    private static func package(_ more: String = "") throws -> TemporaryFolder {
        try TemporaryFolder([
            "Package.swift": """
            let package = Package(name: "Notes", targets: [.target(name: "Notes"), .testTarget(name: "NotesTests")])
            """,
            "Sources/Notes/Store.swift": "public protocol Store: Sendable { func save(_ id: Int) }\n" + more,
            "Tests/NotesTests/Tests.swift": "",
        ])
    }

    private static let generic = """
        public protocol Registry: Sendable {
            associatedtype Item: Sendable
            static func register(_ item: Item)
        }

        """

    private func run(_ words: String..., in folder: TemporaryFolder) -> TestRun {
        TestRun(words + ["--package-path", folder.path])
    }

    private static func former(_ name: String) throws -> String {
        let text = try #require(BuiltInTemplates.former.first { $0.name == "former/" + name }).text
        return text.description
    }

    /// What of `lock` records calls, with the blank line above it.
    private static func recording(in lock: String) throws -> String {
        let start = try #require(lock.range(of: "\n/// Records calls"))
        return String(lock[start.lowerBound...])
    }

    @Test("who does not ask for 'eventually' reads no line of it, in whichever order the two are asked for")
    func order() throws {
        let first = try Self.package()
        #expect(run("generate", "Store", in: first).code == .success)
        let plain = try first.text(Self.folder + "Locked.swift")
        #expect(!plain.contains("pause"))
        let support = run("support", "eventually", in: first)
        #expect(support.code == .success, "\(support.errors)")
        #expect(support.output.contains("changed ") && support.output.contains("Locked.swift"))
        let waking = try first.text(Self.folder + "Locked.swift")
        #expect(waking.contains("Eventually.pause"))

        let second = try Self.package()
        #expect(run("support", "eventually", in: second).code == .success)
        #expect(run("generate", "Store", in: second).code == .success)
        #expect(try second.text(Self.folder + "Locked.swift") == waking)

        for folder in [first, second] {
            #expect(run("check", in: folder).code == .success)
            try FileManager.default.removeItem(atPath: folder[Self.folder + "Eventually.swift"])
            #expect(run("check", in: folder).errors.contains("[outdated-support]"))
            #expect(run("sync", in: folder).code == .success)
            #expect(try folder.text(Self.folder + "Locked.swift") == plain)
        }
    }

    @Test("a helper in another folder of the module counts as well, and sync keeps what its owner wrote in the lock")
    func elsewhere() throws {
        let folder = try Self.package()
        #expect(run("generate", "Store", in: folder).code == .success)
        let lock = Self.folder + "Locked.swift"
        let edited = try folder.text(lock).replacing(
            "lock.lock()\n", with: "lock.lock()\n        // As short as can be.\n")
        try folder.write(lock, edited)
        let support = run("support", "eventually", "--output", folder["Tests/NotesTests/Support"], in: folder)
        #expect(support.code == .success, "\(support.errors)")
        let after = try folder.text(lock)
        #expect(after.contains("Eventually.pause") && after.contains("// As short as can be."))
        #expect(run("check", in: folder).code == .success)
    }

    @Test("where the owner changed the same line, the lock is left alone, and 'eventually' is there all the same")
    func conflict() throws {
        let folder = try Self.package()
        #expect(run("generate", "Store", in: folder).code == .success)
        let lock = Self.folder + "Locked.swift"
        let edited = try folder.text(lock).replacing("defer { lock.unlock() }", with: "defer { release(lock) }")
        try folder.write(lock, edited)
        #expect(run("check", in: folder).code == .success)
        let support = run("support", "eventually", in: folder)
        #expect(support.code == .success)
        #expect(support.errors.contains("Locked.swift:22:9: warning: Locked.swift was edited by hand where"))
        #expect(try folder.text(lock) == edited)
        let sync = run("sync", in: folder)
        #expect(sync.code == .finding)
        #expect(sync.errors.contains("Locked.swift:22:9: warning: ") && sync.errors.contains("[edited-support]"))
        #expect(try folder.text(lock) == edited)
        #expect(run("check", in: folder).errors.contains("Locked.swift:22:9: error: "))
    }

    @Test("a file that needs another one today brings it along")
    func formerOfMocks() throws {
        let folder = try Self.package()
        #expect(run("generate", "Store", "--kind", "mock", in: folder).code == .success)
        let (mock, calls, issue) = ("StoreMock.swift", "ExpectedCalls.swift", "TestIssue.swift")
        let today = try folder.text(Self.folder + mock)
        let end = "    deinit { UnreadExpectations.report { unmetExpectations } }\n\n"
        #expect(today.contains(end))
        try folder.write(Self.folder + mock, today.replacing(end, with: ""))
        try folder.write(
            Self.folder + calls, Self.former("ExpectedCalls.3").replacing("{{ nonisolated }}", with: ""))
        try FileManager.default.removeItem(atPath: folder.path + "/" + Self.folder + issue)
        #expect(run("sync", in: folder).code == .success)
        #expect(try folder.text(Self.folder + calls).contains("TestIssue.Place"))
        #expect(try folder.text(Self.folder + issue).contains("struct TestIssue"))
        #expect(try !folder.text(Self.folder + mock).contains("deinit"))
        #expect(run("check", in: folder).code == .success)
    }

    @Test("a former text is brought up to date with the owner's lines in it; the second time nothing happens")
    func former() throws {
        let folder = try Self.package()
        #expect(run("generate", "Store", in: folder).code == .success)
        let lock = Self.folder + "Locked.swift"
        let today = try folder.text(lock)
        let former = try "import Foundation\n\n" + Self.former("Locked.1") + Self.recording(in: today)
        let (mark, mine) = ("        lock.lock()\n", "        lock.lock()\n        // As short as can be.\n")
        try folder.write(lock, former.replacing(mark, with: mine))
        let check = run("check", in: folder)
        #expect(check.code == .finding)
        #expect(check.errors.contains("Locked.swift:3:1: error: Locked.swift is not as the templates have it today"))
        let trial = run("sync", "--dry-run", "--diff", in: folder)
        #expect(trial.output.contains("+            withLock { swap(&$0[keyPath: member], &value) }\n"))
        #expect(try folder.text(lock).contains("= newValue } }"))
        let json = run("check", "--format", "json", in: folder)
        #expect(json.output.contains("\"double\": \"Locked.swift\""), "\(json.output)")
        #expect(run("sync", "StoreSpy", in: folder).output.contains("in step"))
        #expect(run("sync", in: folder).code == .success)
        #expect(
            try folder.text(lock)
                == today.replacing(mark, with: mine).replacing("\nfinal class", with: "\nnonisolated final class"))
        let again = run("sync", in: folder)
        #expect(again.code == .success && again.output.contains("in step"))
    }

    @Test("a helper's former text is brought up to date first, so that the lock wakes it in the same run")
    func formerHelper() throws {
        let folder = try Self.package()
        #expect(run("generate", "Store", in: folder).code == .success)
        try folder.write(Self.folder + "Eventually.swift", try Self.former("Eventually.1"))
        let sync = run("sync", in: folder)
        #expect(sync.code == .success, "\(sync.errors)")
        #expect(
            sync.output.split(separator: "\n").map { $0.split(separator: "/").last } == [
                "Eventually.swift", "Locked.swift",
            ])
        #expect(try folder.text(Self.folder + "Locked.swift").contains("Eventually.pause"))
        #expect(run("sync", in: folder).output.contains("in step"))
    }

    @Test("a file that was deleted comes back where a double needs it, and only there")
    func deleted() throws {
        let folder = try Self.package(Self.generic)
        #expect(run("generate", "Store", "Registry", in: folder).code == .success)
        #expect(run("support", "inTurn", "eventually", in: folder).code == .success)
        let lock = Self.folder + "Locked.swift"
        let all = try folder.text(lock)
        #expect(all.contains("static func shared"))
        try FileManager.default.removeItem(atPath: folder[lock])
        try FileManager.default.removeItem(atPath: folder[Self.folder + "InTurn.swift"])
        let check = run("check", in: folder)
        #expect(check.code == .finding)
        #expect(check.errors.contains("needs 'Locked', which 'NotesTests' does not declare"))
        #expect(run("sync", in: folder).code == .success)
        #expect(try folder.text(lock) == all)
        #expect(throws: (any Error).self) { try folder.text(Self.folder + "InTurn.swift") }
        #expect(run("sync", in: folder).output.contains("in step"))
    }

    @Test("a generic double adds its extension to the lock that is there, edited or not")
    func extended() throws {
        let folder = try Self.package(Self.generic)
        #expect(run("generate", "Store", in: folder).code == .success)
        let lock = Self.folder + "Locked.swift"
        try folder.write(lock, try folder.text(lock).replacing("lock.lock()\n", with: "lock.lock()  // mine\n"))
        let trial = run("generate", "Registry", "--dry-run", in: folder)
        #expect(trial.output.contains("would change "))
        #expect(try !folder.text(lock).contains("shared("))
        let run = self.run("generate", "Registry", in: folder)
        #expect(run.output.contains("changed "), "\(run.output)\(run.errors)")
        let text = try folder.text(lock)
        #expect(text.contains("static func shared") && text.contains("lock.lock()  // mine"))
        // Without it the double would not compile, so sync says and mends that, too.
        let start = try #require(text.range(of: "\n/// The storage of static members"))
        try folder.write(lock, String(text[..<start.lowerBound]))
        #expect(self.run("check", in: folder).code == .finding)
        #expect(self.run("sync", in: folder).code == .success)
        #expect(try folder.text(lock) == text)
    }

    @Test("a lock that records nothing yet gets what a spy needs, from generate and from sync")
    func recording() throws {
        let folder = try Self.package()
        let lock = Self.folder + "Locked.swift"
        #expect(run("generate", "Store", in: folder).code == .success)
        let whole = try folder.text(lock)
        let start = try #require(whole.range(of: "\n/// Records calls"))
        let bare = String(whole[..<start.lowerBound]).replacing("lock.lock()\n", with: "lock.lock()  // mine\n")
        let mine = whole.replacing("lock.lock()\n", with: "lock.lock()  // mine\n")
        try folder.write(lock, bare)
        #expect(run("generate", "Store", "--name", "OtherSpy", in: folder).output.contains("changed "))
        #expect(try folder.text(lock) == mine)
        try folder.write(lock, bare)
        let check = run("check", in: folder)
        #expect(
            check.errors.contains("Locked.swift lacks 'append(_:to:)', which doubles need; 'understudy sync' brings"))
        #expect(run("sync", "StoreSpy", in: folder).code == .success)
        #expect(try folder.text(lock) == mine)
    }

    @Test("another type of that name is its owner's alone")
    func otherType() throws {
        let folder = try Self.package()
        let text = "/// What is kept behind a padlock.\nstruct Locked<Value> {\n    let value: Value\n}\n"
        try folder.write(Self.folder + "Locked.swift", text)
        #expect(run("generate", "Store", in: folder).code == .success)
        #expect(run("support", "eventually", in: folder).code == .success)
        #expect(run("sync", in: folder).code == .success)
        #expect(try folder.text(Self.folder + "Locked.swift") == text)
    }

    @Test("templates of one's own are what files are held against, and what was written before them stays")
    func ownTemplates() throws {
        let folder = try Self.package()
        #expect(run("generate", "Store", in: folder).code == .success)
        let lock = Self.folder + "Locked.swift"
        let former = try "import Foundation\n\n" + Self.former("Locked.1") + Self.recording(in: folder.text(lock))
        try folder.write(lock, former)
        try folder.write("Own/understudy/support/Locked.stencil", try Self.former("Locked.2") + "// end\n")
        #expect(run("sync", "--templates", folder["Own"], in: folder).code == .success)
        #expect(try folder.text(lock) == former)
    }
}
