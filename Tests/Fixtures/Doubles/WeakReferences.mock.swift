import WeakReferences

/// A mock of `PlayerDelegate`, yours to edit.
@dynamicMemberLookup
final class PlayerDelegateMock: PlayerDelegate {
    struct Storage {
        var endedCallCount = 0
        var endedExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.endedExpectations.unmet(storage.endedCallCount, of: "ended()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    func ended() { storage.increment(\.endedCallCount) }
}

/// A mock of `Described`, yours to edit.
nonisolated final class DescribedMock: Described {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += describeExpectations.unmet(describeCallCount, of: "describe()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: describe()
    var describeCallCount = 0
    var describeStub: () -> String = { "" }
    var describeExpectations: [ExpectedCalls<Void>] = []
    func describe() -> String {
        describeCallCount += 1
        return describeStub()
    }
}

/// A mock of `Playing`, yours to edit.
final class PlayingMock: Playing {
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

/// A mock of `SharedPlaying`, yours to edit.
@dynamicMemberLookup
final class SharedPlayingMock: SharedPlaying {
    struct Storage {
        var delegateSetCalls: [ObjectIdentifier?] = []
        weak var delegate: (any PlayerDelegate)? {
            didSet { delegateSetCalls.append(delegate.map { ObjectIdentifier($0) }) }
        }
        var playCallCount = 0
        var playExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.playExpectations.unmet(storage.playCallCount, of: "play()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    var delegate: (any PlayerDelegate)? {
        get { storage.delegate }
        set { storage.delegate = newValue }
    }

    func play() { storage.increment(\.playCallCount) }
}

/// A mock of `Owned`, yours to edit.
final class OwnedMock<Delegate: AnyObject>: Owned {
    // MARK: delegate
    var delegateSetCalls: [ObjectIdentifier?] = []
    weak var delegate: Delegate? { didSet { delegateSetCalls.append(delegate.map { ObjectIdentifier($0) }) } }
}
