/// The environment of the tool; tests make their own.
struct System: Sendable {
    /// The files.
    var files: FileSystem
    /// Where results go.
    var output: ByteSink
    /// Where diagnostics go.
    var errors: ByteSink
    /// The value of a variable of the environment.
    var environment: @Sendable (_ name: String) -> String?
    /// Runs another program, such as git.
    var run: @Sendable (_ words: [String]) -> ProgramOutcome = SystemCalls.run
    /// The program itself, to run it again for what may crash; `nil` where that can't be done.
    var program: String?
    /// The next line of standard input; `nil` at its end.
    var readLine: @Sendable () -> [UInt8]? = { nil }

    /// Keeps a large value until the process ends: where that is right after the command, nobody has to take it apart.
    var keep: @Sendable (any Sendable) -> Void = { _ in }

    /// Writes what was gathered for both streams.
    func flush() {
        output.flush()
        errors.flush()
    }
}
