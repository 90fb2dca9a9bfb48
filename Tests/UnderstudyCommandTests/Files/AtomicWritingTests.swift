import UnderstudySyntax
import Testing

@testable import understudy

@Suite("Writing files")
struct AtomicWritingTests {
    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test func newFilesComeWithTheFoldersAboveThem() throws {
        let folder = try TemporaryFolder()
        #expect(try FileSystem.live.create(folder["x/y/A.swift"], bytes("a")) == .created)
        #expect(try folder.text("x/y/A.swift") == "a")
        #expect(try folder.names(in: "x/y") == ["A.swift"])
    }

    @Test func whatIsThereStays() throws {
        let folder = try TemporaryFolder(["A.swift": "mine"])
        #expect(try FileSystem.live.create(folder["A.swift"], bytes("new")) == .alreadyThere)
        #expect(try folder.text("A.swift") == "mine")
        #expect(try folder.names() == ["A.swift"])
    }

    @Test func aLinkThatLeadsNowhereStaysToo() throws {
        let folder = try TemporaryFolder()
        try folder.link("A.swift", to: "nowhere")
        #expect(try FileSystem.live.create(folder["A.swift"], bytes("new")) == .alreadyThere)
        #expect(try folder.names() == ["A.swift"])
    }

    @Test func ofManyWritersAtOnceOneWins() throws {
        let folder = try TemporaryFolder()
        let path = folder["x/A.swift"]
        let outcomes = concurrentMap(Array(0..<160), threads: 8, makeState: {}) { _, number in
            let text = String(repeating: "\(number)\n", count: 5000)
            return (text, try? FileSystem.live.create(path, Array(text.utf8)))
        }
        let winners = outcomes.filter { $0.1 == .created }
        #expect(winners.count == 1)
        #expect(outcomes.filter { $0.1 == .alreadyThere }.count == outcomes.count - 1)
        #expect(try folder.text("x/A.swift") == winners.first?.0)
        #expect(try folder.names(in: "x") == ["A.swift"])
    }

    @Test func replacingKeepsPermissionsAndLinks() throws {
        let folder = try TemporaryFolder(["real/A.swift": "old"])
        try folder.setPermissions(0o640, "real/A.swift")
        try folder.link("A.swift", to: "real/A.swift")
        #expect(try FileSystem.live.replace(folder["A.swift"], bytes("old"), bytes("new")) == .replaced)
        #expect(try folder.text("real/A.swift") == "new")
        #expect(try folder.permissions("real/A.swift") == 0o640)
        #expect(FileSystem.live.linkedKind(folder["A.swift"]) == .link)
        #expect(try folder.names(in: "real") == ["A.swift"])
    }

    /// Swift's driver on Linux takes a file for unchanged while the whole seconds of its time are the same.
    @Test func whatIsReplacedWithinASecondIsSeenToBeNew() throws {
        let folder = try TemporaryFolder(["A.swift": "0"])
        var seconds = [try SystemCalls.status(of: folder["A.swift"]).modificationSecond]
        for number in 1...3 {
            _ = try FileSystem.live.replace(folder["A.swift"], bytes("\(number - 1)"), bytes("\(number)"))
            seconds.append(try SystemCalls.status(of: folder["A.swift"]).modificationSecond)
        }
        #expect(seconds == Array(Set(seconds)).sorted())
    }

    @Test func whatChangedMeanwhileStays() throws {
        let folder = try TemporaryFolder(["A.swift": "edited"])
        #expect(try FileSystem.live.replace(folder["A.swift"], bytes("old"), bytes("new")) == .changedMeanwhile)
        #expect(try FileSystem.live.replace(folder["A.swift"], bytes("same"), bytes("same")) == .unchanged)
        #expect(try folder.text("A.swift") == "edited")
        #expect(try folder.names() == ["A.swift"])
    }

    @Test func whatCannotBeWrittenIsReported() throws {
        let folder = try TemporaryFolder(["file": ""])
        let error = #expect(throws: FileError.self) {
            _ = try FileSystem.live.create(folder["file/A.swift"], bytes(""))
        }
        #expect(
            error?.diagnostic.lines
                == ["\(folder["file/A.swift"]): error: can't write this file: Not a directory [unwritable-file]"])
    }
}

extension FileSystem {
    /// What is at `path` itself.
    fileprivate func linkedKind(_ path: String) -> FileKind {
        SystemCalls.ownKind(of: path)
    }
}
