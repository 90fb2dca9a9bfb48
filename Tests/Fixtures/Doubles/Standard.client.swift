import Foundation
import Standard

/// A client of `Tag`, yours to edit.
nonisolated struct TagClient {
    /// A client whose members fail until they are set.
    static var unimplemented: TagClient { TagClient() }

    init() {}

    /// Makes a client that hands everything on to `live`.
    init(_ live: some Tag) {
        onLabel = { live.label }
    }

    // MARK: label
    var onLabel: () -> String = { fatalError("TagClient.onLabel is not set") }
    var label: String { onLabel() }
}

/// A client of `Entity`, yours to edit.
nonisolated struct EntityClient {
    /// A client whose members fail until they are set.
    static var unimplemented: EntityClient { EntityClient() }

    init() {}

    /// Makes a client that hands everything on to `live`.
    init(_ live: some Entity) {
        var live = live
        onName = { live.name }
        onSetName = { live.name = $0 }
    }

    // MARK: name
    var onName: () -> String = { fatalError("EntityClient.onName is not set") }
    var onSetName: (String) -> Void = { _ in fatalError("EntityClient.onSetName is not set") }
    var name: String {
        get { onName() }
        set { onSetName(newValue) }
    }
}

/// A client of `Record`, yours to edit.
nonisolated struct RecordClient {
    /// A client whose members fail until they are set.
    static var unimplemented: RecordClient { RecordClient() }

    init() {}

    /// Makes a client that hands everything on to `live`.
    init(_ live: some Record) {
        onKey = { live.key }
    }

    // MARK: key
    var onKey: () -> String = { fatalError("RecordClient.onKey is not set") }
    var key: String { onKey() }
}

/// A client of `Failure`, yours to edit.
struct FailureClient: Failure {
    /// A client whose members fail until they are set.
    static var unimplemented: FailureClient { FailureClient() }

    init() {}

    /// Makes a client that hands everything on to `live`.
    init(_ live: some Failure) {
        onCode = { live.code }
    }

    // MARK: code
    var onCode: @Sendable () -> Int = { fatalError("FailureClient.onCode is not set") }
    var code: Int { onCode() }
}

/// A client of `Playlist`, yours to edit.
nonisolated struct PlaylistClient {
    /// A client whose members fail until they are set.
    static var unimplemented: PlaylistClient { PlaylistClient() }

    init() {}

    /// Makes a client that hands everything on to `live`.
    init(_ live: some Playlist) {
        onPlay = { live.play() }
    }

    // MARK: play()
    var onPlay: () -> Void = { fatalError("PlaylistClient.onPlay is not set") }
    func play() { onPlay() }
}

/// A client of `Shelf`, yours to edit.
nonisolated struct ShelfClient {
    /// A client whose members fail until they are set.
    static var unimplemented: ShelfClient { ShelfClient() }

    init() {}

    /// Makes a client that hands everything on to `live`.
    init(_ live: some Shelf) {
        onTitle = { live.title }
    }

    // MARK: title
    var onTitle: () -> String = { fatalError("ShelfClient.onTitle is not set") }
    var title: String { onTitle() }
}

/// A client of `Cursor`, yours to edit.
nonisolated struct CursorClient {
    /// A client whose members fail until they are set.
    static var unimplemented: CursorClient { CursorClient() }

    init() {}

    /// Makes a client that hands everything on to `live`.
    init(_ live: some Cursor) {
        onRewind = { live.rewind() }
    }

    // MARK: rewind()
    var onRewind: () -> Void = { fatalError("CursorClient.onRewind is not set") }
    func rewind() { onRewind() }
}

/// A client of `Feed`, yours to edit.
nonisolated struct FeedClient {
    /// A client whose members fail until they are set.
    static var unimplemented: FeedClient { FeedClient() }

    init() {}

    /// Makes a client that hands everything on to `live`.
    init(_ live: some Feed) {
        onPause = { live.pause() }
    }

    // MARK: pause()
    var onPause: () -> Void = { fatalError("FeedClient.onPause is not set") }
    func pause() { onPause() }
}

/// A client of `Ticks`, yours to edit.
nonisolated struct TicksClient {
    /// A client whose members fail until they are set.
    static var unimplemented: TicksClient { TicksClient() }

    init() {}

    /// Makes a client that hands everything on to `live`.
    init(_ live: some Ticks) {
    }
}

/// A client of `Mode`, yours to edit.
nonisolated struct ModeClient {
    /// A client whose members fail until they are set.
    static var unimplemented: ModeClient { ModeClient() }

    init() {}

    /// Makes a client that hands everything on to `live`.
    init(_ live: some Mode) {
        onIsOn = { live.isOn }
    }

    // MARK: isOn
    var onIsOn: () -> Bool = { fatalError("ModeClient.onIsOn is not set") }
    var isOn: Bool { onIsOn() }
}

/// A client of `Flags`, yours to edit.
nonisolated struct FlagsClient {
    /// A client whose members fail until they are set.
    static var unimplemented: FlagsClient { FlagsClient() }

    init() {}

    /// Makes a client that hands everything on to `live`.
    init(_ live: some Flags) {
    }
}
