import Initializers

/// A wrapper of `Playlist`, yours to edit.
nonisolated struct PlaylistWrapper<Base: Playlist>: Playlist {
    var base: Base
    init(base: Base) { self.base = base }

    init(songs: [Song]) { self.base = Base(songs: songs) }

    init?(owner: String, volume: Int) {
        guard let base = Base(owner: owner, volume: volume) else { return nil }
        self.base = base
    }

    var songs: [Song] {
        get { base.songs }
        set { base.songs = newValue }
    }

    var owner: String? { base.owner }
}

/// A wrapper of `SongStore`, yours to edit.
nonisolated struct SongStoreWrapper<Base: SongStore>: SongStore {
    var base: Base
    init(base: Base) { self.base = base }

    init(_ stored: [Song], onChange: @escaping () -> Void) { self.base = Base(stored, onChange: onChange) }
    func songs() -> [Song] { base.songs() }
    func save(_ song: Song) { base.save(song) }

    var onChange: () -> Void {
        get { base.onChange }
        set { base.onChange = newValue }
    }
}

/// A wrapper of `SharedSongStore`, yours to edit.
struct SharedSongStoreWrapper<Base: SharedSongStore>: SharedSongStore {
    let base: Base
    init(base: Base) { self.base = base }

    init(songs: [Song], name: String) { self.base = Base(songs: songs, name: name) }
    func songs() async -> [Song] { await base.songs() }
    func save(_ song: Song) async { await base.save(song) }
    var name: String { base.name }
}

/// A wrapper of `Queue`, yours to edit.
nonisolated struct QueueWrapper<Base: Queue>: Queue {
    typealias Element = Base.Element
    var base: Base
    init(base: Base) { self.base = base }

    init(elements: [Element], next: Element) { self.base = Base(elements: elements, next: next) }

    var elements: [Element] {
        get { base.elements }
        set { base.elements = newValue }
    }

    var next: Element { base.next }
}

/// A wrapper of `Player`, yours to edit.
@MainActor
struct PlayerWrapper<Base: Player & Sendable>: Player {
    var base: Base
    init(base: Base) { self.base = base }

    nonisolated init?(songs: [Song]) {
        guard let base = Base(songs: songs) else { return nil }
        self.base = base
    }

    init(title: String) { self.base = Base(title: title) }
    func play() { base.play() }
    var songs: [Song] { base.songs }

    var title: String {
        get { base.title }
        set { base.title = newValue }
    }
}

/// A wrapper of `Jukebox`, yours to edit.
@MainActor
final class JukeboxWrapper<Base: Jukebox & Sendable>: Jukebox {
    typealias Coin = Base.Coin
    let base: Base
    init(base: Base) { self.base = base }

    nonisolated init(songs: [Song]) { self.base = Base(songs: songs) }
    static func accepts(_ coin: Coin) -> Bool { Base.accepts(coin) }
    nonisolated static func price() -> Int { Base.price() }
    func insert(_ coin: Coin) { base.insert(coin) }
}
