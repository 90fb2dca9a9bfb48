import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The assignment that makes a double answer as a statement says.
struct AnswerText {
    let function: FrameworkDouble.Function
    /// The double.
    let subject: String
    let arguments: [StatedArgument]
    let source: SourceText
    let values: PlainValues
    /// What the line of the statement begins with.
    let indentation: String

    /// The text; empty where a new double answers in this way by itself.
    ///
    /// - Parameter isFirst: Whether nothing that was said before has the double answer in another way.
    func text(_ answers: [StatedAnswer], isCycle: Bool, isFirst: Bool) -> Result<String, LeftReason> {
        let answers = answers.map { answer -> StatedAnswer in
            if case .value(let value) = answer, value.isNothing(in: source) { .nothing } else { answer }
        }
        let isUsual = function.isTold && isFirst || function.storage.stub == nil
        // A stubber that is told nothing gives no answer.
        if isUsual || result != nil, answers.allSatisfy(\.isNothing) { return .success("") }
        guard let stub = function.storage.stub else { return .failure(.notStubbed) }
        if answers.count > 1 {
            if isCycle { return .failure(.cycle) }
            guard arguments.allSatisfy(\.match.isAny) else { return .failure(.matched) }
            return inTurn(answers).map { "\(subject).\(stub) = \($0)" }
        }
        guard let answer = answers.first else { return .failure(.form) }
        return arguments.allSatisfy(\.match.isAny)
            ? whole(answer, at: "\(subject).\(stub) = ") : part(answer, stub)
    }

    private var result: SwiftType? {
        function.storage.stubType?.function.flatMap { $0.result.isVoid ? nil : $0.result }
    }

    // MARK: - All calls

    private func whole(_ answer: StatedAnswer, at place: String) -> Result<String, LeftReason> {
        let own = StubClosure(parameters: function.parameters.count)
        let text: String? =
            switch answer {
            case .nothing: own.text("")
            case .value(let value):
                own.source(using: source[value], of: result, as: "result", values) { $0 }.map {
                    lines($0, place, value)
                }
            case .error(let error): own.source(throwing: source[error], values).map { lines($0, place, error) }
            case .closure(let closure):
                accepts(closure)
                    ? moved(source.text(in: closure.range), from: closure)
                    : StatedClosure(closure, in: source)?
                        .text(naming: function.names, indentation: indentation)
            }
        let isClosure = if case .closure = answer { true } else { false }
        return text.map { .success(place + $0) } ?? .failure(isClosure ? .form : .value)
    }

    private func lines(_ closure: ClosureSource, _ place: String, _ expression: ExpressionSyntax) -> String {
        let step = source.indentationOfOneLevel
        return moved(closure.text(behind: place, indentation: indentation, step: step), from: expression)
    }

    /// Whether a closure can be called with all arguments.
    private func accepts(_ expression: ExpressionSyntax) -> Bool {
        guard case .closure(let closure) = expression.form else { return true }
        let count = function.parameters.count
        return closure.parameters.map { $0.count == count } ?? (count <= 1)
    }

    /// The answers one after the other; the last one is repeated.
    private func inTurn(_ answers: [StatedAnswer]) -> Result<String, LeftReason> {
        let mayThrow = answers.contains { if case .error = $0 { true } else { false } }
        var texts: [String] = []
        for answer in answers {
            switch answer {
            case .value(let value):
                let text = source.text(in: value.range)
                texts.append(mayThrow ? ".success(\(text))" : text)
            case .error(let error): texts.append(".failure(\(source.text(in: error.range)))")
            case .nothing: texts.append(mayThrow ? ".success(())" : "()")
            case .closure: return .failure(.closures)
            }
        }
        return .success("inTurn(\(texts.joined(separator: ", ")))")
    }

    // MARK: - Some calls

    /// The assignment of a closure that answers the calls whose arguments fit, and leaves the others to the closure
    /// before it.
    private func part(_ answer: StatedAnswer, _ stub: String) -> Result<String, LeftReason> {
        guard var names = names(besides: answer.expression) else { return .failure(.form) }
        if let own = ownNames(of: answer), own.count == names.count {
            if !taken.isDisjoint(with: own) { return .failure(.form) }
            names = zip(names, own).map { $1 == "_" ? $0 : $1 }
        }
        var captures = ["otherwise = \(subject).\(stub)"]
        let condition: String
        switch self.condition(names, &captures) {
        case .failure(let reason): return .failure(reason)
        case .success(let text): condition = text
        }
        guard let statement = statement(answer, names, &captures) else { return .failure(.value) }
        return .success(
            assignment(to: stub, captures, names, [branch(condition, statement), passedOn(names)]))
    }

