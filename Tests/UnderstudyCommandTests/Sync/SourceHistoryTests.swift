import Foundation
import Testing
import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySync
import UnderstudySyntax
import UnderstudyTemplates

@testable import understudy

@Suite("Sources as they were")
struct SourceHistoryTests {
    private static let former = "protocol Store {\n    func save()\n}\n"
    private static let current = "protocol Store {\n    func load()\n}\n"

    private func git(_ words: [String], _ folder: TemporaryFolder) {
        let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "protocol.file.allow=always"]
        #expect(SystemCalls.run(["git", "-C", folder.path] + identity + words).isSuccess, "\(words)")
    }

    /// A repository in which a double was committed with a protocol that has changed since.
    private func repository(_ format: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["Sources/A/Store.swift": Self.former, "Sources/A/Spy.swift": "// a double\n"])
        git(["init", "-q", "--object-format=\(format)"], folder)
        git(["config", "uploadpack.allowFilter", "true"], folder)
        git(["add", "."], folder)
        git(["commit", "-qm", "one"], folder)
        try folder.write("Sources/A/Store.swift", Self.current)
        git(["commit", "-qam", "two"], folder)
        return folder
    }

    /// The requirements of the protocol when the double in `folder` was committed; `nil` if that is unknown.
    private func requirements(in folder: TemporaryFolder) throws -> [String]? {
        let files = try ["Sources/A/Store.swift", "Sources/A/Spy.swift"].map { name in
            FileDeclarations(
                parsing: SourceText(path: folder[name], bytes: Array(try folder.text(name).utf8)), module: nil,
                settings: ModuleSettings())
        }
        let session = Session(system: TestState.system(), settings: OutputSettings())
        let history = SourceHistory(DeclarationIndex(files), in: session) {
            PastSources($0, library: TemplateLibrary(), options: DoubleOptions())
        }
        return history.sources(for: folder["Sources/A/Spy.swift"], "Spy", 0).map { past in
            past.index.allProtocols.flatMap { $0.requirements.map(\.name) }
        }
    }

    @Test("They are read from repositories of both formats", arguments: ["sha1", "sha256"])
    func formats(format: String) throws {
        #expect(try requirements(in: repository(format)) == ["save()"])
    }

    @Test("What a partial clone lacks is not fetched, and no part of a revision is taken for the whole")
    func partialClone() throws {
        let original = try repository("sha1")
        let folder = try TemporaryFolder([
            "fetch": "#!/bin/sh\ntouch '\(original.path)/fetched'\nexec git-upload-pack \"$@\"\n"
        ])
        try folder.setPermissions(0o755, "fetch")
        git(["clone", "-q", "--filter=blob:none", "file://" + original.path, folder["clone"]], folder)
        let clone = try TemporaryFolder()
        try FileManager.default.removeItem(atPath: clone.path)
        try FileManager.default.moveItem(atPath: folder["clone"], toPath: clone.path)
        git(["config", "remote.origin.uploadpack", folder["fetch"]], clone)
        #expect(try requirements(in: clone) == nil)
        #expect(!FileManager.default.fileExists(atPath: original["fetched"]))
        git(["cat-file", "-p", "HEAD~:Sources/A/Store.swift"], clone)
        #expect(FileManager.default.fileExists(atPath: original["fetched"]))
        #expect(try requirements(in: clone) == ["save()"])
    }
}
