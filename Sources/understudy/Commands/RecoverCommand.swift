/// `recover`: ends a change that an interrupted run has left unfinished.
enum RecoverCommand {
    static let keep = Option.flag("keep", "keep all files as they are, and forget the change")

    static let command = Command(
        name: "recover",
        summary: "takes back the change of a run that was killed",
        effect: .writes,
        discussion: """
            'split', 'narrow' and 'extract' with --apply change all files or none. If such a run is killed midway, this \
            command gives the old contents back to the files that still are as that run wrote them, and names those \
            that were edited since. The next run with --apply does the same by itself, unless a file was edited.
            """,
        options: [keep.declaration],
        examples: [
            Command.Example("understudy recover", "Takes back what an interrupted run has begun."),
            Command.Example("understudy recover --keep", "Keeps all files as they are."),
        ],
        run: { arguments, session in ChangeRecovery(in: session).recover(keepingFiles: arguments[keep]) })
}

extension Command {
    /// The same command, which says first if an interrupted run has left a change unfinished.
    ///
    /// A run with `--apply` deals with it by itself.
    var mentioningUnfinishedChange: Command {
        var command = self
        command.run = { [run] arguments, session in
            if !arguments[ApplyOptions.apply] { ChangeRecovery(in: session).mention() }
            return run(arguments, session)
        }
        return command
    }
}
