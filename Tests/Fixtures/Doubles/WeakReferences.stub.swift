import WeakReferences

/// A stub of `PlayerDelegate`, yours to edit.
final class PlayerDelegateStub: PlayerDelegate {
    func ended() {}
}

/// A stub of `Described`, yours to edit.
final class DescribedStub: Described {
    // MARK: describe()
    var describeStub: () -> String = { "" }
    func describe() -> String { describeStub() }
}

/// A stub of `Playing`, yours to edit.
final class PlayingStub: Playing {
    weak var delegate: (any PlayerDelegate)?
    weak var dataSource: AnyObject?
    weak var seekDelegate: (any PlayerDelegate)?
    weak var owner: Keeper?
    var parent: Keeper?
    var textDelegate: (any Described)?
    var delegates: [any PlayerDelegate] = []
}

/// A stub of `SharedPlaying`, yours to edit.
final class SharedPlayingStub: SharedPlaying {
    struct Storage {
        weak var delegate: (any PlayerDelegate)?
    }

    private let storage = Locked(Storage())

    var delegate: (any PlayerDelegate)? {
        get { storage.delegate }
        set { storage.delegate = newValue }
    }

    func play() {}
}

/// A stub of `Owned`, yours to edit.
final class OwnedStub<Delegate: AnyObject>: Owned {
    weak var delegate: Delegate?
}
