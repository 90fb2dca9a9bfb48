import Initializers

/// A fake of `Playlist`, yours to edit.
nonisolated final class PlaylistFake: Playlist {
    init() {}
    init(songs: [Song]) { self.songs = songs }
    init?(owner: String, volume: Int) { self.owner = owner }
    var songs: [Song] = []
    var owner: String?
}

/// A fake of `SongStore`, yours to edit.
nonisolated final class SongStoreFake: SongStore {
    var storedSongs: [Song] = []

    init(songs: [Song] = []) { storedSongs = songs }

    init(_ stored: [Song], onChange: @escaping () -> Void) {
        storedSongs = stored
        self.onChange = onChange
    }

    func songs() -> [Song] { storedSongs }

    func save(_ song: Song) {
        if let index = storedSongs.firstIndex(where: { $0.id == song.id }) {
            storedSongs[index] = song
        } else {
            storedSongs.append(song)
        }
    }

    var onChange: () -> Void = {}
}

/// A fake of `SharedSongStore`, yours to edit.
final class SharedSongStoreFake: SharedSongStore {
    struct Storage {
        var name = ""
        var storedSongs: [Song] = []
    }

    private let storage = Locked(Storage())

    var storedSongs: [Song] {
        get { storage.storedSongs }
        set { storage.storedSongs = newValue }
    }

    init(songs: [Song] = []) { storage.storedSongs = songs }

    init(songs: [Song], name: String) {
        storage.storedSongs = songs
        storage.name = name
    }

    func songs() async -> [Song] { storage.storedSongs }

    func save(_ song: Song) async {
        storage.withLock { storage in
            if let index = storage.storedSongs.firstIndex(where: { $0.id == song.id }) {
                storage.storedSongs[index] = song
            } else {
                storage.storedSongs.append(song)
            }
        }
    }

    var name: String {
        get { storage.name }
        set { storage.name = newValue }
    }
}

/// A fake of `Preset`, yours to edit.
nonisolated final class PresetFake: Preset {
    init() {}

    init(default: Int, in place: String) {
        self.`default` = `default`
        self.place = place
    }

    init(many: Int...) {}
    var `default` = 0
    var place = ""
    var many: [Int] = []
}

/// A fake of `Queue`, yours to edit.
nonisolated final class QueueFake<Element>: Queue {
    init(elements: [Element] = []) { self.elements = elements }

    init(elements: [Element], next: Element) {
        self.elements = elements
        self.next = next
    }

    var elements: [Element] = []
    lazy var next: Element = { TestIssue.stop("QueueFake.next is not set") }()
}

/// A fake of `Player`, yours to edit.
@MainActor
final class PlayerFake: Player {
    init() {}
    nonisolated init?(songs: [Song]) {}
    init(title: String) { self.title = title }
    func play() {}
    var songs: [Song] = []
    var title = ""
}

/// A fake of `Jukebox`, yours to edit.
@MainActor
@dynamicMemberLookup
final class JukeboxFake<Coin>: Jukebox {
    nonisolated struct StaticStorage {
        var acceptsStub: @Sendable (Coin) -> Bool = { _ in
            TestIssue.report("JukeboxFake.acceptsStub is not set", returning: false)
        }
        var priceStub: @Sendable () -> Int = { TestIssue.report("JukeboxFake.priceStub is not set", returning: 0) }
    }

    private nonisolated static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    var coins: [Coin] = []

    init(coins: [Coin] = []) { self.coins = coins }

    nonisolated init(songs: [Song]) {}
    static func accepts(_ coin: Coin) -> Bool { staticStorage.acceptsStub(coin) }
    nonisolated static func price() -> Int { staticStorage.priceStub() }
    func insert(_ coin: Coin) { coins.append(coin) }
}
