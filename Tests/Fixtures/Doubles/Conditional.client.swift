import Conditional

/// A client of `Platform`, yours to edit.
@available(macOS 14, *)
nonisolated struct PlatformClient: Platform {
    /// A client whose members fail until they are set.
    static var unimplemented: PlatformClient { PlatformClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `old()`, which has to be set.
    init(_ live: some Platform) {
        onName = { live.name }
        #if os(Linux)
        onDescriptorFor = { live.descriptor(for: $0) }
        #elseif os(macOS)
        onHandleFor = { live.handle(for: $0) }
        #else
        onHandleFor = { live.handle(for: $0) }
        #endif
        #if DEBUG
        onDump = { live.dump() }
        #endif
        onModern = { await live.modern() }
    }

    // MARK: name
    var onName: () -> String = { TestIssue.report("PlatformClient.onName is not set", returning: "") }
    var name: String { onName() }

    #if os(Linux)
    // MARK: descriptor(for:)
    var onDescriptorFor: (String) -> Int32 = { _ in
        TestIssue.report("PlatformClient.onDescriptorFor is not set", returning: 0)
    }
    func descriptor(for path: String) -> Int32 { onDescriptorFor(path) }
    #elseif os(macOS)
    // MARK: handle(for:)
    var onHandleFor: (String) -> Int = { _ in TestIssue.report("PlatformClient.onHandleFor is not set", returning: 0) }
    func handle(for path: String) -> Int { onHandleFor(path) }
    #else
    // MARK: handle(for:)
    var onHandleFor: (String) -> UInt = { _ in TestIssue.report("PlatformClient.onHandleFor is not set", returning: 0) }
    func handle(for path: String) -> UInt { onHandleFor(path) }
    #endif

    #if DEBUG
    // MARK: dump()
    var onDump: () -> Void = { TestIssue.report("PlatformClient.onDump is not set") }
    func dump() { onDump() }
    #endif

    // MARK: modern()
    var onModern: () async -> Int = { TestIssue.report("PlatformClient.onModern is not set", returning: 0) }
    func modern() async -> Int { await onModern() }

    // MARK: old()
    var onOld: () -> Void = { TestIssue.report("PlatformClient.onOld is not set") }
    @available(*, deprecated, message: "use modern()")
    func old() { onOld() }
}

/// A client of `SharedPlatform`, yours to edit.
struct SharedPlatformClient: SharedPlatform {
    /// A client whose members fail until they are set.
    static var unimplemented: SharedPlatformClient { SharedPlatformClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some SharedPlatform) {
        #if os(Linux)
        onDescriptorFor = { live.descriptor(for: $0) }
        #endif
        onClose = { live.close() }
    }

    #if os(Linux)
    // MARK: descriptor(for:)
    var onDescriptorFor: @Sendable (String) -> Int32 = { _ in
        TestIssue.report("SharedPlatformClient.onDescriptorFor is not set", returning: 0)
    }
    func descriptor(for path: String) -> Int32 { onDescriptorFor(path) }
    #endif

    // MARK: close()
    var onClose: @Sendable () -> Void = { TestIssue.report("SharedPlatformClient.onClose is not set") }
    func close() { onClose() }
}

#if os(Linux)
/// A client of `LinuxOnly`, yours to edit.
struct LinuxOnlyClient: LinuxOnly {
    /// A client whose members fail until they are set.
    static var unimplemented: LinuxOnlyClient { LinuxOnlyClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some LinuxOnly) {
        onPoll = { live.poll() }
    }

    // MARK: poll()
    var onPoll: () -> Void = { TestIssue.report("LinuxOnlyClient.onPoll is not set") }
    func poll() { onPoll() }
}
#endif
