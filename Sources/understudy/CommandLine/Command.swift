/// One command: what it is called, what it takes and what it does.
struct Command: Sendable {
    /// The word that is typed.
    let name: String
    /// One line for the list of commands; lower case, no full stop.
    let summary: String
    /// Paragraphs for the command's own help, with an empty line between them.
    let discussion: String
    /// What it takes besides options; `nil` for nothing.
    let operands: Operands?
    /// The options of its own, in the order of the help.
    let options: [OptionDeclaration]
    /// Groups of options of which at most one can be given.
    let exclusions: [[String]]
    /// Examples for the help.
    let examples: [Example]
    /// Does the work.
    let run: @Sendable (Arguments, Session) -> ExitCode

    init(
        name: String,
        summary: String,
        discussion: String,
        operands: Operands? = nil,
        options: [OptionDeclaration],
        exclusions: [[String]] = [],
        examples: [Example],
        run: @escaping @Sendable (Arguments, Session) -> ExitCode
    ) {
        self.name = name
        self.summary = summary
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
    /// What a command takes besides options.
    struct Operands: Sendable {
        /// What stands for one of them in help texts.
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

        /// How the usage line writes them.
        var usage: String {
            let many = maximum == 1 ? valueName : valueName + "…"
            return minimum == 0 ? "[\(many)]" : many
        }
    }

    /// A line to try, and what it does.
    struct Example: Sendable {
        /// The whole line as it is typed.
        let line: String
        /// What it does.
        let summary: String

        init(_ line: String, _ summary: String) {
            self.line = line
            self.summary = summary
        }
    }
}
