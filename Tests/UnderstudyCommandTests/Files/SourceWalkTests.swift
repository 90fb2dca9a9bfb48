import UnderstudySyntax
import Testing

@testable import understudy

@Suite("Walking folders")
struct SourceWalkTests {
    private func found(in folder: TemporaryFolder, _ start: String = "") -> [String] {
        var walk = SourceWalk(files: .live)
        walk.add(start.isEmpty ? folder.path : folder[start])
        #expect(walk.diagnostics == [])
        return walk.found.map { String($0.dropFirst(folder.path.count + 1)) }
    }

    @Test func onlySwiftFilesInTheOrderOfTheirPathsBytes() throws {
        let folder = try TemporaryFolder([
            "b.swift": "", "a/z.swift": "", "a.swift": "", "a-b/x.swift": "", "B.swift": "", "c.txt": "",
            "a/é.swift": "",
        ])
        #expect(
            found(in: folder)
                == ["B.swift", "a-b/x.swift", "a.swift", "a/z.swift", "a/é.swift", "b.swift"])
        #expect(found(in: folder) == found(in: folder).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    @Test func hiddenEntriesAreLeftOut() throws {
        let folder = try TemporaryFolder([
            ".build/a.swift": "", ".hidden.swift": "", ".swiftpm/x/a.swift": "", "a.swift": "",
        ])
        #expect(found(in: folder) == ["a.swift"])
        #expect(found(in: folder, ".build") == [".build/a.swift"], "but may be named")
    }

    @Test func linksAreNotFollowed() throws {
        let outside = try TemporaryFolder(["out.swift": ""])
        let folder = try TemporaryFolder(["a/a.swift": ""])
        try folder.link("out", to: outside.path)
        try folder.link("out.swift", to: outside["out.swift"])
        try folder.link("a/loop", to: folder.path)
        try folder.link("self", to: "self")
        try folder.link("gone.swift", to: "nowhere")
        #expect(found(in: folder) == ["a/a.swift"])
    }

    @Test func aLinkThatIsNamedIsFollowed() throws {
        let outside = try TemporaryFolder(["out.swift": ""])
        let folder = try TemporaryFolder()
        try folder.link("out", to: outside.path)
        #expect(found(in: folder, "out") == ["out/out.swift"])
    }

    @Test func ignoredFilesAreLeftOut() throws {
        let folder = try TemporaryFolder([
            ".gitignore": "Generated/\n*.gen.swift\n!keep.gen.swift\n/top.swift\n",
            "Generated/a.swift": "", "x/Generated/a.swift": "", "x.gen.swift": "", "x/keep.gen.swift": "",
            "top.swift": "", "x/top.swift": "",
        ])
        #expect(found(in: folder) == ["x/keep.gen.swift", "x/top.swift"])
    }

    @Test func innerFilesGoBeforeOuterOnes() throws {
        let folder = try TemporaryFolder([
            ".gitignore": "a.swift\n", "x/.gitignore": "!a.swift\n/y/b.swift\n", "a.swift": "", "x/a.swift": "",
            "x/y/b.swift": "", "y/b.swift": "", "x/x/y/b.swift": "",
        ])
        #expect(found(in: folder) == ["x/a.swift", "x/x/y/b.swift", "y/b.swift"])
    }

    @Test func whatIsInAnIgnoredFolderCannotBeTakenBack() throws {
        let folder = try TemporaryFolder([
            ".gitignore": "out/\n!out/a.swift\n", "out/a.swift": "", "out/.gitignore": "!a.swift",
        ])
        #expect(found(in: folder) == [])
    }

    @Test(arguments: [".git/HEAD", "Package.swift"])
    func foldersAboveCountUpToTheRepository(_ marker: String) throws {
        let folder = try TemporaryFolder([
            ".gitignore": "b.swift\n", "in/.gitignore": "a.swift\n/Sources/c.swift\n", "in/\(marker)": "",
            "in/Sources/a.swift": "", "in/Sources/b.swift": "", "in/Sources/c.swift": "", "in/Sources/d/a.swift": "",
        ])
        #expect(found(in: folder, "in/Sources") == ["in/Sources/b.swift"])
    }

    @Test func aFolderThatCannotBeReadIsReported() throws {
        let folder = try TemporaryFolder(["a/a.swift": "", "b.swift": ""])
        var files = FileSystem.live
        let failing = folder["a"]
        files.entries = { path throws(FileError) in
            if path == failing { throw FileError(path: path, purpose: .readFolder, failure: .accessDenied) }
            return try FileSystem.live.entries(path)
        }
        var walk = SourceWalk(files: files)
        walk.add(folder.path)
        #expect(walk.found == [folder["b.swift"]])
        #expect(
            walk.diagnostics.flatMap(\.lines)
                == ["\(failing): error: can't read this folder: Permission denied [unreadable-folder]"])
    }
}
