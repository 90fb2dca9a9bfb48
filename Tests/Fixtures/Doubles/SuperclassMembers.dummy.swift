import Foundation
import SuperclassMembers

/// A dummy of `Controls`, yours to edit.
nonisolated final class ControlsDummy: Player, Controls {
    override func play(_ track: Int) -> Int { fatalError("ControlsDummy.play(_:) must not be called") }
    override func load() async -> String { fatalError("ControlsDummy.load() must not be called") }
    override var title: String { fatalError("ControlsDummy.title must not be read") }
    override var position: Int { fatalError("ControlsDummy.position must not be read") }
    override static func make() -> Int { fatalError("ControlsDummy.make() must not be called") }
    override subscript(index: Int) -> Int { fatalError("ControlsDummy.subscript(_:) must not be read") }
    func own() -> Int { fatalError("ControlsDummy.own() must not be called") }
}

/// A dummy of `Recording`, yours to edit.
nonisolated final class RecordingDummy: Recorder<Int>, Recording {
    override func add(_ sample: Int) { fatalError("RecordingDummy.add(_:) must not be called") }
    override func play(_ track: Int) -> Int { fatalError("RecordingDummy.play(_:) must not be called") }
}

/// A dummy of `Channel`, yours to edit.
nonisolated final class ChannelDummy: Shared, @unchecked Sendable, Channel {
    override func send(_ value: Int) -> Int { fatalError("ChannelDummy.send(_:) must not be called") }
    func close() { fatalError("ChannelDummy.close() must not be called") }
}

/// A dummy of `NamedObject`, yours to edit.
nonisolated final class NamedObjectDummy: NSObject, NamedObject {
    var name: String {
        get { fatalError("NamedObjectDummy.name must not be read") }
        set { fatalError("NamedObjectDummy.name must not be set") }
    }

    func rename(to name: String) -> Bool { fatalError("NamedObjectDummy.rename(to:) must not be called") }
}

/// A dummy of `ImportTask`, yours to edit.
nonisolated final class ImportTaskDummy: Operation, @unchecked Sendable, ImportTask {
    func importNotes(from path: String) throws -> Int {
        fatalError("ImportTaskDummy.importNotes(from:) must not be called")
    }
}
