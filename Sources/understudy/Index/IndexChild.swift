import UnderstudyIndex

/// Another run of this program that reads indexes for it: the toolchain's library may crash on a damaged one.
enum IndexChild {
    /// The word that makes a run of the program one of these; it is no command for users.
    static let word = "read-index"

    /// How long it may take, in seconds: whatever takes longer hangs.
    private static let timeLimit: UInt32 = 300

    /// Reads a request from standard input and writes the answer to standard output.
    @Sendable
    static func run() -> ExitCode {
        SystemCalls.endLater(after: timeLimit)
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

    /// What such a run answers to `request`; `nil` where it crashed.
    ///
    /// Where the program can't be run again, this run does it itself.
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
