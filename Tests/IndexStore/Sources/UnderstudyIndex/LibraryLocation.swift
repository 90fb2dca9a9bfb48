import Foundation

/// Finds the toolchain's index library.
package enum LibraryLocation {
    /// The path of the library beside the `swiftc` that the environment's `PATH` names; `nil` when there is none.
    package static func find(searchPath: String) -> String? {
        #if os(macOS)
        let name = "libIndexStore.dylib"
        #else
        let name = "libIndexStore.so"
        #endif
        for folder in searchPath.split(separator: ":") {
            let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
                .resolvingSymlinksInPath()
            let library = compiler.deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("lib").appendingPathComponent(name)
            if FileManager.default.fileExists(atPath: library.path) { return library.path }
        }
        return nil
    }
}
