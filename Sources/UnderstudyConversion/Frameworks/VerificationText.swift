import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The functions by which a test asserts something.
enum AssertionStyle {
    case xctest
    case testing

    /// The assertion that `condition` holds.
    func holds(_ condition: String) -> String {
        switch self {
        case .xctest: "XCTAssertTrue(\(condition))"
        case .testing: "#expect(\(condition))"
        }
    }

    /// The assertion that `condition` does not hold.
    func fails(_ condition: String) -> String {
        switch self {
        case .xctest: "XCTAssertFalse(\(condition))"
        case .testing: "#expect(!\(condition))"
        }
    }

    func equal(_ value: String, _ expected: String) -> String {
        switch self {
        case .xctest: "XCTAssertEqual(\(value), \(expected))"
        case .testing: "#expect(\(value) == \(expected))"
        }
    }

    func compared(_ value: String, _ comparison: CallCount.Comparison, _ other: String) -> String {
        switch self {
        case .xctest: "\(comparison.assertion)(\(value), \(other))"
        case .testing: "#expect(\(value) \(comparison.rawValue) \(other))"
        }
    }
}

/// The assertion that a function was called as often as a statement says.
struct VerificationText {
    let function: FrameworkDouble.Function
    /// The double.
    let subject: String
    let arguments: [StatedArgument]
    let style: AssertionStyle
    let source: SourceText
    /// What the line of the statement begins with.
    let indentation: String

    func text(_ count: CallCount) -> Result<String, LeftReason> {
        guard let calls = function.storage.calls else { return .failure(.notRecorded) }
        let list = "\(subject).\(calls)"
        if arguments.allSatisfy(\.match.isAny) {
            return .success(
                function.storage.parts.isEmpty
                    ? counted(list, count)
                    : all(list, count))
        }
        return matched(list, count)
    }

    /// A constant of the name that a captor had, with the arguments of all calls at `position`.
    func captured(_ name: String, _ position: Int) -> String? {
        guard let calls = function.storage.calls, let part = function.part(position) else { return nil }
        let list = "\(subject).\(calls)"
        return "let \(name) = \(list)" + (function.storage.parts.count == 1 ? "" : ".map(\\.\(part.name))")
    }

    /// Of a function that only counts its calls.
    private func counted(_ number: String, _ count: CallCount) -> String {
        switch count {
        case .never: style.equal(number, "0")
        case .atLeastOnce: style.compared(number, .more, "0")
        default: numbered(number, count)
        }
    }

    private func all(_ list: String, _ count: CallCount) -> String {
        switch count {
        case .never: style.holds(list + ".isEmpty")
        case .atLeastOnce: style.fails(list + ".isEmpty")
        default: numbered(list + ".count", count)
        }
    }

    private func numbered(_ number: String, _ count: CallCount) -> String {
        switch count {
        case .never: style.equal(number, "0")
        case .atLeastOnce: style.compared(number, .more, "0")
        case .exactly(let expected): style.equal(number, expected)
        case .compared(let comparison, let other): style.compared(number, comparison, other)
        case .within(let range): style.holds("(\(range)).contains(\(number))")
        }
    }

    private func matched(_ list: String, _ count: CallCount) -> Result<String, LeftReason> {
        var conditions: [String] = []
        for (position, argument) in arguments.enumerated() where !argument.match.isAny {
            guard let path = function.path(position) else { return .failure(.notRecorded) }
            guard let condition = argument.match.condition(on: path, in: source) else { return .failure(.form) }
            conditions.append(condition)
        }
        let condition = conditions.joined(separator: " && ")
        let isLong = indentation.count + list.count + condition.count + 40 > 120 || condition.contains("\n")
        let step = source.indentationOfOneLevel
        let inner = "\n" + indentation + step
        let filter =
            isLong
            ? "{\(inner)\(conditions.joined(separator: inner + step + "&& "))\n\(indentation)}" : "{ \(condition) }"
        let only: String? =
            if arguments.count == 1, case .equal(let value) = arguments[0].match, function.storage.parts.count == 1 {
                source.text(in: value.range)
            } else {
                nil
            }
        let contains = only.map { "\(list).contains(\($0))" } ?? "\(list).contains \(filter)"
        switch count {
        case .never: return .success(style.fails(contains))
        case .atLeastOnce: return .success(style.holds(contains))
        default: return .success(numbered("\(list).filter \(filter).count", count))
        }
    }
}

extension StatedArgument.Match {
    /// The condition that the value at `path` fits; `nil` where it would mean something else inside a closure.
    func condition(on path: String, in source: SourceText) -> String? {
        switch self {
        case .any, .captured: return "true"
        case .present: return "\(path) != nil"
        case .missing: return "\(path) == nil"
        case .identical(let value):
            return value.namesOwnParameters(in: source) ? nil : "\(path) === \(source.text(in: value.range))"
        case .equal(let value):
            let text = source.text(in: value.range)
            if value.namesOwnParameters(in: source) { return nil }
            return value.isOperatorExpression ? "\(path) == (\(text))" : "\(path) == \(text)"
        case .accepted(let closure):
            guard case .closure(let inner) = closure.form else {
                return "\(source.text(in: closure.range))(\(path))"
            }
            guard inner.body.count == 1, case .expression(let body) = inner.body[0], inner.captures.isEmpty else {
                return "(\(source.text(in: closure.range)))(\(path))"
            }
            // What the closure calls its parameter is the value itself.
            let name = inner.parameters.map { $0.first.map { source.text(in: $0.name) } ?? "_" } ?? "$0"
            let text = source.replacing(name, in: body.range, by: path)
            return body.isOperatorExpression ? "(\(text))" : text
        }
    }
}

extension ExpressionSyntax {
    /// Whether it names parameters of the closure around it without a name.
    fileprivate func namesOwnParameters(in source: SourceText) -> Bool {
        name(in: source)?.hasPrefix("$") == true || operands.contains { $0.namesOwnParameters(in: source) }
    }

    /// Whether operators stand between its parts.
    fileprivate var isOperatorExpression: Bool {
        switch form {
        case .sequence, .ternary, .cast, .optionalTry: true
        default: false
        }
    }
}

extension SourceText {
    /// The text in `range`, with `replacement` in place of each use of `name`.
    fileprivate func replacing(_ name: String, in range: ByteRange, by replacement: String) -> String {
        var (result, end) = ("", range.lowerBound)
        for token in tokenRanges(in: range) where text(in: token) == name {
            result += text(in: ByteRange(start: end, end: token.lowerBound)) + replacement
            end = token.upperBound
        }
        return result + text(in: ByteRange(start: end, end: range.upperBound))
    }
}
