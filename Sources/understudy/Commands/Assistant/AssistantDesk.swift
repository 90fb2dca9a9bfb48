import Dispatch
import UnderstudySyntax

/// Serves a client until its input ends: one thread reads messages and answers at once what needs no command, and another
/// carries out the calls, one after the other.
struct AssistantDesk {
    private let system: System
    private let tools: ToolRun
    private let registry = CallRegistry()
    private let queue = WorkQueue()

    init(system: System, packageFolder: String, run: @escaping MCPCommand.Run) {
        self.system = system
        tools = ToolRun(system: system, packageFolder: packageFolder, run: run)
    }

    /// Answers all messages; the exit code is that of a signal, if one came while a call was changing files.
    func serve() -> ExitCode {
        let send: @Sendable ([UInt8]) -> Void = { [output = system.output] message in
            output.append(message + [UInt8(ascii: "\n")])
            output.flush()
        }
        let (system, tools, registry, queue) = (system, tools, registry, queue)
        // Commands stay on this thread, whose stack is the large one.
        DispatchQueue(label: "messages").async {
            var server = AssistantServer(tools: tools, registry: registry, send: send)
            while let line = system.readLine() {
                guard let work = server.work(for: line) else { continue }
                if work.isReady {
                    if let answer = work.line(registry) { send(answer) }
                } else {
                    queue.add(work)
                }
            }
            queue.close()
        }
        while let work = queue.next() {
            if let answer = work.line(registry) { send(answer) }
            if let signal = system.interruptions.received() { return ExitCode(signal: signal) }
        }
        return .success
    }
}
