import Foundation
import SuperclassMembers

/// A fake of `Controls`, yours to edit.
nonisolated final class ControlsFake: Player, Controls {
    override func play(_ track: Int) -> Int {
        // Fill in: what it does.
        TestIssue.report("ControlsFake.play(_:) is not filled in", returning: 0)
    }

    override func load() async -> String {
        // Fill in: what it does.
        TestIssue.report("ControlsFake.load() is not filled in", returning: "")
    }

    override var title: String {
        // Fill in: what it does.
        TestIssue.report("ControlsFake.title is not filled in", returning: "")
    }

    override var position: Int {
        // Fill in: what it does.
        TestIssue.report("ControlsFake.position is not filled in", returning: 0)
    }

    override static func make() -> Int {
        // Fill in: what it does.
        TestIssue.report("ControlsFake.make() is not filled in", returning: 0)
    }

    override subscript(index: Int) -> Int {
        // Fill in: what it does.
        TestIssue.report("ControlsFake.subscript(_:) is not filled in", returning: 0)
    }

    func own() -> Int {
        // Fill in: what it does.
        TestIssue.report("ControlsFake.own() is not filled in", returning: 0)
    }
}

/// A fake of `Recording`, yours to edit.
nonisolated final class RecordingFake: Recorder<Int>, Recording {
    override func add(_ sample: Int) {}

    override func play(_ track: Int) -> Int {
        // Fill in: what it does.
        TestIssue.report("RecordingFake.play(_:) is not filled in", returning: 0)
    }
}

/// A fake of `Channel`, yours to edit.
nonisolated final class ChannelFake: Shared, @unchecked Sendable, Channel {
    override func send(_ value: Int) -> Int {
        // Fill in: what it does.
        TestIssue.report("ChannelFake.send(_:) is not filled in", returning: 0)
    }

    func close() {}
}

/// A fake of `NamedObject`, yours to edit.
nonisolated final class NamedObjectFake: NSObject, NamedObject {
    var name: String = ""

    func rename(to name: String) -> Bool {
        // Fill in: what it does.
        TestIssue.report("NamedObjectFake.rename(to:) is not filled in", returning: false)
    }
}

/// A fake of `ImportTask`, yours to edit.
nonisolated final class ImportTaskFake: Operation, @unchecked Sendable, ImportTask {
    func importNotes(from path: String) throws -> Int {
        // Fill in: what it does.
        TestIssue.report("ImportTaskFake.importNotes(from:) is not filled in", returning: 0)
    }
}
