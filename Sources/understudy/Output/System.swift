/// The world that the tool runs in; tests make their own.
struct System: Sendable {
    /// The files.
    var files: FileSystem
    /// Where results go.
    var output: ByteSink
    /// Where diagnostics go.
    var errors: ByteSink
    /// The value of a variable of the environment.
    var environment: @Sendable (_ name: String) -> String?

    /// Hands on what was gathered for both streams.
    func flush() {
        output.flush()
        errors.flush()
    }
}
