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
        let code = Program.run(Array(CommandLine.arguments.dropFirst()), system: system)
        SystemCalls.endProcess(code.rawValue)
    }
}
