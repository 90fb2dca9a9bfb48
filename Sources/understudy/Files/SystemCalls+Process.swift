#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What became of another program.
struct ProgramOutcome: Sendable {
    /// What it ended with; 127 where it could not be started.
    let status: Int32
    /// What it wrote to standard output.
    let output: [UInt8]

    /// Whether it ended well.
    var isSuccess: Bool { status == 0 }
}

extension SystemCalls {
    /// Runs the program that `words` begin with, found as a shell would; its errors go nowhere.
    static func run(_ words: [String]) -> ProgramOutcome {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return ProgramOutcome(status: 127, output: []) }
        let (reader, writer) = (ends[0], ends[1])
        defer { closeDescriptor(reader) }
        let process = start(words, writingTo: writer, closing: reader)
        closeDescriptor(writer)
        guard let process else { return ProgramOutcome(status: 127, output: []) }
        var buffer = ReadBuffer(capacity: 1 << 16)
        let isRead = (try? buffer.fill(from: reader)) != nil
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard Failure.last.number == EINTR else { return ProgramOutcome(status: 127, output: []) }
        }
        // The lowest seven bits are the signal that ended it, the next eight what it returned.
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
        return ProgramOutcome(status: isRead ? code : 127, output: isRead ? buffer.bytes : [])
    }

    private static func start(_ words: [String], writingTo writer: Int32, closing reader: Int32) -> pid_t? {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, writer, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addclose(&actions, reader)
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let failure = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
        return failure == 0 ? process : nil
    }
}
