#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension SystemCalls {
    /// The system's number for why a call failed.
    struct Failure: Error, Hashable {
        let number: Int32

        static let interrupted = Failure(number: EINTR)
        static let brokenPipe = Failure(number: EPIPE)
        static let exists = Failure(number: EEXIST)
        static let isFolder = Failure(number: EISDIR)
        static let notFolder = Failure(number: ENOTDIR)
        static let notFound = Failure(number: ENOENT)
        static let notPermitted = Failure(number: EPERM)
        static let accessDenied = Failure(number: EACCES)
        static let tooLarge = Failure(number: EFBIG)
        /// The tool's own failure: something exists, but it is not a regular file.
        static let notRegular = Failure(number: -1)
        /// The tool's own failure: no file can have such a path, and the system would use another path instead.
        static let endedPath = Failure(number: -2)

        /// The failure of the call made last on this thread.
        static var last: Failure { Failure(number: errno) }

        /// Whether the operation is not supported: some systems have two numbers for that.
        var meansUnsupported: Bool { number == ENOTSUP || number == EOPNOTSUPP }

        /// The system's description of the failure.
        var text: String {
            if self == .notRegular { return "it is a pipe or a device" }
            if self == .endedPath { return "no path has a null character" }
            return strerror(number).map { String(cString: $0) } ?? "error \(number)"
        }
    }
}
