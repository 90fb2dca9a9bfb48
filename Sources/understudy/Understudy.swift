@main
enum Understudy {
    static func main() {
        SystemCalls.makeFailedWritesErrors()
        let input = LineReader(descriptor: 0)
        var system = System(
            files: .live,
            output: ByteSink(descriptor: 1),
            errors: ByteSink(descriptor: 2),
            environment: SystemCalls.environment
        )
        system.readLine = { input.next() }
        system.keep = SystemCalls.keepUntilExit
        system.interruptions = .live
        let words = CommandLine.arguments
        if words.count == 2, let run = CommandList.unlisted[words[1]] { SystemCalls.endProcess(run().rawValue) }
        system.program = SystemCalls.program(words)
        // There is not even the tool's own name: on Linux, Swift reads the arguments from /proc.
        let code =
            words.isEmpty
            ? Program.refuseMissingArguments(system) : Program.run(Array(words.dropFirst()), system: system)
        SystemCalls.endProcess(code.rawValue)
    }
}
