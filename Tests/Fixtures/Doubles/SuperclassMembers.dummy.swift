import Foundation
import SuperclassMembers

/// A dummy of `Controls`, yours to edit.
nonisolated final class ControlsDummy: Player, Controls {
    override func play(_ track: Int) -> Int {
        TestIssue.report("ControlsDummy.play(_:) must not be called", returning: 0)
    }

    override func load() async -> String { TestIssue.report("ControlsDummy.load() must not be called", returning: "") }
    override var title: String { TestIssue.report("ControlsDummy.title must not be read", returning: "") }
    override var position: Int { TestIssue.report("ControlsDummy.position must not be read", returning: 0) }
    override static func make() -> Int { TestIssue.report("ControlsDummy.make() must not be called", returning: 0) }

    override subscript(index: Int) -> Int {
        TestIssue.report("ControlsDummy.subscript(_:) must not be read", returning: 0)
    }

    func own() -> Int { TestIssue.report("ControlsDummy.own() must not be called", returning: 0) }
}

/// A dummy of `Recording`, yours to edit.
nonisolated final class RecordingDummy: Recorder<Int>, Recording {
    override func add(_ sample: Int) { TestIssue.report("RecordingDummy.add(_:) must not be called") }

    override func play(_ track: Int) -> Int {
        TestIssue.report("RecordingDummy.play(_:) must not be called", returning: 0)
    }
}

/// A dummy of `Channel`, yours to edit.
nonisolated final class ChannelDummy: Shared, @unchecked Sendable, Channel {
    override func send(_ value: Int) -> Int {
        TestIssue.report("ChannelDummy.send(_:) must not be called", returning: 0)
    }

    func close() { TestIssue.report("ChannelDummy.close() must not be called") }
}

/// A dummy of `NamedObject`, yours to edit.
nonisolated final class NamedObjectDummy: NSObject, NamedObject {
    var name: String {
        get { TestIssue.report("NamedObjectDummy.name must not be read", returning: "") }
        set { TestIssue.report("NamedObjectDummy.name must not be set") }
    }

    func rename(to name: String) -> Bool {
        TestIssue.report("NamedObjectDummy.rename(to:) must not be called", returning: false)
    }
}

/// A dummy of `ImportTask`, yours to edit.
nonisolated final class ImportTaskDummy: Operation, @unchecked Sendable, ImportTask {
    func importNotes(from path: String) throws -> Int {
        TestIssue.report("ImportTaskDummy.importNotes(from:) must not be called", returning: 0)
    }
}

/// A dummy of `NoteWatching`, yours to edit.
nonisolated final class NoteWatchingDummy: NSObject, NoteWatching {
    var isEnabled: Bool {
        get { TestIssue.report("NoteWatchingDummy.isEnabled must not be read", returning: false) }
        set { TestIssue.report("NoteWatchingDummy.isEnabled must not be set") }
    }

    func noteChanged(_ id: Int) -> Bool {
        TestIssue.report("NoteWatchingDummy.noteChanged(_:) must not be called", returning: false)
    }
}
