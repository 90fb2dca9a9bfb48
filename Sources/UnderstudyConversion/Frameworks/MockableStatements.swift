import UnderstudySyntax

extension MockingFramework {
    /// Mockable: `given(mock).load(id: .any).willReturn(note)`, `verify(mock).save(.any).called(2)`, `when`.
    static let mockable = MockingFramework(
        name: "mockable", title: "Mockable", modules: ["Mockable", "MockableTest"],
        words: ["given", "verify", "when", "Matcher", "Parameter", "MockerPolicy", "MockerScope", "Mockable"],
        attributes: ["Mockable"], precedence: .each, settings: ["policy"], names: { ["Mock" + $0] }, conformances: [],
        read: { MockableReader(source: $1).read($0) })
}

private struct MockableReader {
    let source: SourceText

    /// One call of a chain.
    private struct Link {
        let name: String
        /// `nil` where it is a property.
        let arguments: [ArgumentSyntax]?
    }

    func read(_ expression: ExpressionSyntax) -> MockingFramework.Reading {
        guard let (word, subject, links) = chain(expression), ["given", "verify", "when"].contains(word) else {
            return .foreign
        }
        var statements: [DoubleStatement] = []
        var rest = links[...]
        while let member = rest.popFirst() {
            guard let purpose = rest.popFirst(), let statement = statement(word, subject, member, purpose) else {
                return .unknown(.form)
            }
            // A chain of answers to the same calls is one list of answers.
            if let last = statements.last, let joined = last.joined(with: statement) {
                statements[statements.count - 1] = joined
            } else {
                statements.append(statement)
            }
        }
        return statements.isEmpty ? .unknown(.form) : .statements(statements)
    }

    /// `given(mock)`, and what is called on it.
    private func chain(_ expression: ExpressionSyntax) -> (String, ExpressionSyntax, [Link])? {
        var links: [Link] = []
        var rest = expression
        while true {
            switch rest.form {
            case .call(let callee, let arguments):
                if let word = callee.name(in: source) {
                    guard arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing else { return nil }
                    return (word, arguments[0].value, links.reversed())
                }
                guard case .member(let base?, let name) = callee.form else { return nil }
                links.append(Link(name: source.text(in: name.range), arguments: arguments))
                rest = base
            case .member(let base?, let name):
                links.append(Link(name: source.text(in: name.range), arguments: nil))
                rest = base
            default: return nil
            }
        }
    }

    private func statement(
        _ word: String, _ subject: ExpressionSyntax, _ member: Link, _ purpose: Link
    ) -> DoubleStatement? {
        guard let arguments = purpose.arguments else { return nil }
        let values = arguments.map(\.value)
        let meaning: DoubleStatement.Purpose?
        var form: StatedMember.Form = member.arguments == nil ? .getter : .call
        switch (word, purpose.name) {
        case ("given", "willReturn"):
            meaning = values.count > 1 ? nil : .answers(values.isEmpty ? [.nothing] : [.value(values[0])])
        case ("given", "willThrow"): meaning = values.count == 1 ? .answers([.error(values[0])]) : nil
        case ("given", "willProduce"): meaning = values.count == 1 ? .answers([.closure(values[0])]) : nil
        case ("when", "perform"): meaning = values.count == 1 ? .performs(values[0]) : nil
        case ("verify", "called"):
            meaning = values.count == 1 ? CallCount(values[0], in: source).map { .verifies($0) } : nil
        case ("verify", "getCalled"):
            form = .getter
            meaning = values.count == 1 ? CallCount(values[0], in: source).map { .verifies($0) } : nil
        case ("verify", "setCalled"):
            form = .setter
            meaning = values.count == 1 ? CallCount(values[0], in: source).map { .verifies($0) } : nil
        default: meaning = nil
        }
        let stated = (member.arguments ?? []).map { argument in
            match(argument.value).map { StatedArgument(label: argument.label(in: source), match: $0) }
        }
        guard let meaning, !stated.contains(where: { $0 == nil }) else { return nil }
        var own = stated.compactMap(\.self)
        if form == .setter { own = own.isEmpty ? [StatedArgument(label: nil, match: .any)] : own }
        return DoubleStatement(
            subject: subject, member: StatedMember(form: form, baseName: member.name, arguments: own), purpose: meaning)
    }

    private func match(_ expression: ExpressionSyntax) -> StatedArgument.Match? {
        if expression.isLiteral { return .equal(expression) }
        if expression.name(in: source) == "nil" { return .equal(expression) }
        if case .member(let base, let name) = expression.form {
            guard base == nil || base?.name(in: source) == "Parameter" else { return nil }
            return source.matches(name.range, "any") ? .any : nil
        }
        guard let (callee, arguments) = expression.asCall, arguments.count == 1 else { return nil }
        switch callee.implicitName(in: source) {
        case "value": return .equal(arguments[0].value)
        case "matching": return .accepted(arguments[0].value)
        default: return nil
        }
    }
}
