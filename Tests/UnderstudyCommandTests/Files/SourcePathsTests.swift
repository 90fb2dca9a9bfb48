import UnderstudySyntax
import Foundation
import Testing

@testable import understudy

@Suite("Paths of a command line")
struct SourcePathsTests {
    private func collect(_ paths: [String], _ files: FileSystem = .live) -> (paths: [String], lines: [String]) {
        let (sources, diagnostics) = SourcePaths.collect(paths, files: files)
        return (sources.map(\.path), diagnostics.flatMap(\.lines))
    }

    @Test func filesFoldersAndListsEachFileOnceInOrder() throws {
        let folder = try TemporaryFolder(["x/b.swift": "", "x/a.swift": "", "c.swift": ""])
        try folder.write("list", "\(folder["c.swift"])\r\n\n\(folder["x"])\n")
        let all = [folder["c.swift"], folder["x/a.swift"], folder["x/b.swift"]]
        #expect(collect([folder["x"], folder["c.swift"]]).paths == all)
        #expect(collect([folder["x"], folder["c.swift"], folder.path + "/./x//a.swift"]).paths == all)
        #expect(collect(["@" + folder["list"]]).paths == all)
        #expect(collect(["@" + folder["list"], folder.path]).paths == all)
    }

    static let words: [(String, SourceWord)] = [
        ("-", .standardInput), ("@list", .list("list")), ("@", .list("")), ("a.swift", .path("a.swift")),
        ("--", .path("--")), ("", .path("")), ("./@list", .path("./@list")), ("a@b", .path("a@b")),
    ]

    @Test("have a meaning by how they begin", arguments: words)
    func word(_ text: String, _ word: SourceWord) {
        #expect(SourceWord(text) == word)
        #expect(SourceWord(text).list == (text.first == "@" ? String(text.dropFirst()) : nil))
        #expect(SourceWord(text).isPath == (text.first != "@" && text != "-"))
    }

    @Test(
        "are options where they begin with a dash and go on",
        arguments: [
            ("-", false), ("--", true), ("-q", true), ("--kind=spy", true), ("a-b", false), ("", false),
        ])
    func option(_ text: String, _ isOption: Bool) {
        #expect(OptionDeclaration.mayBe(text) == isOption)
    }

    @Test func standardInputComesFirst() throws {
        let folder = try TemporaryFolder(["a.swift": ""])
        #expect(collect([folder.path, "-"]).paths == ["<stdin>", folder["a.swift"]])
    }

    @Test func relativeAndAbsolutePathsOfOneFileAreOne() throws {
        let folder = try TemporaryFolder(["a.swift": ""])
        var files = FileSystem.live
        let (path, absolute) = (folder.path, folder["a.swift"])
        files.currentFolder = { path }
        files.kind = { _ in .file }
        #expect(collect([absolute, "./a.swift"], files).paths == [absolute])
    }

    @Test func theCurrentFolderIsNotNamed() throws {
        var files = FileSystem.live
        files.kind = { path throws(FileError) in path.hasSuffix(".swift") ? .file : .folder }
        files.entries = { folder in
            folder == "." ? [FolderEntry(name: "x", kind: .folder)] : [FolderEntry(name: "a.swift", kind: .file)]
        }
        #expect(collect(["."], files).paths == ["x/a.swift"])
        #expect(collect(["./x/"], files).paths == ["x/a.swift"])
    }

    @Test func pathsThatCannotBeUsedAreReported() throws {
        let folder = try TemporaryFolder(["a.txt": "", "a.swift": ""])
        let (paths, lines) = collect(
            [folder["a.txt"], folder["none"], "@" + folder["none"], "@" + folder.path, folder["a.swift/b.swift"]])
        #expect(paths == [])
        #expect(
            lines == [
                "\(folder["a.txt"]): error: this is neither a folder nor a Swift file [not-swift]",
                "\(folder["none"]): error: there is no such file or folder [path-not-found]",
                "\(folder["none"]): error: there is no such file or folder [path-not-found]",
                "\(folder.path): error: this is a folder where a file was expected [folder-for-file]",
                "\(folder["a.swift/b.swift"]): error: there is no such file or folder [path-not-found]",
            ])
    }

    @Test func aFileWithoutPermissionIsReported() throws {
        let folder = try TemporaryFolder(["a.swift": ""])
        try folder.setPermissions(0, "a.swift")
        let error = #expect(throws: FileError.self) {
            // Root may read everything, so there only the fault that tests inject shows this.
            if getuid() == 0 { throw FileError(path: "a", purpose: .readFile, failure: .accessDenied) }
            _ = try FileSystem.live.contents(of: folder["a.swift"])
        }
        #expect(error?.diagnostic.id.name == "unreadable-file")
    }
}
