import UnderstudyConversion
import UnderstudyDoubles
import UnderstudyRefactoring

extension AssistantTool {
    /// The tools, in the order in which clients see them.
    static let all = [
        context, list, generate, harness, contract, check, sync, support, adopt, usage, split, applySplit, narrow,
        extract, convert, report, explain,
    ]

    private static let package = Parameter(
        name: "package", value: .folder, place: .option("--package-path"),
        summary: "The package's folder (default: the server's).")
    private static let write = Parameter(
        name: "write", value: .flag, place: .either(nil, otherwise: "--dry-run"), summary: writing)
    private static let apply = Parameter(
        name: "write", value: .flag, place: .either("--apply", otherwise: "--dry-run"), summary: writing)
    private static let verify = Parameter(
        name: "verify", value: .choice(["swift build", "swift build --build-tests", "swift test"]),
        place: .option("--verify"),
        summary: "What must succeed before and after, or else everything is undone.")
    private static let writing =
        "Write the files. Without it, the answer says what would change."

    private static let detail = Parameter(
        name: "detail", value: .flag, place: .answer,
        summary: "Answer with places and edits, in up to 24 kB.")
    private static let cursor = Parameter(
        name: "cursor", value: .number(from: 0), place: .answer,
        summary: "Where to go on: the number that the last answer gave.")
    private static let limit = Parameter(
        name: "limit", value: .number(from: 1), place: .answer, summary: "The most elements of a list.")
    /// What is said of answers with a list.
    private static let common = [detail, cursor, limit, package]
    /// What is said of answers with edits.
    private static let edited = [detail, cursor, package]

    private static func protocols(_ default: String) -> Parameter {
        Parameter(
            name: "protocols", value: .sources, place: .operands,
            summary:
                "Names of protocols, patterns such as 'Note*', or paths of files and folders (default: \(`default`)).")
    }

    private static let access = Parameter(
        name: "access", value: .choice(DoubleAccess.allCases.map(\.rawValue)), place: .option("--access"),
        summary: "The access level of what is written.")

    private static let doubles = Parameter(
        name: "doubles", value: .sources, place: .operands,
        summary: "Names of doubles or of their protocols, patterns such as '*Spy', or paths of files (default: all).")

