@testable import understudy

/// Bytes that a sink was given, to look at afterwards.
final class Captured: @unchecked Sendable {
    private let lock = Lock()
    private var bytes: [UInt8] = []

    var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }

    func sink(isTerminal: Bool = false) -> ByteSink {
        ByteSink(isTerminal: isTerminal) { piece in
            self.lock.withLock { self.bytes.append(contentsOf: piece) }
            return nil
        }
    }
}

/// One run of the whole tool, and all that came of it.
struct TestRun {
    let code: ExitCode
    let output: String
    let errors: String

    init(
        _ words: [String],
        commands: [Command] = CommandList.all,
        files: FileSystem = .live,
        isTerminal: Bool = false,
        environment: [String: String] = [:],
        program: String? = nil
    ) {
        let (output, errors) = (Captured(), Captured())
        var system = System(
            files: files,
            output: output.sink(isTerminal: isTerminal),
            errors: errors.sink(isTerminal: isTerminal),
            environment: { environment[$0] }
        )
        system.program = program
        code = Program.run(words, commands: commands, system: system)
        self.output = output.text
        self.errors = errors.text
    }
}
