/// The exit codes of the tool.
enum ExitCode: Int32, Sendable {
    /// The command succeeded.
    case success = 0
    /// The command's own "no": drift that `check` found, or findings with `--strict`.
    case finding = 1
    /// The input can't be used.
    case unusableInput = 2
    /// The command line is wrong.
    case wrongCommandLine = 64
}
