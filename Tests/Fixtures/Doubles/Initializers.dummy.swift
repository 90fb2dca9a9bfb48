import Initializers

/// A dummy of `Playlist`, yours to edit.
nonisolated final class PlaylistDummy: Playlist {
    init() {}
    init(songs: [Song]) {}
    init?(owner: String, volume: Int) {}

    var songs: [Song] {
        get { TestIssue.report("PlaylistDummy.songs must not be read", returning: []) }
        set { TestIssue.report("PlaylistDummy.songs must not be set") }
    }

    var owner: String? { TestIssue.report("PlaylistDummy.owner must not be read", returning: nil) }
}

/// A dummy of `SongStore`, yours to edit.
nonisolated final class SongStoreDummy: SongStore {
    init() {}
    init(_ stored: [Song], onChange: @escaping () -> Void) {}
    func songs() -> [Song] { TestIssue.report("SongStoreDummy.songs() must not be called", returning: []) }
    func save(_ song: Song) { TestIssue.report("SongStoreDummy.save(_:) must not be called") }

    var onChange: () -> Void {
        get { TestIssue.stop("SongStoreDummy.onChange must not be read") }
        set { TestIssue.report("SongStoreDummy.onChange must not be set") }
    }
}

/// A dummy of `SharedSongStore`, yours to edit.
final class SharedSongStoreDummy: SharedSongStore {
    init() {}
    init(songs: [Song], name: String) {}
    func songs() async -> [Song] { TestIssue.report("SharedSongStoreDummy.songs() must not be called", returning: []) }
    func save(_ song: Song) async { TestIssue.report("SharedSongStoreDummy.save(_:) must not be called") }
    var name: String { TestIssue.report("SharedSongStoreDummy.name must not be read", returning: "") }
}

/// A dummy of `Preset`, yours to edit.
nonisolated final class PresetDummy: Preset {
    init() {}
    init(default: Int, in place: String) {}
    init(many: Int...) {}
    var `default`: Int { TestIssue.report("PresetDummy.default must not be read", returning: 0) }

    var place: String {
        get { TestIssue.report("PresetDummy.place must not be read", returning: "") }
        set { TestIssue.report("PresetDummy.place must not be set") }
    }

    var many: [Int] { TestIssue.report("PresetDummy.many must not be read", returning: []) }
}

/// A dummy of `Queue`, yours to edit.
nonisolated final class QueueDummy<Element>: Queue {
    init() {}
    init(elements: [Element], next: Element) {}

    var elements: [Element] {
        get { TestIssue.report("QueueDummy.elements must not be read", returning: []) }
        set { TestIssue.report("QueueDummy.elements must not be set") }
    }

    var next: Element { TestIssue.stop("QueueDummy.next must not be read") }
}

/// A dummy of `Player`, yours to edit.
@MainActor
final class PlayerDummy: Player {
    init() {}
    nonisolated init?(songs: [Song]) {}
    init(title: String) {}
    func play() { TestIssue.report("PlayerDummy.play() must not be called") }
    var songs: [Song] { TestIssue.report("PlayerDummy.songs must not be read", returning: []) }

    var title: String {
        get { TestIssue.report("PlayerDummy.title must not be read", returning: "") }
        set { TestIssue.report("PlayerDummy.title must not be set") }
    }
}

/// A dummy of `Jukebox`, yours to edit.
@MainActor
final class JukeboxDummy<Coin>: Jukebox {
    init() {}
    nonisolated init(songs: [Song]) {}

    static func accepts(_ coin: Coin) -> Bool {
        TestIssue.report("JukeboxDummy.accepts(_:) must not be called", returning: false)
    }

    nonisolated static func price() -> Int { TestIssue.report("JukeboxDummy.price() must not be called", returning: 0) }
    func insert(_ coin: Coin) { TestIssue.report("JukeboxDummy.insert(_:) must not be called") }
}
