// swift-format-ignore-file

#if canImport(Foundation)
import Foundation
#endif

public protocol Platform {
    var name: String { get }
    #if os(Linux)
    func descriptor(for path: String) -> Int32
    #elseif os(macOS)
    func handle(for path: String) -> Int
    #else
    func handle(for path: String) -> UInt
    #endif
    #if DEBUG
    func dump()
    #endif
    @available(macOS 14, *)
    func modern() async -> Int
    @available(*, deprecated, message: "use modern()")
    func old()
}

public protocol SharedPlatform: Sendable {
    #if os(Linux)
    func descriptor(for path: String) -> Int32
    #endif
    func close()
}

#if os(Linux)
public protocol LinuxOnly {
    func poll()
}
#endif
