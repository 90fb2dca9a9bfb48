import Foundation
import SuperclassMembers

/// A spy of `Controls`, yours to edit.
@dynamicMemberLookup
nonisolated final class ControlsSpy: Player, Controls {
    struct StaticStorage {
        var makeCallCount = 0
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
    var playCalls: [Int] = []
    var playStub: (Int) -> Int = { _ in 0 }
    override func play(_ track: Int) -> Int {
        playCalls.append(track)
        return playStub(track)
    }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () async -> String = { "" }
    override func load() async -> String {
        loadCallCount += 1
        return await loadStub()
    }

    // MARK: volume
    var volumeSetCalls: [Int] = []
    override var volume: Int { didSet { volumeSetCalls.append(volume) } }

    // MARK: title
    var titleCallCount = 0
    var titleStub: () -> String = { "" }
    override var title: String {
        titleCallCount += 1
        return titleStub()
    }

    // MARK: position
    var positionCallCount = 0
    var positionStub: () -> Int = { 0 }
    override var position: Int {
        positionCallCount += 1
        return positionStub()
    }

    override static func make() -> Int {
        staticStorage.increment(\.makeCallCount)
        return staticStorage.makeStub()
    }

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> Int = { _ in 0 }
    override subscript(index: Int) -> Int {
        subscriptCalls.append(index)
        return subscriptStub(index)
    }

    // MARK: own()
    var ownCallCount = 0
    var ownStub: () -> Int = { 0 }
    func own() -> Int {
        ownCallCount += 1
        return ownStub()
    }
}

/// A spy of `Recording`, yours to edit.
nonisolated final class RecordingSpy: Recorder<Int>, Recording {
    // MARK: add(_:)
    var addCalls: [Int] = []
    override func add(_ sample: Int) { addCalls.append(sample) }

    // MARK: last
    var lastSetCalls: [Int?] = []
    override var last: Int? { didSet { lastSetCalls.append(last) } }

    // MARK: play(_:)
    var playCalls: [Int] = []
    var playStub: (Int) -> Int = { _ in 0 }
    override func play(_ track: Int) -> Int {
        playCalls.append(track)
        return playStub(track)
    }
}

/// A spy of `Channel`, yours to edit.
@dynamicMemberLookup
nonisolated final class ChannelSpy: Shared, @unchecked Sendable, Channel {
    struct Storage {
        var levelSetCalls: [Int] = []
        var sendCalls: [Int] = []
        var sendStub: @Sendable (Int) -> Int = { _ in 0 }
        var closeCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    override var level: Int {
        didSet { storage.append(level, to: \.levelSetCalls) }
    }

    override func send(_ value: Int) -> Int {
        storage.append(value, to: \.sendCalls)
        return storage.sendStub(value)
    }

    func close() { storage.increment(\.closeCallCount) }
}

/// A spy of `NamedObject`, yours to edit.
nonisolated final class NamedObjectSpy: NSObject, NamedObject {
    // MARK: name
    var nameSetCalls: [String] = []
    var name = "" { didSet { nameSetCalls.append(name) } }

    // MARK: rename(to:)
    var renameToCalls: [String] = []
    var renameToStub: (String) -> Bool = { _ in false }
    func rename(to name: String) -> Bool {
        renameToCalls.append(name)
        return renameToStub(name)
    }
}

/// A spy of `ImportTask`, yours to edit.
@dynamicMemberLookup
nonisolated final class ImportTaskSpy: Operation, @unchecked Sendable, ImportTask {
    struct Storage {
        var importNotesFromCalls: [String] = []
        var importNotesFromStub: @Sendable (String) throws -> Int = { _ in 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func importNotes(from path: String) throws -> Int {
        storage.append(path, to: \.importNotesFromCalls)
        return try storage.importNotesFromStub(path)
    }
}

/// A spy of `NoteWatching`, yours to edit.
nonisolated final class NoteWatchingSpy: NSObject, NoteWatching {
    // MARK: isEnabled
    var isEnabledSetCalls: [Bool] = []
    var isEnabled = false { didSet { isEnabledSetCalls.append(isEnabled) } }

    // MARK: noteChanged(_:)
    var noteChangedCalls: [Int] = []
    var noteChangedStub: (Int) -> Bool = { _ in false }
    func noteChanged(_ id: Int) -> Bool {
        noteChangedCalls.append(id)
        return noteChangedStub(id)
    }
}
