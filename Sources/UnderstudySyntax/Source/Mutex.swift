#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A lock, for what the first of all threads finds that ask for it.
package final class Mutex: @unchecked Sendable {
    private let lock: UnsafeMutablePointer<pthread_mutex_t>

    /// Creates a lock that nobody holds.
    package init() {
        lock = .allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// What `body` gives, which no other thread runs at the same time.
    package func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return body()
    }
}
