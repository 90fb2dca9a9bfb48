import WeakReferences

/// A client of `PlayerDelegate`, yours to edit.
@dynamicMemberLookup
final class PlayerDelegateClient: PlayerDelegate {
    /// A client whose members fail until they are set.
    static var unimplemented: PlayerDelegateClient { PlayerDelegateClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some PlayerDelegate) {
        storage.onEnded = { live.ended() }
    }

    struct Storage {
        var onEnded: @Sendable () -> Void = { TestIssue.report("PlayerDelegateClient.onEnded is not set") }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func ended() { storage.onEnded() }
}

/// A client of `Described`, yours to edit.
struct DescribedClient: Described {
    /// A client whose members fail until they are set.
    static var unimplemented: DescribedClient { DescribedClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Described) {
        onDescribe = { live.describe() }
    }

    // MARK: describe()
    var onDescribe: () -> String = { TestIssue.report("DescribedClient.onDescribe is not set", returning: "") }
    func describe() -> String { onDescribe() }
}

/// A client of `Playing`, yours to edit.
final class PlayingClient: Playing {
    /// A client whose members fail until they are set.
    static var unimplemented: PlayingClient { PlayingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Playing) {
        onDelegate = { live.delegate }
        onSetDelegate = { live.delegate = $0 }
        onDataSource = { live.dataSource }
        onSetDataSource = { live.dataSource = $0 }
        onSeekDelegate = { live.seekDelegate }
        onSetSeekDelegate = { live.seekDelegate = $0 }
        onOwner = { live.owner }
        onSetOwner = { live.owner = $0 }
        onParent = { live.parent }
        onSetParent = { live.parent = $0 }
        onTextDelegate = { live.textDelegate }
        onSetTextDelegate = { live.textDelegate = $0 }
        onDelegates = { live.delegates }
        onSetDelegates = { live.delegates = $0 }
    }

    // MARK: delegate
    var onDelegate: () -> (any PlayerDelegate)? = {
        TestIssue.report("PlayingClient.onDelegate is not set", returning: nil)
    }
    var onSetDelegate: ((any PlayerDelegate)?) -> Void = { _ in
        TestIssue.report("PlayingClient.onSetDelegate is not set")
    }
    var delegate: (any PlayerDelegate)? {
        get { onDelegate() }
        set { onSetDelegate(newValue) }
    }

    // MARK: dataSource
    var onDataSource: () -> AnyObject? = { TestIssue.report("PlayingClient.onDataSource is not set", returning: nil) }
    var onSetDataSource: (AnyObject?) -> Void = { _ in TestIssue.report("PlayingClient.onSetDataSource is not set") }
    var dataSource: AnyObject? {
        get { onDataSource() }
        set { onSetDataSource(newValue) }
    }

    // MARK: seekDelegate
    var onSeekDelegate: () -> (any PlayerDelegate)? = {
        TestIssue.report("PlayingClient.onSeekDelegate is not set", returning: nil)
    }
    var onSetSeekDelegate: ((any PlayerDelegate)?) -> Void = { _ in
        TestIssue.report("PlayingClient.onSetSeekDelegate is not set")
    }
    var seekDelegate: (any PlayerDelegate)? {
        get { onSeekDelegate() }
        set { onSetSeekDelegate(newValue) }
    }

    // MARK: owner
    var onOwner: () -> Keeper? = { TestIssue.report("PlayingClient.onOwner is not set", returning: nil) }
    var onSetOwner: (Keeper?) -> Void = { _ in TestIssue.report("PlayingClient.onSetOwner is not set") }
    var owner: Keeper? {
        get { onOwner() }
        set { onSetOwner(newValue) }
    }

    // MARK: parent
    var onParent: () -> Keeper? = { TestIssue.report("PlayingClient.onParent is not set", returning: nil) }
    var onSetParent: (Keeper?) -> Void = { _ in TestIssue.report("PlayingClient.onSetParent is not set") }
    var parent: Keeper? {
        get { onParent() }
        set { onSetParent(newValue) }
    }

    // MARK: textDelegate
    var onTextDelegate: () -> (any Described)? = {
        TestIssue.report("PlayingClient.onTextDelegate is not set", returning: nil)
    }
    var onSetTextDelegate: ((any Described)?) -> Void = { _ in
        TestIssue.report("PlayingClient.onSetTextDelegate is not set")
    }
    var textDelegate: (any Described)? {
        get { onTextDelegate() }
        set { onSetTextDelegate(newValue) }
    }

    // MARK: delegates
    var onDelegates: () -> [any PlayerDelegate] = {
        TestIssue.report("PlayingClient.onDelegates is not set", returning: [])
    }
    var onSetDelegates: ([any PlayerDelegate]) -> Void = { _ in
        TestIssue.report("PlayingClient.onSetDelegates is not set")
    }
    var delegates: [any PlayerDelegate] {
        get { onDelegates() }
        set { onSetDelegates(newValue) }
    }
}

/// A client of `SharedPlaying`, yours to edit.
struct SharedPlayingClient: SharedPlaying {
    /// A client whose members fail until they are set.
    static var unimplemented: SharedPlayingClient { SharedPlayingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some SharedPlaying) {
        let live = Locked(live)
        onDelegate = { live.withLock { $0 }.delegate }
        onSetDelegate = {
            var changed = live.withLock { $0 }
            changed.delegate = $0
            live.withLock { swap(&$0, &changed) }
        }
        onPlay = { live.withLock { $0 }.play() }
    }

    // MARK: delegate
    var onDelegate: @Sendable () -> (any PlayerDelegate)? = {
        TestIssue.report("SharedPlayingClient.onDelegate is not set", returning: nil)
    }
    var onSetDelegate: @Sendable ((any PlayerDelegate)?) -> Void = { _ in
        TestIssue.report("SharedPlayingClient.onSetDelegate is not set")
    }
    var delegate: (any PlayerDelegate)? {
        get { onDelegate() }
        set { onSetDelegate(newValue) }
    }

    // MARK: play()
    var onPlay: @Sendable () -> Void = { TestIssue.report("SharedPlayingClient.onPlay is not set") }
    func play() { onPlay() }
}

/// A client of `Owned`, yours to edit.
struct OwnedClient<Delegate: AnyObject>: Owned {
    /// A client whose members fail until they are set.
    static var unimplemented: OwnedClient { OwnedClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Owned>(_ live: Live) where Live.Delegate == Delegate {
        var live = live
        onDelegate = { live.delegate }
        onSetDelegate = { live.delegate = $0 }
    }

    // MARK: delegate
    var onDelegate: () -> Delegate? = { TestIssue.report("OwnedClient.onDelegate is not set", returning: nil) }
    var onSetDelegate: (Delegate?) -> Void = { _ in TestIssue.report("OwnedClient.onSetDelegate is not set") }
    var delegate: Delegate? {
        get { onDelegate() }
        set { onSetDelegate(newValue) }
    }
}
