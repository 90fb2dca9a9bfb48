import Initializers

/// A mock of `Playlist`, yours to edit.
@dynamicMemberLookup
nonisolated final class PlaylistMock: Playlist {
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

/// A mock of `SongStore`, yours to edit.
nonisolated final class SongStoreMock: SongStore {
    init() {}

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += songsExpectations.unmet(songsCallCount, of: "songs()")
        unmet += saveExpectations.unmet(saveCalls, of: "save(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: init(_:onChange:)
    var initOnChangeCalls: [(stored: [Song], onChange: () -> Void)] = []
    init(_ stored: [Song], onChange: @escaping () -> Void) { initOnChangeCalls.append((stored, onChange)) }

    // MARK: songs()
    var songsCallCount = 0
    var songsStub: () -> [Song] = { [] }
    var songsExpectations: [ExpectedCalls<Void>] = []
    func songs() -> [Song] {
        songsCallCount += 1
        return songsStub()
    }

    // MARK: save(_:)
    var saveCalls: [Song] = []
    var saveExpectations: [ExpectedCalls<Song>] = []
    func save(_ song: Song) { saveCalls.append(song) }

    // MARK: onChange
    var onChangeSetCalls: [() -> Void] = []
    var onChange: () -> Void = {} { didSet { onChangeSetCalls.append(onChange) } }
}

/// A mock of `SharedSongStore`, yours to edit.
@dynamicMemberLookup
final class SharedSongStoreMock: SharedSongStore {
    init() {}

    struct Storage {
        var initSongsNameCalls: [(songs: [Song], name: String)] = []
        var songsCallCount = 0
        var songsStub: @Sendable () async -> [Song] = { [] }
        var songsExpectations: [ExpectedCalls<Void>] = []
        var saveCalls: [Song] = []
        var saveExpectations: [ExpectedCalls<Song>] = []
        var name = ""
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.songsExpectations.unmet(storage.songsCallCount, of: "songs()")
        unmet += storage.saveExpectations.unmet(storage.saveCalls, of: "save(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

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

/// A mock of `Preset`, yours to edit.
nonisolated final class PresetMock: Preset {
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

/// A mock of `Queue`, yours to edit.
nonisolated final class QueueMock<Element>: Queue {
    init() {}

    // MARK: init(elements:next:)
    var initElementsNextCalls: [(elements: [Element], next: Element)] = []
    init(elements: [Element], next: Element) { initElementsNextCalls.append((elements, next)) }

    // MARK: elements
    var elementsSetCalls: [[Element]] = []
    var elements: [Element] = [] { didSet { elementsSetCalls.append(elements) } }

    lazy var next: Element = { TestIssue.stop("QueueMock.next is not set") }()
}

/// A mock of `Player`, yours to edit.
@MainActor
@dynamicMemberLookup
final class PlayerMock: Player {
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += playExpectations.unmet(playCallCount, of: "play()")
        return unmet
    }

    deinit { UnreadExpectations.reportOnMainActor { unmetExpectations } }

    nonisolated init?(songs: [Song]) {
        storage.append(songs, to: \.initSongsCalls)
        guard Self.staticStorage.initSongsStub(songs) else { return nil }
    }

    // MARK: init(title:)
    var initTitleCalls: [String] = []
    init(title: String) { initTitleCalls.append(title) }

    // MARK: play()
    var playCallCount = 0
    var playExpectations: [ExpectedCalls<Void>] = []
    func play() { playCallCount += 1 }

    var songs: [Song] = []

    // MARK: title
    var titleSetCalls: [String] = []
    var title = "" { didSet { titleSetCalls.append(title) } }
}

/// A mock of `Jukebox`, yours to edit.
@MainActor
@dynamicMemberLookup
final class JukeboxMock<Coin>: Jukebox {
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
        var acceptsExpectations: [ExpectedCalls<Coin>] = []
        var priceCallCount = 0
        var priceStub: @Sendable () -> Int = { 0 }
        var priceExpectations: [ExpectedCalls<Void>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += Self.staticStorage.acceptsExpectations.unmet(Self.staticStorage.acceptsCalls, of: "accepts(_:)")
        unmet += Self.staticStorage.priceExpectations.unmet(Self.staticStorage.priceCallCount, of: "price()")
        unmet += insertExpectations.unmet(insertCalls, of: "insert(_:)")
        return unmet
    }

    deinit { UnreadExpectations.reportOnMainActor { unmetExpectations } }

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
    var insertExpectations: [ExpectedCalls<Coin>] = []
    func insert(_ coin: Coin) { insertCalls.append(coin) }
}
