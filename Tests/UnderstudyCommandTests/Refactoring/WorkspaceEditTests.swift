import Foundation
import Testing

@testable import understudy

@Suite("Edits in JSON")
struct WorkspaceEditTests {
    @Test("A script that knows the Language Server Protocol alone gives the bytes of --apply")
    func sameBytes() throws {
        let sources = [
            "Sources/Notes/NotesRepository.swift": "// é 😀\n" + NotesSources.files[0].value,
            "Sources/Notes/Models.swift": NotesSources.files[1].value.split(
                separator: "\n", omittingEmptySubsequences: false
            )
            .joined(separator: "\r\n"),
        ]
        let folders = try [TemporaryFolder(sources), TemporaryFolder(sources)]
        let report = TestRun(["split", "NotesRepository", "--in", folders[0].path, "--format", "json"])
        #expect(report.code == .success)
        try folders[0].write("report.json", report.output)
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let output = try NarrowTests.shell("'\(root.path)/Scripts/apply-edits' '\(folders[0]["report.json"])'")
        #expect(output == "")
        let applied = TestRun([
            "split", "NotesRepository", "--narrow", "--apply", "--package-path", folders[1].path, "--in",
            folders[1].path,
        ])
        #expect(applied.code == .success, "\(applied.errors)")
        for name in sources.keys {
            #expect(try folders[0].text(name) == folders[1].text(name))
            #expect(try folders[0].text(name) != sources[name])
        }
    }
}