    /// The conditions of the arguments on parameters called `names`, and what a closure captures for them.
    private func condition(_ names: [String], _ captures: inout [String]) -> Result<String, LeftReason> {
        var conditions: [String] = []
        for (position, argument) in arguments.enumerated() {
            switch argument.match {
            case .any, .captured: continue
            case .equal(let value):
                let expected = captures.count == 1 ? "expected" : "expected\(captures.count)"
                let type = function.parameters[position].type.canonical
                guard let used = StubClosure.captured(source[value], of: type, as: expected, values) else {
                    return .failure(.value)
                }
                if let own = used.capture { captures.append(own.text) }
                conditions.append("\(names[position]) == \(used.text)")
            case .accepted, .present, .missing, .identical:
                guard let condition = argument.match.condition(on: names[position], in: source) else {
                    return .failure(.form)
                }
                conditions.append(condition)
            }
        }
        return .success(conditions.joined(separator: ", "))
    }

    private func statement(_ answer: StatedAnswer, _ names: [String], _ captures: inout [String]) -> String? {
        switch answer {
        case .nothing: return "return"
        case .value(let value):
            guard let used = StubClosure.captured(source[value], of: result, as: "result", values) else { return nil }
            if let own = used.capture { captures.append(moved(own.text, from: value)) }
            return "return \(moved(used.text, from: value))"
        case .error(let error):
            guard let used = StubClosure.captured(throwing: source[error], values) else { return nil }
            if let own = used.capture { captures.append(own.text) }
            return "throw \(used.text)"
        case .closure(let closure):
            if let text = named(closure, names) ?? StatedClosure(closure, in: source)?.expression(calledWith: names) {
                return "return \(moved(text, from: closure))"
            }
            captures.append("answer = \(moved(source.text(in: closure.range), from: closure))")
            guard let effects = function.storage.stubType?.function?.effects, case .closure(let inner) = closure.form,
                inner.parameters?.allSatisfy({ $0.type != nil }) ?? names.isEmpty
            else { return nil }
            return "return \(effects.words)answer(\(names.joined(separator: ", ")))"
        }
    }

    /// The names that mean something else in the closure: what it captures, and what the arguments are compared with.
    private var taken: Set<String> {
        var taken: Set<String> = ["otherwise", "result", "error", "answer", "expected"]
        for (position, argument) in arguments.enumerated() {
            taken.insert("expected\(position + 1)")
            switch argument.match {
            case .any, .captured, .present, .missing: break
            case .equal(let value), .accepted(let value), .identical(let value):
                taken.formUnion(value.names(in: source))
            }
        }
        return taken
    }

    /// The names that a closure without captures gives its parameters.
    private func ownNames(of answer: StatedAnswer) -> [String]? {
        guard case .closure(let expression) = answer, case .closure(let closure) = expression.form,
            closure.captures.isEmpty
        else { return nil }
        return closure.parameters?.map { source.text(in: $0.name) }
    }

    /// The one expression of a closure with a parameter for each of `names`.
    private func named(_ expression: ExpressionSyntax, _ names: [String]) -> String? {
        guard let own = ownNames(of: .closure(expression)), own.count == names.count,
            case .closure(let closure) = expression.form, closure.body.count == 1,
            case .expression(let value) = closure.body[0]
        else { return nil }
        return source.text(in: value.range)
    }

    /// The call of the closure before.
    private func passedOn(_ names: [String]) -> String {
        let effects = function.storage.stubType?.function?.effects ?? .none
        return (result == nil ? "" : "return ") + effects.words + "otherwise(\(names.joined(separator: ", ")))"
    }

    /// `text`, which is that of `expression`, with its lines where the statement would have them.
    private func moved(_ text: String, from expression: ExpressionSyntax?) -> String {
        expression.map { text.moved(from: source.indentation(at: $0.range.lowerBound), to: indentation) } ?? text
    }

    /// What is done only where `condition` holds, in several lines where one would be too long.
    private func branch(_ condition: String, _ statement: String) -> String {
        let inner = indentation + source.indentationOfOneLevel
        let text = "if \(condition) { \(statement) }"
        if !text.contains("\n"), inner.count + text.count <= 120 { return text }
        let place = inner + source.indentationOfOneLevel
        return "if \(condition) {\n\(place)\(statement.moved(from: indentation, to: place))\n\(inner)}"
    }

    /// The assignment of a closure of several lines, whose head is on a line of its own where it would be too long.
    private func assignment(to stub: String, _ captures: [String], _ names: [String], _ lines: [String]) -> String {
        let (place, inner) = ("\(subject).\(stub) = {", "\n" + indentation + source.indentationOfOneLevel)
        let head = "[\(captures.joined(separator: ", "))]" + (names.isEmpty ? "" : " " + names.joined(separator: ", "))
        let isLong = indentation.count + place.count + head.count + 4 > 120 || head.contains("\n")
        let start = isLong ? inner + head.moved(from: indentation, to: String(inner.dropFirst())) : " " + head
        return place + start + " in" + lines.map { inner + $0 }.joined() + "\n\(indentation)}"
    }

