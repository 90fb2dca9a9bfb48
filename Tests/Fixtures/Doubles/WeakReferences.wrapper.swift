import WeakReferences

/// A wrapper of `PlayerDelegate`, yours to edit.
final class PlayerDelegateWrapper<Base: PlayerDelegate>: PlayerDelegate {
    let base: Base
    init(base: Base) { self.base = base }

    func ended() { base.ended() }
}

/// A wrapper of `Described`, yours to edit.
struct DescribedWrapper<Base: Described>: Described {
    let base: Base

    func describe() -> String { base.describe() }
}

/// A wrapper of `Playing`, yours to edit.
final class PlayingWrapper<Base: Playing>: Playing {
    let base: Base
    init(base: Base) { self.base = base }

    var delegate: (any PlayerDelegate)? {
        get { base.delegate }
        set { base.delegate = newValue }
    }

    var dataSource: AnyObject? {
        get { base.dataSource }
        set { base.dataSource = newValue }
    }

    var seekDelegate: (any PlayerDelegate)? {
        get { base.seekDelegate }
        set { base.seekDelegate = newValue }
    }

    var owner: Keeper? {
        get { base.owner }
        set { base.owner = newValue }
    }

    var parent: Keeper? {
        get { base.parent }
        set { base.parent = newValue }
    }

    var textDelegate: (any Described)? {
        get { base.textDelegate }
        set { base.textDelegate = newValue }
    }

    var delegates: [any PlayerDelegate] {
        get { base.delegates }
        set { base.delegates = newValue }
    }
}

/// A wrapper of `SharedPlaying`, yours to edit.
struct SharedPlayingWrapper<Base: SharedPlaying>: SharedPlaying {
    var base: Base

    var delegate: (any PlayerDelegate)? {
        get { base.delegate }
        set { base.delegate = newValue }
    }

    func play() { base.play() }
}

/// A wrapper of `Owned`, yours to edit.
struct OwnedWrapper<Base: Owned>: Owned {
    typealias Delegate = Base.Delegate
    var base: Base

    var delegate: Delegate? {
        get { base.delegate }
        set { base.delegate = newValue }
    }
}
