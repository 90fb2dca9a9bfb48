import WeakReferences

/// A spy of `PlayerDelegate`, yours to edit.
@dynamicMemberLookup
final class PlayerDelegateSpy: PlayerDelegate {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("PlayerDelegateSpy") } }
        @Recorded("PlayerDelegateSpy.ended()") var endedCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() { storage.endedCallCount = 0 }

    func ended() {
        storage.withLock { $0.$endedCallCount.increment() }
        storage.order?.add("ended()")
    }
}

/// A spy of `Described`, yours to edit.
final class DescribedSpy: Described {
    var order: CallOrder? { didSet { Unused.reads("DescribedSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { describeCallCount = 0 }

    // MARK: describe()
    @Recorded("DescribedSpy.describe()") var describeCallCount = 0
    @Stubbed("DescribedSpy.describeStub") var describeStub: () -> String = { "" }
    func describe() -> String {
        $describeCallCount.increment()
        order?.add("describe()")
        return describeStub()
    }
}

/// A spy of `Playing`, yours to edit.
final class PlayingSpy: Playing {
    var order: CallOrder? { didSet { Unused.reads("PlayingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        delegateSetCalls = []
        dataSourceSetCalls = []
        seekDelegateSetCalls = []
        ownerSetCalls = []
        parentSetCalls = []
        textDelegateSetCalls = []
        delegatesSetCalls = []
    }

    // MARK: delegate
    @Recorded("PlayingSpy.delegate") var delegateSetCalls: [ObjectIdentifier?] = []
    weak var delegate: (any PlayerDelegate)? {
        didSet {
            $delegateSetCalls.append(delegate.map { ObjectIdentifier($0) })
            order?.add("delegate")
        }
    }

    // MARK: dataSource
    @Recorded("PlayingSpy.dataSource") var dataSourceSetCalls: [ObjectIdentifier?] = []
    weak var dataSource: AnyObject? {
        didSet {
            $dataSourceSetCalls.append(dataSource.map { ObjectIdentifier($0) })
            order?.add("dataSource")
        }
    }

    // MARK: seekDelegate
    @Recorded("PlayingSpy.seekDelegate") var seekDelegateSetCalls: [ObjectIdentifier?] = []
    weak var seekDelegate: (any PlayerDelegate)? {
        didSet {
            $seekDelegateSetCalls.append(seekDelegate.map { ObjectIdentifier($0) })
            order?.add("seekDelegate")
        }
    }

    // MARK: owner
    @Recorded("PlayingSpy.owner") var ownerSetCalls: [ObjectIdentifier?] = []
    weak var owner: Keeper? {
        didSet {
            $ownerSetCalls.append(owner.map { ObjectIdentifier($0) })
            order?.add("owner")
        }
    }

    // MARK: parent
    @Recorded("PlayingSpy.parent") var parentSetCalls: [Keeper?] = []
    var parent: Keeper? {
        didSet {
            $parentSetCalls.append(parent)
            order?.add("parent")
        }
    }

    // MARK: textDelegate
    @Recorded("PlayingSpy.textDelegate") var textDelegateSetCalls: [(any Described)?] = []
    var textDelegate: (any Described)? {
        didSet {
            $textDelegateSetCalls.append(textDelegate)
            order?.add("textDelegate")
        }
    }

    // MARK: delegates
    @Recorded("PlayingSpy.delegates") var delegatesSetCalls: [[any PlayerDelegate]] = []
    var delegates: [any PlayerDelegate] = [] {
        didSet {
            $delegatesSetCalls.append(delegates)
            order?.add("delegates")
        }
    }
}

/// A spy of `SharedPlaying`, yours to edit.
@dynamicMemberLookup
final class SharedPlayingSpy: SharedPlaying {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("SharedPlayingSpy") } }
        @Recorded("SharedPlayingSpy.delegate") var delegateSetCalls: [ObjectIdentifier?] = []
        weak var delegate: (any PlayerDelegate)? {
            didSet {
                $delegateSetCalls.append(delegate.map { ObjectIdentifier($0) })
                order?.add("delegate")
            }
        }
        @Recorded("SharedPlayingSpy.play()") var playCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.delegateSetCalls = []
        storage.playCallCount = 0
    }

    var delegate: (any PlayerDelegate)? {
        get { storage.delegate }
        set { storage.delegate = newValue }
    }

    func play() {
        storage.withLock { $0.$playCallCount.increment() }
        storage.order?.add("play()")
    }
}

/// A spy of `Owned`, yours to edit.
final class OwnedSpy<Delegate: AnyObject>: Owned {
    var order: CallOrder? { didSet { Unused.reads("OwnedSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { delegateSetCalls = [] }

    // MARK: delegate
    @Recorded("OwnedSpy.delegate") var delegateSetCalls: [ObjectIdentifier?] = []
    weak var delegate: Delegate? {
        didSet {
            $delegateSetCalls.append(delegate.map { ObjectIdentifier($0) })
            order?.add("delegate")
        }
    }
}
