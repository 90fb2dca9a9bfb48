import UnderstudySyntax

extension MockingFramework {
    /// Cuckoo: `stub(mock) { stub in when(stub.load(id: any())).thenReturn(note) }`, `verify(mock, times(2)).save(any())`.
    static let cuckoo = MockingFramework(
        name: "cuckoo", title: "Cuckoo", modules: ["Cuckoo"],
        words: [
            "stub", "when", "verify", "reset", "clearStubs", "clearInvocations", "verifyNoMoreInteractions",
            "anyClosure", "anyThrowingClosure", "anyOptionalThrowingClosure", "anyInt", "anyString", "ArgumentCaptor",
            "ParameterMatcher", "Matchable", "OptionalMatchable", "CallMatcher", "DefaultValueRegistry", "MockManager",
            "MockBuilder", "ProtocolMock", "ClassMock", "VerificationProxy", "StubbingProxy",
        ],
        precedence: .last, comparesInstances: true, names: { ["Mock" + $0] },
        conformances: ["Cuckoo.ProtocolMock", "ProtocolMock", "Cuckoo.ClassMock", "ClassMock"],
        stubEnding: "Stub", stubWord: "DefaultValueRegistry",
        read: { CuckooReader(source: $1).read($0) })
}

extension SourceText {
    /// The declaration of `locals`, from its word on.
    fileprivate func range(of locals: [LocalVariableSyntax]) -> ByteRange? {
        guard let first = locals.first?.pattern.range.lowerBound, let last = locals.last, last.accessors == nil,
            let end = last.value?.range.upperBound ?? last.type?.range.upperBound
        else { return nil }
        let before = tokenRanges(in: ByteRange(start: lineRange(around: first).lowerBound, end: first))
        return before.last { matches($0, "let") || matches($0, "var") }.map {
            ByteRange(start: $0.lowerBound, end: end)
        }
    }
}

private struct CuckooReader {
    let source: SourceText

    func read(_ expression: ExpressionSyntax) -> MockingFramework.Reading {
        if let (callee, arguments) = expression.asCall, let word = callee.name(in: source) {
            switch word {
            case "stub": return stubs(arguments).map { .block($0) } ?? .unknown(.form)
            case "verifyNoMoreInteractions":
                let isPlain = arguments.allSatisfy { $0.label == nil && !$0.isTrailing }
                return isPlain ? .nothingElse(arguments.map(\.value)) : .unknown(.form)
            case "reset", "clearStubs", "clearInvocations": return .unknown(.form)
            default: return .foreign
            }
        }
        guard let (word, arguments) = beginning(of: expression), word == "verify" else { return .foreign }
        return verification(expression, arguments).map { .statements([$0]) } ?? .unknown(.form)
    }

    /// The call that a chain of members begins with.
    private func beginning(of expression: ExpressionSyntax) -> (word: String, arguments: [ArgumentSyntax])? {
        var rest = expression
        while true {
            switch rest.form {
            case .call(let callee, let arguments):
                if let word = callee.name(in: source) { return (word, arguments) }
                rest = callee
            case .member(let base?, _): rest = base
            default: return nil
            }
        }
    }

    // MARK: - Stubs

    /// `stub(mock) { stub in … }`; `nil` where it does more than to set up the double.
    private func stubs(_ arguments: [ArgumentSyntax]) -> [StatementInBlock]? {
        guard arguments.count == 2, case .closure(let closure) = arguments[1].value.form else { return nil }
        let alias = closure.parameters.flatMap { $0.first.map { source.text(in: $0.name) } } ?? "$0"
        var statements: [StatementInBlock] = []
        for statement in closure.body {
            if case .variables(let locals) = statement, let range = source.range(of: locals) {
                statements.append(StatementInBlock(range: range, statement: nil, isDeclaration: true))
                continue
            }
            guard case .expression(let expression) = statement else { return nil }
            statements.append(
                StatementInBlock(
                    range: expression.range, statement: stub(expression, of: arguments[0].value, called: alias)))
        }
        return statements
    }

    /// `when(stub.load(id: any())).thenReturn(note)`, with all answers that follow; `when` can be left out.
    private func stub(
        _ expression: ExpressionSyntax, of subject: ExpressionSyntax, called alias: String
    ) -> DoubleStatement? {
        var answers: [StatedAnswer] = []
        var rest = expression
        while true {
            if !answers.isEmpty, let member = member(rest, of: alias) {
                return DoubleStatement(subject: subject, member: member, purpose: .answers(answers))
            }
            guard let (callee, arguments) = rest.asCall else { return nil }
            if callee.name(in: source) == "when" {
                guard arguments.count == 1, let member = member(arguments[0].value, of: alias), !answers.isEmpty else {
                    return nil
                }
                return DoubleStatement(subject: subject, member: member, purpose: .answers(answers))
            }
            guard case .member(let base?, let name) = callee.form else { return nil }
            let word = source.text(in: name.range)
            // `when(stub).load(id: any())` is another way to write it.
            if let (first, stubs) = base.asCall, first.name(in: source) == "when", stubs.count == 1,
                stubs[0].value.name(in: source) == alias, let member = stated(.call, word, arguments)
            {
                return DoubleStatement(subject: subject, member: member, purpose: .answers(answers))
            }
            guard let own = self.answers(word, arguments) else { return nil }
            answers = own + answers
            rest = base
        }
    }

