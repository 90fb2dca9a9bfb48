import Foundation
import SuperclassMembers

/// A fake of `Controls`, yours to edit.
nonisolated final class ControlsFake: Player, Controls {
    override func play(_ track: Int) -> Int {
        // Fill in: what it does.
        fatalError("ControlsFake.play(_:) is not filled in")
    }

    override func load() async -> String {
        // Fill in: what it does.
        fatalError("ControlsFake.load() is not filled in")
    }

    override var title: String {
        // Fill in: what it does.
        fatalError("ControlsFake.title is not filled in")
    }

    override var position: Int {
        // Fill in: what it does.
        fatalError("ControlsFake.position is not filled in")
    }

    override static func make() -> Int {
        // Fill in: what it does.
        fatalError("ControlsFake.make() is not filled in")
    }

    override subscript(index: Int) -> Int {
        // Fill in: what it does.
        fatalError("ControlsFake.subscript(_:) is not filled in")
    }

    func own() -> Int {
        // Fill in: what it does.
        fatalError("ControlsFake.own() is not filled in")
    }
}

/// A fake of `Recording`, yours to edit.
nonisolated final class RecordingFake: Recorder<Int>, Recording {
    override func add(_ sample: Int) {
        // Fill in: what it does.
        fatalError("RecordingFake.add(_:) is not filled in")
    }

    override func play(_ track: Int) -> Int {
        // Fill in: what it does.
        fatalError("RecordingFake.play(_:) is not filled in")
    }
}

/// A fake of `Channel`, yours to edit.
nonisolated final class ChannelFake: Shared, @unchecked Sendable, Channel {
    override func send(_ value: Int) -> Int {
        // Fill in: what it does.
        fatalError("ChannelFake.send(_:) is not filled in")
    }

    func close() {
        // Fill in: what it does.
        fatalError("ChannelFake.close() is not filled in")
    }
}

/// A fake of `NamedObject`, yours to edit.
nonisolated final class NamedObjectFake: NSObject, NamedObject {
    var name: String = ""

    func rename(to name: String) -> Bool {
        // Fill in: what it does.
        fatalError("NamedObjectFake.rename(to:) is not filled in")
    }
}

/// A fake of `ImportTask`, yours to edit.
nonisolated final class ImportTaskFake: Operation, @unchecked Sendable, ImportTask {
    func importNotes(from path: String) throws -> Int {
        // Fill in: what it does.
        fatalError("ImportTaskFake.importNotes(from:) is not filled in")
    }
}
