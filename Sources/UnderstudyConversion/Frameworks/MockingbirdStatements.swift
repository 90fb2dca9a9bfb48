import UnderstudySyntax

extension MockingFramework {
    /// Mockingbird: `given(bird.canEat(any())).willReturn(true)`, `verify(bird.eat(any())).wasCalled(twice)`.
    static let mockingbird = MockingFramework(
        name: "mockingbird", title: "Mockingbird", modules: ["Mockingbird"],
        words: ["given", "verify", "reset", "clearInvocations", "clearStubs", "inOrder", "ArgumentCaptor"],
        precedence: .last, comparesInstances: true, creation: "mock", names: { [$0 + "Mock"] },
        conformances: ["Mockingbird.Mock"], read: { MockingbirdReader(source: $1).read($0) })
}

private struct MockingbirdReader {
    let source: SourceText

    func read(_ expression: ExpressionSyntax) -> MockingFramework.Reading {
        if case .sequence(let operands, let operators) = expression.form {
            guard operands.count == 2, source.matches(operators[0], "~>"), let stated = stated(operands[0], in: "given")
            else { return .foreign }
            return stubs(stated, answers(operands[1]))
        }
        guard let (callee, arguments) = expression.asCall else { return .foreign }
        if let word = callee.name(in: source) {
            return ["reset", "clearInvocations", "clearStubs"].contains(word) ? .unknown(.form) : .foreign
        }
        guard case .member(let base?, let name) = callee.form else { return .foreign }
        let word = source.text(in: name.range)
        if word == "useDefaultValues" { return .usual }
        if let stated = stated(base, in: "given") { return stubs(stated, answers(word, arguments)) }
        guard let stated = stated(base, in: "verify") else {
            return expression.firstArgument.flatMap(subject) == nil ? .foreign : .unknown(.form)
        }
        guard let stated, let count = count(word, arguments) else { return .unknown(.form) }
        return .statements([statement(stated, .verifies(count))])
    }

    private func stubs(
        _ stated: Stated?, _ answers: [StatedAnswer]?
    ) -> MockingFramework.Reading {
        guard let stated, let answers else { return .unknown(.form) }
        return .statements([statement(stated, .answers(answers))])
    }

    private func statement(_ stated: Stated, _ purpose: DoubleStatement.Purpose) -> DoubleStatement {
        DoubleStatement(subject: stated.subject, member: stated.member, purpose: purpose, place: stated.place)
    }

    // MARK: - Members

    /// A member of a double, and where it is named.
    private typealias Stated = (subject: ExpressionSyntax, member: StatedMember, place: Int)

    /// What `given(bird.canEat(any()))` names; `nil` where `expression` is no call of `function`, and in it where the member
    /// is none that doubles have.
    private func stated(
        _ expression: ExpressionSyntax, in function: String
    ) -> Stated?? {
        guard let (callee, arguments) = expression.asCall, callee.name(in: source) == function else { return nil }
        guard arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing else { return .some(nil) }
        return .some(member(arguments[0].value))
    }

    private func subject(_ expression: ExpressionSyntax) -> ExpressionSyntax? { member(expression)?.subject }

    private func member(_ expression: ExpressionSyntax) -> Stated? {
        let (inner, arguments): (ExpressionSyntax, [ArgumentSyntax]?) =
            expression.asCall.map { ($0.callee, $0.arguments) } ?? (expression, nil)
        guard case .member(let subject?, let name) = inner.form else { return nil }
        let word = source.text(in: name.range)
        guard let arguments else {
            return (subject, StatedMember(form: .getter, baseName: word, arguments: []), name.range.lowerBound)
        }
        let stated = arguments.map { argument in
            match(argument.value).map { StatedArgument(label: argument.label(in: source), match: $0) }
        }
        if stated.contains(where: { $0 == nil }) { return nil }
        let member = StatedMember(form: .call, baseName: word, arguments: stated.compactMap(\.self))
        return (subject, member, name.range.lowerBound)
    }

    /// A matcher, or a value that has to be equal.
    private func match(_ expression: ExpressionSyntax) -> StatedArgument.Match? {
        guard let (callee, arguments) = expression.asCall, let word = callee.name(in: source) else {
            return .equal(expression)
        }
        switch word {
        case "any":
            let others = arguments.filter { !($0.label == nil && $0.value.isMetatype(in: source)) }
            if others.isEmpty { return .any }
            guard others.count == 1, others[0].isTrailing || others[0].label(in: source) == "where" else { return nil }
            return .accepted(others[0].value)
        case "notNil": return .present
        case "notEmpty", "around", "keys", "values", "count", "arg", "firstArg", "secondArg", "thirdArg": return nil
        default: return .equal(expression)
        }
    }

    // MARK: - Answers

    private func answers(_ word: String, _ arguments: [ArgumentSyntax]) -> [StatedAnswer]? {
        let values = arguments.map(\.value)
        switch (word, values.count) {
        case ("willReturn", 0): return [.nothing]
        case ("willReturn", 1): return answers(values[0])
        case ("willThrow", 1): return [.error(values[0])]
        case ("will", 1): return [.closure(values[0])]
        default: return nil
        }
    }

    private func answers(_ value: ExpressionSyntax) -> [StatedAnswer]? {
        if case .closure = value.form { return [.closure(value)] }
        if case .tuple(let elements) = value.form, elements.isEmpty { return [.nothing] }
        guard let (callee, arguments) = value.asCall, let word = callee.name(in: source) else { return [.value(value)] }
        switch word {
        case "sequence":
            let isPlain = !arguments.isEmpty && arguments.allSatisfy { !$0.isTrailing }
            return isPlain ? arguments.map { .value($0.value) } : nil
        case "loopingSequence", "finiteSequence", "lastSetValue": return nil
        default: return [.value(value)]
        }
    }

    // MARK: - Counts

    private func count(_ word: String, _ arguments: [ArgumentSyntax]) -> CallCount? {
        switch (word, arguments.count) {
        case ("wasNeverCalled", 0): return .never
        case ("wasCalled", 0): return .exactly("1")
        case ("wasCalled", 1): break
        default: return nil
        }
        let value = arguments[0].value
        guard let (callee, inner) = value.asCall, let name = callee.name(in: source) else {
            return .number(number(value))
        }
        guard inner.count == 1 else { return nil }
        let limit = number(inner[0].value)
        switch name {
        case "exactly": return .number(limit)
        case "atLeast": return .compared(.moreOrEqual, limit)
        case "atMost": return .compared(.lessOrEqual, limit)
        case "between": return .within(limit)
        default: return nil
        }
    }

    private func number(_ expression: ExpressionSyntax) -> String {
        let text = source.text(in: expression.range)
        return ["never": "0", "once": "1", "twice": "2", "thrice": "3"][text] ?? text
    }
}
