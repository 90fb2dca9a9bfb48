import Testing

@testable import understudy

@Suite("Commands around their work")
struct SessionTests {
    @Test func commonOptionsMayStandBeforeTheCommand() throws {
        let folder = try TemporaryFolder(["A.swift": "protocol P {}"])
        let run = TestRun(["--package-path", folder.path, "--verbose", "list"])
        #expect(run.errors.contains("read 1 of 1 files\n"))
    }

    @Test func missingPathsEndWithTwo() throws {
        let run = TestRun(["list", "/nowhere/at/all"])
        #expect(run.errors == "/nowhere/at/all: error: there is no such file or folder [path-not-found]\n")
        #expect(run.code == .unusableInput)
        #expect(run.code.rawValue == 2)
    }

    @Test func whatCannotBeReadIsReportedAndTheRestIsRead() throws {
        let folder = try TemporaryFolder(["A.swift": "a", "B.swift": "b"])
        var files = FileSystem.live
        let failing = folder["A.swift"]
        files.read = { path, buffer throws(FileError) in
            if path == failing { throw FileError(path: path, purpose: .readFile, failure: .accessDenied) }
            try FileSystem.live.read(path, &buffer)
        }
        let run = TestRun(["list", "--verbose", folder.path], files: files)
        #expect(
            run.errors == """
                \(failing): error: can't read this file: Permission denied [unreadable-file]
                read 1 of 2 files

                """)
        #expect(run.code == .unusableInput)
    }

    @Test func standardInputIsRead() {
        var files = FileSystem.live
        files.readStandardInput = { $0.fill(with: Array("protocol P {}".utf8)) }
        let run = TestRun(["list", "-", "--verbose"], files: files)
        #expect(run.errors.hasPrefix("read 1 of 1 files\n"))
    }

    @Test func kindsOfOnesOwnTemplatesAreNotQuestioned() throws {
        let folder = try TemporaryFolder(["A.swift": "protocol P {}"])
        let run = TestRun(["generate", "--kind", "spi", "--templates", folder.path, "--in", folder.path])
        #expect(run.code != .wrongCommandLine)
    }
}
