import Conditional

/// A mock of `Platform`, yours to edit.
@available(macOS 14, *)
nonisolated final class PlatformMock: Platform {
    init() {}

    init(name: String = "") { self.name = name }

    var name: String = ""

    #if os(Linux)
    // MARK: descriptor(for:)
    var descriptorCallCount = 0
    var descriptorArgValues: [String] = []
    var descriptorHandler: ((String) -> Int32)?
    func descriptor(for path: String) -> Int32 {
        descriptorCallCount += 1
        descriptorArgValues.append(path)
        if let descriptorHandler { return descriptorHandler(path) }
        return 0
    }
    #elseif os(macOS)
    // MARK: handle(for:)
    var handleCallCount = 0
    var handleArgValues: [String] = []
    var handleHandler: ((String) -> Int)?
    func handle(for path: String) -> Int {
        handleCallCount += 1
        handleArgValues.append(path)
        if let handleHandler { return handleHandler(path) }
        return 0
    }
    #else
    // MARK: handle(for:)
    var handleCallCount = 0
    var handleArgValues: [String] = []
    var handleHandler: ((String) -> UInt)?
    func handle(for path: String) -> UInt {
        handleCallCount += 1
        handleArgValues.append(path)
        if let handleHandler { return handleHandler(path) }
        return 0
    }
    #endif

    #if DEBUG
    // MARK: dump()
    var dumpCallCount = 0
    var dumpHandler: (() -> Void)?
    func dump() {
        dumpCallCount += 1
        if let dumpHandler { dumpHandler() }
    }
    #endif

    // MARK: modern()
    var modernCallCount = 0
    var modernHandler: (() async -> Int)?
    func modern() async -> Int {
        modernCallCount += 1
        if let modernHandler { return await modernHandler() }
        return 0
    }

    // MARK: old()
    var oldCallCount = 0
    var oldHandler: (() -> Void)?
    @available(*, deprecated, message: "use modern()")
    func old() {
        oldCallCount += 1
        if let oldHandler { oldHandler() }
    }
}

/// A mock of `SharedPlatform`, yours to edit.
@dynamicMemberLookup
final class SharedPlatformMock: SharedPlatform {
    struct Storage {
        #if os(Linux)
        var descriptorCallCount = 0
        var descriptorArgValues: [String] = []
        var descriptorHandler: (@Sendable (String) -> Int32)?
        #endif
        var closeCallCount = 0
        var closeHandler: (@Sendable () -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    #if os(Linux)
    func descriptor(for path: String) -> Int32 {
        storage.withLock {
            $0.descriptorCallCount += 1
            $0.descriptorArgValues.append(path)
        }
        if let descriptorHandler = storage.descriptorHandler { return descriptorHandler(path) }
        return 0
    }
    #endif

    func close() {
        storage.withLock { $0.closeCallCount += 1 }
        if let closeHandler = storage.closeHandler { closeHandler() }
    }
}

#if os(Linux)
/// A mock of `LinuxOnly`, yours to edit.
final class LinuxOnlyMock: LinuxOnly {
    // MARK: poll()
    var pollCallCount = 0
    var pollHandler: (() -> Void)?
    func poll() {
        pollCallCount += 1
        if let pollHandler { pollHandler() }
    }
}
#endif
