import Foundation
import SuperclassMembers

/// A fake of `Controls`, yours to edit.
@dynamicMemberLookup
nonisolated final class ControlsFake: Player, Controls {
    struct StaticStorage {
        var makeStub: @Sendable () -> Int = { TestIssue.report("ControlsFake.makeStub is not set", returning: 0) }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    var storedTitle: String = ""
    var storedPosition: Int = 0

    // MARK: play(_:)
    var playStub: (Int) -> Int = { _ in TestIssue.report("ControlsFake.playStub is not set", returning: 0) }
    override func play(_ track: Int) -> Int { playStub(track) }

    // MARK: load()
    var loadStub: () async -> String = { TestIssue.report("ControlsFake.loadStub is not set", returning: "") }
    override func load() async -> String { await loadStub() }

    override var title: String { storedTitle }
    override var position: Int { storedPosition }
    override static func make() -> Int { staticStorage.makeStub() }

    // MARK: subscript(_:)
    var subscriptStub: (Int) -> Int = { _ in TestIssue.report("ControlsFake.subscriptStub is not set", returning: 0) }
    override subscript(index: Int) -> Int { subscriptStub(index) }

    // MARK: own()
    var ownStub: () -> Int = { TestIssue.report("ControlsFake.ownStub is not set", returning: 0) }
    func own() -> Int { ownStub() }
}

/// A fake of `Recording`, yours to edit.
nonisolated final class RecordingFake: Recorder<Int>, Recording {
    override func add(_ sample: Int) {}

    // MARK: play(_:)
    var playStub: (Int) -> Int = { _ in TestIssue.report("RecordingFake.playStub is not set", returning: 0) }
    override func play(_ track: Int) -> Int { playStub(track) }
}

/// A fake of `Channel`, yours to edit.
@dynamicMemberLookup
nonisolated final class ChannelFake: Shared, @unchecked Sendable, Channel {
    struct Storage {
        var sendStub: @Sendable (Int) -> Int = { _ in
            TestIssue.report("ChannelFake.sendStub is not set", returning: 0)
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    override func send(_ value: Int) -> Int { storage.sendStub(value) }
    func close() {}
}

/// A fake of `NamedObject`, yours to edit.
nonisolated final class NamedObjectFake: NSObject, NamedObject {
    var name = ""

    // MARK: rename(to:)
    var renameToStub: (String) -> Bool = { _ in
        TestIssue.report("NamedObjectFake.renameToStub is not set", returning: false)
    }
    func rename(to name: String) -> Bool { renameToStub(name) }
}

/// A fake of `ImportTask`, yours to edit.
@dynamicMemberLookup
nonisolated final class ImportTaskFake: Operation, @unchecked Sendable, ImportTask {
    struct Storage {
        var importNotesFromStub: @Sendable (String) throws -> Int = { _ in
            TestIssue.report("ImportTaskFake.importNotesFromStub is not set", returning: 0)
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func importNotes(from path: String) throws -> Int { try storage.importNotesFromStub(path) }
}

/// A fake of `NoteWatching`, yours to edit.
nonisolated final class NoteWatchingFake: NSObject, NoteWatching {
    var isEnabled = false

    // MARK: noteChanged(_:)
    var noteChangedStub: (Int) -> Bool = { _ in
        TestIssue.report("NoteWatchingFake.noteChangedStub is not set", returning: false)
    }
    func noteChanged(_ id: Int) -> Bool { noteChangedStub(id) }
}
