import WeakReferences

/// A fake of `PlayerDelegate`, yours to edit.
final class PlayerDelegateFake: PlayerDelegate {
    func ended() {}
}

/// A fake of `Described`, yours to edit.
final class DescribedFake: Described {
    // MARK: describe()
    var describeStub: () -> String = { TestIssue.report("DescribedFake.describeStub is not set", returning: "") }
    func describe() -> String { describeStub() }
}

/// A fake of `Playing`, yours to edit.
final class PlayingFake: Playing {
    init(delegates: [any PlayerDelegate] = []) { self.delegates = delegates }

    weak var delegate: (any PlayerDelegate)?
    weak var dataSource: AnyObject?
    weak var seekDelegate: (any PlayerDelegate)?
    weak var owner: Keeper?
    var parent: Keeper?
    var textDelegate: (any Described)?
    var delegates: [any PlayerDelegate] = []
}

/// A fake of `SharedPlaying`, yours to edit.
final class SharedPlayingFake: SharedPlaying {
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

/// A fake of `Owned`, yours to edit.
final class OwnedFake<Delegate: AnyObject>: Owned {
    weak var delegate: Delegate?
}
