import Foundation
import Testing

@testable import understudy

@Suite("Indexes that can't be used")
struct UnusableIndexTests {
    private static let files = [
        "Store.swift": "protocol Store { func save(_ number: Int); func load() -> Int }\n",
        "One.swift": "final class One { var store: (any Store)?\n func go() { store?.save(1) } }\n",
    ]

    /// One package for all tests: each looks at a copy of its index.
    private static let built = Result { try BuiltPackage(files) }

    /// What is said of a copy of the index after `change`; the result must be that of the sources.
    private func said(
        _ words: [String]? = nil, _ damage: (_ store: String) throws -> Void = { _ in },
        files change: (inout FileSystem) -> Void = { _ in }, program: String? = nil, expects: String = "source"
    ) throws -> String {
        // As at the program's start: a reading run that ends early must not end this one.
        SystemCalls.makeFailedWritesErrors()
        let built = try Self.built.get()
        let copy = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: built.folder[built.store], toPath: copy["store"])
        try damage(copy["store"])
        var files = FileSystem.live(in: built.folder.path)
        change(&files)
        let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
        let expected = built.run("split", "--evidence", expects)
        #expect(expects != "source" || expected.errors == "")
        let run = TestRun(
            ["split"] + (words ?? ["--index-store-path", copy["store"]]), files: files, environment: environment,
            program: program)
        #expect(run.output == expected.output)
        #expect(run.code == expected.code)
        #expect(run.errors.filter { $0 == "\n" }.count <= 1)
        return run.errors
    }

    private func everyFile(_ part: String, of store: String, _ body: (URL) throws -> Void) throws {
        let folder = store + "/v5/" + part
        let walk = try #require(FileManager.default.enumerator(atPath: folder))
        for case let name as String in walk {
            let url = URL(fileURLWithPath: folder + "/" + name)
            if !url.hasDirectoryPath, (try? Data(contentsOf: url)) != nil { try body(url) }
        }
    }

    @Test("The index itself can be used")
    func sound() throws {
        #expect(try said() == "note: evidence: the compiler's index, of 2 of 2 files [index-used]\n")
    }

    @Test func missing() throws {
        let folder = try TemporaryFolder([
            "Package.swift": "", "Sources/App/Store.swift": Self.files["Store.swift"] ?? "",
        ])
        func run(_ words: [String]) -> String { TestRun(words, files: .live(in: folder.path)).errors }
        #expect(
            run(["split", "--evidence", "index"]).hasPrefix("warning: there is no index of this package: build it"))
        #expect(run(["split"]) == "")
    }

    @Test func namedFolders() throws {
        let missing = try said(["--index-store-path", "nowhere"])
        #expect(missing == "warning: there is no folder 'nowhere'; only the sources are used [index-unusable]\n")
        let other = try said(["--index-store-path", "Sources"])
        #expect(other.hasPrefix("warning: 'Sources' contains no index: it has no folder such as 'v5';"))
    }

    @Test func libraries() throws {
        let missing = try said(["--index-store-library", "/nowhere.so"])
        #expect(missing.hasPrefix("warning: '/nowhere.so' is not a library that reads indexes: "))
        let text = try said(["--index-store-library", #filePath])
        #expect(text.contains("is not a library that reads indexes"))
    }

    @Test func otherFormat() throws {
        let text = try said { try FileManager.default.moveItem(atPath: $0 + "/v5", toPath: $0 + "/v99") }
        #expect(text.contains("holds an index of the format v99, but the library reads v5"))
    }

    @Test func empty() throws {
        let text = try said { try everyFile("units", of: $0) { try FileManager.default.removeItem(at: $0) } }
        #expect(text.contains("knows none of these sources;"))
    }

    @Test(arguments: ["units", "records"])
    func halfWritten(part: String) throws {
        let text = try said { store in
            try everyFile(part, of: store) { url in
                let bytes = try Data(contentsOf: url)
                try bytes.prefix(bytes.count / 2).write(to: url)
            }
        }
        #expect(text.contains("is damaged or incomplete: build again"))
    }

    @Test func anythingElse() throws {
        var random = SystemRandomNumberGenerator()
        let text = try said { store in
            for part in ["units", "records"] {
                try everyFile(part, of: store) { url in
                    try Data((0..<300).map { _ in UInt8.random(in: 0...255, using: &random) }).write(to: url)
                }
            }
        }
        #expect(text.contains("is damaged or incomplete"))
    }

    @Test("What is left of a damaged index is used of the other files")
    func oneRecord() throws {
        let text = try said { store in
            try everyFile("records", of: store) { url in
                if url.lastPathComponent.hasPrefix("One") { try Data().write(to: url) }
            }
        }
        #expect(text.contains("of 1 of 2 files (1 not built, 1 of its records can't be read)"))
    }

    // MARK: - The reading run of the program

    /// A program that reads what it is told, and then does what `script` says.
    ///
    /// Another run writes it: a file that this run writes is open in whatever the tests beside it start meanwhile,
    /// and no file can be run while it is open for writing ("text file busy").
    private func program(_ script: String, in folder: TemporaryFolder) throws -> String {
        try folder.write("lines", "#!/bin/sh\ncat > /dev/null\n" + script + "\n")
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", #"cat "$1" > "$2" && chmod 755 "$2""#, "sh", folder["lines"], folder["program"]]
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 0)
        return folder["program"]
    }

    @Test("A library that crashes ends neither the program nor its result", arguments: ["SEGV", "ABRT", "ALRM"])
    func crash(signal: String) throws {
        let folder = try TemporaryFolder()
        let text = try said(program: try program("kill -\(signal) $$", in: folder))
        #expect(text.contains("is damaged or incomplete: build again; only the sources are used"))
    }

    @Test("Half an answer, or something else, is none", arguments: ["exit 0", "echo something else", "exit 2"])
    func halfAnAnswer(script: String) throws {
        let folder = try TemporaryFolder()
        let text = try said(program: try program(script, in: folder))
        #expect(text.contains("is damaged or incomplete: build again"))
    }

    @Test("Where the program can't be run again, it reads the index itself")
    func noProgram() throws {
        #expect(try said(program: "/nowhere/understudy", expects: "index").contains("of 2 of 2 files"))
    }

    @Test func ofAnotherFolder() throws {
        let text = try said(files: { files in
            files.resolved = { "/elsewhere/" + $0 }
            files.currentFolder = { "/elsewhere" }
        })
        #expect(text.contains("knows none of these sources, but files such as '"))
    }

    @Test func outdated() throws {
        let text = try said(files: { $0.modificationTime = { _ in FileTime(seconds: 1 << 40, nanoseconds: 0) } })
        #expect(text.contains("all sources have changed since the index '"))
    }

    @Test("Nothing but regular files is opened", arguments: ["units", "records"])
    func pipesAndDevices(part: String) throws {
        let text = try said { store in
            try everyFile(part, of: store) { file in
                try FileManager.default.removeItem(at: file)
                if part == "units" {
                    #expect(mkfifo(file.path, 0o600) == 0)
                } else {
                    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/dev/zero")
                }
            }
        }
        #expect(text.contains("[index-unusable]"))
    }

    @Test("An index that git tracks is not used unless it is named")
    func tracked() throws {
        let built = try BuiltPackage(Self.files)
        for words in [["init", "-q"], ["add", "-f", "."]] {
            #expect(SystemCalls.run(["git", "-C", built.folder.path] + words).isSuccess)
        }
        let run = built.run("split", "--evidence", "auto")
        #expect(
            run.errors.contains("is part of the repository, not of a build on this machine") && run.code == .success)
        let named = built.run("split", "--index-store-path", built.folder[built.store])
        #expect(named.errors.contains("[index-used]"))
    }
}
