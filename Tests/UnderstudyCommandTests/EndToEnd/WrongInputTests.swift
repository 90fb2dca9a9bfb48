import Foundation
import Testing

@testable import understudy

/// Each kind of wrong input: the exact words, the exit code, and nothing written.
@Suite("Wrong input")
struct WrongInputTests {
    let package: NotesPackage
    let before: [String]

    init() throws {
        package = try NotesPackage()
        before = try package.paths()
    }

    private var file: String { package.folder["Sources/Notes/NoteStore.swift"] }

    /// Runs both commands over `path`, expecting `errors` of each.
    private func expect(
        _ errors: String, at path: String, files: FileSystem = .live, location: SourceLocation = #_sourceLocation
    ) throws {
        let list = TestRun(["list", path], files: files)
        let generate = TestRun(["generate", "--all", "--in", path, "--output", package.doubles], files: files)
        for run in [list, generate] {
            #expect(run.errors == errors, sourceLocation: location)
            #expect(run.code == .unusableInput, sourceLocation: location)
        }
        #expect(generate.output.isEmpty, sourceLocation: location)
    }

    @Test func folderThatDoesNotExist() throws {
        let path = package.folder["Sources/Note"]
        let advice = "did you mean '\(package.folder["Sources/Notes"])'?"
        try expect("\(path): error: there is no such file or folder; \(advice) [path-not-found]\n", at: path)
        #expect(try package.paths() == before)
    }

    @Test func outputIsNotMadeForAFolderThatDoesNotExist() throws {
        let run = package.run("generate", "NoteStore", "--in", package.folder["Source"], "--output", package.doubles)
        #expect(run.code == .unusableInput)
        #expect(try package.paths() == before)
    }

    @Test func unreadableFile() throws {
        let path = file
        var files = FileSystem.live
        files.read = { asked, buffer throws(FileError) in
            if asked == path { throw FileError(path: asked, purpose: .readFile, failure: .accessDenied) }
            try FileSystem.live.read(asked, &buffer)
        }
        try expect(
            "\(path): error: can't read this file: Permission denied [unreadable-file]\n",
            at: package.folder["Sources"], files: files)
        #expect(try package.paths() == before)
    }

