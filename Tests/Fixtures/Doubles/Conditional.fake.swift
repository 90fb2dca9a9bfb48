import Conditional

/// A fake of `Platform`, yours to edit.
@available(macOS 14, *)
nonisolated final class PlatformFake: Platform {
    var name = ""

    #if os(Linux)
    // MARK: descriptor(for:)
    var descriptorForStub: (String) -> Int32 = { _ in
        TestIssue.report("PlatformFake.descriptorForStub is not set", returning: 0)
    }
    func descriptor(for path: String) -> Int32 { descriptorForStub(path) }
    #elseif os(macOS)
    // MARK: handle(for:)
    var handleForStub: (String) -> Int = { _ in
        TestIssue.report("PlatformFake.handleForStub is not set", returning: 0)
    }
    func handle(for path: String) -> Int { handleForStub(path) }
    #else
    // MARK: handle(for:)
    var handleForStub: (String) -> UInt = { _ in
        TestIssue.report("PlatformFake.handleForStub is not set", returning: 0)
    }
    func handle(for path: String) -> UInt { handleForStub(path) }
    #endif

    #if DEBUG
    func dump() {}
    #endif

    // MARK: modern()
    var modernStub: () async -> Int = { TestIssue.report("PlatformFake.modernStub is not set", returning: 0) }
    func modern() async -> Int { await modernStub() }

    @available(*, deprecated, message: "use modern()")
    func old() {}
}

/// A fake of `SharedPlatform`, yours to edit.
@dynamicMemberLookup
final class SharedPlatformFake: SharedPlatform {
    struct Storage {
        #if os(Linux)
        var descriptorForStub: @Sendable (String) -> Int32 = { _ in
            TestIssue.report("SharedPlatformFake.descriptorForStub is not set", returning: 0)
        }
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
/// A fake of `LinuxOnly`, yours to edit.
final class LinuxOnlyFake: LinuxOnly {
    func poll() {}
}
#endif
