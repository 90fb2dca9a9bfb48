import Foundation
import SuperclassMembers

/// A stub of `Controls`, yours to edit.
@dynamicMemberLookup
nonisolated final class ControlsStub: Player, Controls {
    struct StaticStorage {
        var makeStub: @Sendable () -> Int = { 0 }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // MARK: play(_:)
    var playStub: (Int) -> Int = { _ in 0 }
    override func play(_ track: Int) -> Int { playStub(track) }

    // MARK: load()
    var loadStub: () async -> String = { "" }
    override func load() async -> String { await loadStub() }

    // MARK: title
    var titleStub: () -> String = { "" }
    override var title: String { titleStub() }

    // MARK: position
    var positionStub: () -> Int = { 0 }
    override var position: Int { positionStub() }

    override static func make() -> Int { staticStorage.makeStub() }

    // MARK: subscript(_:)
    var subscriptStub: (Int) -> Int = { _ in 0 }
    override subscript(index: Int) -> Int { subscriptStub(index) }

    // MARK: own()
    var ownStub: () -> Int = { 0 }
    func own() -> Int { ownStub() }
}

/// A stub of `Recording`, yours to edit.
nonisolated final class RecordingStub: Recorder<Int>, Recording {
    override func add(_ sample: Int) {}

    // MARK: play(_:)
    var playStub: (Int) -> Int = { _ in 0 }
    override func play(_ track: Int) -> Int { playStub(track) }
}

/// A stub of `Channel`, yours to edit.
@dynamicMemberLookup
nonisolated final class ChannelStub: Shared, @unchecked Sendable, Channel {
    struct Storage {
        var sendStub: @Sendable (Int) -> Int = { _ in 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    override func send(_ value: Int) -> Int { storage.sendStub(value) }
    func close() {}
}

/// A stub of `NamedObject`, yours to edit.
nonisolated final class NamedObjectStub: NSObject, NamedObject {
    var name = ""

    // MARK: rename(to:)
    var renameToStub: (String) -> Bool = { _ in false }
    func rename(to name: String) -> Bool { renameToStub(name) }
}

/// A stub of `ImportTask`, yours to edit.
@dynamicMemberLookup
nonisolated final class ImportTaskStub: Operation, @unchecked Sendable, ImportTask {
    struct Storage {
        var importNotesFromStub: @Sendable (String) throws -> Int = { _ in 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func importNotes(from path: String) throws -> Int { try storage.importNotesFromStub(path) }
}

/// A stub of `NoteWatching`, yours to edit.
nonisolated final class NoteWatchingStub: NSObject, NoteWatching {
    var isEnabled = false

    // MARK: noteChanged(_:)
    var noteChangedStub: (Int) -> Bool = { _ in false }
    func noteChanged(_ id: Int) -> Bool { noteChangedStub(id) }
}
