import Conditional

/// A dummy of `Platform`, yours to edit.
@available(macOS 14, *)
nonisolated final class PlatformDummy: Platform {
    var name: String { TestIssue.report("PlatformDummy.name must not be read", returning: "") }

    #if os(Linux)
    func descriptor(for path: String) -> Int32 {
        TestIssue.report("PlatformDummy.descriptor(for:) must not be called", returning: 0)
    }
    #elseif os(macOS)
    func handle(for path: String) -> Int {
        TestIssue.report("PlatformDummy.handle(for:) must not be called", returning: 0)
    }
    #else
    func handle(for path: String) -> UInt {
        TestIssue.report("PlatformDummy.handle(for:) must not be called", returning: 0)
    }
    #endif

    #if DEBUG
    func dump() { TestIssue.report("PlatformDummy.dump() must not be called") }
    #endif

    func modern() async -> Int { TestIssue.report("PlatformDummy.modern() must not be called", returning: 0) }

    @available(*, deprecated, message: "use modern()")
    func old() { TestIssue.report("PlatformDummy.old() must not be called") }
}

/// A dummy of `SharedPlatform`, yours to edit.
final class SharedPlatformDummy: SharedPlatform {
    #if os(Linux)
    func descriptor(for path: String) -> Int32 {
        TestIssue.report("SharedPlatformDummy.descriptor(for:) must not be called", returning: 0)
    }
    #endif

    func close() { TestIssue.report("SharedPlatformDummy.close() must not be called") }
}

#if os(Linux)
/// A dummy of `LinuxOnly`, yours to edit.
final class LinuxOnlyDummy: LinuxOnly {
    func poll() { TestIssue.report("LinuxOnlyDummy.poll() must not be called") }
}
#endif
