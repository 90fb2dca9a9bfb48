import WeakReferences

/// A spy of `PlayerDelegate`, yours to edit.
@dynamicMemberLookup
final class PlayerDelegateSpy: PlayerDelegate {
    struct Storage {
        var endedCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func ended() { storage.increment(\.endedCallCount) }
}

/// A spy of `Described`, yours to edit.
final class DescribedSpy: Described {
    // MARK: describe()
    var describeCallCount = 0
    var describeStub: () -> String = { "" }
    func describe() -> String {
        describeCallCount += 1
        return describeStub()
    }
}

/// A spy of `Playing`, yours to edit.
final class PlayingSpy: Playing {
    // MARK: delegate
    var delegateSetCalls: [ObjectIdentifier?] = []
    weak var delegate: (any PlayerDelegate)? {
        didSet { delegateSetCalls.append(delegate.map { ObjectIdentifier($0) }) }
    }

    // MARK: dataSource
    var dataSourceSetCalls: [ObjectIdentifier?] = []
    weak var dataSource: AnyObject? { didSet { dataSourceSetCalls.append(dataSource.map { ObjectIdentifier($0) }) } }

    // MARK: seekDelegate
    var seekDelegateSetCalls: [ObjectIdentifier?] = []
    weak var seekDelegate: (any PlayerDelegate)? {
        didSet { seekDelegateSetCalls.append(seekDelegate.map { ObjectIdentifier($0) }) }
    }

    // MARK: owner
    var ownerSetCalls: [ObjectIdentifier?] = []
    weak var owner: Keeper? { didSet { ownerSetCalls.append(owner.map { ObjectIdentifier($0) }) } }

    // MARK: parent
    var parentSetCalls: [Keeper?] = []
    var parent: Keeper? { didSet { parentSetCalls.append(parent) } }

    // MARK: textDelegate
    var textDelegateSetCalls: [(any Described)?] = []
    var textDelegate: (any Described)? { didSet { textDelegateSetCalls.append(textDelegate) } }

    // MARK: delegates
    var delegatesSetCalls: [[any PlayerDelegate]] = []
    var delegates: [any PlayerDelegate] = [] { didSet { delegatesSetCalls.append(delegates) } }
}

/// A spy of `SharedPlaying`, yours to edit.
@dynamicMemberLookup
final class SharedPlayingSpy: SharedPlaying {
    struct Storage {
        var delegateSetCalls: [ObjectIdentifier?] = []
        weak var delegate: (any PlayerDelegate)? {
            didSet { delegateSetCalls.append(delegate.map { ObjectIdentifier($0) }) }
        }
        var playCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var delegate: (any PlayerDelegate)? {
        get { storage.delegate }
        set { storage.delegate = newValue }
    }

    func play() { storage.increment(\.playCallCount) }
}

/// A spy of `Owned`, yours to edit.
final class OwnedSpy<Delegate: AnyObject>: Owned {
    // MARK: delegate
    var delegateSetCalls: [ObjectIdentifier?] = []
    weak var delegate: Delegate? { didSet { delegateSetCalls.append(delegate.map { ObjectIdentifier($0) }) } }
}
