import Foundation
import Testing
import UnderstudySync
import UnderstudySyntax

@testable import understudy

/// What `sync --diff` prints is what `patch -p1` and `git apply` take, and leads to what `sync` writes.
@Suite("Diffs of sync") struct DiffTests {
    private static let usual = SyncFaultTests.doubles[0]

    /// A program that applies a diff.
    enum Program: String, CaseIterable {
        case git, patch

        /// Whether it takes the diff in the file `name` in `folder`; `nil` where there is no such program.
        func applies(_ name: String, in folder: TemporaryFolder) throws -> Bool? {
            let program = Process()
            program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            program.arguments =
                self == .git ? ["git", "apply", "-p1", name] : ["patch", "-p1", "--quiet", "--input", name]
            program.currentDirectoryURL = URL(fileURLWithPath: folder.path)
            program.environment = ProcessInfo.processInfo.environment.merging(
                ["GIT_DIR": folder["none"], "GIT_CEILING_DIRECTORIES": folder.path]) { $1 }
            program.standardError = FileHandle.nullDevice
            try program.run()
            program.waitUntilExit()
            return program.terminationStatus == 127 ? nil : program.terminationStatus == 0
        }
    }

    /// Two packages with the first double under the name `name`, its text changed by `edit`.
    private static func packages(
        _ name: String = usual, _ edit: (String) -> String = { $0 }
    ) throws -> [TemporaryFolder] {
        try (0..<2).map { _ in
            let folder = try SyncFaultTests.package()
            let text = try folder.text(usual)
            try FileManager.default.removeItem(atPath: folder[usual])
            try folder.write(name, edit(text))
            return folder
        }
    }

    /// Applies the diff for one of `folders` with `program`, syncs the other, and compares all their doubles.
    private static func compare(_ folders: [TemporaryFolder], _ program: Program, _ packagePath: String = ".") throws {
        let (patched, synced) = (folders[0], folders[1])
        var files = FileSystem.seen(from: patched.path)
        let run = TestRun(["sync", "--dry-run", "--diff", "--package-path", packagePath], files: files)
        #expect(run.code == .success)
        try patched.write("d.patch", run.output)
        let outcome = try program.applies("d.patch", in: patched)
        files = FileSystem.seen(from: synced.path)
        #expect(TestRun(["sync"], files: files).code == .success)
        let doubles = "Tests/NTests/Doubles"
        let names = try synced.names(in: doubles)
        if outcome == nil { return }
        #expect(outcome == true)
        #expect(try patched.names(in: doubles) == names)
        for name in names {
            let place = doubles + "/" + name
            #expect(
                FileManager.default.contents(atPath: patched[place])
                    == FileManager.default.contents(
                        atPath: synced[place]),
                "\(name)")
        }
    }

    @Test(arguments: ["\n", "\r\n"], [true, false])
    func lineEndsStay(_ lineEnd: String, _ endsWithLine: Bool) throws {
        for program in Program.allCases {
            let folders = try Self.packages { text in
                let changed = text.replacingOccurrences(of: "\n", with: lineEnd)
                return endsWithLine ? changed : String(changed.dropLast())
            }
            try Self.compare(folders, program)
        }
    }

    @Test(arguments: Program.allCases)
    func aByteOrderMarkStays(_ program: Program) throws {
        try Self.compare(try Self.packages { "\u{FEFF}" + $0 }, program)
    }

    @Test(arguments: ["A Spy.swift", "Spiön ä 日本.swift", "A \"b\" \\ c.swift", "Dé.swift"], Program.allCases)
    func namesAreRead(_ name: String, _ program: Program) throws {
        try Self.compare(try Self.packages("Tests/NTests/Doubles/" + name), program)
    }

    @Test(arguments: Program.allCases)
    func severalDoublesInAFileAreOneDiff(_ program: Program) throws {
        let folders = try Self.packages()
        for folder in folders {
            let texts = try SyncFaultTests.doubles.dropFirst().map(folder.text)
            for name in SyncFaultTests.doubles.dropFirst() { try FileManager.default.removeItem(atPath: folder[name]) }
            let bodies = texts.map { $0.components(separatedBy: "\n\n").dropFirst().joined(separator: "\n\n") }
            try folder.write(Self.usual, ([try folder.text(Self.usual)] + bodies).joined(separator: "\n"))
        }
        try Self.compare(folders, program)
    }

    @Test(arguments: Program.allCases)
    func aFileThatIsNewComesFromNowhere(_ program: Program) throws {
        let folders = try Self.packages()
        for folder in folders {
            let text = try folder.text("Sources/N/P.swift").replacingOccurrences(of: "A {", with: "A: Sendable {")
            try folder.write("Sources/N/P.swift", text)
        }
        let run = TestRun(["sync", "--dry-run", "--diff"], files: .seen(from: folders[0].path))
        #expect(run.output.hasPrefix("--- /dev/null\n+++ b/Tests/NTests/Doubles/Locked.swift\n@@ -0,0 +1,"))
        let plain = TestRun(["sync", "--dry-run"], files: .seen(from: folders[0].path))
        #expect(plain.output.hasPrefix("would write Tests/NTests/Doubles/Locked.swift\nwould change "))
        try Self.compare(folders, program)
        #expect(try folders[0].names(in: "Tests/NTests/Doubles").contains("Locked.swift"))
    }

    /// Paths are those seen from where the command runs, however the package was named.
    @Test func anAbsolutePackagePathGivesPathsWithinTheFolder() throws {
        let folders = try Self.packages()
        try Self.compare(folders, .git, folders[0].path)
    }

    /// A member that is written anew shows the lines that are new, not those that stay between them.
    @Test func onlyLinesThatDifferAreShown() throws {
        let source = SourceText(path: "A.swift", text: "a {\n    one\n    two\n    three\n}\n")
        let whole = TextEdit(source.range, with: "a {\n    1\n    two\n    3\n}\n")
        let change = try #require(FileChange(FileEdits(source: source, edits: [whole])))
        #expect(
            String(decoding: UnifiedDiff.text(change, from: "/"), as: UTF8.self) == """
                --- a/A.swift
                +++ b/A.swift
                @@ -1,5 +1,5 @@
                 a {
                -    one
                +    1
                     two
                -    three
                +    3
                 }

                """)
    }

    @Test("A diff writes nothing, as in all commands that can show one")
    func aDiffWritesNothing() throws {
        let folder = try SyncFaultTests.package()
        let before = try folder.text(Self.usual)
        let dry = TestRun(["sync", "--dry-run", "--diff"], files: .seen(from: folder.path))
        let run = TestRun(["sync", "--diff"], files: .seen(from: folder.path))
        #expect(run.output == dry.output)
        #expect(!run.output.isEmpty)
        #expect(try folder.text(Self.usual) == before)
    }
}

extension FileSystem {
    /// The file system of this machine, as it is for a tool that runs in `folder`.
    static func seen(from folder: String) -> FileSystem {
        var files = FileSystem.live
        let live = FileSystem.live
        let place = { @Sendable (path: String) in Path.join(folder, path) }
        files.currentFolder = { folder }
        files.read = { path, buffer throws(FileError) in try live.read(place(path), &buffer) }
        files.entries = { path throws(FileError) in try live.entries(place(path)) }
        files.kind = { path throws(FileError) in try live.kind(place(path)) }
        files.create = { path, bytes throws(FileError) in try live.create(place(path), bytes) }
        files.replace = { path, old, new throws(FileError) in try live.replace(place(path), old, new) }
        return files
    }
}
