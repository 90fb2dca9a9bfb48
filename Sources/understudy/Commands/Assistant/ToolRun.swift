import UnderstudySyntax

/// Runs tools as the commands that they stand for.
struct ToolRun: Sendable {
    let system: System
    let packageFolder: String
    fileprivate let run: MCPCommand.Run

    init(system: System, packageFolder: String, run: @escaping MCPCommand.Run) {
        var system = system
        // The server goes on after a command, and would keep what each has read.
        system.keep = { _ in }
        self.system = system
        self.packageFolder = packageFolder
        self.run = run
    }

    /// The same for one call, which may be cancelled, and whose progress somebody may want to know.
    func reporting(to progress: CallProgress? = nil, while control: CallControl) -> ToolRun {
        var copy = control.applied(to: system)
        if let progress {
            copy.progress = { title, done, total in
                if !control.isCancelled { progress.report(title, done, total) }
            }
        }
        return ToolRun(system: copy, packageFolder: packageFolder, run: run)
    }

    /// What a command line printed.
    struct Output {
        let code: ExitCode
        let bytes: [UInt8]
        let errors: [UInt8]
    }

    /// The answer to `call`.
    func answer(to call: AssistantTool.Call) -> AssistantAnswer {
        let value = call.wantsValue ? output(of: call.words(as: "json")) : nil
        // What writes runs once, and later pages have no text.
        let isOnlyValue = value.map { call.isWriting || call.wish.cursor > 0 || $0.code == .wrongCommandLine } ?? false
        let text = isOnlyValue ? nil : output(of: call.words(as: call.tool.textFormat))
        return AssistantAnswer(to: call, text: text, value: value) { AnswerResource.link(to: $0, of: call, self) }
    }

    /// Runs a command line.
    func output(of words: [String]) -> Output {
        let (output, errors) = (GatheredBytes(), GatheredBytes())
        var system = self.system
        (system.output, system.errors) = (output.sink(), errors.sink())
        system.files.readStandardInput = { _ throws(FileError) in
            throw FileError(path: SourceFile.standardInputName, purpose: .readFile, failure: .notRegular)
        }
        let code = run(words, system)
        return Output(code: code, bytes: output.bytes, errors: errors.bytes)
    }
}

/// Tells a client how far a call is.
final class CallProgress: @unchecked Sendable {
    private let token: RequestID
    private let send: @Sendable ([UInt8]) -> Void
    private let lock = Mutex()
    private var (title, stage, last) = ("", 0, -1.0)

    init(token: RequestID, send: @escaping @Sendable ([UInt8]) -> Void) {
        self.token = token
        self.send = send
    }

    /// Reports that `done` of `total` pieces are done of the work called `title`.
    ///
    /// Whole numbers are kinds of work, of which nobody knows how many there will be.
    func report(_ title: String, _ done: Int, _ total: Int) {
        let message: [UInt8]? = lock.withLock {
            if title != self.title {
                stage += self.title.isEmpty ? 0 : 1
                self.title = title
            }
            let value = Double(stage) + Double(done) / Double(max(total + 1, done + 1))
            guard value > last else { return nil }
            last = value
            return RPCResult.notification("notifications/progress") { json in
                json.member("progressToken", token)
                json.member("progress", JSONNumber(value))
                json.member("message", "\(title) \(done) of \(total)")
            }
        }
        if let message { send(message) }
    }
}

/// A number with a fraction.
private struct JSONNumber: JSONWritable {
    private let value: Double

    init(_ value: Double) { self.value = value }

    func write(to json: inout JSONWriter) { json.write(literal: "\(value)") }
}
