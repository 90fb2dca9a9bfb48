/// Parses the arguments after a command's name.
///
/// It understands `--option value`, `--option=value`, `-h`, repeated options, comma-separated lists, and `--`, after
/// which everything is an operand. A single `-` is an operand too: it stands for standard input.
struct ArgumentParser {
    private let command: Command
    private let words: [String]
    private var next = 0
    private var operands: [String] = []
    private var texts: [String: [String]] = [:]

    private init(_ words: [String], for command: Command) {
        self.command = command
        self.words = words
    }

    /// Reads `words` as the arguments of `command`.
    static func parse(_ words: [String], for command: Command) throws(UsageError) -> Arguments {
        var parser = ArgumentParser(words, for: command)
        return try parser.parse()
    }

    private mutating func parse() throws(UsageError) -> Arguments {
        while next < words.count {
            let word = words[next]
            next += 1
            if word == "--" {
                operands += words[next...]
                break
            }
            if OptionDeclaration.mayBe(word) {
                try parseOption(word)
            } else {
                operands.append(word)
            }
        }
        try checkExclusions()
        try checkOperands()
        return Arguments(operands: operands, texts: texts)
    }

    private mutating func parseOption(_ word: String) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let spelling = String(parts[0])
        guard let option = command.allOptions.first(where: { $0.isSpelled(spelling) }) else {
            let known = command.allOptions.map(\.spelling)
            throw .unknownOption(spelling, known: known, advice: MeantOption.advice(on: spelling, of: command))
        }
        if option.repetition == .once, texts[option.name] != nil {
            throw .repeatedOption(option.spelling)
        }
        let attached = parts.count > 1 ? String(parts[1]) : nil
        guard let valueName = option.valueName else {
            if attached != nil { throw .unexpectedValue(option: option.spelling) }
            texts[option.name] = [""]
            return
        }
        guard let value = attached ?? followingValue(), !value.isEmpty else {
            throw .missingValue(option: option.spelling, valueName: valueName)
        }
        texts[option.name, default: []] += try option.values(in: value)
    }

    /// Takes the next word as a value, unless it is an option itself.
    private mutating func followingValue() -> String? {
        guard next < words.count else { return nil }
        let word = words[next]
        if OptionDeclaration.mayBe(word) { return nil }
        next += 1
        return word
    }

    private func checkExclusions() throws(UsageError) {
        for group in command.allExclusions {
            let given = group.filter { texts[$0] != nil }
            if given.count > 1 { throw .conflictingOptions("--" + given[0], "--" + given[1]) }
        }
    }

    private func checkOperands() throws(UsageError) {
        let maximum = command.operands.map { $0.maximum ?? .max } ?? 0
        if operands.count > maximum { throw .unexpectedOperand(operands[maximum]) }
        if let declared = command.operands, operands.count < declared.minimum {
            throw .missingOperand(declared.valueName)
        }
    }
}

extension OptionDeclaration {
    /// Whether `word` is one of the forms of the option on the command line.
    func isSpelled(_ word: String) -> Bool {
        word == spelling || short.map { word == "-\($0)" } ?? false
    }

    /// The values in `text`: one, or several separated by commas if the option allows that.
    fileprivate func values(in text: String) throws(UsageError) -> [String] {
        let isList = repetition == .list
        let values = isList ? ListText.values(in: text, separatedBy: ",") : [text]
        if values.contains("") { throw .malformedValue(text, option: spelling, form: valueName ?? "") }
        if isFolder, SourceFile.isSwift(text) { throw .malformedValue(text, option: spelling, form: "a folder") }
        for value in values where !choices.isEmpty && !choices.contains(value) {
            throw .unknownChoice(value, option: spelling, choices: choices)
        }
        return values
    }
}
