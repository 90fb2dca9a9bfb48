import UnderstudyIndex

/// A child process of this program that reads indexes for it, since the toolchain's library may crash on a damaged
/// index.
enum IndexChild {
    /// The word on the command line of such a process; it is not a command for users.
    static let word = "read-index"

    /// The time limit in seconds: a process that takes longer hangs.
    private static let timeLimit: UInt32 = 300

    /// Reads a request from standard input and writes the answer to standard output.
    @Sendable
    static func run() -> ExitCode {
        SystemCalls.endLater(after: timeLimit)
        SystemCalls.endWithParent()
        var buffer = ReadBuffer()
        do throws(FileError) {
            try FileSystem.live.readStandardInput(&buffer)
        } catch {
            return .unusableInput
        }
        guard let request = try? IndexRequest(buffer.bytes) else { return .wrongCommandLine }
        var isRead = true
        IndexAnswering.answer(request) { piece in
            isRead = isRead && SystemCalls.writeAll(piece, to: 1)
        }
        return isRead ? .success : .unusableInput
    }

    /// The answer of such a process to `request`; `nil` if it crashed.
    ///
    /// If the program can't start itself again, this process does the work.
    static func ask(_ request: IndexRequest, in session: Session) -> [UInt8]? {
        if let program = session.system.program {
            let outcome = SystemCalls.run([program, word], input: request.bytes)
            if outcome.status != 127 { return outcome.isSuccess ? outcome.output : nil }
        }
        var answer: [UInt8] = []
        IndexAnswering.answer(request) { answer += $0 }
        return answer
    }
}
