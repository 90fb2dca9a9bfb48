import Foundation
import Testing
import UnderstudySyntax

@testable import understudy

/// Replacing what is not just a file of one's own.
@Suite("Replacing files") struct ReplacingTests {
    private let old = Array("old".utf8)
    private let new = Array("new".utf8)

    @Test(arguments: [0o444, 0o555, 0o400])
    func whatIsReadOnlyStays(_ permissions: Int) throws {
        let folder = try TemporaryFolder(["A.swift": "old"])
        try folder.setPermissions(permissions, "A.swift")
        let error = #expect(throws: FileError.self) { try FileSystem.live.replace(folder["A.swift"], old, new) }
        #expect(error?.failure == .accessDenied)
        #expect(try folder.text("A.swift") == "old")
        #expect(try folder.permissions("A.swift") == permissions)
        #expect(try folder.names() == ["A.swift"])
    }

    @Test(arguments: [0o600, 0o640, 0o755, 0o666, 0o4755])
    func permissionsStay(_ permissions: Int) throws {
        let folder = try TemporaryFolder(["A.swift": "old"])
        try folder.setPermissions(permissions, "A.swift")
        #expect(try FileSystem.live.replace(folder["A.swift"], old, new) == .replaced)
        #expect(try folder.permissions("A.swift") == permissions)
    }

    /// Root may give files away; who is not root has none of others to try it with.
    @Test func theOwnerStays() throws {
        let folder = try TemporaryFolder(["A.swift": "old"])
        try? FileManager.default.setAttributes(
            [.ownerAccountID: 65534, .groupOwnerAccountID: 65534], ofItemAtPath: folder["A.swift"])
        let before = try SystemCalls.status(of: folder["A.swift"])
        #expect(try FileSystem.live.replace(folder["A.swift"], old, new) == .replaced)
        let after = try SystemCalls.status(of: folder["A.swift"])
        #expect((after.owner, after.group) == (before.owner, before.group))
    }

    @Test func aPipeInTheFilesPlaceIsNotWaitedFor() throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo(folder["A.swift"], 0o600) == 0)
        #expect(try FileSystem.live.replace(folder["A.swift"], old, new) == .changedMeanwhile)
        #expect(try folder.names() == ["A.swift"])
    }

    @Test func aFolderInTheFilesPlaceStays() throws {
        let folder = try TemporaryFolder(["A.swift/B.swift": "theirs"])
        #expect(try FileSystem.live.replace(folder["A.swift"], old, new) == .changedMeanwhile)
        #expect(try folder.text("A.swift/B.swift") == "theirs")
    }

    @Test func whatIsGoneStaysGone() throws {
        let folder = try TemporaryFolder()
        #expect(throws: FileError.self) { try FileSystem.live.replace(folder["A.swift"], old, new) }
        #expect(try folder.names() == [])
    }

    @Test func theFilesOtherNameKeepsWhatItWas() throws {
        let folder = try TemporaryFolder(["A.swift": "old"])
        try FileManager.default.linkItem(atPath: folder["A.swift"], toPath: folder["B.swift"])
        #expect(try FileSystem.live.replace(folder["A.swift"], old, new) == .replaced)
        #expect(try folder.text("A.swift") == "new")
        #expect(try folder.text("B.swift") == "old")
    }

    @Test func whoeverWroteTheSameHasDoneTheWork() throws {
        let folder = try TemporaryFolder(["A.swift": "new"])
        #expect(try FileSystem.live.replace(folder["A.swift"], old, new) == .unchanged)
        #expect(try folder.names() == ["A.swift"])
    }

    @Test func aLongNameIsNotTooLong() throws {
        let name = String(repeating: "ä", count: 120) + ".swift"
        let folder = try TemporaryFolder([name: "old"])
        #expect(try FileSystem.live.replace(folder[name], old, new) == .replaced)
        #expect(try folder.names() == [name])
    }

    /// Of writers that all start from the same bytes one wins; the others notice.
    @Test func ofManyAtOnceOneWins() throws {
        for _ in 0..<20 {
            let folder = try TemporaryFolder(["A.swift": "old"])
            let path = folder["A.swift"]
            let outcomes = concurrentMap(Array(0..<160), threads: 8, makeState: {}) { _, number in
                try? FileSystem.live.replace(path, Array("old".utf8), Array("\(number)".utf8))
            }
            let winners = outcomes.indices.filter { outcomes[$0] == .replaced }
            #expect(outcomes.filter { $0 == .changedMeanwhile }.count == outcomes.count - winners.count)
            #expect(winners.count == 1)
            #expect(try folder.text("A.swift") == winners.first.map(String.init))
            #expect(try folder.names() == ["A.swift"])
        }
    }

    /// What a build must not take for a source: neither a Swift file, nor one that is seen at all.
    @Test func whatIsWrittenFirstIsNoSource() throws {
        let folder = try TemporaryFolder(["A.swift": "old"])
        let seen = try watching(folder) {
            for number in 0..<200 {
                let before = Array((number == 0 ? "old" : "\(number - 1)").utf8)
                _ = try FileSystem.live.replace(folder["A.swift"], before, Array("\(number)".utf8))
            }
        }
        #expect(try folder.text("A.swift") == "199")
        #expect(seen.contains("A.swift"))
        #expect(seen.allSatisfy { $0 == "A.swift" || $0.hasPrefix(".A.swift.") && $0.hasSuffix(".tmp") })
    }

    /// All names that are seen in `folder` while `work` is done.
    private func watching(_ folder: TemporaryFolder, _ work: () throws -> Void) throws -> Set<String> {
        let (flag, names) = (Mutex(), Mutex())
        nonisolated(unsafe) var isDone = false
        nonisolated(unsafe) var seen: Set<String> = []
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) {
            while !flag.withLock({ isDone }) {
                let found = (try? folder.names()) ?? []
                names.withLock { seen.formUnion(found) }
            }
            let found = (try? folder.names()) ?? []
            names.withLock { seen.formUnion(found) }
        }
        defer {
            flag.withLock { isDone = true }
            group.wait()
        }
        try work()
        flag.withLock { isDone = true }
        group.wait()
        return seen
    }
}
