import WeakReferences

/// A spy of `PlayerDelegate`, yours to edit.
@dynamicMemberLookup
final class PlayerDelegateSpy: PlayerDelegate {
    init() {}

    struct Storage {
        var order: CallOrder?
        var endedCallCount = 0
        var endedStub: @Sendable () -> Void = {}
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any PlayerDelegate) { storage.endedStub = { live.ended() } }

    /// Forgets all recorded calls.
    func resetCalls() { storage.endedCallCount = 0 }

    func ended() {
        storage.increment(\.endedCallCount)
        storage.order?.add("ended()")
        storage.endedStub()
    }
}

/// A spy of `Described`, yours to edit.
final class DescribedSpy: Described {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Described) { describeStub = { live.describe() } }

    /// Forgets all recorded calls.
    func resetCalls() { describeCallCount = 0 }

    // MARK: describe()
    var describeCallCount = 0
    var describeStub: () -> String = { "" }
    func describe() -> String {
        describeCallCount += 1
        order?.add("describe()")
        return describeStub()
    }
}

/// A spy of `Playing`, yours to edit.
final class PlayingSpy: Playing {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Playing) {
        delegateStub = { live.delegate }
        delegateSetStub = { live.delegate = $0 }
        dataSourceStub = { live.dataSource }
        dataSourceSetStub = { live.dataSource = $0 }
        seekDelegateStub = { live.seekDelegate }
        seekDelegateSetStub = { live.seekDelegate = $0 }
        ownerStub = { live.owner }
        ownerSetStub = { live.owner = $0 }
        parentStub = { live.parent }
        parentSetStub = { live.parent = $0 }
        textDelegateStub = { live.textDelegate }
        textDelegateSetStub = { live.textDelegate = $0 }
        delegatesStub = { live.delegates }
        delegatesSetStub = { live.delegates = $0 }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        delegateCallCount = 0
        delegateSetCalls = []
        dataSourceCallCount = 0
        dataSourceSetCalls = []
        seekDelegateCallCount = 0
        seekDelegateSetCalls = []
        ownerCallCount = 0
        ownerSetCalls = []
        parentCallCount = 0
        parentSetCalls = []
        textDelegateCallCount = 0
        textDelegateSetCalls = []
        delegatesCallCount = 0
        delegatesSetCalls = []
    }

    // MARK: delegate
    var delegateCallCount = 0
    var delegateStub: () -> (any PlayerDelegate)? = { nil }
    var delegateSetCalls: [ObjectIdentifier?] = []
    var delegateSetStub: ((any PlayerDelegate)?) -> Void = { _ in }
    var delegate: (any PlayerDelegate)? {
        get {
            delegateCallCount += 1
            order?.add("delegate")
            return delegateStub()
        }
        set {
            delegateSetCalls.append(newValue.map { ObjectIdentifier($0) })
            order?.add("delegate")
            delegateSetStub(newValue)
        }
    }

    // MARK: dataSource
    var dataSourceCallCount = 0
    var dataSourceStub: () -> AnyObject? = { nil }
    var dataSourceSetCalls: [ObjectIdentifier?] = []
    var dataSourceSetStub: (AnyObject?) -> Void = { _ in }
    var dataSource: AnyObject? {
        get {
            dataSourceCallCount += 1
            order?.add("dataSource")
            return dataSourceStub()
        }
        set {
            dataSourceSetCalls.append(newValue.map { ObjectIdentifier($0) })
            order?.add("dataSource")
            dataSourceSetStub(newValue)
        }
    }

    // MARK: seekDelegate
    var seekDelegateCallCount = 0
    var seekDelegateStub: () -> (any PlayerDelegate)? = { nil }
    var seekDelegateSetCalls: [ObjectIdentifier?] = []
    var seekDelegateSetStub: ((any PlayerDelegate)?) -> Void = { _ in }
    var seekDelegate: (any PlayerDelegate)? {
        get {
            seekDelegateCallCount += 1
            order?.add("seekDelegate")
            return seekDelegateStub()
        }
        set {
            seekDelegateSetCalls.append(newValue.map { ObjectIdentifier($0) })
            order?.add("seekDelegate")
            seekDelegateSetStub(newValue)
        }
    }

    // MARK: owner
    var ownerCallCount = 0
    var ownerStub: () -> Keeper? = { nil }
    var ownerSetCalls: [ObjectIdentifier?] = []
    var ownerSetStub: (Keeper?) -> Void = { _ in }
    var owner: Keeper? {
        get {
            ownerCallCount += 1
            order?.add("owner")
            return ownerStub()
        }
        set {
            ownerSetCalls.append(newValue.map { ObjectIdentifier($0) })
            order?.add("owner")
            ownerSetStub(newValue)
        }
    }

    // MARK: parent
    var parentCallCount = 0
    var parentStub: () -> Keeper? = { nil }
    var parentSetCalls: [Keeper?] = []
    var parentSetStub: (Keeper?) -> Void = { _ in }
    var parent: Keeper? {
        get {
            parentCallCount += 1
            order?.add("parent")
            return parentStub()
        }
        set {
            parentSetCalls.append(newValue)
            order?.add("parent")
            parentSetStub(newValue)
        }
    }

    // MARK: textDelegate
    var textDelegateCallCount = 0
    var textDelegateStub: () -> (any Described)? = { nil }
    var textDelegateSetCalls: [(any Described)?] = []
    var textDelegateSetStub: ((any Described)?) -> Void = { _ in }
    var textDelegate: (any Described)? {
        get {
            textDelegateCallCount += 1
            order?.add("textDelegate")
            return textDelegateStub()
        }
        set {
            textDelegateSetCalls.append(newValue)
            order?.add("textDelegate")
            textDelegateSetStub(newValue)
        }
    }

    // MARK: delegates
    var delegatesCallCount = 0
    var delegatesStub: () -> [any PlayerDelegate] = { [] }
    var delegatesSetCalls: [[any PlayerDelegate]] = []
    var delegatesSetStub: ([any PlayerDelegate]) -> Void = { _ in }
    var delegates: [any PlayerDelegate] {
        get {
            delegatesCallCount += 1
            order?.add("delegates")
            return delegatesStub()
        }
        set {
            delegatesSetCalls.append(newValue)
            order?.add("delegates")
            delegatesSetStub(newValue)
        }
    }
}

