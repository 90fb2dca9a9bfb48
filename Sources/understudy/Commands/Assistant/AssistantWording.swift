import UnderstudySyntax

/// Speaks of tools and arguments where messages speak of commands and options.
struct AssistantWording {
    let tool: AssistantTool

    /// `text` in the words of a client.
    func applied(to text: String) -> String {
        let source = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < source.count {
            if let (words, end) = Self.quoted(at: index, in: source), let meant = meaning(of: words) {
                result += meant.utf8
                index = end
            } else if let (option, end) = Self.option(at: index, in: source),
                let parameter = parameter(ofOption: option)
            {
                let value = parameter.isObject ? Self.value(after: end, in: source) : nil
                result += (value.map { parameter.argument([$0.text]) } ?? parameter.phrase).utf8
                index = value?.end ?? end
            } else if let end = Self.operand(at: index, in: source), let parameter = tool.operandParameter {
                result += "\"\(parameter.name)\"".utf8
                index = end
            } else {
                result.append(source[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The words between quotation marks, if they are a command line or begin with an option; or those of a line that ends
    /// with a command line.
    private static func quoted(at start: Int, in text: [UInt8]) -> (words: [String], end: Int)? {
        let mark = text[start]
        guard [UInt8(ascii: "'"), UInt8(ascii: "`")].contains(mark) else { return lastOfLine(at: start, in: text) }
        let inner = text[(start + 1)...].prefix { $0 != mark && $0 != UInt8(ascii: "\n") }
        guard inner.endIndex < text.count, text[inner.endIndex] == mark,
            inner.starts(with: "understudy ".utf8) || inner.starts(with: "--".utf8)
        else { return nil }
        let words = inner.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        return (words, inner.endIndex + 1)
    }

    private static func lastOfLine(at start: Int, in text: [UInt8]) -> (words: [String], end: Int)? {
        guard text[start...].starts(with: "understudy ".utf8) else { return nil }
        let before = text[..<start].suffix(2)
        let isFirst = before.isEmpty || before.last == UInt8(ascii: "\n") || before.elementsEqual("  ".utf8)
        guard isFirst || before.elementsEqual(": ".utf8) else { return nil }
        let line = text[start...].prefix { $0 != UInt8(ascii: "\n") }
        let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        return (words, line.endIndex)
    }

    /// The option that begins here.
    private static func option(at start: Int, in text: [UInt8]) -> (option: String, end: Int)? {
        guard text[start...].starts(with: "--".utf8),
            start == 0 || !Self.isWord(text[start - 1])
        else { return nil }
        let option = text[start...].prefix(while: isWord)
        return option.count > 3 ? (String(decoding: option, as: UTF8.self), option.endIndex) : nil
    }

    /// The word with `=` in it that follows an option.
    private static func value(after end: Int, in text: [UInt8]) -> (text: String, end: Int)? {
        guard end < text.count, text[end] == UInt8(ascii: " ") else { return nil }
        let word = text[(end + 1)...].prefix { !" )\n'`,;".utf8.contains($0) }
        return word.contains(UInt8(ascii: "=")) ? (String(decoding: word, as: UTF8.self), word.endIndex) : nil
    }

    /// The end of the name of an operand that begins here: `argument PROTOCOL`.
    private static func operand(at start: Int, in text: [UInt8]) -> Int? {
        let word = "argument "
        guard text[start...].starts(with: word.utf8) else { return nil }
        let name = text[(start + word.utf8.count)...].prefix { (0x41...0x5A).contains($0) || $0 == UInt8(ascii: "|") }
        return name.count > 1 ? name.endIndex : nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == UInt8(ascii: "-")
    }

    /// What a client does instead of writing `words`.
    private func meaning(of words: [String]) -> String? {
        if words[0] != "understudy" {
            guard let parameter = parameter(ofOption: words[0]) else { return nil }
            return words.count == 1
                ? parameter.phrase : "\"\(parameter.name)\": \"\(words[1...].joined(separator: " "))\""
        }
        guard words.count > 1 else { return nil }
        let rest = Array(words[2...])
        let tools = AssistantTool.all.filter { $0.commandName == words[1] }
        guard let tool = tools.first(where: { $0.knowsOptions(of: rest) }) ?? tools.first else { return nil }
        let arguments = tool.arguments(of: rest)
        return "'\(tool.name)'" + (arguments.isEmpty ? "" : " with {\(arguments.joined(separator: ", "))}")
    }

    /// The argument of this tool, or else of the first that has one, which stands for `option`.
    private func parameter(ofOption option: String) -> AssistantTool.Parameter? {
        tool.parameter(ofOption: option) ?? AssistantTool.all.lazy.compactMap { $0.parameter(ofOption: option) }.first
    }
}

extension AssistantTool.Parameter {
    /// The option that it stands for.
    fileprivate var option: String? {
        switch place {
        case .option(let option), .repeated(let option), .either(let option?, _): option
        case .operands, .answer, .either(nil, _): nil
        }
    }

    /// How to say that it is given.
    fileprivate var phrase: String { if case .flag = value { "\"\(name)\": true" } else { "\"\(name)\"" } }

    /// Whether its value is in brackets.
    fileprivate var isInList: Bool {
        switch value {
        case .texts, .sources, .paths, .choices: true
        default: false
        }
    }

    /// Whether its value is in braces.
    fileprivate var isObject: Bool {
        switch value {
        case .namedTexts, .namedLists: true
        default: false
        }
    }

    /// A member of an object, of a text with `=` in it.
    private func member(_ text: String) -> String {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return "\"\(text)\"" }
        guard case .namedLists = value else { return "\"\(parts[0])\": \"\(parts[1])\"" }
        let members = parts[1].split(separator: "+").map { "\"\($0)\"" }.joined(separator: ", ")
        return "\"\(parts[0])\": [\(members)]"
    }

    fileprivate func argument(_ texts: [String]) -> String {
        let values = texts.map { text in
            switch value {
            case .namedTexts, .namedLists: member(text)
            default: "\"\(text)\""
            }
        }.joined(separator: ", ")
        let brackets = isInList ? ("[", "]") : isObject ? ("{", "}") : ("", "")
        return "\"\(name)\": \(brackets.0)\(values)\(brackets.1)"
    }
}

extension AssistantTool {
    fileprivate func parameter(ofOption option: String) -> Parameter? { parameters.first { $0.option == option } }

    fileprivate func knowsOptions(of words: [String]) -> Bool {
        words.allSatisfy { !$0.hasPrefix("--") || parameter(ofOption: $0) != nil }
    }

    /// The arguments that stand for the words of a command line.
    fileprivate func arguments(of words: [String]) -> [String] {
        var (arguments, operands) = ([String](), [String]())
        var rest = words[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                operands.append(word)
                continue
            }
            guard let parameter = parameter(ofOption: word) else { continue }
            if case .flag = parameter.value {
                arguments.append(parameter.phrase)
            } else if let value = rest.popFirst() {
                arguments.append(parameter.argument(value.split(separator: ",").map(String.init)))
            }
        }
        guard let parameter = operandParameter, !operands.isEmpty else { return arguments }
        return [parameter.argument(operands)] + arguments
    }

    /// The argument that the operands of the command are.
    fileprivate var operandParameter: Parameter? {
        parameters.first { if case .operands = $0.place { true } else { false } }
    }
}
