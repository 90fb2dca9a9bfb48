extension AssistantTool {
    /// The tools, in the order in which clients see them.
    static let all = [list, generate, check, sync, split, explain]

    private static let package = Parameter(
        name: "package", value: .text, place: .option("--package-path"),
        summary: "The folder of the package (default: the one around the folder that the server was started in).")
    private static let write = Parameter(
        name: "write", value: .flag, place: .unless("--dry-run"),
        summary: "Write the files. Without it nothing is written, and the result holds the edits as a WorkspaceEdit.")

    private static func protocols(_ default: String) -> Parameter {
        Parameter(
            name: "protocols", value: .texts, place: .operands,
            summary:
                "Names of protocols, patterns such as 'Note*', or paths of files and folders (default: \(`default`)).")
    }

    private static let doubles = Parameter(
        name: "doubles", value: .texts, place: .operands,
        summary: "Names of doubles or of their protocols, patterns such as '*Spy', or paths of files (default: all).")

    private static let list = AssistantTool(
        name: "list",
        summary: "Lists protocols with their requirements and the test doubles that exist for them.",
        parameters: [
            protocols("all"),
            Parameter(
                name: "withoutDoubles", value: .flag, place: .option("--without-doubles"),
                summary: "Only protocols that have no double yet."),
            Parameter(
                name: "optedIn", value: .flag, place: .option("--opted-in"),
                summary: "Only protocols that a comment such as '// understudy: spy' opts in."),
            Parameter(
                name: "inherited", value: .flag, place: .option("--inherited"),
                summary: "List inherited requirements after a protocol's own."),
            package,
        ],
        canWrite: false)

    private static let generate = AssistantTool(
        name: "generate",
        summary: "Makes new test doubles of protocols, as plain Swift source. Files that exist are left unchanged.",
        parameters: [
            protocols("those that a comment opts in"),
            Parameter(
                name: "kinds", value: .texts, place: .option("--kind"),
                summary:
                    "What to write: \(DoubleNames.kinds.joined(separator: ", ")) (default: \(DoubleNames.defaultKind))."
            ),
            Parameter(
                name: "output", value: .text, place: .option("--output"),
                summary: "The folder for new files (default: the test target that fits the protocol's module)."),
            write, package,
        ],
        canWrite: true)

    private static let check = AssistantTool(
        name: "check",
        summary: "Says where test doubles differ from their protocols, and what 'sync' would change.",
        parameters: [doubles, package],
        canWrite: false)

    private static let sync = AssistantTool(
        name: "sync",
        summary: "Brings test doubles up to date with their protocols; edits made by hand stay.",
        parameters: [doubles, write, package],
        canWrite: true)

    private static let split = AssistantTool(
        name: "split",
        summary:
            "Proposes smaller protocols from who uses which requirement, with the edits that it takes, or says why a "
            + "protocol is fine. Writes nothing.",
        parameters: [
            protocols("all"),
            Parameter(
                name: "since", value: .text, place: .option("--since"),
                summary: "Only protocols that the diff against this git revision touches, or a user of them."),
            package,
        ],
        canWrite: false)

    private static let explain = AssistantTool(
        name: "explain",
        summary: "Says what a diagnostic's identifier means, with an example and what to do.",
        parameters: [
            Parameter(
                name: "ids", value: .texts, place: .operands, summary: "Identifiers, such as 'missing-member'.",
                isRequired: true),
            package,
        ],
        canWrite: false)
}