/// A spy of `SharedPlaying`, yours to edit.
@dynamicMemberLookup
final class SharedPlayingSpy: SharedPlaying {
    init() {}

    struct Storage {
        var order: CallOrder?
        var delegateCallCount = 0
        var delegateStub: @Sendable () -> (any PlayerDelegate)? = { nil }
        var delegateSetCalls: [ObjectIdentifier?] = []
        var delegateSetStub: @Sendable ((any PlayerDelegate)?) -> Void = { _ in }
        var playCallCount = 0
        var playStub: @Sendable () -> Void = {}
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any SharedPlaying) {
        storage.delegateStub = { live.delegate }
        storage.playStub = { live.play() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.delegateCallCount = 0
        storage.delegateSetCalls = []
        storage.playCallCount = 0
    }

    var delegate: (any PlayerDelegate)? {
        get {
            storage.increment(\.delegateCallCount)
            storage.order?.add("delegate")
            return storage.delegateStub()
        }
        set {
            storage.append(newValue.map { ObjectIdentifier($0) }, to: \.delegateSetCalls)
            storage.order?.add("delegate")
            storage.delegateSetStub(newValue)
        }
    }

    func play() {
        storage.increment(\.playCallCount)
        storage.order?.add("play()")
        storage.playStub()
    }
}

/// A spy of `Owned`, yours to edit.
final class OwnedSpy<Delegate: AnyObject>: Owned {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Owned>(forwardingTo live: Live) where Live.Delegate == Delegate { delegateStub = { live.delegate } }

    /// Forgets all recorded calls.
    func resetCalls() {
        delegateCallCount = 0
        delegateSetCalls = []
    }

    // MARK: delegate
    var delegateCallCount = 0
    var delegateStub: () -> Delegate? = { nil }
    var delegateSetCalls: [ObjectIdentifier?] = []
    var delegateSetStub: (Delegate?) -> Void = { _ in }
    var delegate: Delegate? {
        get {
            delegateCallCount += 1
            order?.add("delegate")
            return delegateStub()
        }
        set {
            delegateSetCalls.append(newValue.map { ObjectIdentifier($0) })
            order?.add("delegate")
            delegateSetStub(newValue)
        }
    }
}
