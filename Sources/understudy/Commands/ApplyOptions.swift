/// The options of commands that change sources.
enum ApplyOptions {
    static let apply = Option.flag("apply", "make the changes, in all files or in none")
    static let dryRun = Option.flag("dry-run", "write nothing, and say what would be changed")
    static let diff = Option.flag("diff", "print the changes as a unified diff")
    static let verify = Option.text(
        "verify", value: "CMD",
        "a command, such as 'swift build', that must succeed before and after the change; otherwise everything is undone"
    )

    static let format = Option<ResultFormat>.choice(
        "format", value: "FORMAT", default: .text, "how to print the changes: text, or json, as a WorkspaceEdit")

    static let all = [apply.declaration, dryRun.declaration, diff.declaration, verify.declaration]
        .inSection("making the change")
}