    @Test func byteThatIsNotUTF8() throws {
        let source = Array("protocol NoteStore {\n    func save()\n}\n\n".utf8) + [0xFF] + Array("\n".utf8)
        try Data(source).write(to: URL(fileURLWithPath: file))
        try expect(
            "\(file):5:1: error: these bytes are not UTF-8; save the file as UTF-8 [invalid-utf8]\n", at: file)
        #expect(try package.paths() == before)
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func randomBytes(_ seed: UInt64) throws {
        var generator = SeededGenerator(state: seed)
        let noise = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        try Data(Array("protocol NoteStore { func save() }\n".utf8) + noise).write(to: URL(fileURLWithPath: file))

        for run in [
            TestRun(["list", file]),
            TestRun(["generate", "--all", "--in", file, "--output", package.doubles]),
        ] {
            #expect(run.code == .unusableInput)
            #expect(run.errors.contains("error: these bytes are not UTF-8; save the file as UTF-8 [invalid-utf8]\n"))
            #expect(run.errors.utf8.split(separator: UInt8(ascii: "\n")).allSatisfy { $0.starts(with: file.utf8) })
        }
        #expect(try package.paths() == before)
    }

    @Test func unfinishedMerge() throws {
        let conflict = "<<<<<<< HEAD\n    func save()\n=======\n    func save() throws\n>>>>>>> other\n"
        try Data(Array("protocol NoteStore {\n\(conflict)}\n".utf8)).write(to: URL(fileURLWithPath: file))
        try expect(
            "\(file):2:1: error: this merge conflict is unresolved; resolve it, and remove its markers [merge-conflict]\n",
            at: file)
        #expect(try package.paths() == before)
    }

    @Test func propertyWithoutType() throws {
        try Data(Array("protocol NoteStore {\n    var count\n}\n".utf8)).write(to: URL(fileURLWithPath: file))
        let message = "a property in a protocol needs a type, such as 'var name: String { get }'"
        try expect("\(file):2:9: error: \(message) [untyped-property]\n", at: file)
        #expect(try package.paths() == before)
    }

    @Test func unclosedBrace() throws {
        try package.folder.write(
            "Sources/Notes/NoteStore.swift",
            """
            protocol NoteStore {
                func save()

            struct Other {}

            """)
        try expect("\(file):1:20: error: this '{' has no '}' [unclosed-brace]\n", at: file)
        #expect(try package.paths() == before)
    }

    @Test func protocolsOfOtherFilesAreWrittenInSpiteOfAnUnclosedBrace() throws {
        try package.folder.write("Sources/Notes/Broken.swift", "protocol Broken {\n")
        let run = package.run("generate", "NoteStore")
        #expect(run.errors.isEmpty)
        #expect(run.code == .success)
        #expect(try package.folder.names(in: "Tests/NotesTests/Doubles") == ["NoteStoreSpy.swift"])
    }

    @Test(arguments: [
        ("NoteStor", "; did you mean 'NoteStore'?"),
        ("noteCounter", "; did you mean 'NoteCounter'?"),
        ("Elephant", "; 'understudy list' lists them"),
    ])
    func unknownProtocol(_ name: String, ending: String) throws {
        let run = package.run("generate", name)
        #expect(run.errors == "error: there is no protocol '\(name)' in the sources\(ending) [unknown-protocol]\n")
        #expect(run.code == .unusableInput)
        #expect(run.output.isEmpty)
        #expect(try package.paths() == before)
    }

    @Test(arguments: [
        (["generate", "Shelf"], "class Shelf {}", "a class"), (["list", "Shelf"], "class Shelf {}", "a class"),
        (["split", "Shelf"], "struct Shelf {}", "a structure"),
        (["generate", "Shelf"], "enum Shelf {}", "an enumeration"),
        (["generate", "Shelf"], "actor Shelf {}", "an actor"),
    ])
    func typesThatAreNoProtocols(_ arguments: [String], source: String, kind: String) throws {
        try package.folder.write("Sources/Notes/Shelf.swift", source + "\n")
        let run = package.run(arguments[0], arguments[1])
        let column = source.prefix { $0 != "S" }.count + 1
        #expect(
            run.errors
                == "\(package.folder["Sources/Notes/Shelf.swift"]):1:\(column): error: 'Shelf' is \(kind), not a protocol; "
                + "'understudy extract Shelf' makes a protocol of its members [unknown-protocol]\n")
        #expect(run.code == .unusableInput)
        #expect(run.output.isEmpty)
    }

    @Test func pathsThatAreNotThere() throws {
        for path in ["Sources/Nope", "Nope.swift"] {
            let run = package.run("generate", path)
            #expect(run.errors == "\(path): error: there is no such file or folder [path-not-found]\n")
            #expect(run.code == .unusableInput)
        }
        #expect(try package.paths() == before)
    }

    @Test(arguments: [
        ("spi", "did you mean 'spy'?"),
        ("stub,elephant", "expected one of dummy, stub, spy, mock, fake, wrapper, client, contract"),
    ])
    func unknownKind(_ kinds: String, ending: String) throws {
        let run = package.run("generate", "NoteStore", "--kind", kinds)
        let kind = kinds.split(separator: ",").last ?? ""
        #expect(run.errors.hasPrefix("error: unknown value '\(kind)' for '--kind'; \(ending) [unknown-choice]\n"))
        #expect(run.errors.hasSuffix("see 'understudy generate --help'\n"))
        #expect(run.code == .wrongCommandLine)
        #expect(run.code.rawValue == 64)
        #expect(try package.paths() == before)
    }

    @Test func unknownKindInAComment() throws {
        try package.folder.write(
            "Sources/Notes/NoteStore.swift", "// understudy: spi\nprotocol NoteStore {\n    func save()\n}\n")
        let run = package.run("generate")
        let error = "\(file):2:10: error: there is no kind of double"
        #expect(run.errors == "\(error) 'spi'; did you mean 'spy'? [unknown-kind]\n")
        try package.folder.write("Sources/Notes/NoteStore.swift", "// understudy: ghost\nprotocol NoteStore {}\n")
        let kinds = "dummy, stub, spy, mock, fake, wrapper, client, contract"
        #expect(package.run("generate").errors == "\(error) 'ghost'; the kinds are \(kinds) [unknown-kind]\n")
        #expect(run.code == .unusableInput)
        #expect(try package.paths() == before)
    }
}

/// Numbers that are the same in each run (xorshift).
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
