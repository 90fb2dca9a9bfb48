import Initializers

/// A stub of `Playlist`, yours to edit.
@dynamicMemberLookup
nonisolated final class PlaylistStub: Playlist {
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

    init(songs: [Song]) {}

    init?(owner: String, volume: Int) {
        guard Self.staticStorage.initOwnerVolumeStub(owner, volume) else { return nil }
    }

    var songs: [Song] = []
    var owner: String?
}

/// A stub of `SongStore`, yours to edit.
nonisolated final class SongStoreStub: SongStore {
    init() {}
    init(_ stored: [Song], onChange: @escaping () -> Void) {}

    // MARK: songs()
    var songsStub: () -> [Song] = { [] }
    func songs() -> [Song] { songsStub() }

    func save(_ song: Song) {}
    var onChange: () -> Void = {}
}

/// A stub of `SharedSongStore`, yours to edit.
@dynamicMemberLookup
final class SharedSongStoreStub: SharedSongStore {
    init() {}

    struct Storage {
        var songsStub: @Sendable () async -> [Song] = { [] }
        var name = ""
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(songs: [Song], name: String) {}
    func songs() async -> [Song] { await storage.songsStub() }
    func save(_ song: Song) async {}

    var name: String {
        get { storage.name }
        set { storage.name = newValue }
    }
}

/// A stub of `Preset`, yours to edit.
nonisolated final class PresetStub: Preset {
    init() {}
    init(default: Int, in place: String) {}
    init(many: Int...) {}
    var `default` = 0
    var place = ""
    var many: [Int] = []
}

/// A stub of `Queue`, yours to edit.
nonisolated final class QueueStub<Element>: Queue {
    init() {}
    init(elements: [Element], next: Element) {}
    var elements: [Element] = []
    lazy var next: Element = { TestIssue.stop("QueueStub.next is not set") }()
}

/// A stub of `Player`, yours to edit.
@MainActor
@dynamicMemberLookup
final class PlayerStub: Player {
    init() {}

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

    nonisolated init?(songs: [Song]) { guard Self.staticStorage.initSongsStub(songs) else { return nil } }
    init(title: String) {}
    func play() {}
    var songs: [Song] = []
    var title = ""
}

/// A stub of `Jukebox`, yours to edit.
@MainActor
@dynamicMemberLookup
final class JukeboxStub<Coin>: Jukebox {
    init() {}

    nonisolated struct StaticStorage {
        var acceptsStub: @Sendable (Coin) -> Bool = { _ in false }
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

    nonisolated init(songs: [Song]) {}
    static func accepts(_ coin: Coin) -> Bool { staticStorage.acceptsStub(coin) }
    nonisolated static func price() -> Int { staticStorage.priceStub() }
    func insert(_ coin: Coin) {}
}
