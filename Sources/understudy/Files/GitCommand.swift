/// The way in which git is called: it reads one repository, and nothing else.
///
/// In a partial clone, git would fetch what is missing, and ask for passwords.
struct GitCommand {
    private let folder: String

    /// Commands for the repository around `folder`.
    init(in folder: String) {
        self.folder = folder
    }

    /// The words of a command line.
    func words(_ words: [String]) -> [String] {
        // Versions before 2.45 don't know the first variable; with the second, they can't fetch anything either.
        [
            "/usr/bin/env", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0",
            "GIT_OPTIONAL_LOCKS=0", "git", "-C", folder, "-c", "core.quotePath=false", "-c", "core.fsmonitor=false",
        ] + words
    }
}
