@main
enum Understudy {
    static func main() {
        SystemCalls.makeFailedWritesErrors()
        let system = System(
            files: .live,
            output: ByteSink(descriptor: 1),
            errors: ByteSink(descriptor: 2),
            environment: SystemCalls.environment
        )
        let code = Program.run(Array(CommandLine.arguments.dropFirst()), system: system)
        SystemCalls.endProcess(code.rawValue)
    }
}