    private static let list = AssistantTool(
        name: "list",
        title: "List protocols and doubles",
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
        ] + common,
        effect: .reads)

    private static let generate = AssistantTool(
        name: "generate",
        title: "Write test doubles",
        summary: "Makes new test doubles of protocols, as plain Swift source. Files that exist are left unchanged.",
        parameters: [
            protocols("those that a comment opts in"),
            Parameter(
                name: "kinds", value: .choices(DoubleNames.kinds + [TestSubject.Form.fixture.rawValue]),
                place: .option("--kind"),
                summary:
                    "What to write: \(DoubleNames.kinds.joined(separator: ", ")), or a fixture of the types that are named "
                    + "(default: \(DoubleNames.defaultKind))."
            ),
            Parameter(
                name: "style", value: .choice(DoubleNames.styles), place: .option("--style"),
                summary: "The style of the source (default: \(DoubleNames.defaultStyle))."),
            Parameter(
                name: "with", value: .choices(DoubleFeature.allCases.map(\.rawValue)), place: .option("--with"),
                summary: "Features that a double has only if they are asked for."),
            access,
            Parameter(
                name: "name", value: .text, place: .option("--name"),
                summary: "The name of the double, for one protocol and one kind."),
            output,
            Parameter(
                name: "all", value: .flag, place: .option("--all"),
                summary: "All protocols found, whether or not a comment opts them in."),
            Parameter(
                name: "in", value: .paths, place: .repeated("--in"),
                summary: "Where the protocols are (default: the package)."),
            Parameter(
                name: "context", value: .paths, place: .repeated("--context"),
                summary: "Sources that are read only to resolve names."),
            Parameter(
                name: "module", value: .text, place: .option("--module"),
                summary: "The module of the sources in 'in', if the folders don't tell."),
            Parameter(
                name: "includeDefaults", value: .flag, place: .option("--include-defaults"),
                summary: "Also write members for requirements that have a default implementation."),
            Parameter(
                name: "condition", value: .text, place: .option("--condition"),
                summary: "A compilation condition for an #if around each double, such as DEBUG."),
            Parameter(
                name: "templates", value: .folder, place: .option("--templates"),
                summary: "A folder of the user's own templates."),
            Parameter(
                name: "force", value: .flag, place: .option("--force"),
                summary: "Replace the file of one double, whose protocol is named. Its edits are lost."),
            write,
        ] + edited,
        effect: .rewrites)

    private static let output = Parameter(
        name: "output", value: .folder, place: .option("--output"),
        summary: "The folder for new files (default: the test target that fits the protocol's module).")

    private static let harness = AssistantTool(
        name: "harness",
        title: "Write a harness of a type",
        summary:
            "Writes a structure with a double for each dependency of a type's initialiser, a value for everything else, and "
            + "make(), which gives the type. Missing doubles are written, too; 'sync' follows the initialiser.",
        parameters: [
            Parameter(
                name: "types", value: .texts, place: .operands,
                summary: "The names of types to test, such as NoteModel.", isRequired: true),
            Parameter(
                name: "kind", value: .choice(DoubleNames.kinds), place: .option("--kind"),
                summary: "What to write of protocols without a double (default: \(DoubleNames.defaultKind))."),
            output, write,
        ] + edited,
        effect: .adds)

    private static let contract = AssistantTool(
        name: "contract",
        title: "Write a contract of a protocol",
        summary:
            "Writes a test that calls two implementations of a protocol at random, and fails with the shortest history of "
            + "calls to which they answer differently. It verifies a fake against the real thing.",
        parameters: [
            Parameter(
                name: "protocols", value: .texts, place: .operands,
                summary: "The names of protocols, such as NotesStore.", isRequired: true),
            Parameter(
                name: "implementations", value: .texts, place: .option("--for"),
                summary: "The types to compare, the reference first; a single one is compared with the fake."),
            output, write,
        ] + edited,
        effect: .adds)

    private static let check = AssistantTool(
        name: "check",
        title: "Compare doubles with protocols",
        summary: "Says where test doubles differ from their protocols, and what 'sync' would change.",
        parameters: [doubles] + common,
        effect: .reads)

    private static let sync = AssistantTool(
        name: "sync",
        title: "Bring doubles up to date",
        summary: "Brings test doubles up to date with their protocols, and keeps edits made by hand.",
        parameters: [
            doubles,
            Parameter(
                name: "protocol", value: .text, place: .option("--protocol"),
                summary: "The new name of a renamed protocol, for one double."),
            write,
        ] + edited,
        effect: .rewrites)

    private static let support = AssistantTool(
        name: "support",
        title: "Write helpers for tests",
        summary:
            "Writes small files that make tests shorter: inTurn (a stub with several answers), eventually (waits for a "
            + "condition), gate (holds an answer back), callOrder (calls of several doubles in order).",
        parameters: [
            Parameter(
                name: "names", value: .choices(SupportCommand.names), place: .operands, summary: "What to write.",
                isRequired: true),
            Parameter(
                name: "output", value: .folder, place: .option("--output"),
                summary: "The folder for new files (default: the folder Doubles of the only test target)."),
            write,
        ] + [package],
        effect: .adds)

    private static let adopt = AssistantTool(
        name: "adopt",
        title: "Own generated doubles",
        summary:
            "Moves doubles that the build plugin generates into the sources, where they are the user's from then on.",
        parameters: [
            Parameter(
                name: "doubles", value: .texts, place: .operands,
                summary: "The names of generated doubles, such as NotesSpy.", isRequired: true),
            output, write,
        ] + [package],
        effect: .adds)

    private static let context = AssistantTool(
        name: "context",
        title: "What a test of a type needs",
        summary:
            "Tells what is needed to write a test of a type: its initialiser, what it depends on, the doubles that exist or "
            + "can be generated with their members, and the beginning of a test. Ask this before writing a test.",
        parameters: [
            Parameter(
                name: "type", value: .text, place: .operands, summary: "The type to test, such as NoteModel.",
                isRequired: true)
        ] + [detail, package],
        effect: .reads, textSize: 7_400)

    private static let usage = AssistantTool(
        name: "usage",
        title: "Who uses what of a protocol",
        summary: "Tells which types and functions use which requirements of one protocol, in at most 1 kB.",
        parameters: [
            Parameter(
                name: "protocol", value: .text, place: .operands, summary: "The protocol's name.", isRequired: true)
        ] + common,
        effect: .reads, textSize: 780)

    private static let report = AssistantTool(
        name: "report",
        title: "A package at a glance",
        summary:
            "Sums up the protocols of a package: how many there are, their doubles, where these differ, and where smaller "
            + "protocols would help.",
        parameters: [protocols("the package")] + common,
        effect: .reads, textFormat: "markdown")

    private static let extract = AssistantTool(
        name: "extract",
        title: "Make a protocol from a type",
        summary: "Makes a protocol of members of a class, structure or actor, to which the type then conforms.",
        parameters: [
            Parameter(name: "type", value: .text, place: .operands, summary: "The type's name.", isRequired: true),
            Parameter(
                name: "requirements", value: .texts, place: .option("--requirements"),
                summary: "The members to require (default: those that are used, or all)."),
            Parameter(
                name: "name", value: .text, place: .option("--name"),
                summary: "The protocol's name (default: the type's name and 'Protocol')."),
            access, verify, apply,
        ] + edited,
        effect: .rewrites)

    private static let convert = AssistantTool(
        name: "convert",
        title: "Own handwritten doubles",
        summary:
            "Makes spies, stubs and fakes from types that were written by hand as doubles, and rewrites the tests that use "
            + "them. What is special about a double stays. All files are changed, or none. The result tells of each double "
            + "what was converted, and what was left for which reason.",
        parameters: [
            Parameter(
                name: "doubles", value: .texts, place: .operands,
                summary: "The names of the types; without them, 'all'."),
            Parameter(
                name: "all", value: .flag, place: .option("--all"),
                summary: "All doubles in tests that were written by hand."),
            Parameter(
                name: "kind", value: .choice(ConvertCommand.Kind.allCases.map(\.rawValue)), place: .option("--kind"),
                summary: "What becomes of them; by default, what each one does decides."),
            Parameter(
                name: "from", value: .choice(MockingFramework.all.map(\.name)), place: .option("--from"),
                summary: "The mocking framework that the doubles are of (default: none, they are handwritten)."),
            verify, apply,
        ] + edited,
        effect: .rewrites)

    private static let split = AssistantTool(
        name: "split",
        title: "Propose smaller protocols",
        summary:
            "Proposes smaller protocols from who uses which requirement, with the necessary edits, or says why a "
            + "protocol is fine. Without 'protocols' it lists all offers of the package, the best first. Writes nothing; "
            + "'apply_split' applies a proposal.",
        parameters: [
            protocols("a list of all offers"),
            Parameter(
                name: "since", value: .text, place: .option("--since"),
                summary: "Only protocols that have changed since this git revision, or whose users have."),
            Parameter(
                name: "includeTests", value: .flag, place: .option("--include-tests"),
                summary: "Count tests and previews as consumers, too."),
        ] + common,
        effect: .reads, overview: ["--plan"])

    private static let applySplit = AssistantTool(
        name: "apply_split", command: ["split"], title: "Split a protocol",
        summary:
            "Applies the proposed splits of protocols, roles beside them, or parts of your own: the old names stay as "
            + "compositions, and doubles are synced. All files are changed, or none.",
        parameters: [
            Parameter(
                name: "protocols", value: .sources, place: .operands, summary: "The names of the protocols to split.",
                isRequired: true),
            Parameter(
                name: "roles", value: .texts, place: .option("--roles"),
                summary: "The roles to write instead of the proposal, by the names that 'split' shows."),
            Parameter(
                name: "groups", value: .texts, place: .option("--groups"),
                summary: "The names of the parts or groups to write, if not all."),
            Parameter(
                name: "names", value: .namedTexts, place: .option("--names"),
                summary: "Other names for proposed parts, such as {\"NotePart\": \"NoteReading\"}."),
            Parameter(
                name: "parts", value: .namedLists, place: .option("--parts"),
                summary:
                    "Parts instead of the proposal, such as {\"NoteReading\": [\"load()\", \"list()\"]}: names, and "
                    + "members of the protocol."),
            Parameter(
                name: "form", value: .choice(SplitOptions.Form.allCases.map(\.rawValue)), place: .option("--form"),
                summary: "What the old name becomes: alias, refine, or auto, which is alias if that compiles."),
            Parameter(
                name: "narrow", value: .flag, place: .option("--narrow"),
                summary: "Make consumers depend only on the parts that they need, where that is safe."),
            Parameter(
                name: "narrowTests", value: .flag, place: .option("--narrow-tests"),
                summary: "Let tests use doubles of the parts, too."),
            verify,
            Parameter(
                name: "force", value: .flag, place: .option("--force"),
                summary: "Split even if some uses could not be followed."),
            apply,
        ] + edited,
        effect: .rewrites)

    private static let narrow = AssistantTool(
        name: "narrow",
        title: "Narrow a consumer",
        summary:
            "Makes types or functions depend only on what they use of a protocol, a class or a structure. All files are "
            + "changed, or none.",
        parameters: [
            Parameter(
                name: "consumers", value: .texts, place: .operands, summary: "The names of the types or functions.",
                isRequired: true),
            Parameter(
                name: "of", value: .text, place: .option("--of"),
                summary: "The protocol, class or structure to narrow (default: the consumer's only protocol)."),
            Parameter(
                name: "inject", value: .text, place: .option("--inject"),
                summary: "Give the consumer this member of the type in 'of', instead of letting it take it from there."),
            Parameter(
                name: "to", value: .choice(NarrowCommand.Target.allCases.map(\.rawValue)), place: .option("--to"),
                summary:
                    "What to depend on instead: parts that the protocol inherits, a new protocol that is exact, or a "
                    + "structure of closures (default: exact)."),
            Parameter(
                name: "name", value: .text, place: .option("--name"),
                summary: "The name of the new interface (default: made from the consumer's name)."),
            verify, apply,
        ] + edited,
        effect: .rewrites)

    private static let explain = AssistantTool(
        name: "explain",
        title: "Explain a diagnostic",
        summary: "Explains a diagnostic's identifier, with an example and what to do.",
        parameters: [
            Parameter(
                name: "ids", value: .texts, place: .operands, summary: "Identifiers, such as 'missing-member'.",
                isRequired: true)
        ],
        effect: .reads)
}
