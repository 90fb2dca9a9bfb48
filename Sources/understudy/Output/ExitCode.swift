/// The exit codes of the tool.
enum ExitCode: Int32, Sendable {
    /// The command succeeded.
    case success = 0
    /// The command's own "no": drift that `check` found, findings where strictness was asked for.
    case finding = 1
    /// Input that can't be used.
    case unusableInput = 2
    /// A command line that can't be understood.
    case wrongCommandLine = 64
}
