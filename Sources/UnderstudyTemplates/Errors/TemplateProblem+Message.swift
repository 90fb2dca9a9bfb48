extension TemplateProblem {
    /// One line that says what is wrong, and what to do if that isn't obvious.
    var message: String {
        let message = syntaxMessage ?? structureMessage ?? renderingMessage ?? budgetMessage
        let isPlain = message.utf8.count <= Self.longestMessage && message.utf8.allSatisfy { $0 >= 0x20 }
        return isPlain ? message : Self.oneLine(message)
    }

    private static let longestMessage = 400

    // Names and texts come from the template, which may hold anything.
    private static func oneLine(_ message: String) -> String {
        let characters = message.unicodeScalars.prefix(longestMessage).map { scalar in
            scalar.value < 0x20 ? scalar.escaped(asASCII: true) : String(scalar)
        }
        return characters.joined() + (message.unicodeScalars.count > longestMessage ? "…" : "")
    }

    private var syntaxMessage: String? {
        switch self {
        case .unclosedTag(let opening, let closing): "'\(opening)' is never closed by '\(closing)'"
        case .unclosedString: "the string is not closed on its line"
        case .unknownEscape(let escape): "unknown escape '\(escape)'; known are \\n \\t \\\\ \\\" and \\'"
        case .unexpectedCharacter(let character): "'\(character)' has no meaning inside a tag"
        case .unexpected(let found, let expected): "expected \(expected), but found \(found)"
        case .emptyTag: "the tag is empty"
        case .numberTooLarge(let digits): "the number \(digits) is too large"
        case .filterArgumentCount(let name, let expected, let found):
            "filter '\(name)' takes \(Self.count(expected)), but got \(found)"
        case .macroArgumentCount(let name, let expected, let found):
            "macro '\(name)' takes \(Self.count(expected...expected)), but got \(found)"
        case .expressionTooDeep(let limit): "the expression nests more than \(limit) levels deep"
        case .sourceTooLarge: "the template is larger than 16 MiB"
        default: nil
        }
    }

    private var structureMessage: String? {
        switch self {
        case .unknownTag(let name, let nearest): "unknown tag '\(name)'" + Self.suggestion(nearest)
        case .strayTag(let name, let opener): "'\(name)' without '\(opener)' before it"
        case .wrongEnd(let name, let opener, let line, let expected):
            "'\(name)' can't close the '\(opener)' of line \(line); expected '\(expected)'"
        case .missingEnd(let name, let end): "'\(name)' is never closed: '\(end)' is missing"
        case .misplacedBranch(let name, let reason): "'\(name)' is not allowed here: \(reason)"
        case .loopControlOutsideLoop(let name): "'\(name)' is outside a 'for' loop"
        case .unknownFilter(let name, let nearest): "unknown filter '\(name)'" + Self.suggestion(nearest)
        case .reservedName(let name): "'\(name)' is a reserved word; choose another name"
        case .repeatedParameter(let name): "the name '\(name)' is given twice"
        case .repeatedMacro(let name, let line): "macro '\(name)' is defined in line \(line) already"
        case .unknownMacro(let name, let nearest): "unknown macro '\(name)'" + Self.suggestion(nearest)
        case .unsafeTemplateName(let name):
            "template name '\(name)' leads out of the template folders; names are relative, without '..' and '\\'"
        default: nil
        }
    }

    private var renderingMessage: String? {
        switch self {
        case .unknownTemplate(let name, let nearest): "there is no template '\(name)'" + Self.suggestion(nearest)
        case .includeCycle(let names):
            "a template can't include itself: " + names.map { "'\($0)'" }.joined(separator: " includes ")
        case .unknownName(let name, let nearest, let known):
            "unknown name '\(name)'" + Self.suggestion(nearest, orKnown: known)
        case .unknownMember(let name, let owner, let nearest, let known):
            "\(owner) has no member '\(name)'" + Self.suggestion(nearest, orKnown: known)
        case .memberOfNone(let name):
            "'\(name)' is a member of a value that is none here; test that value with 'if' first"
        case .indexOutOfRange(let index, let count):
            "index \(index) is out of range: the list has \(count) element\(count == 1 ? "" : "s")"
        case .notAnIndex(let kind): "\(kind) can't be used in brackets; expected a number or a member's name"
        case .notPrintable(let kind, let members): Self.notPrintable(kind, members)
        case .notIterable(let kind): "'for' can't loop over \(kind); expected a list or an object"
        case .elementCount(let expected, let found): "'for' has \(expected) names, but the element is \(found)"
        case .notComparable(let sign, let left, let right): "'\(sign)' can't compare \(left) with \(right)"
        case .nestedList: "a list literal can't contain another list"
        case .notTemplateName(let kind): "'include' needs the name of a template, but got \(kind)"
        case .notIncludable(let kind): "'include' can only take the members of an object, but got \(kind)"
        case .outsideLoop: "'forloop' is used outside that many loops"
        case .filterFailed(let name, let reason): "filter '\(name)': \(reason)"
        default: nil
        }
    }

    private var budgetMessage: String {
        switch self {
        case .tooDeep(let limit): "calls and includes nest more than \(limit) levels deep; does a macro call itself?"
        case .tooManySteps(let limit): "rendering takes more than \(limit) steps; does a loop or a call never end?"
        case .tooMuchOutput(let limit): "rendering makes more than \(limit) bytes; does a loop or a call never end?"
        default: ""
        }
    }

    private static func notPrintable(_ kind: String, _ members: [String]) -> String {
        guard kind == TemplateValue.list([]).kind else {
            return "\(kind) can't be printed as a whole; print one of its members" + known(members)
        }
        return "a list can't be printed; use 'join' or 'for'"
    }

    private static func suggestion(_ nearest: [String], orKnown names: [String] = []) -> String {
        guard let first = nearest.first else { return names.isEmpty ? "" : "; known here" + known(names) }
        return "; did you mean '\(first)'?"
    }

    private static func known(_ names: [String]) -> String {
        guard !names.isEmpty else { return "" }
        let shown = names.prefix(8).joined(separator: ", ")
        return ": " + shown + (names.count > 8 ? " and \(names.count - 8) more" : "")
    }

    private static func count(_ expected: ClosedRange<Int>) -> String {
        guard expected.lowerBound != expected.upperBound else {
            switch expected.lowerBound {
            case 0: return "no arguments"
            case 1: return "1 argument"
            default: return "\(expected.lowerBound) arguments"
            }
        }
        return "\(expected.lowerBound) to \(expected.upperBound) arguments"
    }
}
