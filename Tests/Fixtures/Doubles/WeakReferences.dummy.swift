import WeakReferences

/// A dummy of `PlayerDelegate`, yours to edit.
final class PlayerDelegateDummy: PlayerDelegate {
    func ended() { TestIssue.report("PlayerDelegateDummy.ended() must not be called") }
}

/// A dummy of `Described`, yours to edit.
final class DescribedDummy: Described {
    func describe() -> String { TestIssue.report("DescribedDummy.describe() must not be called", returning: "") }
}

/// A dummy of `Playing`, yours to edit.
final class PlayingDummy: Playing {
    var delegate: (any PlayerDelegate)? {
        get { TestIssue.report("PlayingDummy.delegate must not be read", returning: nil) }
        set { TestIssue.report("PlayingDummy.delegate must not be set") }
    }

    var dataSource: AnyObject? {
        get { TestIssue.report("PlayingDummy.dataSource must not be read", returning: nil) }
        set { TestIssue.report("PlayingDummy.dataSource must not be set") }
    }

    var seekDelegate: (any PlayerDelegate)? {
        get { TestIssue.report("PlayingDummy.seekDelegate must not be read", returning: nil) }
        set { TestIssue.report("PlayingDummy.seekDelegate must not be set") }
    }

    var owner: Keeper? {
        get { TestIssue.report("PlayingDummy.owner must not be read", returning: nil) }
        set { TestIssue.report("PlayingDummy.owner must not be set") }
    }

    var parent: Keeper? {
        get { TestIssue.report("PlayingDummy.parent must not be read", returning: nil) }
        set { TestIssue.report("PlayingDummy.parent must not be set") }
    }

    var textDelegate: (any Described)? {
        get { TestIssue.report("PlayingDummy.textDelegate must not be read", returning: nil) }
        set { TestIssue.report("PlayingDummy.textDelegate must not be set") }
    }

    var delegates: [any PlayerDelegate] {
        get { TestIssue.report("PlayingDummy.delegates must not be read", returning: []) }
        set { TestIssue.report("PlayingDummy.delegates must not be set") }
    }
}

/// A dummy of `SharedPlaying`, yours to edit.
final class SharedPlayingDummy: SharedPlaying {
    var delegate: (any PlayerDelegate)? {
        get { TestIssue.report("SharedPlayingDummy.delegate must not be read", returning: nil) }
        set { TestIssue.report("SharedPlayingDummy.delegate must not be set") }
    }

    func play() { TestIssue.report("SharedPlayingDummy.play() must not be called") }
}

/// A dummy of `Owned`, yours to edit.
final class OwnedDummy<Delegate: AnyObject>: Owned {
    var delegate: Delegate? {
        get { TestIssue.report("OwnedDummy.delegate must not be read", returning: nil) }
        set { TestIssue.report("OwnedDummy.delegate must not be set") }
    }
}
