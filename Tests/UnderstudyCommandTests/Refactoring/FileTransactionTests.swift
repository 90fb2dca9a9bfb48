import Foundation
import Testing

@testable import understudy

@Suite("Files that change together")
struct FileTransactionTests {
    private func transaction(
        _ folder: TemporaryFolder, _ entries: [FileTransaction.Entry], files: FileSystem = .live
    ) throws -> FileTransaction {
        try FileTransaction(
            entries, of: folder.path, revision: "", isProvisional: false, in: TestState.system(files))
    }

    private func entry(_ folder: TemporaryFolder, _ name: String, _ old: String?) -> FileTransaction.Entry {
        FileTransaction.Entry(path: folder[name], old: old.map { Array($0.utf8) }, new: Array(name.utf8))
    }

    @Test("One that is not what was read keeps all of them as they are")
    func allOrNone() throws {
        let folder = try TemporaryFolder(["A": "a", "B": "b"])
        #expect(throws: FileTransaction.Failure.self) {
            try transaction(folder, [entry(folder, "A", "a"), entry(folder, "B", "x")])
        }
        #expect(try folder.text("A") == "a")
        #expect(try folder.names() == ["A", "B"])
    }

    @Test("A file that can't be written takes back those that were, and the folders made for them")
    func takingBack() throws {
        let folder = try TemporaryFolder(["A": "a", "B": "b"])
        var files = FileSystem.live
        let replace = files.replace
        files.replace = { (path: String, old: [UInt8], new: [UInt8]) throws(FileError) in
            if path.hasSuffix("B") { throw FileError(path: path, purpose: .writeFile, failure: .accessDenied) }
            return try replace(path, old, new)
        }
        let entries = [entry(folder, "A", "a"), entry(folder, "x/y/C", nil), entry(folder, "B", "b")]
        let outcome = try #require(try transaction(folder, entries, files: files).write { nil })
        #expect(outcome.remains.isNone && outcome.remains.undone == 2)
        #expect(try folder.text("A") == "a")
        #expect(try folder.names() == ["A", "B"])
        #expect(UnfinishedChange(at: folder.path, in: TestState.system()) == nil)
    }

    @Test("What can't be undone now can be undone later")
    func failingTwice() throws {
        let folder = try TemporaryFolder(["A": "a", "B": "b"])
        var files = FileSystem.live
        files.replace = { (path: String, old: [UInt8], new: [UInt8]) throws(FileError) in
            if path.hasSuffix("B") || new == Array("a".utf8) {
                throw FileError(path: path, purpose: .writeFile, failure: .accessDenied)
            }
            return try FileSystem.live.replace(path, old, new)
        }
        let entries = [entry(folder, "A", "a"), entry(folder, "B", "b")]
        let remains = try #require(try transaction(folder, entries, files: files).write { nil }).remains
        #expect(remains.failures.map(\.path) == [folder["A"]])
        #expect(try folder.text("A") == "A")
        #expect(TestRun(["recover", "--package-path", folder.path]).code == .success)
        #expect(try folder.text("A") == "a")
    }

    @Test("A signal between two files takes back the first")
    func signal() throws {
        let folder = try TemporaryFolder(["A": "a", "B": "b"])
        let made = try transaction(folder, [entry(folder, "A", "a"), entry(folder, "B", "b")])
        let path = folder["A"]
        let outcome = try #require(
            made.write { (try? FileSystem.live.contents(of: path)) == Array("A".utf8) ? 2 : nil })
        guard case .interrupted(2) = outcome.failure else { throw outcome.failure }
        #expect(outcome.remains.undone == 1)
        #expect(try folder.text("A") == "a")
    }

    @Test("A run whose record was taken away does not say that it succeeded")
    func lostRecord() throws {
        let folder = try TemporaryFolder(["A": "a"])
        let made = try transaction(folder, [entry(folder, "A", "a")])
        #expect(made.write { nil } == nil)
        let change = try #require(UnfinishedChange(at: folder.path, in: TestState.system()))
        #expect(change.seize() == nil && change.seemsRunning)
        try FileManager.default.removeItem(atPath: change.record)
        #expect(!made.commit())
    }

    // MARK: - Records

    private static func journal(_ path: String, folder: String = "", folders: [String] = []) -> ChangeJournal {
        ChangeJournal(
            owner: .current, anchor: ChangeJournal.Anchor(path: "/a\nb", identity: FileIdentity(device: 1, number: 2)),
            folder: folder, revision: "", isProvisional: true, folders: folders,
            entries: [
                ChangeJournal.Entry(path: path, old: [10, 0, 255], new: []),
                ChangeJournal.Entry(path: "b", old: nil, new: [1]),
            ])
    }

    @Test("A record is read as it was written, and nothing else is taken for one")
    func journal() {
        let journal = Self.journal("a\n b", folder: "x/y", folders: ["c"])
        #expect(ChangeJournal(journal.bytes) == journal)
        for count in 0..<journal.bytes.count { #expect(ChangeJournal(Array(journal.bytes[..<count])) == nil) }
        #expect(ChangeJournal(journal.bytes + [1]) == nil)
    }

    @Test(
        "No path in a record leads out of its folder, or into a repository's own",
        arguments: ["/a", "../a", "a/../../b", "a//b", "a/", ".", "", ".git/hooks/x", "a/.GIT/x", "a\0b"])
    func paths(path: String) {
        #expect(ChangeJournal(Self.journal(path).bytes) == nil)
        #expect(ChangeJournal(Self.journal("a", folders: [path]).bytes) == nil)
        if !path.isEmpty { #expect(ChangeJournal(Self.journal("a", folder: path).bytes) == nil) }
    }

    @Test("Temporary files of ended runs are known by their names")
    func leftovers() throws {
        let own = "\(ProcessInfo.processInfo.processIdentifier)"
        let names = [".A.swift.999999-1.tmp", ".A.swift.\(own)-1.tmp", ".B.swift.999999-1.tmp", ".A.swift.x-1.tmp"]
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
        FileSystem.live.removeLeftovers(of: [folder["A.swift"]])
        #expect(try folder.names() == names.dropFirst().sorted())
    }
}
