import Conditional

/// A spy of `Platform`, yours to edit.
@available(macOS 14, *)
nonisolated final class PlatformSpy: Platform {
    var order: CallOrder? { didSet { Unused.reads("PlatformSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
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

    var name = ""

    #if os(Linux)
    // MARK: descriptor(for:)
    @Recorded("PlatformSpy.descriptor(for:)") var descriptorForCalls: [String] = []
    @Stubbed("PlatformSpy.descriptorForStub") var descriptorForStub: (String) -> Int32 = { _ in 0 }
    func descriptor(for path: String) -> Int32 {
        $descriptorForCalls.append(path)
        order?.add("descriptor(for:)")
        return descriptorForStub(path)
    }
    #elseif os(macOS)
    // MARK: handle(for:)
    @Recorded("PlatformSpy.handle(for:)") var handleForCalls: [String] = []
    @Stubbed("PlatformSpy.handleForStub") var handleForStub: (String) -> Int = { _ in 0 }
    func handle(for path: String) -> Int {
        $handleForCalls.append(path)
        order?.add("handle(for:)")
        return handleForStub(path)
    }
    #else
    // MARK: handle(for:)
    @Recorded("PlatformSpy.handle(for:)") var handleForCalls: [String] = []
    @Stubbed("PlatformSpy.handleForStub") var handleForStub: (String) -> UInt = { _ in 0 }
    func handle(for path: String) -> UInt {
        $handleForCalls.append(path)
        order?.add("handle(for:)")
        return handleForStub(path)
    }
    #endif

    #if DEBUG
    // MARK: dump()
    @Recorded("PlatformSpy.dump()") var dumpCallCount = 0
    func dump() {
        $dumpCallCount.increment()
        order?.add("dump()")
    }
    #endif

    // MARK: modern()
    @Recorded("PlatformSpy.modern()") var modernCallCount = 0
    @Stubbed("PlatformSpy.modernStub") var modernStub: () async -> Int = { 0 }
    func modern() async -> Int {
        $modernCallCount.increment()
        order?.add("modern()")
        return await modernStub()
    }

    // MARK: old()
    @Recorded("PlatformSpy.old()") var oldCallCount = 0
    @available(*, deprecated, message: "use modern()")
    func old() {
        $oldCallCount.increment()
        order?.add("old()")
    }
}

/// A spy of `SharedPlatform`, yours to edit.
@dynamicMemberLookup
final class SharedPlatformSpy: SharedPlatform {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("SharedPlatformSpy") } }
        #if os(Linux)
        @Recorded("SharedPlatformSpy.descriptor(for:)") var descriptorForCalls: [String] = []
        @Stubbed(behindLock: "SharedPlatformSpy.descriptorForStub") var descriptorForStub: @Sendable (String) -> Int32 =
            { _ in
                0
            }
        #endif
        @Recorded("SharedPlatformSpy.close()") var closeCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
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
        storage.withLock { $0.$descriptorForCalls.append(path) }
        storage.order?.add("descriptor(for:)")
        return storage.descriptorForStub(path)
    }
    #endif

    func close() {
        storage.withLock { $0.$closeCallCount.increment() }
        storage.order?.add("close()")
    }
}

#if os(Linux)
/// A spy of `LinuxOnly`, yours to edit.
final class LinuxOnlySpy: LinuxOnly {
    var order: CallOrder? { didSet { Unused.reads("LinuxOnlySpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { pollCallCount = 0 }

    // MARK: poll()
    @Recorded("LinuxOnlySpy.poll()") var pollCallCount = 0
    func poll() {
        $pollCallCount.increment()
        order?.add("poll()")
    }
}
#endif
