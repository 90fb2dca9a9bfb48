import Conditional

/// A spy of `Platform`, yours to edit.
@available(macOS 14, *)
nonisolated final class PlatformSpy: Platform {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Platform) {
        nameStub = { live.name }
        #if os(Linux)
        descriptorForStub = { live.descriptor(for: $0) }
        #elseif os(macOS)
        handleForStub = { live.handle(for: $0) }
        #else
        handleForStub = { live.handle(for: $0) }
        #endif
        #if DEBUG
        dumpStub = { live.dump() }
        #endif
        modernStub = { await live.modern() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        nameCallCount = 0
        #if os(Linux)
        descriptorForCalls = []
        #elseif os(macOS)
        handleForCalls = []
        #else
        handleForCalls = []
        #endif
        #if DEBUG
        dumpCallCount = 0
        #endif
        modernCallCount = 0
        oldCallCount = 0
    }

    // MARK: name
    var nameCallCount = 0
    var nameStub: () -> String = { "" }
    var name: String {
        nameCallCount += 1
        order?.add("name")
        return nameStub()
    }

    #if os(Linux)
    // MARK: descriptor(for:)
    var descriptorForCalls: [String] = []
    var descriptorForStub: (String) -> Int32 = { _ in 0 }
    func descriptor(for path: String) -> Int32 {
        descriptorForCalls.append(path)
        order?.add("descriptor(for:)")
        return descriptorForStub(path)
    }
    #elseif os(macOS)
    // MARK: handle(for:)
    var handleForCalls: [String] = []
    var handleForStub: (String) -> Int = { _ in 0 }
    func handle(for path: String) -> Int {
        handleForCalls.append(path)
        order?.add("handle(for:)")
        return handleForStub(path)
    }
    #else
    // MARK: handle(for:)
    var handleForCalls: [String] = []
    var handleForStub: (String) -> UInt = { _ in 0 }
    func handle(for path: String) -> UInt {
        handleForCalls.append(path)
        order?.add("handle(for:)")
        return handleForStub(path)
    }
    #endif

    #if DEBUG
    // MARK: dump()
    var dumpCallCount = 0
    var dumpStub: () -> Void = {}
    func dump() {
        dumpCallCount += 1
        order?.add("dump()")
        dumpStub()
    }
    #endif

    // MARK: modern()
    var modernCallCount = 0
    var modernStub: () async -> Int = { 0 }
    func modern() async -> Int {
        modernCallCount += 1
        order?.add("modern()")
        return await modernStub()
    }

    // MARK: old()
    var oldCallCount = 0
    var oldStub: () -> Void = {}
    @available(*, deprecated, message: "use modern()")
    func old() {
        oldCallCount += 1
        order?.add("old()")
        oldStub()
    }
}

/// A spy of `SharedPlatform`, yours to edit.
@dynamicMemberLookup
final class SharedPlatformSpy: SharedPlatform {
    init() {}

    struct Storage {
        var order: CallOrder?
        #if os(Linux)
        var descriptorForCalls: [String] = []
        var descriptorForStub: @Sendable (String) -> Int32 = { _ in 0 }
        #endif
        var closeCallCount = 0
        var closeStub: @Sendable () -> Void = {}
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any SharedPlatform) {
        #if os(Linux)
        storage.descriptorForStub = { live.descriptor(for: $0) }
        #endif
        storage.closeStub = { live.close() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        #if os(Linux)
        storage.descriptorForCalls = []
        #endif
        storage.closeCallCount = 0
    }

    #if os(Linux)
    func descriptor(for path: String) -> Int32 {
        storage.append(path, to: \.descriptorForCalls)
        storage.order?.add("descriptor(for:)")
        return storage.descriptorForStub(path)
    }
    #endif

    func close() {
        storage.increment(\.closeCallCount)
        storage.order?.add("close()")
        storage.closeStub()
    }
}

#if os(Linux)
/// A spy of `LinuxOnly`, yours to edit.
final class LinuxOnlySpy: LinuxOnly {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any LinuxOnly) { pollStub = { live.poll() } }

    /// Forgets all recorded calls.
    func resetCalls() { pollCallCount = 0 }

    // MARK: poll()
    var pollCallCount = 0
    var pollStub: () -> Void = {}
    func poll() {
        pollCallCount += 1
        order?.add("poll()")
        pollStub()
    }
}
#endif
