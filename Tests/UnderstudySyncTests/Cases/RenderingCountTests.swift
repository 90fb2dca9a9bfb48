import Foundation
import Testing
import UnderstudyDoubles
@testable import UnderstudySync

/// How much is rendered to find what has to change.
@Suite("Sync, how much is rendered") struct RenderingCountTests {
    private static func store(_ change: String) -> String {
        let members = (1...5).map { "    func load\($0)(by id: Int) throws -> String\n" }.joined()
        return "protocol Store {\n\(members)    func save(\(change): Int)\n}\n"
    }

    private func count(_ former: Bool) throws -> (members: Int, edits: Int) {
        let library = try SyncCase.library()
        var changed = SyncCase(protocols: ["Store.swift": Self.store("id")], doubles: [:])
        let double = try #require(try changed.generated(.spy, of: "Store", library))
        changed.doubles["StoreSpy.swift"] = double
        let before = changed.index
        changed.protocols["Store.swift"] = Self.store("with id")
        let count = Counter()
        changed.former = former ? before : nil
        var sync = DoubleSync(index: changed.index, library: library, past: changed.past(library))
        sync.onRendering = { count.add($0) }
        let owned = try #require(changed.index.ownedDoubles().first)
        let plan = try sync.plan(owned)
        return (count.sum, plan.files.count)
    }

    @Test(arguments: [false, true])
    func oneOfSixMembersThatChangedRendersFewMembers(_ hasHistory: Bool) throws {
        let (members, edits) = try count(hasHistory)
        #expect(edits == 1)
        #expect(members <= 27)
    }
}

/// Adds numbers up, on whatever thread.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var total = 0

    var sum: Int { lock.withLock { total } }

    func add(_ number: Int) { lock.withLock { total += number } }
}
