import Conditional

/// A spy of `Platform`, yours to edit.
@available(macOS 14, *)
nonisolated final class PlatformSpy: Platform {
    var name = ""

    #if os(Linux)
    // MARK: descriptor(for:)
    var descriptorForCalls: [String] = []
    var descriptorForStub: (String) -> Int32 = { _ in 0 }
    func descriptor(for path: String) -> Int32 {
        descriptorForCalls.append(path)
        return descriptorForStub(path)
    }
    #elseif os(macOS)
    // MARK: handle(for:)
    var handleForCalls: [String] = []
    var handleForStub: (String) -> Int = { _ in 0 }
    func handle(for path: String) -> Int {
        handleForCalls.append(path)
        return handleForStub(path)
    }
    #else
    // MARK: handle(for:)
    var handleForCalls: [String] = []
    var handleForStub: (String) -> UInt = { _ in 0 }
    func handle(for path: String) -> UInt {
        handleForCalls.append(path)
        return handleForStub(path)
    }
    #endif

    #if DEBUG
    // MARK: dump()
    var dumpCallCount = 0
    func dump() { dumpCallCount += 1 }
    #endif

    // MARK: modern()
    var modernCallCount = 0
    var modernStub: () async -> Int = { 0 }
    func modern() async -> Int {
        modernCallCount += 1
        return await modernStub()
    }

    // MARK: old()
    var oldCallCount = 0
    @available(*, deprecated, message: "use modern()")
    func old() { oldCallCount += 1 }
}

/// A spy of `SharedPlatform`, yours to edit.
@dynamicMemberLookup
final class SharedPlatformSpy: SharedPlatform {
    struct Storage {
        #if os(Linux)
        var descriptorForCalls: [String] = []
        var descriptorForStub: @Sendable (String) -> Int32 = { _ in 0 }
        #endif
        var closeCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    #if os(Linux)
    func descriptor(for path: String) -> Int32 {
        storage.append(path, to: \.descriptorForCalls)
        return storage.descriptorForStub(path)
    }
    #endif

    func close() { storage.increment(\.closeCallCount) }
}

#if os(Linux)
/// A spy of `LinuxOnly`, yours to edit.
final class LinuxOnlySpy: LinuxOnly {
    // MARK: poll()
    var pollCallCount = 0
    func poll() { pollCallCount += 1 }
}
#endif
