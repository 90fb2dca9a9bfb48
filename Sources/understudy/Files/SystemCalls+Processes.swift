import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The result of another program.
struct ProgramOutcome: Sendable {
    /// The exit status; 127 if the program could not be started.
    let status: Int32
    /// The program's standard output.
    let output: [UInt8]

    /// Whether it succeeded.
    var isSuccess: Bool { status == 0 }
}

extension SystemCalls {
    /// A program that runs in parallel to this one, with a pipe to it and one from it.
    struct Child: Sendable {
        fileprivate let process: pid_t
        /// The pipe for its input.
        let input: Int32
        /// The pipe for its output.
        let output: Int32
    }

    /// Runs the program that `words` begin with, found as a shell would find it; its error output is discarded.
    @Sendable
    static func run(_ words: [String]) -> ProgramOutcome { run(words, input: []) }

    /// The same with `input`, all of which the program must read before it writes.
    static func run(_ words: [String], input: [UInt8]) -> ProgramOutcome {
        guard let child = try? start(words) else { return ProgramOutcome(status: 127, output: []) }
        _ = writeAll(input, to: child.input)
        close(child.input)
        var buffer = ReadBuffer(capacity: 1 << 16)
        let isRead = (try? buffer.fill(from: child.output)) != nil
        close(child.output)
        let status = try? wait(for: child.process)
        guard isRead, let status else { return ProgramOutcome(status: 127, output: []) }
        return ProgramOutcome(status: status, output: buffer.bytes)
    }

    /// Runs `command` with the shell in `folder`, waits for it, and returns its exit status.
    ///
    /// Its output goes where diagnostics go, so that it is separate from the tool's results; its input is empty. Signals
    /// that this process notes end it together with everything that it has started.
    ///
    /// - Parameter variables: Additional environment variables for the command, as `NAME=VALUE`.
    static func runShell(_ command: String, in folder: String, variables: [String]) throws(Failure) -> Int32 {
        let shell = ["/bin/sh", "-c", "cd \"$1\" && eval \"$2\" 1>&2 </dev/null", "sh", folder, command]
        let process = try spawn(["/usr/bin/env"] + variables + shell, nil, leadsGroup: true)
        return try passingSignals(to: process) { Result { () throws(Failure) in try wait(for: process) } }.get()
    }

    /// The path that starts this program once more, even if its file was replaced since.
    static func program(_ words: [String]) -> String? {
        #if os(Linux)
        "/proc/self/exe"
        #else
        words.first
        #endif
    }

    /// Ends this process after `seconds`, whatever it is doing then.
    static func endLater(after seconds: UInt32) {
        alarm(seconds)
    }

    /// Ends this process soon after the one that started it has ended, whatever it is doing then.
    static func endWithParent() {
        let parent = getppid()
        DispatchQueue.global().async {
            while getppid() == parent { usleep(200_000) }
            _exit(1)
        }
    }

    /// Starts `words`, a program of the search path and its arguments; its error output is discarded.
    static func start(_ words: [String]) throws(Failure) -> Child {
        let toChild = try makePipe()
        let fromChild: (reader: Int32, writer: Int32)
        do throws(Failure) {
            fromChild = try makePipe()
        } catch {
            close(toChild.reader)
            close(toChild.writer)
            throw error
        }
        defer {
            close(toChild.reader)
            close(fromChild.writer)
        }
        do throws(Failure) {
            let process = try spawn(words, (toChild.reader, fromChild.writer))
            return Child(process: process, input: toChild.writer, output: fromChild.reader)
        } catch {
            close(toChild.writer)
            close(fromChild.reader)
            throw error
        }
    }

    /// Closes the pipes of `child` and waits for its end.
    static func finish(_ child: Child) {
        close(child.input)
        close(child.output)
        _ = try? wait(for: child.process)
    }

    /// A pipe that no other program inherits.
    private static func makePipe() throws(Failure) -> (reader: Int32, writer: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .last }
        for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Starts a program that reads and writes `streams`, and whose error output is discarded; with the streams of this
    /// process if `streams` is `nil`.
    ///
    /// - Parameter leadsGroup: Whether signals of the terminal go to this process, which passes them on.
    private static func spawn(
        _ words: [String], _ streams: (input: Int32, output: Int32)?, leadsGroup: Bool = false
    ) throws(Failure) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        let refused = posix_spawn_file_actions_init(&actions)
        guard refused == 0 else { throw Failure(number: refused) }
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let streams {
            posix_spawn_file_actions_adddup2(&actions, streams.input, 0)
            posix_spawn_file_actions_adddup2(&actions, streams.output, 1)
            posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        #if canImport(Darwin)
        var attributes: posix_spawnattr_t?
        #else
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        if leadsGroup {
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
            posix_spawnattr_setpgroup(&attributes, 0)
        }
        let failure = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ)
        guard failure == 0 else { throw Failure(number: failure) }
        return process
    }

    /// The exit status of `process` as shells report it: 128 plus the number if a signal ended it.
    private static func wait(for process: pid_t) throws(Failure) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            if errno != EINTR { throw .last }
        }
        // The lowest seven bits are the signal that ended it, the next eight its exit status.
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    /// Writes all of `bytes`; `false` if nobody reads them any more.
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

    /// The next bytes that arrive, at most `capacity`; `nil` at the end.
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
