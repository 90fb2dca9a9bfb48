import Foundation
import Testing
import UnderstudySyntax

@testable import understudy

/// What becomes of the files when the file system lets `sync` down: each is the old one or the new one.
@Suite("Sync, when files fail") struct SyncFaultTests {
    /// A package with three doubles, whose protocols then ask for more.
    static func package() throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "Package.swift": """
            let package = Package(name: "N", targets: [.target(name: "N"), .testTarget(name: "NTests", \
            dependencies: ["N"])])
            """,
            "Sources/N/P.swift": text("func first()"),
        ])
        #expect(TestRun(["generate", "--all", "--package-path", folder.path]).code == .success)
        try folder.write("Sources/N/P.swift", text("func first()\n    func second() -> Int"))
        return folder
    }

    private static func text(_ demands: String) -> String {
        ["A", "B", "C"].map { "protocol \($0) {\n    \(demands)\n}\n" }.joined(separator: "\n")
    }

    static let doubles = ["A", "B", "C"].map { "Tests/NTests/Doubles/\($0)Spy.swift" }

    /// What the doubles are before a sync, and what they are after one that nothing disturbs.
    private static func states() throws -> (old: [String], new: [String]) {
        let folder = try package()
        let old = try doubles.map(folder.text)
        #expect(TestRun(["sync", "--package-path", folder.path]).code == .success)
        return (old, try doubles.map(folder.text))
    }

    /// Counts what is asked of the file system, and fails at one time.
    private final class Counter: @unchecked Sendable {
        private let lock = Mutex()
        private var count = 0
        private let failing: Int

        init(failing: Int) { self.failing = failing }

        var total: Int { lock.withLock { count } }

        func step(_ path: String, _ purpose: FileError.Purpose) throws(FileError) {
            let now = lock.withLock { () -> Int in
                count += 1
                return count
            }
            if now == failing {
                throw FileError(path: path, purpose: purpose, failure: SystemCalls.Failure(number: ENOSPC))
            }
        }
    }

    private static func failing(_ counter: Counter) -> FileSystem {
        var files = FileSystem.live
        files.read = { path, buffer throws(FileError) in
            try counter.step(path, .readFile)
            try FileSystem.live.read(path, &buffer)
        }
        files.entries = { path throws(FileError) in
            try counter.step(path, .readFolder)
            return try FileSystem.live.entries(path)
        }
        files.kind = { path throws(FileError) in
            try counter.step(path, .readFile)
            return try FileSystem.live.kind(path)
        }
        files.replace = { path, old, new throws(FileError) in
            try counter.step(path, .writeFile)
            return try FileSystem.live.replace(path, old, new)
        }
        return files
    }

    @Test func theNthOperationFailsForEveryN() throws {
        let (old, new) = try Self.states()
        #expect(zip(old, new).allSatisfy { $0 != $1 })
        var number = 1
        while true {
            let folder = try Self.package()
            let counter = Counter(failing: number)
            let run = TestRun(["sync", "--package-path", folder.path], files: Self.failing(counter))
            for (index, name) in Self.doubles.enumerated() {
                let now = try folder.text(name)
                #expect(now == old[index] || now == new[index], "operation \(number)")
            }
            #expect(try folder.names(in: "Tests/NTests/Doubles").count == Self.doubles.count)
            // Whatever failed, the next sync finishes the work.
            #expect(TestRun(["sync", "--package-path", folder.path]).code == .success)
            #expect(try Self.doubles.map(folder.text) == new)
            if counter.total < number {
                #expect(run.code == .success)
                break
            }
            number += 1
        }
        #expect(number > 10)
    }

    @Test func aFileThatSomebodyChangesMeanwhileIsLeftAlone() throws {
        let folder = try Self.package()
        let theirs = "// theirs\n"
        var files = FileSystem.live
        files.replace = { path, old, new throws(FileError) in
            if path.hasSuffix("BSpy.swift") { try? Data(theirs.utf8).write(to: URL(fileURLWithPath: path)) }
            return try FileSystem.live.replace(path, old, new)
        }
        let run = TestRun(["sync", "--package-path", folder.path], files: files)
        #expect(run.code == .unusableInput)
        #expect(run.errors.contains("BSpy.swift: error: this file changed while sync was running"))
        #expect(try folder.text(Self.doubles[1]) == theirs)
        #expect(try folder.text(Self.doubles[2]).contains("func second()"))
    }

    @Test func aFullDiskLeavesTheOldFiles() throws {
        let (old, _) = try Self.states()
        let folder = try Self.package()
        var files = FileSystem.live
        files.replace = { path, _, _ throws(FileError) in
            throw FileError(path: path, purpose: .writeFile, failure: SystemCalls.Failure(number: ENOSPC))
        }
        let run = TestRun(["sync", "--package-path", folder.path], files: files)
        #expect(run.code == .unusableInput)
        #expect(try Self.doubles.map(folder.text) == old)
    }

    @Test func whatIsReadOnlyIsLeftAloneAndTheRestIsDone() throws {
        let folder = try Self.package()
        let before = try folder.text(Self.doubles[0])
        try folder.setPermissions(0o440, Self.doubles[0])
        let run = TestRun(["sync", "--package-path", folder.path])
        #expect(run.code == .unusableInput)
        #expect(
            run.errors
                == "\(folder[Self.doubles[0]]): error: can't write this file: Permission denied [unwritable-file]\n")
        #expect(try folder.text(Self.doubles[0]) == before)
        #expect(try folder.permissions(Self.doubles[0]) == 0o440)
        #expect(try folder.text(Self.doubles[1]).contains("func second()"))
    }

    @Test func aLinkStaysALink() throws {
        let folder = try Self.package()
        try FileManager.default.moveItem(atPath: folder[Self.doubles[0]], toPath: folder["Tests/Real.swift"])
        try folder.link(Self.doubles[0], to: "../../Real.swift")
        #expect(TestRun(["sync", "--package-path", folder.path]).code == .success)
        #expect(try folder.text("Tests/Real.swift").contains("func second()"))
        #expect(SystemCalls.ownKind(of: folder[Self.doubles[0]]) == .link)
    }

    @Test func aLinkOutOfThePackageIsNotFollowed() throws {
        let (folder, other) = (try Self.package(), try TemporaryFolder())
        try FileManager.default.moveItem(atPath: folder[Self.doubles[0]], toPath: other["ASpy.swift"])
        try folder.link(Self.doubles[0], to: other["ASpy.swift"])
        let before = try other.text("ASpy.swift")
        #expect(TestRun(["sync", "--package-path", folder.path]).code == .success)
        #expect(try other.text("ASpy.swift") == before)
    }

    @Test func whatIsNoFileIsNoDouble() throws {
        let folder = try Self.package()
        for name in Self.doubles[..<2] { try FileManager.default.removeItem(atPath: folder[name]) }
        try folder.write(Self.doubles[0] + "/inner.txt", "theirs")
        #expect(mkfifo(folder[Self.doubles[1]], 0o600) == 0)
        let run = TestRun(["sync", "--package-path", folder.path])
        #expect(run.code == .success)
        #expect(run.output == "changed \(folder[Self.doubles[2]])\n")
        #expect(try folder.text(Self.doubles[0] + "/inner.txt") == "theirs")
    }

    /// What a double comes to need beside it is there before the double needs it, whatever fails.
    @Test func whateverFailsTheLockIsThereInTheEnd() throws {
        func package() throws -> TemporaryFolder {
            let folder = try Self.package()
            let text = try folder.text("Sources/N/P.swift").replacingOccurrences(of: " {\n", with: ": Sendable {\n")
            try folder.write("Sources/N/P.swift", text)
            return folder
        }
        let names = Self.doubles + ["Tests/NTests/Doubles/Locked.swift"]
        let whole = try package()
        #expect(TestRun(["sync", "--package-path", whole.path]).code == .success)
        var number = 1
        while true {
            let folder = try package()
            let counter = Counter(failing: number)
            _ = TestRun(["sync", "--package-path", folder.path], files: Self.failing(counter))
            #expect(TestRun(["sync", "--package-path", folder.path]).code == .success)
            #expect(try names.map(folder.text) == names.map(whole.text), "operation \(number)")
            if counter.total < number { break }
            number += 1
        }
        #expect(number > 10)
    }

    /// What a killed run leaves behind is neither taken for a double nor in the way.
    @Test func whatAKilledRunLeavesIsNoSource() throws {
        let folder = try Self.package()
        #expect(TestRun(["sync", "--package-path", folder.path]).code == .success)
        try folder.write("Tests/NTests/Doubles/.ASpy.swift.1-1.tmp", try folder.text(Self.doubles[0]) + "func (\n")
        let run = TestRun(["check", "--package-path", folder.path])
        #expect(run.output == "3 doubles, all in step with their protocols\n")
    }

    @Test func twoAtOnceWriteWholeFiles() async throws {
        let (old, new) = try Self.states()
        for _ in 0..<5 {
            let folder = try Self.package()
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<2 { group.addTask { _ = TestRun(["sync", "--package-path", folder.path]) } }
            }
            for (index, name) in Self.doubles.enumerated() {
                let now = try folder.text(name)
                #expect(now == old[index] || now == new[index])
            }
            #expect(TestRun(["sync", "--package-path", folder.path]).code == .success)
            #expect(try Self.doubles.map(folder.text) == new)
        }
    }

    @Test func whatIsCurrentIsNotTouched() throws {
        let folder = try Self.package()
        _ = TestRun(["sync", "--package-path", folder.path])
        var files = FileSystem.live
        files.replace = { path, _, _ throws(FileError) in
            throw FileError(path: path, purpose: .writeFile, failure: SystemCalls.Failure(number: ENOSPC))
        }
        let run = TestRun(["sync", "--package-path", folder.path], files: files)
        #expect(run.code == .success)
        #expect(run.output == "3 doubles, all in step with their protocols\n")
    }
}
