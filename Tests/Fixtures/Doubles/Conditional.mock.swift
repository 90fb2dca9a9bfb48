import Conditional

/// A mock of `Platform`, yours to edit.
@available(macOS 14, *)
nonisolated final class PlatformMock: Platform {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        #if os(Linux)
        check("descriptor(for:)", descriptorForExpectedCount, descriptorForCalls.count)
        #elseif os(macOS)
        check("handle(for:)", handleForExpectedCount, handleForCalls.count)
        #else
        check("handle(for:)", handleForExpectedCount, handleForCalls.count)
        #endif
        #if DEBUG
        check("dump()", dumpExpectedCount, dumpCallCount)
        #endif
        check("modern()", modernExpectedCount, modernCallCount)
        check("old()", oldExpectedCount, oldCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    var name: String = ""

    #if os(Linux)
    // MARK: descriptor(for:)
    var descriptorForCalls: [String] = []
    var descriptorForStub: (String) -> Int32 = { _ in 0 }
    var descriptorForExpectedCount: Int?
    func descriptor(for path: String) -> Int32 {
        descriptorForCalls.append(path)
        return descriptorForStub(path)
    }
    #elseif os(macOS)
    // MARK: handle(for:)
    var handleForCalls: [String] = []
    var handleForStub: (String) -> Int = { _ in 0 }
    var handleForExpectedCount: Int?
    func handle(for path: String) -> Int {
        handleForCalls.append(path)
        return handleForStub(path)
    }
    #else
    // MARK: handle(for:)
    var handleForCalls: [String] = []
    var handleForStub: (String) -> UInt = { _ in 0 }
    var handleForExpectedCount: Int?
    func handle(for path: String) -> UInt {
        handleForCalls.append(path)
        return handleForStub(path)
    }
    #endif

    #if DEBUG
    // MARK: dump()
    var dumpCallCount = 0
    var dumpExpectedCount: Int?
    func dump() { dumpCallCount += 1 }
    #endif

    // MARK: modern()
    var modernCallCount = 0
    var modernStub: () async -> Int = { 0 }
    var modernExpectedCount: Int?
    func modern() async -> Int {
        modernCallCount += 1
        return await modernStub()
    }

    // MARK: old()
    var oldCallCount = 0
    var oldExpectedCount: Int?
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
        var descriptorForExpectedCount: Int?
        #endif
        var closeCallCount = 0
        var closeExpectedCount: Int?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        #if os(Linux)
        check("descriptor(for:)", storage.descriptorForExpectedCount, storage.descriptorForCalls.count)
        #endif
        check("close()", storage.closeExpectedCount, storage.closeCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    #if os(Linux)
    func descriptor(for path: String) -> Int32 {
        storage.withLock { $0.descriptorForCalls.append(path) }
        return storage.descriptorForStub(path)
    }
    #endif

    func close() { storage.withLock { $0.closeCallCount += 1 } }
}

#if os(Linux)
/// A mock of `LinuxOnly`, yours to edit.
final class LinuxOnlyMock: LinuxOnly {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("poll()", pollExpectedCount, pollCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: poll()
    var pollCallCount = 0
    var pollExpectedCount: Int?
    func poll() { pollCallCount += 1 }
}
#endif
