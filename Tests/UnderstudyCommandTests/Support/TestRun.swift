import UnderstudySyntax

@testable import understudy

/// Bytes that a sink was given, to look at afterwards.
final class Captured: @unchecked Sendable {
    private let lock = Mutex()
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
        program: String? = nil,
        interruptions: Interruptions = .none
    ) {
        let (output, errors) = (Captured(), Captured())
        var system = System(
            files: files,
            output: output.sink(isTerminal: isTerminal),
            errors: errors.sink(isTerminal: isTerminal),
            environment: { environment[$0] ?? TestState.environment[$0] }
        )
        (system.program, system.interruptions) = (program, interruptions)
        code = Program.run(words, commands: commands, system: system)
        self.output = output.text
        self.errors = errors.text
    }
}

/// The folder for the state of programs, in place of the user's own.
enum TestState {
    static let folder = try? TemporaryFolder()
    static let environment = ["XDG_STATE_HOME": folder?.path ?? "/nonexistent"]

    /// A system whose programs keep their state there.
    static func system(_ files: FileSystem = .live) -> System {
        System(
            files: files, output: GatheredBytes().sink(), errors: GatheredBytes().sink(),
            environment: { environment[$0] })
    }
}
