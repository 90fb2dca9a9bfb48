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
}
