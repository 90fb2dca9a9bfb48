import Conditional

/// A fake of `Platform`, yours to edit.
@available(macOS 14, *)
nonisolated final class PlatformFake: Platform {
    var name: String = ""

    #if os(Linux)
    func descriptor(for path: String) -> Int32 {
        // Fill in: what it does.
        TestIssue.report("PlatformFake.descriptor(for:) is not filled in", returning: 0)
    }
    #elseif os(macOS)
    func handle(for path: String) -> Int {
        // Fill in: what it does.
        TestIssue.report("PlatformFake.handle(for:) is not filled in", returning: 0)
    }
    #else
    func handle(for path: String) -> UInt {
        // Fill in: what it does.
        TestIssue.report("PlatformFake.handle(for:) is not filled in", returning: 0)
    }
    #endif

    #if DEBUG
    func dump() {}
    #endif

    func modern() async -> Int {
        // Fill in: what it does.
        TestIssue.report("PlatformFake.modern() is not filled in", returning: 0)
    }

    @available(*, deprecated, message: "use modern()")
    func old() {}
}

/// A fake of `SharedPlatform`, yours to edit.
final class SharedPlatformFake: SharedPlatform {
    #if os(Linux)
    func descriptor(for path: String) -> Int32 {
        // Fill in: what it does.
        TestIssue.report("SharedPlatformFake.descriptor(for:) is not filled in", returning: 0)
    }
    #endif

    func close() {}
}

#if os(Linux)
/// A fake of `LinuxOnly`, yours to edit.
final class LinuxOnlyFake: LinuxOnly {
    func poll() {}
}
#endif
