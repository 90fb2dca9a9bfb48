#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#endif

/// The toolchain's library that reads index stores, opened at run time.
///
/// Nothing is linked: each function is looked up by its name. Formats differ between versions, so the library to use is
/// that of the toolchain that wrote the store.
package final class IndexLibrary: Sendable {
    let functions: IndexFunctions

    /// The version of the format that the library reads, which is in the name of a store's folder.
    package var formatVersion: Int { Int(functions.formatVersion()) }

    /// Opens the library at `path`.
    package init(path: String) throws(IndexError) {
        guard let image = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw IndexError(.library, reason: dlerror().map { String(cString: $0) } ?? "unknown reason")
        }
        // The library stays open, since memory that it has allocated may be in use until the end.
        functions = try IndexFunctions { name throws(IndexError) in
            guard let address = dlsym(image, "indexstore_" + name) else {
                throw IndexError(.library, reason: "it has no function 'indexstore_\(name)'")
            }
            return address
        }
    }

    /// The text of a string that the library returns.
    static func text(_ text: iovec) -> String { String(decoding: bytes(text), as: UTF8.self) }

    /// The bytes of a string that the library returns, while it is valid.
    static func bytes(_ text: iovec) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_base == nil ? 0 : Int(text.iov_len))
    }

    /// The result of `body`; an error that the library reports becomes a Swift error.
    func opened(
        _ what: IndexError.Subject, _ body: (UnsafeMutablePointer<IndexHandle?>) -> IndexHandle?
    ) throws(IndexError) -> IndexHandle {
        var error: IndexHandle?
        if let handle = body(&error) { return handle }
        guard let error else { throw IndexError(what, reason: "unknown reason") }
        defer { functions.disposeError(error) }
        throw IndexError(
            what, reason: functions.errorDescription(error).map { String(cString: $0) } ?? "unknown reason")
    }
}

/// Why an index can't be used.
package struct IndexError: Error, Sendable {
    /// What can't be used.
    package enum Subject: Sendable {
        case library
        case store
        case unit
        case record
    }

    /// What can't be used.
    package var subject: Subject
    /// What the library says.
    package var reason: String

    init(_ subject: Subject, reason: String) {
        (self.subject, self.reason) = (subject, reason)
    }
}
