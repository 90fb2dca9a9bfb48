/// One command: its name, its arguments and its work.
struct Command: Sendable {
    /// The word on the command line.
    let name: String
    /// One line for the list of commands; lower case, no full stop.
    let summary: String
    /// What the command does to files, which groups the list of commands.
    let effect: Effect
    /// Paragraphs for the command's own help, with an empty line between them.
    let discussion: String
    /// The operands; `nil` for none.
    let operands: Operands?
    /// The command's own options, in the order of the help.
    let options: [OptionDeclaration]
    /// Groups of options of which at most one can be given.
    let exclusions: [[String]]
    /// Examples for the help.
    let examples: [Example]
    /// Does the work.
    var run: @Sendable (Arguments, Session) -> ExitCode

    init(
        name: String,
        summary: String,
        effect: Effect = .reads,
        discussion: String,
        operands: Operands? = nil,
        options: [OptionDeclaration],
        exclusions: [[String]] = [],
        examples: [Example],
        run: @escaping @Sendable (Arguments, Session) -> ExitCode
    ) {
        self.name = name
        self.summary = summary
        self.effect = effect
        self.discussion = discussion
        self.operands = operands
        self.options = options
        self.exclusions = exclusions
        self.examples = examples
        self.run = run
    }

    /// All options that the command understands, its own first.
    var allOptions: [OptionDeclaration] { options + CommonOptions.understood }
    /// All groups of options of which at most one can be given.
    var allExclusions: [[String]] { exclusions + CommonOptions.exclusions }
}

extension Command {
    /// What a command does to files.
    enum Effect: CaseIterable {
        case reads
        case writes
        case appliesOnRequest
        case servesPrograms

        /// The heading of such commands in the list.
        var heading: String {
            switch self {
            case .reads: "only read"
            case .writes: "write at once, but never over a file that you may have edited"
            case .appliesOnRequest: "show what they would change, and change it with --apply"
            case .servesPrograms: "are for shells, editors, builds and git"
            }
        }
    }

    /// The operands of a command.
    struct Operands: Sendable {
        /// The placeholder for one of them in help texts.
        let valueName: String
        /// What they are.
        let summary: String
        /// The smallest number of them.
        let minimum: Int
        /// The largest number of them; `nil` for any.
        let maximum: Int?

        init(_ valueName: String, minimum: Int = 0, maximum: Int? = nil, _ summary: String) {
            self.valueName = valueName
            self.summary = summary
            self.minimum = minimum
            self.maximum = maximum
        }

        /// The operands as the usage line shows them.
        var usage: String {
            let many = maximum == 1 ? valueName : valueName + "…"
            return minimum == 0 ? "[\(many)]" : many
        }
    }

    /// An example command line, with an explanation.
    struct Example: Sendable {
        /// The whole command line.
        let line: String
        /// What it does.
        let summary: String

        init(_ line: String, _ summary: String) {
            self.line = line
            self.summary = summary
        }
    }
}
