import Initializers

/// A spy of `Playlist`, yours to edit.
@dynamicMemberLookup
nonisolated final class PlaylistSpy: Playlist {
    init() {}

    struct StaticStorage {
        var initOwnerVolumeStub: @Sendable (String, Int) -> Bool = { _, _ in true }
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

    // MARK: init(songs:)
    var initSongsCalls: [[Song]] = []
    init(songs: [Song]) { initSongsCalls.append(songs) }

    // MARK: init?(owner:volume:)
    struct InitOwnerVolumeCall: RecordedCall { let owner: String, volume: Int }
    var initOwnerVolumeCalls: [InitOwnerVolumeCall] = []
    init?(owner: String, volume: Int) {
        initOwnerVolumeCalls.append(.init(owner: owner, volume: volume))
        guard Self.staticStorage.initOwnerVolumeStub(owner, volume) else { return nil }
    }

    // MARK: songs
    var songsSetCalls: [[Song]] = []
    var songs: [Song] = [] { didSet { songsSetCalls.append(songs) } }

    var owner: String?
}

/// A spy of `SongStore`, yours to edit.
nonisolated final class SongStoreSpy: SongStore {
    init() {}

    // MARK: init(_:onChange:)
    var initOnChangeCalls: [(stored: [Song], onChange: () -> Void)] = []
    init(_ stored: [Song], onChange: @escaping () -> Void) { initOnChangeCalls.append((stored, onChange)) }

    // MARK: songs()
    var songsCallCount = 0
    var songsStub: () -> [Song] = { [] }
    func songs() -> [Song] {
        songsCallCount += 1
        return songsStub()
    }

    // MARK: save(_:)
    var saveCalls: [Song] = []
    func save(_ song: Song) { saveCalls.append(song) }

    // MARK: onChange
    var onChangeSetCalls: [() -> Void] = []
    var onChange: () -> Void = {} { didSet { onChangeSetCalls.append(onChange) } }
}

/// A spy of `SharedSongStore`, yours to edit.
@dynamicMemberLookup
final class SharedSongStoreSpy: SharedSongStore {
    init() {}

    struct Storage {
        var initSongsNameCalls: [(songs: [Song], name: String)] = []
        var songsCallCount = 0
        var songsStub: @Sendable () async -> [Song] = { [] }
        var saveCalls: [Song] = []
        var name = ""
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(songs: [Song], name: String) { storage.append((songs, name), to: \.initSongsNameCalls) }

    func songs() async -> [Song] {
        storage.increment(\.songsCallCount)
        return await storage.songsStub()
    }

    func save(_ song: Song) async { storage.append(song, to: \.saveCalls) }

    var name: String {
        get { storage.name }
        set { storage.name = newValue }
    }
}

/// A spy of `Preset`, yours to edit.
nonisolated final class PresetSpy: Preset {
    init() {}

    // MARK: init(default:in:)
    struct InitDefaultInCall: RecordedCall { let `default`: Int, place: String }
    var initDefaultInCalls: [InitDefaultInCall] = []
    init(default: Int, in place: String) { initDefaultInCalls.append(.init(default: `default`, place: place)) }

    // MARK: init(many:)
    var initManyCalls: [[Int]] = []
    init(many: Int...) { initManyCalls.append(many) }

    var `default` = 0

    // MARK: place
    var placeSetCalls: [String] = []
    var place = "" { didSet { placeSetCalls.append(place) } }

    var many: [Int] = []
}

/// A spy of `Queue`, yours to edit.
nonisolated final class QueueSpy<Element>: Queue {
    init() {}

    // MARK: init(elements:next:)
    var initElementsNextCalls: [(elements: [Element], next: Element)] = []
    init(elements: [Element], next: Element) { initElementsNextCalls.append((elements, next)) }

    // MARK: elements
    var elementsSetCalls: [[Element]] = []
    var elements: [Element] = [] { didSet { elementsSetCalls.append(elements) } }

    lazy var next: Element = { TestIssue.stop("QueueSpy.next is not set") }()
}

/// A spy of `Player`, yours to edit.
@MainActor
@dynamicMemberLookup
final class PlayerSpy: Player {
    init() {}

    nonisolated struct Storage {
        var initSongsCalls: [[Song]] = []
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated struct StaticStorage {
        var initSongsStub: @Sendable ([Song]) -> Bool = { _ in true }
    }

    private nonisolated static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    nonisolated init?(songs: [Song]) {
        storage.append(songs, to: \.initSongsCalls)
        guard Self.staticStorage.initSongsStub(songs) else { return nil }
    }

    // MARK: init(title:)
    var initTitleCalls: [String] = []
    init(title: String) { initTitleCalls.append(title) }

    // MARK: play()
    var playCallCount = 0
    func play() { playCallCount += 1 }

    var songs: [Song] = []

    // MARK: title
    var titleSetCalls: [String] = []
    var title = "" { didSet { titleSetCalls.append(title) } }
}

/// A spy of `Jukebox`, yours to edit.
@MainActor
@dynamicMemberLookup
final class JukeboxSpy<Coin>: Jukebox {
    init() {}

    nonisolated struct Storage {
        var initSongsCalls: [[Song]] = []
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated struct StaticStorage {
        var acceptsCalls: [Coin] = []
        var acceptsStub: @Sendable (Coin) -> Bool = { _ in false }
        var priceCallCount = 0
        var priceStub: @Sendable () -> Int = { 0 }
    }

    private nonisolated static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    nonisolated init(songs: [Song]) { storage.append(songs, to: \.initSongsCalls) }

    static func accepts(_ coin: Coin) -> Bool {
        staticStorage.append(coin, to: \.acceptsCalls)
        return staticStorage.acceptsStub(coin)
    }

    nonisolated static func price() -> Int {
        staticStorage.increment(\.priceCallCount)
        return staticStorage.priceStub()
    }

    // MARK: insert(_:)
    var insertCalls: [Coin] = []
    func insert(_ coin: Coin) { insertCalls.append(coin) }
}
