#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension SystemCalls {
    /// Runs `command` by the shell in `folder`, waits for it, and gives what it ended with.
    ///
    /// What it prints goes where diagnostics go: results of the tool itself stay apart.
    static func runShell(_ command: String, in folder: String) throws(Failure) -> Int32 {
        let words = ["/bin/sh", "-c", "cd \"$1\" && eval \"$2\" 1>&2", "sh", folder, command]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        let failure = posix_spawn(&process, words[0], nil, nil, arguments, environ)
        if failure != 0 { throw Failure(number: failure) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            if errno != EINTR { throw .last }
        }
        // As the shell has it: what a signal ended has 128 more than that.
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    /// A program that runs beside this one, with a pipe to it and one from it.
    struct Child: Sendable {
        fileprivate let process: pid_t
        /// Where to write what it reads.
        let input: Int32
        /// Where to read what it writes.
        let output: Int32
    }

    /// Starts `words`, a program of the search path and its arguments; what it says of errors is not shown.
    static func start(_ words: [String]) throws(Failure) -> Child {
        var (toChild, fromChild): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        guard pipe(&toChild) == 0 else { throw .last }
        guard pipe(&fromChild) == 0 else {
            let failure = Failure.last
            for descriptor in toChild { close(descriptor) }
            throw failure
        }
        for descriptor in [toChild[1], fromChild[0]] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
        posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        for descriptor in [toChild[0], fromChild[1]] { posix_spawn_file_actions_addclose(&actions, descriptor) }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let number = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
        close(toChild[0])
        close(fromChild[1])
        guard number == 0 else {
            close(toChild[1])
            close(fromChild[0])
            throw Failure(number: number)
        }
        return Child(process: process, input: toChild[1], output: fromChild[0])
    }

    /// Closes the pipes of `child` and waits for its end.
    static func finish(_ child: Child) {
        close(child.input)
        close(child.output)
        var status: Int32 = 0
        while waitpid(child.process, &status, 0) < 0, errno == EINTR {}
    }

    /// Writes all of `bytes`; `false` where nobody reads them any more.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                buffer.baseAddress.map { write(descriptor, $0 + done, bytes.count - done) } ?? -1
            }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return false }
            done += count
        }
        return true
    }

    /// The next bytes that come, at most `capacity`; `nil` at the end.
    static func readSome(_ capacity: Int, from descriptor: Int32) -> [UInt8]? {
        while true {
            var count = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
                count = read(descriptor, buffer.baseAddress, capacity)
                initialized = max(0, count)
            }
            if count < 0, errno == EINTR { continue }
            return count > 0 ? bytes : nil
        }
    }
}
