import Testing

@testable import understudy

/// What commands say where what they were asked for is not there, or not there any more.
@Suite("Nothing to read")
struct NothingToReadTests {
    @Test("Without a Swift file there is nothing to list, and no command says that all is well")
    func noSwiftFiles() throws {
        let folder = try TemporaryFolder(["README.md": "Notes"])
        for command in ["list", "split", "report"] {
            let run = TestRun([command, "--package-path", folder.path])
            #expect(run.code == .unusableInput, "\(command)")
            #expect(run.output.isEmpty, "\(command): \(run.output)")
            #expect(run.errors.contains("error: there is no Swift file in '\(folder.path)'"), "\(run.errors)")
        }
        try folder.write("changed.txt", "")
        #expect(TestRun(["list", "@" + folder["changed.txt"], "--package-path", folder.path]).code == .success)
        try folder.write("Sources/Notes/Note.swift", "struct Note {}\n")
        #expect(TestRun(["list", "--package-path", folder.path]).code == .success)
    }

    @Test("An alias of what was one protocol is listed as its parts")
    func splitProtocol() throws {
        let folder = try TemporaryFolder([
            "Sources/Notes/Store.swift": "typealias Store = Saver & Finder\n",
            "Sources/Notes/Saver.swift": "protocol Saver { func save() }\n",
            "Sources/Notes/Finder.swift": "protocol Finder { func find() }\nprotocol Other {}\n",
        ])
        let run = TestRun(["list", "Store", "--package-path", folder.path, "--color", "never"])
        #expect(run.code == .success)
        #expect(run.errors.contains("note: 'Store' is an alias: it is composed of Saver & Finder [composed-protocol]"))
        #expect(run.output.contains("Saver") && run.output.contains("Finder") && !run.output.contains("Other"))
        #expect(TestRun(["list", "Stor", "--package-path", folder.path]).code == .unusableInput)
    }
}
