import Initializers

/// A dummy of `Playlist`, yours to edit.
nonisolated final class PlaylistDummy: Playlist {
    init() {}
    init(songs: [Song]) {}
    init?(owner: String, volume: Int) {}

    var songs: [Song] {
        get { fatalError("PlaylistDummy.songs must not be read") }
        set { fatalError("PlaylistDummy.songs must not be set") }
    }

    var owner: String? { fatalError("PlaylistDummy.owner must not be read") }
}

/// A dummy of `SongStore`, yours to edit.
nonisolated final class SongStoreDummy: SongStore {
    init() {}
    init(_ stored: [Song], onChange: @escaping () -> Void) {}
    func songs() -> [Song] { fatalError("SongStoreDummy.songs() must not be called") }
    func save(_ song: Song) { fatalError("SongStoreDummy.save(_:) must not be called") }

    var onChange: () -> Void {
        get { fatalError("SongStoreDummy.onChange must not be read") }
        set { fatalError("SongStoreDummy.onChange must not be set") }
    }
}

/// A dummy of `SharedSongStore`, yours to edit.
final class SharedSongStoreDummy: SharedSongStore {
    init() {}
    init(songs: [Song], name: String) {}
    func songs() async -> [Song] { fatalError("SharedSongStoreDummy.songs() must not be called") }
    func save(_ song: Song) async { fatalError("SharedSongStoreDummy.save(_:) must not be called") }
    var name: String { fatalError("SharedSongStoreDummy.name must not be read") }
}

/// A dummy of `Preset`, yours to edit.
nonisolated final class PresetDummy: Preset {
    init() {}
    init(default: Int, in place: String) {}
    init(many: Int...) {}
    var `default`: Int { fatalError("PresetDummy.default must not be read") }

    var place: String {
        get { fatalError("PresetDummy.place must not be read") }
        set { fatalError("PresetDummy.place must not be set") }
    }

    var many: [Int] { fatalError("PresetDummy.many must not be read") }
}

/// A dummy of `Queue`, yours to edit.
nonisolated final class QueueDummy<Element>: Queue {
    init() {}
    init(elements: [Element], next: Element) {}

    var elements: [Element] {
        get { fatalError("QueueDummy.elements must not be read") }
        set { fatalError("QueueDummy.elements must not be set") }
    }

    var next: Element { fatalError("QueueDummy.next must not be read") }
}

/// A dummy of `Player`, yours to edit.
@MainActor
final class PlayerDummy: Player {
    init() {}
    nonisolated init?(songs: [Song]) {}
    init(title: String) {}
    func play() { fatalError("PlayerDummy.play() must not be called") }
    var songs: [Song] { fatalError("PlayerDummy.songs must not be read") }

    var title: String {
        get { fatalError("PlayerDummy.title must not be read") }
        set { fatalError("PlayerDummy.title must not be set") }
    }
}

/// A dummy of `Jukebox`, yours to edit.
@MainActor
final class JukeboxDummy<Coin>: Jukebox {
    init() {}
    nonisolated init(songs: [Song]) {}
    static func accepts(_ coin: Coin) -> Bool { fatalError("JukeboxDummy.accepts(_:) must not be called") }
    nonisolated static func price() -> Int { fatalError("JukeboxDummy.price() must not be called") }
    func insert(_ coin: Coin) { fatalError("JukeboxDummy.insert(_:) must not be called") }
}
