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
    /// The terminal was closed; as for the next two, the shells' code for a program that a signal ended.
    case hangup = 129
    /// The user pressed control and C.
    case interrupted = 130
    /// Another program asked this one to end.
    case terminated = 143

    /// The exit code after a signal.
    init(signal: Int32) {
        self = ExitCode(rawValue: 128 + signal) ?? .interrupted
    }

    /// The codes with their meanings, for the help.
    static let meanings = [
        ("0", "success"),
        (
            "1",
            "check finds a difference, sync leaves one to you, split --strict has a proposal of high or medium "
                + "confidence, or split, narrow or extract refuses a change"
        ),
        ("2", "the input can't be used"),
        ("64", "the command line is wrong"),
        ("129, 130, 143", "a signal ended the command; what it had changed is undone"),
    ].map { (left: $0.0, right: $0.1) }
}
