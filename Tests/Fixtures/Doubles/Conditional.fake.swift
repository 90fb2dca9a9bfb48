import Conditional

/// A fake of `Platform`, yours to edit.
@available(macOS 14, *)
nonisolated final class PlatformFake: Platform {
    var name: String = ""

    #if os(Linux)
    func descriptor(for path: String) -> Int32 {
        // Fill in: what it does.
        fatalError("PlatformFake.descriptor(for:) is not filled in")
    }
    #elseif os(macOS)
    func handle(for path: String) -> Int {
        // Fill in: what it does.
        fatalError("PlatformFake.handle(for:) is not filled in")
    }
    #else
    func handle(for path: String) -> UInt {
        // Fill in: what it does.
        fatalError("PlatformFake.handle(for:) is not filled in")
    }
    #endif

    #if DEBUG
    func dump() {
        // Fill in: what it does.
        fatalError("PlatformFake.dump() is not filled in")
    }
    #endif

    func modern() async -> Int {
        // Fill in: what it does.
        fatalError("PlatformFake.modern() is not filled in")
    }

    @available(*, deprecated, message: "use modern()")
    func old() {
        // Fill in: what it does.
        fatalError("PlatformFake.old() is not filled in")
    }
}

/// A fake of `SharedPlatform`, yours to edit.
final class SharedPlatformFake: SharedPlatform {
    #if os(Linux)
    func descriptor(for path: String) -> Int32 {
        // Fill in: what it does.
        fatalError("SharedPlatformFake.descriptor(for:) is not filled in")
    }
    #endif

    func close() {
        // Fill in: what it does.
        fatalError("SharedPlatformFake.close() is not filled in")
    }
}

#if os(Linux)
/// A fake of `LinuxOnly`, yours to edit.
final class LinuxOnlyFake: LinuxOnly {
    func poll() {
        // Fill in: what it does.
        fatalError("LinuxOnlyFake.poll() is not filled in")
    }
}
#endif
