import Testing

@testable import understudy

@Suite("Reading files")
struct ReadingTests {
    @Test func oneBufferServesFilesOfAllSizes() throws {
        let long = String(repeating: "0123456789", count: 1000)
        let folder = try TemporaryFolder(["long": long, "short": "ab", "empty": "", "exact": "0123456789ABCDEF"])
        var buffer = ReadBuffer(capacity: 16)
        for (name, text) in [
            ("long", long), ("short", "ab"), ("empty", ""), ("exact", "0123456789ABCDEF"), ("long", long),
        ] {
            try FileSystem.live.read(folder[name], &buffer)
            #expect(buffer.bytes == Array(text.utf8))
            #expect(buffer.withBytes { Array($0) } == Array(text.utf8))
        }
    }

    @Test func bytesBecomeTexts() throws {
        let folder = try TemporaryFolder(["long": String(repeating: "0123456789", count: 1000), "empty": ""])
        var buffer = ReadBuffer.forTexts
        for name in ["long", "empty", "long"] {
            try FileSystem.live.read(folder[name], &buffer)
            let text = buffer.text(path: name)
            #expect(text.bytes == (try FileSystem.live.contents(of: folder[name])))
            #expect(text.byte(at: text.count) == 0)
            #expect(buffer.bytes.isEmpty)
        }
    }

    @Test func foldersAreNoFiles() throws {
        let folder = try TemporaryFolder()
        #expect(throws: FileError(path: folder.path, purpose: .readFile, failure: .isFolder)) {
            _ = try FileSystem.live.contents(of: folder.path)
        }
        #expect(throws: FileError(path: "/dev/null", purpose: .readFolder, failure: .notFolder)) {
            _ = try FileSystem.live.entries("/dev/null")
        }
    }

    @Test(arguments: [0, 1, 15, 16, 17, 1000])
    func concurrentResultsKeepTheOrder(_ count: Int) {
        for threads in [1, 2, 8] {
            let results = concurrentMap(Array(0..<count), threads: threads, makeState: { 0 }) { state, item in
                state += 1
                return "\(item)"
            }
            #expect(results == (0..<count).map { "\($0)" })
        }
    }
}

@Suite("Paths as texts")
struct PathTests {
    @Test(arguments: [
        ("a/./b//c/", "a/b/c"), (".", "."), ("./", "."), ("a/..", "."), ("../a/../b", "../b"), ("/../a", "/a"),
        ("/", "/"), ("../..", "../.."), ("", "."),
    ])
    func normalized(_ path: String, expected: String) {
        #expect(Path.normalized(path) == expected)
    }

    @Test func tidiedKeepsParents() {
        #expect(Path.tidied("./a//../b/.") == "a/../b")
        #expect(Path.tidied("/./a") == "/a")
        #expect(Path.tidied("./") == ".")
    }

    @Test func parts() {
        #expect(Path.folder(of: "a/b") == "a")
        #expect(Path.folder(of: "/a") == "/")
        #expect(Path.folder(of: "a") == ".")
        #expect(Path.name(of: "a/é.swift") == "é.swift")
        #expect(Path.join("/", "a") == "/a")
        #expect(Path.join("a", ".") == "a")
        #expect(Path.relative("/a/b/c", to: "/a") == "b/c")
        #expect(Path.relative("/ab/c", to: "/a") == nil)
        #expect(Path.relative("/a", to: "/") == "a")
    }
}