    /// The names of the parameters in a closure; other ones where the statement uses the same for something else.
    ///
    /// - Parameter expression: What else the closure names.
    private func names(besides expression: ExpressionSyntax?) -> [String]? {
        guard let type = function.storage.stubType?.function, type.parameters.count == function.parameters.count,
            !function.parameters.contains(where: { $0.type.has(.inout) })
        else { return nil }
        var used = taken
        if let expression { used.formUnion(expression.names(in: source)) }
        return function.names.map { name in
            used.contains(name) || name == "_" ? "given" + (name.first?.uppercased() ?? "") + name.dropFirst() : name
        }
    }

    // MARK: - Actions

    /// A closure that runs `action` with each call that fits, and then answers as before.
    func text(performing action: ExpressionSyntax) -> Result<String, LeftReason> {
        guard let stub = function.storage.stub else { return .failure(.notStubbed) }
        guard case .closure(let closure) = action.form, closure.captures.isEmpty,
            var names = names(besides: action), let body = source.body(of: closure, at: action.range)
        else { return .failure(.form) }
        if let own = closure.parameters, !own.isEmpty {
            guard own.count == names.count else { return .failure(.form) }
            for (position, parameter) in own.enumerated() {
                let name = source.text(in: parameter.name)
                if taken.contains(name) { return .failure(.form) }
                if name != "_" { names[position] = name }
            }
        }
        var captures = ["otherwise = \(subject).\(stub)"]
        let isNamed = closure.parameters != nil
        guard let text = isNamed ? source.text(in: body) : source.text(in: body, positions: names) else {
            return .failure(.form)
        }
        return condition(names, &captures).map { condition in
            let action = condition.isEmpty ? text : branch(condition, text)
            return assignment(to: stub, captures, names, [action, passedOn(names)])
        }
    }
}

extension String {
    /// The text with `new` instead of `old` in front of each line but the first; the same where one has something else, as
    /// a literal may.
    fileprivate func moved(from old: String, to new: String) -> String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.dropFirst().allSatisfy({ $0.hasPrefix(old) || $0.allSatisfy(\.isWhitespace) }) else { return self }
        let rest = lines.dropFirst().map { $0.hasPrefix(old) ? new + $0.dropFirst(old.count) : String($0) }
        return ([String(lines[0])] + rest).joined(separator: "\n")
    }
}

extension SourceText {
    /// The text at `range` with `names` for `$0`, `$1` and so on; `nil` where a literal uses them, or there is no name.
    fileprivate func text(in range: ByteRange, positions names: [String]) -> String? {
        var (replacements, depth): ([(ByteRange, String)], Int) = ([], 0)
        for token in tokenRanges(in: range) {
            let word = self.text(in: token)
            if word == "{" { depth += 1 } else if word == "}" { depth -= 1 }
            guard word.hasPrefix("$") else {
                if word.contains("\\("), word.contains("$") { return nil }
                continue
            }
            // In a closure within, it is that one's.
            guard depth == 0, let number = Int(word.dropFirst()), number < names.count, names[number] != "_"
            else { return nil }
            replacements.append((token, names[number]))
        }
        return text(in: range, replacing: replacements)
    }
}

extension ExpressionSyntax {
    /// The names that it uses, but for members and labels; where statements are inside, labels too.
    func names(in source: SourceText) -> Set<String> {
        if let name = name(in: source) { return [name] }
        guard statements.isEmpty else {
            let tokens = source.tokenRanges(in: range)
            let members = zip(tokens, tokens.dropFirst()).filter { source.matches($0.0, ".") }.map(\.1.lowerBound)
            let others = tokens.filter { !members.contains($0.lowerBound) }
            return Set(others.flatMap { source.text(in: $0).split { !$0.isNamePart } }.map(String.init))
        }
        return operands.reduce(into: []) { $0.formUnion($1.names(in: source)) }
    }
}

extension Character {
    fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" || self == "$" }
}

extension StatedAnswer {
    /// The expression in it.
    fileprivate var expression: ExpressionSyntax? {
        switch self {
        case .value(let expression), .error(let expression), .closure(let expression): expression
        case .nothing: nil
        }
    }

    /// Whether it is that of a function that nobody gave an answer.
    fileprivate var isNothing: Bool { if case .nothing = self { true } else { false } }
}

extension Effects {
    /// `try` and `await`, as far as a call needs them.
    fileprivate var words: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
}
