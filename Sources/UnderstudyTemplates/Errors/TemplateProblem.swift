import UnderstudySyntax

/// Everything that can be wrong with a template, with its stable identifier and its message.
enum TemplateProblem: Sendable {
    // Problems in the text of a template.
    case unclosedTag(opening: String, closing: String)
    case unclosedString
    case unknownEscape(String)
    case unexpectedCharacter(String)
    case unexpected(found: String, expected: String)
    case emptyTag
    case numberTooLarge(String)
    case unknownTag(String, nearest: [String])
    case strayTag(String, opener: String)
    case wrongEnd(String, opener: String, line: Int, expected: String)
    case missingEnd(String, end: String)
    case misplacedBranch(String, reason: String)
    case loopControlOutsideLoop(String)
    case unknownFilter(String, nearest: [String])
    case filterArgumentCount(String, expected: ClosedRange<Int>, found: Int)
    case reservedName(String)
    case repeatedParameter(String)
    case repeatedMacro(String, line: Int)
    case unknownMacro(String, nearest: [String])
    case macroArgumentCount(String, expected: Int, found: Int)
    case expressionTooDeep(limit: Int)
    case unsafeTemplateName(String)
    case sourceTooLarge

    // Problems that appear only when a template is rendered.
    case unknownTemplate(String, nearest: [String])
    case includeCycle([String])
    case unknownName(String, nearest: [String], known: [String])
    case unknownMember(String, of: String, nearest: [String], known: [String])
    case memberOfNone(String)
    case indexOutOfRange(Int, count: Int)
    case notAnIndex(String)
    case notPrintable(String, members: [String])
    case notIterable(String)
    case elementCount(expected: Int, found: String)
    case notComparable(String, left: String, right: String)
    case nestedList
    case notTemplateName(String)
    case notIncludable(String)
    case outsideLoop
    case filterFailed(String, reason: String)
    case tooDeep(limit: Int)
    case tooManySteps(limit: Int)
    case tooMuchOutput(limit: Int)
}

extension TemplateProblem {
    /// The stable identifier, in kebab case.
    var id: DiagnosticID {
        switch self {
        case .unclosedTag: DiagnosticID("template-unclosed-tag")
        case .unclosedString: DiagnosticID("template-unclosed-string")
        case .unknownEscape: DiagnosticID("template-unknown-escape")
        case .unexpectedCharacter, .unexpected: DiagnosticID("template-syntax")
        case .emptyTag: DiagnosticID("template-empty-tag")
        case .numberTooLarge: DiagnosticID("template-number-too-large")
        case .unknownTag: DiagnosticID("template-unknown-tag")
        case .strayTag: DiagnosticID("template-stray-tag")
        case .wrongEnd: DiagnosticID("template-wrong-end")
        case .missingEnd: DiagnosticID("template-missing-end")
        case .misplacedBranch: DiagnosticID("template-misplaced-branch")
        case .loopControlOutsideLoop, .outsideLoop: DiagnosticID("template-outside-loop")
        case .unknownFilter: DiagnosticID("template-unknown-filter")
        case .filterArgumentCount, .macroArgumentCount: DiagnosticID("template-argument-count")
        case .reservedName: DiagnosticID("template-reserved-name")
        case .repeatedParameter, .repeatedMacro: DiagnosticID("template-repeated-name")
        case .unknownMacro: DiagnosticID("template-unknown-macro")
        case .expressionTooDeep, .tooDeep: DiagnosticID("template-too-deep")
        case .unsafeTemplateName: DiagnosticID("template-unsafe-name")
        case .sourceTooLarge: DiagnosticID("template-source-too-large")
        case .unknownTemplate: DiagnosticID("template-unknown-template")
        case .includeCycle: DiagnosticID("template-include-cycle")
        case .unknownName: DiagnosticID("template-unknown-name")
        case .unknownMember, .memberOfNone: DiagnosticID("template-unknown-member")
        case .indexOutOfRange, .notAnIndex: DiagnosticID("template-index")
        case .notPrintable, .notIterable, .elementCount, .notComparable, .nestedList, .notTemplateName,
            .notIncludable:
            DiagnosticID("template-wrong-kind")
        case .filterFailed: DiagnosticID("template-filter")
        case .tooManySteps: DiagnosticID("template-too-many-steps")
        case .tooMuchOutput: DiagnosticID("template-too-much-output")
        }
    }
}
