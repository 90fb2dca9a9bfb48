import Conditional

/// A stub of `Platform`, yours to edit.
@available(macOS 14, *)
nonisolated final class PlatformStub: Platform {
    var name = ""

    #if os(Linux)
    // MARK: descriptor(for:)
    var descriptorForStub: (String) -> Int32 = { _ in 0 }
    func descriptor(for path: String) -> Int32 { descriptorForStub(path) }
    #elseif os(macOS)
    // MARK: handle(for:)
    var handleForStub: (String) -> Int = { _ in 0 }
    func handle(for path: String) -> Int { handleForStub(path) }
    #else
    // MARK: handle(for:)
    var handleForStub: (String) -> UInt = { _ in 0 }
    func handle(for path: String) -> UInt { handleForStub(path) }
    #endif

    #if DEBUG
    func dump() {}
    #endif

    // MARK: modern()
    var modernStub: () async -> Int = { 0 }
    func modern() async -> Int { await modernStub() }

    @available(*, deprecated, message: "use modern()")
    func old() {}
}

/// A stub of `SharedPlatform`, yours to edit.
@dynamicMemberLookup
final class SharedPlatformStub: SharedPlatform {
    struct Storage {
        #if os(Linux)
        var descriptorForStub: @Sendable (String) -> Int32 = { _ in 0 }
        #endif
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    #if os(Linux)
    func descriptor(for path: String) -> Int32 { storage.descriptorForStub(path) }
    #endif

    func close() {}
}

#if os(Linux)
/// A stub of `LinuxOnly`, yours to edit.
final class LinuxOnlyStub: LinuxOnly {
    func poll() {}
}
#endif
