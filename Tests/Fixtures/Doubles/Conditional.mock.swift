import Conditional

/// A mock of `Platform`, yours to edit.
@available(macOS 14, *)
nonisolated final class PlatformMock: Platform {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        #if os(Linux)
        unmet += descriptorForExpectations.unmet(descriptorForCalls, of: "descriptor(for:)")
        #elseif os(macOS)
        unmet += handleForExpectations.unmet(handleForCalls, of: "handle(for:)")
        #else
        unmet += handleForExpectations.unmet(handleForCalls, of: "handle(for:)")
        #endif
        #if DEBUG
        unmet += dumpExpectations.unmet(dumpCallCount, of: "dump()")
        #endif
        unmet += modernExpectations.unmet(modernCallCount, of: "modern()")
        unmet += oldExpectations.unmet(oldCallCount, of: "old()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    var name = ""

    #if os(Linux)
    // MARK: descriptor(for:)
    var descriptorForCalls: [String] = []
    var descriptorForStub: (String) -> Int32 = { _ in 0 }
    var descriptorForExpectations: [ExpectedCalls<String>] = []
    func descriptor(for path: String) -> Int32 {
        descriptorForCalls.append(path)
        return descriptorForStub(path)
    }
    #elseif os(macOS)
    // MARK: handle(for:)
    var handleForCalls: [String] = []
    var handleForStub: (String) -> Int = { _ in 0 }
    var handleForExpectations: [ExpectedCalls<String>] = []
    func handle(for path: String) -> Int {
        handleForCalls.append(path)
        return handleForStub(path)
    }
    #else
    // MARK: handle(for:)
    var handleForCalls: [String] = []
    var handleForStub: (String) -> UInt = { _ in 0 }
    var handleForExpectations: [ExpectedCalls<String>] = []
    func handle(for path: String) -> UInt {
        handleForCalls.append(path)
        return handleForStub(path)
    }
    #endif

    #if DEBUG
    // MARK: dump()
    var dumpCallCount = 0
    var dumpExpectations: [ExpectedCalls<Void>] = []
    func dump() { dumpCallCount += 1 }
    #endif

    // MARK: modern()
    var modernCallCount = 0
    var modernStub: () async -> Int = { 0 }
    var modernExpectations: [ExpectedCalls<Void>] = []
    func modern() async -> Int {
        modernCallCount += 1
        return await modernStub()
    }

    // MARK: old()
    var oldCallCount = 0
    var oldExpectations: [ExpectedCalls<Void>] = []
    @available(*, deprecated, message: "use modern()")
    func old() { oldCallCount += 1 }
}

/// A mock of `SharedPlatform`, yours to edit.
@dynamicMemberLookup
final class SharedPlatformMock: SharedPlatform {
    struct Storage {
        #if os(Linux)
        var descriptorForCalls: [String] = []
        var descriptorForStub: @Sendable (String) -> Int32 = { _ in 0 }
        var descriptorForExpectations: [ExpectedCalls<String>] = []
        #endif
        var closeCallCount = 0
        var closeExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        #if os(Linux)
        unmet += storage.descriptorForExpectations.unmet(storage.descriptorForCalls, of: "descriptor(for:)")
        #endif
        unmet += storage.closeExpectations.unmet(storage.closeCallCount, of: "close()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    #if os(Linux)
    func descriptor(for path: String) -> Int32 {
        storage.append(path, to: \.descriptorForCalls)
        return storage.descriptorForStub(path)
    }
    #endif

    func close() { storage.increment(\.closeCallCount) }
}

#if os(Linux)
/// A mock of `LinuxOnly`, yours to edit.
nonisolated final class LinuxOnlyMock: LinuxOnly {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += pollExpectations.unmet(pollCallCount, of: "poll()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: poll()
    var pollCallCount = 0
    var pollExpectations: [ExpectedCalls<Void>] = []
    func poll() { pollCallCount += 1 }
}
#endif
