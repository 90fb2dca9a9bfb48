import UnderstudyDoubles

/// What somebody wants who writes an option that a command does not have.
enum MeantOption {
    /// What to do instead.
    private enum Advice: Sendable {
        /// Another option, which the command has to have.
        case option(String)
        /// Anything else, in words.
        case words(@Sendable (_ command: String) -> String)
    }

    /// Options of other tools and of other commands: for which commands, which words, and what to do instead.
    ///
    /// Without names of commands, a row is about all of them.
    private static let rows: [(commands: [String], words: [String], advice: Advice)] = [
        (["check"], ["apply", "fix", "write"], .words { _ in "'understudy sync' brings doubles up to date" }),
        (["check"], ["strict"], .words { _ in "'check' exits with 1 without it, as soon as a double differs" }),
        (["sync"], ["apply", "fix", "write"], .words { _ in "'sync' writes without it, and --dry-run does not" }),
        (["sync"], ["force", "overwrite"], .words { _ in "what you edited stays; 'understudy generate' has --force" }),
        (["sync", "list", "check", "split", "report"], ["all"], .words { "'\($0)' takes all without it" }),
        (["sync"], ["check"], .words { _ in "'understudy check' only compares" }),
        (["generate", "adopt", "support"], ["apply", "write"], .words { "'\($0)' writes without it" }),
        (["generate"], ["overwrite", "replace"], .option("force")),
        (["generate"], ["print", "show"], .option("stdout")),
        (["generate"], ["update", "sync"], .words { _ in "'understudy sync' brings doubles up to date" }),
        (["split", "narrow", "extract", "convert"], ["fix", "write", "yes"], .option("apply")),
        (["split"], ["role", "merge-roles"], .option("roles")),
        (["extract"], ["members", "only"], .option("requirements")),
        (["narrow"], ["protocol", "type"], .option("of")),
        ([], ["watch"], .words { _ in "nothing is watched; the build plugin writes doubles in each build" }),
        ([], ["target", "targets"], .words { _ in "name the target's folder, as in '--in Sources/Notes'" }),
        ([], ["path", "paths", "source", "sources", "src", "input"], .option("in")),
        ([], ["dest", "destination", "dir", "folder", "out-dir", "output-dir", "to"], .option("output")),
        ([], ["n", "dryrun", "check-only", "preview"], .option("dry-run")),
        ([], ["protocol", "protocols", "name", "class"], .words { _ in "write the name without an option" }),
    ]

    /// The advice for `word`, which is no option of the command; `nil` if nothing is known of it.
    static func advice(on word: String, of command: Command) -> String? {
        let bare = String(word.drop { $0 == "-" })
        if let option = command.allOptions.first(where: { $0.choices.contains(bare) }) {
            return "did you mean '\(option.spelling) \(bare)'?"
        }
        if DoubleKind.builtIn.contains(where: { $0.name == bare }),
            command.allOptions.contains(where: { $0.name == "kind" })
        {
            return "did you mean '--kind \(bare)'?"
        }
        for row in rows where row.words.contains(bare) && (row.commands.isEmpty || row.commands.contains(command.name))
        {
            switch row.advice {
            case .words(let words): return words(command.name)
            case .option(let name):
                if command.allOptions.contains(where: { $0.name == name }) { return "did you mean '--\(name)'?" }
            }
        }
        return initials(word, among: command.allOptions)
    }

    /// The options that begin with the letter of a short form that does not exist: `-k` for `--kind`.
    static func initials(_ word: String, among options: [OptionDeclaration]) -> String? {
        guard word.utf8.count == 2, word.first == "-" else { return nil }
        let fitting = options.map(\.spelling).filter { $0.hasPrefix("-" + word) }.prefix(3)
        return fitting.isEmpty ? nil : "did you mean \(fitting.map { "'\($0)'" }.joined(separator: " or "))?"
    }
}
