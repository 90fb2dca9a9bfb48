/// The environment of the tool; tests create their own.
struct System: Sendable {
    /// The files.
    var files: FileSystem
    /// The stream for results.
    var output: ByteSink
    /// The stream for diagnostics.
    var errors: ByteSink
    /// The value of an environment variable.
    var environment: @Sendable (_ name: String) -> String?
    /// Runs another program, such as git.
    var run: @Sendable (_ words: [String]) -> ProgramOutcome = SystemCalls.run
    /// The seconds since 1970.
    var now: @Sendable () -> Int = SystemCalls.secondsSince1970
    /// The program itself, to start it again for work that may crash; `nil` if that can't be done.
    var program: String?
    /// The next line of standard input; `nil` at its end.
    var readLine: @Sendable () -> InputLine? = { nil }
    /// The signals that ask the tool to end.
    var interruptions = Interruptions.none

    /// Takes how much of the work called `title` is done; `nil` if nobody wants to know.
    var progress: (@Sendable (_ title: String, _ done: Int, _ total: Int) -> Void)?

    /// Keeps a large value until the process ends; if that is right after the command, the value need not be freed.
    var keep: @Sendable (any Sendable) -> Void = { _ in }

    /// Writes what was collected for both streams.
    func flush() {
        output.flush()
        errors.flush()
    }
}
