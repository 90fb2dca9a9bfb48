import Foundation
import SuperclassMembers

/// A spy of `Controls`, yours to edit.
@dynamicMemberLookup
nonisolated final class ControlsSpy: Player, Controls {
    struct StaticStorage {
        @Recorded("ControlsSpy.make()") var makeCallCount = 0
        @Stubbed(behindLock: "ControlsSpy.makeStub") var makeStub: @Sendable () -> Int = { 0 }
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

    var order: CallOrder? { didSet { Unused.reads("ControlsSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        playCalls = []
        loadCallCount = 0
        volumeSetCalls = []
        titleCallCount = 0
        positionCallCount = 0
        subscriptCalls = []
        ownCallCount = 0
    }

    // MARK: play(_:)
    @Recorded("ControlsSpy.play(_:)") var playCalls: [Int] = []
    @Stubbed("ControlsSpy.playStub") var playStub: (Int) -> Int = { _ in 0 }
    override func play(_ track: Int) -> Int {
        $playCalls.append(track)
        order?.add("play(_:)")
        return playStub(track)
    }

    // MARK: load()
    @Recorded("ControlsSpy.load()") var loadCallCount = 0
    @Stubbed("ControlsSpy.loadStub") var loadStub: () async -> String = { "" }
    override func load() async -> String {
        $loadCallCount.increment()
        order?.add("load()")
        return await loadStub()
    }

    // MARK: volume
    @Recorded("ControlsSpy.volume") var volumeSetCalls: [Int] = []
    override var volume: Int {
        didSet {
            $volumeSetCalls.append(volume)
            order?.add("volume")
        }
    }

    // MARK: title
    @Recorded("ControlsSpy.title") var titleCallCount = 0
    @Stubbed("ControlsSpy.titleStub") var titleStub: () -> String = { "" }
    override var title: String {
        $titleCallCount.increment()
        order?.add("title")
        return titleStub()
    }

    // MARK: position
    @Recorded("ControlsSpy.position") var positionCallCount = 0
    @Stubbed("ControlsSpy.positionStub") var positionStub: () -> Int = { 0 }
    override var position: Int {
        $positionCallCount.increment()
        order?.add("position")
        return positionStub()
    }

    override static func make() -> Int {
        staticStorage.withLock { $0.$makeCallCount.increment() }
        return staticStorage.makeStub()
    }

    // MARK: subscript(_:)
    @Recorded("ControlsSpy.subscript(_:)") var subscriptCalls: [Int] = []
    @Stubbed("ControlsSpy.subscriptStub") var subscriptStub: (Int) -> Int = { _ in 0 }
    override subscript(index: Int) -> Int {
        $subscriptCalls.append(index)
        order?.add("subscript(_:)")
        return subscriptStub(index)
    }

    // MARK: own()
    @Recorded("ControlsSpy.own()") var ownCallCount = 0
    @Stubbed("ControlsSpy.ownStub") var ownStub: () -> Int = { 0 }
    func own() -> Int {
        $ownCallCount.increment()
        order?.add("own()")
        return ownStub()
    }
}

/// A spy of `Recording`, yours to edit.
nonisolated final class RecordingSpy: Recorder<Int>, Recording {
    var order: CallOrder? { didSet { Unused.reads("RecordingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        addCalls = []
        lastSetCalls = []
        playCalls = []
    }

    // MARK: add(_:)
    @Recorded("RecordingSpy.add(_:)") var addCalls: [Int] = []
    override func add(_ sample: Int) {
        $addCalls.append(sample)
        order?.add("add(_:)")
    }

    // MARK: last
    @Recorded("RecordingSpy.last") var lastSetCalls: [Int?] = []
    override var last: Int? {
        didSet {
            $lastSetCalls.append(last)
            order?.add("last")
        }
    }

    // MARK: play(_:)
    @Recorded("RecordingSpy.play(_:)") var playCalls: [Int] = []
    @Stubbed("RecordingSpy.playStub") var playStub: (Int) -> Int = { _ in 0 }
    override func play(_ track: Int) -> Int {
        $playCalls.append(track)
        order?.add("play(_:)")
        return playStub(track)
    }
}

/// A spy of `Channel`, yours to edit.
@dynamicMemberLookup
nonisolated final class ChannelSpy: Shared, @unchecked Sendable, Channel {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("ChannelSpy") } }
        @Recorded("ChannelSpy.level") var levelSetCalls: [Int] = []
        @Recorded("ChannelSpy.send(_:)") var sendCalls: [Int] = []
        @Stubbed(behindLock: "ChannelSpy.sendStub") var sendStub: @Sendable (Int) -> Int = { _ in 0 }
        @Recorded("ChannelSpy.close()") var closeCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.levelSetCalls = []
        storage.sendCalls = []
        storage.closeCallCount = 0
    }

    override var level: Int {
        didSet {
            storage.withLock { $0.$levelSetCalls.append(level) }
            storage.order?.add("level")
        }
    }

    override func send(_ value: Int) -> Int {
        storage.withLock { $0.$sendCalls.append(value) }
        storage.order?.add("send(_:)")
        return storage.sendStub(value)
    }

    func close() {
        storage.withLock { $0.$closeCallCount.increment() }
        storage.order?.add("close()")
    }
}

/// A spy of `NamedObject`, yours to edit.
nonisolated final class NamedObjectSpy: NSObject, NamedObject {
    var order: CallOrder? { didSet { Unused.reads("NamedObjectSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        nameSetCalls = []
        renameToCalls = []
    }

    // MARK: name
    @Recorded("NamedObjectSpy.name") var nameSetCalls: [String] = []
    var name = "" {
        didSet {
            $nameSetCalls.append(name)
            order?.add("name")
        }
    }

    // MARK: rename(to:)
    @Recorded("NamedObjectSpy.rename(to:)") var renameToCalls: [String] = []
    @Stubbed("NamedObjectSpy.renameToStub") var renameToStub: (String) -> Bool = { _ in false }
    func rename(to name: String) -> Bool {
        $renameToCalls.append(name)
        order?.add("rename(to:)")
        return renameToStub(name)
    }
}

/// A spy of `ImportTask`, yours to edit.
@dynamicMemberLookup
nonisolated final class ImportTaskSpy: Operation, @unchecked Sendable, ImportTask {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("ImportTaskSpy") } }
        @Recorded("ImportTaskSpy.importNotes(from:)") var importNotesFromCalls: [String] = []
        @Stubbed(behindLock: "ImportTaskSpy.importNotesFromStub") var importNotesFromStub:
            @Sendable (String) throws -> Int = { _ in
                0
            }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() { storage.importNotesFromCalls = [] }

    func importNotes(from path: String) throws -> Int {
        storage.withLock { $0.$importNotesFromCalls.append(path) }
        storage.order?.add("importNotes(from:)")
        return try storage.importNotesFromStub(path)
    }
}

/// A spy of `NoteWatching`, yours to edit.
nonisolated final class NoteWatchingSpy: NSObject, NoteWatching {
    var order: CallOrder? { didSet { Unused.reads("NoteWatchingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        isEnabledSetCalls = []
        noteChangedCalls = []
    }

    // MARK: isEnabled
    @Recorded("NoteWatchingSpy.isEnabled") var isEnabledSetCalls: [Bool] = []
    var isEnabled = false {
        didSet {
            $isEnabledSetCalls.append(isEnabled)
            order?.add("isEnabled")
        }
    }

    // MARK: noteChanged(_:)
    @Recorded("NoteWatchingSpy.noteChanged(_:)") var noteChangedCalls: [Int] = []
    @Stubbed("NoteWatchingSpy.noteChangedStub") var noteChangedStub: (Int) -> Bool = { _ in false }
    func noteChanged(_ id: Int) -> Bool {
        $noteChangedCalls.append(id)
        order?.add("noteChanged(_:)")
        return noteChangedStub(id)
    }
}
