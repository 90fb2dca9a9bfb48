import Conditional

/// A dummy of `Platform`, yours to edit.
@available(macOS 14, *)
nonisolated final class PlatformDummy: Platform {
    var name: String { fatalError("PlatformDummy.name must not be read") }

    #if os(Linux)
    func descriptor(for path: String) -> Int32 { fatalError("PlatformDummy.descriptor(for:) must not be called") }
    #elseif os(macOS)
    func handle(for path: String) -> Int { fatalError("PlatformDummy.handle(for:) must not be called") }
    #else
    func handle(for path: String) -> UInt { fatalError("PlatformDummy.handle(for:) must not be called") }
    #endif

    #if DEBUG
    func dump() { fatalError("PlatformDummy.dump() must not be called") }
    #endif

    func modern() async -> Int { fatalError("PlatformDummy.modern() must not be called") }

    @available(*, deprecated, message: "use modern()")
    func old() { fatalError("PlatformDummy.old() must not be called") }
}

/// A dummy of `SharedPlatform`, yours to edit.
final class SharedPlatformDummy: SharedPlatform {
    #if os(Linux)
    func descriptor(for path: String) -> Int32 { fatalError("SharedPlatformDummy.descriptor(for:) must not be called") }
    #endif

    func close() { fatalError("SharedPlatformDummy.close() must not be called") }
}

#if os(Linux)
/// A dummy of `LinuxOnly`, yours to edit.
final class LinuxOnlyDummy: LinuxOnly {
    func poll() { fatalError("LinuxOnlyDummy.poll() must not be called") }
}
#endif
