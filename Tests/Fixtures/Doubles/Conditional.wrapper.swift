import Conditional

/// A wrapper of `Platform`, yours to edit.
@available(macOS 14, *)
nonisolated struct PlatformWrapper<Base: Platform>: Platform {
    let base: Base

    var name: String { base.name }

    #if os(Linux)
    func descriptor(for path: String) -> Int32 { base.descriptor(for: path) }
    #elseif os(macOS)
    func handle(for path: String) -> Int { base.handle(for: path) }
    #else
    func handle(for path: String) -> UInt { base.handle(for: path) }
    #endif

    #if DEBUG
    func dump() { base.dump() }
    #endif

    func modern() async -> Int { await base.modern() }

    @available(*, deprecated, message: "use modern()")
    func old() { base.old() }
}

/// A wrapper of `SharedPlatform`, yours to edit.
struct SharedPlatformWrapper<Base: SharedPlatform>: SharedPlatform {
    let base: Base

    #if os(Linux)
    func descriptor(for path: String) -> Int32 { base.descriptor(for: path) }
    #endif

    func close() { base.close() }
}

#if os(Linux)
/// A wrapper of `LinuxOnly`, yours to edit.
struct LinuxOnlyWrapper<Base: LinuxOnly>: LinuxOnly {
    let base: Base

    func poll() { base.poll() }
}
#endif