    private func answers(_ word: String, _ arguments: [ArgumentSyntax]) -> [StatedAnswer]? {
        let values = arguments.map(\.value)
        switch word {
        case "thenReturn":
            guard arguments.allSatisfy({ $0.label == nil && !$0.isTrailing }) else { return nil }
            return values.isEmpty ? [.nothing] : values.map { .value($0) }
        case "thenThrow": return values.isEmpty ? nil : values.map { .error($0) }
        case "then": return values.count == 1 ? [.closure(values[0])] : nil
        case "thenDoNothing": return values.isEmpty ? [.nothing] : nil
        default: return nil
        }
    }

    /// `stub.load(id: any())`, `stub.name.get` or `stub.name.set(any())`.
    private func member(_ expression: ExpressionSyntax, of alias: String) -> StatedMember? {
        let (inner, arguments): (ExpressionSyntax, [ArgumentSyntax]?) =
            expression.asCall.map { ($0.callee, $0.arguments) } ?? (expression, nil)
        guard case .member(let base?, let name) = inner.form else { return nil }
        let word = source.text(in: name.range)
        if isAlias(base, alias) {
            return arguments.flatMap { stated(.call, word, $0) }
        }
        guard case .member(let root?, let property) = base.form, isAlias(root, alias) else { return nil }
        return accessor(word, of: source.text(in: property.range), arguments)
    }

    /// Whether `expression` is `alias`, or that in a `when`.
    private func isAlias(_ expression: ExpressionSyntax, _ alias: String) -> Bool {
        if expression.name(in: source) == alias { return true }
        guard let (callee, arguments) = expression.asCall, callee.name(in: source) == "when" else { return false }
        return arguments.count == 1 && arguments[0].value.name(in: source) == alias
    }

    private func accessor(_ word: String, of property: String, _ arguments: [ArgumentSyntax]?) -> StatedMember? {
        switch word {
        case "get": StatedMember(form: .getter, baseName: property, arguments: [])
        case "set": arguments.flatMap { stated(.setter, property, $0) }
        default: nil
        }
    }

    private func stated(_ form: StatedMember.Form, _ name: String, _ arguments: [ArgumentSyntax]) -> StatedMember? {
        let stated = arguments.map { argument in
            argument.isTrailing
                ? nil : match(argument.value).map { StatedArgument(label: argument.label(in: source), match: $0) }
        }
        if stated.contains(where: { $0 == nil }) { return nil }
        return StatedMember(form: form, baseName: name, arguments: stated.compactMap(\.self))
    }

    /// A matcher, or a value that has to be equal.
    private func match(_ expression: ExpressionSyntax) -> StatedArgument.Match? {
        guard let (callee, arguments) = expression.asCall else { return .equal(expression) }
        if case .member(let base?, let name) = callee.form {
            switch source.text(in: name.range) {
            case "capture": return base.name(in: source).map { .captured($0) }
            // What combines matchers is none itself.
            case "or", "and", "not": return nil
            default: break
            }
        }
        let labels = arguments.map { $0.label(in: source) }
        switch callee.name(in: source) {
        case "any", "anyInt", "anyString", "anyClosure", "anyThrowingClosure", "anyOptionalThrowingClosure":
            return .any
        case "notNil": return .present
        case "isNil": return .missing
        case "equal": return labels == ["to"] ? .equal(arguments[0].value) : nil
        case "sameInstance": return labels == ["as"] ? .identical(arguments[0].value) : nil
        case "ParameterMatcher":
            guard arguments.count == 1, labels[0] == nil || labels[0] == "matchesFunction" else { return nil }
            return .accepted(arguments[0].value)
        case "not", "equal(to:)": return nil
        default: return .equal(expression)
        }
    }

    // MARK: - Verification

    private func verification(
        _ expression: ExpressionSyntax, _ arguments: [ArgumentSyntax]
    ) -> DoubleStatement? {
        guard let (callee, own) = expression.asCall, case .member(let base?, let name) = callee.form,
            let subject = arguments.first?.value, arguments.count <= 2, arguments.allSatisfy({ $0.label == nil }),
            let count = arguments.count == 2 ? count(arguments[1].value) : .exactly("1")
        else { return nil }
        let word = source.text(in: name.range)
        let member: StatedMember? =
            if base.asCall != nil {
                stated(.call, word, own)
            } else if case .member(_, let property) = base.form {
                accessor(word, of: source.text(in: property.range), own)
            } else {
                nil
            }
        return member.map { DoubleStatement(subject: subject, member: $0, purpose: .verifies(count)) }
    }

    private func count(_ expression: ExpressionSyntax) -> CallCount? {
        guard let (callee, arguments) = expression.asCall, let word = callee.name(in: source) else { return nil }
        let numbers = arguments.map { source.text(in: $0.value.range) }
        switch (word, numbers.count) {
        case ("times", 1): return .number(numbers[0])
        case ("never", 0): return .never
        case ("atLeastOnce", 0): return .atLeastOnce
        case ("atLeast", 1): return .compared(.moreOrEqual, numbers[0])
        case ("atMost", 1): return .compared(.lessOrEqual, numbers[0])
        default: return nil
        }
    }
}
