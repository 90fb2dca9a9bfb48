/// How often an option may be given.
enum Repetition: Sendable {
    /// Once: a second time is a mistake.
    case once
    /// Any number of times, one value each.
    case repeated
    /// Any number of times, and with several comma-separated values.
    case list
}

/// What the command line knows about one option, whatever the type of its value.
struct OptionDeclaration: Sendable {
    /// The name without its dashes.
    let name: String
    /// The letter of the short form, if there is one.
    let short: Character?
    /// The placeholder for the value in help texts; `nil` for a flag, which takes no value.
    let valueName: String?
    /// The possible values; empty if any text is allowed.
    let choices: [String]
    /// How often the option may be given.
    let repetition: Repetition
    /// What the option does, for the help.
    let summary: String
    /// The heading under which the help shows the option; `nil` for the command's plain options.
    private(set) var section: String?

    init(
        _ name: String,
        short: Character? = nil,
        valueName: String? = nil,
        choices: [String] = [],
        repetition: Repetition = .once,
        summary: String
    ) {
        self.name = name
        self.short = short
        self.valueName = valueName
        self.choices = choices
        self.repetition = repetition
        self.summary = summary
    }

    /// The same option under a heading of the help.
    func inSection(_ heading: String) -> OptionDeclaration {
        var copy = self
        copy.section = heading
        return copy
    }

    /// Whether its value is a folder.
    var isFolder: Bool { valueName == "DIR" }

    /// The name on the command line.
    var spelling: String { "--" + name }

    /// Whether a word is meant as an option: it begins with a dash, and is more than `-`, which means standard input.
    static func mayBe(_ word: String) -> Bool { word.utf8.first == UInt8(ascii: "-") && word.utf8.count > 1 }
}

extension [OptionDeclaration] {
    /// The same options under a heading of the help.
    func inSection(_ heading: String) -> [OptionDeclaration] { map { $0.inSection(heading) } }
}
