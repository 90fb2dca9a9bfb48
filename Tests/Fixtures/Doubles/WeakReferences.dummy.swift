import WeakReferences

/// A dummy of `PlayerDelegate`, yours to edit.
final class PlayerDelegateDummy: PlayerDelegate {
    func ended() { fatalError("PlayerDelegateDummy.ended() must not be called") }
}

/// A dummy of `Described`, yours to edit.
final class DescribedDummy: Described {
    func describe() -> String { fatalError("DescribedDummy.describe() must not be called") }
}

/// A dummy of `Playing`, yours to edit.
final class PlayingDummy: Playing {
    var delegate: (any PlayerDelegate)? {
        get { fatalError("PlayingDummy.delegate must not be read") }
        set { fatalError("PlayingDummy.delegate must not be set") }
    }

    var dataSource: AnyObject? {
        get { fatalError("PlayingDummy.dataSource must not be read") }
        set { fatalError("PlayingDummy.dataSource must not be set") }
    }

    var seekDelegate: (any PlayerDelegate)? {
        get { fatalError("PlayingDummy.seekDelegate must not be read") }
        set { fatalError("PlayingDummy.seekDelegate must not be set") }
    }

    var owner: Keeper? {
        get { fatalError("PlayingDummy.owner must not be read") }
        set { fatalError("PlayingDummy.owner must not be set") }
    }

    var parent: Keeper? {
        get { fatalError("PlayingDummy.parent must not be read") }
        set { fatalError("PlayingDummy.parent must not be set") }
    }

    var textDelegate: (any Described)? {
        get { fatalError("PlayingDummy.textDelegate must not be read") }
        set { fatalError("PlayingDummy.textDelegate must not be set") }
    }

    var delegates: [any PlayerDelegate] {
        get { fatalError("PlayingDummy.delegates must not be read") }
        set { fatalError("PlayingDummy.delegates must not be set") }
    }
}

/// A dummy of `SharedPlaying`, yours to edit.
final class SharedPlayingDummy: SharedPlaying {
    var delegate: (any PlayerDelegate)? {
        get { fatalError("SharedPlayingDummy.delegate must not be read") }
        set { fatalError("SharedPlayingDummy.delegate must not be set") }
    }

    func play() { fatalError("SharedPlayingDummy.play() must not be called") }
}

/// A dummy of `Owned`, yours to edit.
final class OwnedDummy<Delegate: AnyObject>: Owned {
    var delegate: Delegate? {
        get { fatalError("OwnedDummy.delegate must not be read") }
        set { fatalError("OwnedDummy.delegate must not be set") }
    }
}
