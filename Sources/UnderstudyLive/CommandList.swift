/// The commands of the tool that builds run.
enum CommandList {
    /// Only the one that writes doubles; it has the name and the options that it has in the whole tool.
    static let all: [Command] = [LiveCommand.command(drift: LiveDrift.find)]

    /// What the program asks of another run of itself: nothing.
    static let unlisted: [String: @Sendable () -> ExitCode] = [:]
}
