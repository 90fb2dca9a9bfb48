import Conditional

/// A mock of `Platform`, yours to edit.
@available(macOS 14, *)
nonisolated final class PlatformMock: Platform {
    // MARK: name
    var underlyingName: String = ""
    var name: String {
        get { underlyingName }
        set { underlyingName = newValue }
    }

    #if os(Linux)
    // MARK: descriptor(for:)
    var descriptorForCallsCount = 0
    var descriptorForCalled: Bool { descriptorForCallsCount > 0 }
    var descriptorForReceivedPath: String?
    var descriptorForReceivedInvocations: [String] = []
    var descriptorForReturnValue: Int32 = 0
    var descriptorForClosure: ((String) -> Int32)?
    func descriptor(for path: String) -> Int32 {
        descriptorForCallsCount += 1
        descriptorForReceivedPath = path
        descriptorForReceivedInvocations.append(path)
        if let descriptorForClosure { return descriptorForClosure(path) }
        return descriptorForReturnValue
    }
    #elseif os(macOS)
    // MARK: handle(for:)
    var handleForCallsCount = 0
    var handleForCalled: Bool { handleForCallsCount > 0 }
    var handleForReceivedPath: String?
    var handleForReceivedInvocations: [String] = []
    var handleForReturnValue: Int = 0
    var handleForClosure: ((String) -> Int)?
    func handle(for path: String) -> Int {
        handleForCallsCount += 1
        handleForReceivedPath = path
        handleForReceivedInvocations.append(path)
        if let handleForClosure { return handleForClosure(path) }
        return handleForReturnValue
    }
    #else
    // MARK: handle(for:)
    var handleForCallsCount = 0
    var handleForCalled: Bool { handleForCallsCount > 0 }
    var handleForReceivedPath: String?
    var handleForReceivedInvocations: [String] = []
    var handleForReturnValue: UInt = 0
    var handleForClosure: ((String) -> UInt)?
    func handle(for path: String) -> UInt {
        handleForCallsCount += 1
        handleForReceivedPath = path
        handleForReceivedInvocations.append(path)
        if let handleForClosure { return handleForClosure(path) }
        return handleForReturnValue
    }
    #endif

    #if DEBUG
    // MARK: dump()
    var dumpCallsCount = 0
    var dumpCalled: Bool { dumpCallsCount > 0 }
    var dumpClosure: (() -> Void)?
    func dump() {
        dumpCallsCount += 1
        dumpClosure?()
    }
    #endif

    // MARK: modern()
    var modernCallsCount = 0
    var modernCalled: Bool { modernCallsCount > 0 }
    var modernReturnValue: Int = 0
    var modernClosure: (() async -> Int)?
    func modern() async -> Int {
        modernCallsCount += 1
        if let modernClosure { return await modernClosure() }
        return modernReturnValue
    }

    // MARK: old()
    var oldCallsCount = 0
    var oldCalled: Bool { oldCallsCount > 0 }
    var oldClosure: (() -> Void)?
    @available(*, deprecated, message: "use modern()")
    func old() {
        oldCallsCount += 1
        oldClosure?()
    }
}

/// A mock of `SharedPlatform`, yours to edit.
@dynamicMemberLookup
final class SharedPlatformMock: SharedPlatform {
    struct Storage {
        #if os(Linux)
        var descriptorForCallsCount = 0
        var descriptorForReceivedPath: String?
        var descriptorForReceivedInvocations: [String] = []
        var descriptorForReturnValue: Int32 = 0
        var descriptorForClosure: (@Sendable (String) -> Int32)?
        #endif
        var closeCallsCount = 0
        var closeClosure: (@Sendable () -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    #if os(Linux)
    var descriptorForCalled: Bool { storage.descriptorForCallsCount > 0 }
    func descriptor(for path: String) -> Int32 {
        storage.withLock {
            $0.descriptorForCallsCount += 1
            $0.descriptorForReceivedPath = path
            $0.descriptorForReceivedInvocations.append(path)
        }
        if let descriptorForClosure = storage.descriptorForClosure { return descriptorForClosure(path) }
        return storage.descriptorForReturnValue
    }
    #endif

    var closeCalled: Bool { storage.closeCallsCount > 0 }
    func close() {
        storage.withLock { $0.closeCallsCount += 1 }
        storage.closeClosure?()
    }
}

#if os(Linux)
/// A mock of `LinuxOnly`, yours to edit.
final class LinuxOnlyMock: LinuxOnly {
    // MARK: poll()
    var pollCallsCount = 0
    var pollCalled: Bool { pollCallsCount > 0 }
    var pollClosure: (() -> Void)?
    func poll() {
        pollCallsCount += 1
        pollClosure?()
    }
}
#endif
