import Foundation
import SuperclassMembers

/// A mock of `Controls`, yours to edit.
@dynamicMemberLookup
nonisolated final class ControlsMock: Player, Controls {
    struct StaticStorage {
        var makeCallCount = 0
        var makeStub: @Sendable () -> Int = { 0 }
        var makeExpectations: [ExpectedCalls<Void>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += playExpectations.unmet(playCalls, of: "play(_:)")
        unmet += loadExpectations.unmet(loadCallCount, of: "load()")
        unmet += titleExpectations.unmet(titleCallCount, of: "title")
        unmet += positionExpectations.unmet(positionCallCount, of: "position")
        unmet += Self.staticStorage.makeExpectations.unmet(Self.staticStorage.makeCallCount, of: "make()")
        unmet += subscriptExpectations.unmet(subscriptCalls, of: "subscript(_:)")
        unmet += ownExpectations.unmet(ownCallCount, of: "own()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: play(_:)
    var playCalls: [Int] = []
    var playStub: (Int) -> Int = { _ in 0 }
    var playExpectations: [ExpectedCalls<Int>] = []
    override func play(_ track: Int) -> Int {
        playCalls.append(track)
        return playStub(track)
    }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () async -> String = { "" }
    var loadExpectations: [ExpectedCalls<Void>] = []
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
    var titleExpectations: [ExpectedCalls<Void>] = []
    override var title: String {
        titleCallCount += 1
        return titleStub()
    }

    // MARK: position
    var positionCallCount = 0
    var positionStub: () -> Int = { 0 }
    var positionExpectations: [ExpectedCalls<Void>] = []
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
    var subscriptExpectations: [ExpectedCalls<Int>] = []
    override subscript(index: Int) -> Int {
        subscriptCalls.append(index)
        return subscriptStub(index)
    }

    // MARK: own()
    var ownCallCount = 0
    var ownStub: () -> Int = { 0 }
    var ownExpectations: [ExpectedCalls<Void>] = []
    func own() -> Int {
        ownCallCount += 1
        return ownStub()
    }
}

/// A mock of `Recording`, yours to edit.
nonisolated final class RecordingMock: Recorder<Int>, Recording {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += addExpectations.unmet(addCalls, of: "add(_:)")
        unmet += playExpectations.unmet(playCalls, of: "play(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: add(_:)
    var addCalls: [Int] = []
    var addExpectations: [ExpectedCalls<Int>] = []
    override func add(_ sample: Int) { addCalls.append(sample) }

    // MARK: last
    var lastSetCalls: [Int?] = []
    override var last: Int? { didSet { lastSetCalls.append(last) } }

    // MARK: play(_:)
    var playCalls: [Int] = []
    var playStub: (Int) -> Int = { _ in 0 }
    var playExpectations: [ExpectedCalls<Int>] = []
    override func play(_ track: Int) -> Int {
        playCalls.append(track)
        return playStub(track)
    }
}

/// A mock of `Channel`, yours to edit.
@dynamicMemberLookup
nonisolated final class ChannelMock: Shared, @unchecked Sendable, Channel {
    struct Storage {
        var levelSetCalls: [Int] = []
        var sendCalls: [Int] = []
        var sendStub: @Sendable (Int) -> Int = { _ in 0 }
        var sendExpectations: [ExpectedCalls<Int>] = []
        var closeCallCount = 0
        var closeExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.sendExpectations.unmet(storage.sendCalls, of: "send(_:)")
        unmet += storage.closeExpectations.unmet(storage.closeCallCount, of: "close()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    override var level: Int {
        didSet { storage.append(level, to: \.levelSetCalls) }
    }

    override func send(_ value: Int) -> Int {
        storage.append(value, to: \.sendCalls)
        return storage.sendStub(value)
    }

    func close() { storage.increment(\.closeCallCount) }
}

/// A mock of `NamedObject`, yours to edit.
nonisolated final class NamedObjectMock: NSObject, NamedObject {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += renameToExpectations.unmet(renameToCalls, of: "rename(to:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: name
    var nameSetCalls: [String] = []
    var name = "" { didSet { nameSetCalls.append(name) } }

    // MARK: rename(to:)
    var renameToCalls: [String] = []
    var renameToStub: (String) -> Bool = { _ in false }
    var renameToExpectations: [ExpectedCalls<String>] = []
    func rename(to name: String) -> Bool {
        renameToCalls.append(name)
        return renameToStub(name)
    }
}

/// A mock of `ImportTask`, yours to edit.
@dynamicMemberLookup
nonisolated final class ImportTaskMock: Operation, @unchecked Sendable, ImportTask {
    struct Storage {
        var importNotesFromCalls: [String] = []
        var importNotesFromStub: @Sendable (String) throws -> Int = { _ in 0 }
        var importNotesFromExpectations: [ExpectedCalls<String>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.importNotesFromExpectations.unmet(storage.importNotesFromCalls, of: "importNotes(from:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    func importNotes(from path: String) throws -> Int {
        storage.append(path, to: \.importNotesFromCalls)
        return try storage.importNotesFromStub(path)
    }
}

/// A mock of `NoteWatching`, yours to edit.
nonisolated final class NoteWatchingMock: NSObject, NoteWatching {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += noteChangedExpectations.unmet(noteChangedCalls, of: "noteChanged(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: isEnabled
    var isEnabledSetCalls: [Bool] = []
    var isEnabled = false { didSet { isEnabledSetCalls.append(isEnabled) } }

    // MARK: noteChanged(_:)
    var noteChangedCalls: [Int] = []
    var noteChangedStub: (Int) -> Bool = { _ in false }
    var noteChangedExpectations: [ExpectedCalls<Int>] = []
    func noteChanged(_ id: Int) -> Bool {
        noteChangedCalls.append(id)
        return noteChangedStub(id)
    }
}
