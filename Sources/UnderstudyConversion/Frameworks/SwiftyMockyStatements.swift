import UnderstudySyntax

extension MockingFramework {
    /// SwiftyMocky: `Given(mock, .load(id: .any, willReturn: note))`, `Verify(mock, 2, .save(.value(note)))`, `Perform`.
    static let swiftyMocky = MockingFramework(
        name: "swiftymocky", title: "SwiftyMocky", modules: ["SwiftyMocky", "SwiftyPrototype"],
        words: ["Given", "Verify", "Perform", "Matcher", "Parameter", "MockScope", "Mock", "StaticMock", "resetMock"],
        precedence: .specific, settings: ["sequencing", "stubbing", "file", "line"], names: { [$0 + "Mock"] },
        conformances: ["Mock", "StaticMock"],
        read: { SwiftyMockyReader(source: $1).read($0) })
}

private struct SwiftyMockyReader {
    let source: SourceText

    func read(_ expression: ExpressionSyntax) -> MockingFramework.Reading {
        guard let (callee, arguments) = expression.asCall else { return .foreign }
        guard let word = callee.name(in: source) else { return method(callee, arguments) }
        guard ["Given", "Verify", "Perform"].contains(word) else {
            return word == "VerifyPropertyValue" ? .unknown(.form) : .foreign
        }
        guard arguments.count >= 2, arguments.allSatisfy({ $0.label == nil }) else { return .unknown(.form) }
        let statement =
            switch word {
            case "Verify": verification(arguments)
            default: setting(arguments, isAction: word == "Perform")
            }
        return statement.map { .statements([$0]) } ?? .unknown(.form)
    }

    /// `mock.verify(.load(id: .any), count: 2)`, `mock.given(…)` and `mock.perform(…)`.
    private func method(_ callee: ExpressionSyntax, _ arguments: [ArgumentSyntax]) -> MockingFramework.Reading {
        guard case .member(let subject?, let name) = callee.form, let first = arguments.first, first.label == nil,
            first.value.isImplicitMember
        else { return .foreign }
        let counts = arguments.dropFirst().filter { ["file", "line"].contains($0.label(in: source)) == false }
        var statement: DoubleStatement?
        switch source.text(in: name.range) {
        case "given" where arguments.count == 1: statement = setting(subject, first.value, isAction: false)
        case "perform" where arguments.count == 1: statement = setting(subject, first.value, isAction: true)
        case "verify":
            guard counts.count <= 1, counts.allSatisfy({ $0.label(in: source) == "count" }) else { return .foreign }
            statement = verification(subject, first.value, count: counts.first?.value)
        default: return .foreign
        }
        statement?.place = name.range.lowerBound
        return statement.map { .statements([$0]) } ?? .foreign
    }

    private func verification(_ arguments: [ArgumentSyntax]) -> DoubleStatement? {
        guard arguments.count <= 3 else { return nil }
        return verification(
            arguments[0].value, arguments[arguments.count - 1].value,
            count: arguments.count == 3 ? arguments[1].value : nil)
    }

    private func verification(
        _ subject: ExpressionSyntax, _ stated: ExpressionSyntax, count: ExpressionSyntax?
    ) -> DoubleStatement? {
        guard let count = count.map({ CallCount($0, in: source) }) ?? .atLeastOnce, let stated = member(stated),
            stated.rest.isEmpty
        else { return nil }
        return DoubleStatement(subject: subject, member: stated.member, purpose: .verifies(count))
    }

    private func setting(_ arguments: [ArgumentSyntax], isAction: Bool) -> DoubleStatement? {
        arguments.count == 2 ? setting(arguments[0].value, arguments[1].value, isAction: isAction) : nil
    }

    private func setting(
        _ subject: ExpressionSyntax, _ stated: ExpressionSyntax, isAction: Bool
    ) -> DoubleStatement? {
        guard let (member, rest) = member(stated), let first = rest.first else { return nil }
        let values = rest.map(\.value)
        let label = first.isTrailing ? (isAction ? "perform" : "willProduce") : first.label(in: source)
        let purpose: DoubleStatement.Purpose? =
            switch label {
            case "willReturn", "getter": .answers(values.map { .value($0) })
            case "willThrow": .answers(values.map { .error($0) })
            case "willProduce": values.count == 1 ? produced(values[0]).map { .answers($0) } : nil
            case "perform": values.count == 1 && isAction ? .performs(values[0]) : nil
            default: nil
            }
        return purpose.map { DoubleStatement(subject: subject, member: member, purpose: $0) }
    }

    /// The member that is named, and the arguments that say what it does.
    private func member(_ expression: ExpressionSyntax) -> (member: StatedMember, rest: [ArgumentSyntax])? {
        if let name = expression.implicitName(in: source) {
            return (StatedMember(form: .getter, baseName: name, arguments: []), [])
        }
        guard let (callee, arguments) = expression.asCall, let name = callee.implicitName(in: source) else {
            return nil
        }
        let words = ["willReturn", "willThrow", "willProduce", "perform", "getter"]
        let split =
            arguments.firstIndex { argument in
                argument.isTrailing || argument.label(in: source).map(words.contains) == true
            } ?? arguments.endIndex
        let rest = Array(arguments[split...])
        if rest.first?.label(in: source) == "getter" {
            return (StatedMember(form: .getter, baseName: name, arguments: []), rest)
        }
        let stated = arguments[..<split].map { argument in
            match(argument.value).map { StatedArgument(label: argument.label(in: source), match: $0) }
        }
        guard !stated.contains(where: { $0 == nil }) else { return nil }
        let matched = stated.compactMap(\.self)
        if matched.count == 1, matched[0].label == "set", rest.isEmpty {
            let own = StatedArgument(label: nil, match: matched[0].match)
            return (StatedMember(form: .setter, baseName: name, arguments: [own]), [])
        }
        return (StatedMember(form: .call, baseName: name, arguments: matched), rest)
    }

    private func match(_ expression: ExpressionSyntax) -> StatedArgument.Match? {
        if expression.isLiteral { return .equal(expression) }
        if let name = expression.name(in: source) {
            return ["nil", "true", "false"].contains(name) ? .equal(expression) : nil
        }
        if let name = word(of: expression) { return name == "any" || name == "_" ? .any : nil }
        guard let (callee, arguments) = expression.asCall, arguments.count == 1, let name = word(of: callee) else {
            return nil
        }
        switch name {
        case "any": return .any
        case "value": return .equal(arguments[0].value)
        case "matching": return .accepted(arguments[0].value)
        default: return nil
        }
    }

    /// `any` of `.any` and of `Parameter<Int>.any`.
    private func word(of expression: ExpressionSyntax) -> String? {
        guard case .member(let base, let name) = expression.form else { return nil }
        if let base, base.name(in: source) != "Parameter" { return nil }
        return source.text(in: name.range)
    }

    /// What `{ stubber in stubber.return(note) }` answers.
    private func produced(_ expression: ExpressionSyntax) -> [StatedAnswer]? {
        guard case .closure(let closure) = expression.form else { return nil }
        if closure.body.isEmpty { return [.nothing] }
        let stubber =
            closure.parameters.flatMap { $0.first.map { source.text(in: $0.name) } } ?? "$0"
        guard closure.body.count == 1, case .expression(let statement) = closure.body[0],
            let (callee, arguments) = statement.asCall, case .member(let base?, let name) = callee.form,
            base.name(in: source) == stubber, !arguments.contains(where: \.isTrailing)
        else { return nil }
        switch source.text(in: name.range) {
        case "return": return arguments.isEmpty ? [.nothing] : arguments.map { .value($0.value) }
        case "throw": return arguments.map { .error($0.value) }
        default: return nil
        }
    }
}

extension CallCount {
    /// What SwiftyMocky and Mockable say by a number, `.once` or `.more(than: 2)`.
    init?(_ expression: ExpressionSyntax, in source: SourceText) {
        if let name = expression.implicitName(in: source) {
            self.init(named: name)
        } else if let (callee, arguments) = expression.asCall, let name = callee.implicitName(in: source) {
            self.init(named: name, arguments.map { source.text(in: $0.value.range) })
        } else {
            self = .number(source.text(in: expression.range))
        }
    }

    private init?(named name: String, _ numbers: [String] = []) {
        switch (name, numbers.count) {
        case ("once", 0): self = .exactly("1")
        case ("never", 0): self = .never
        case ("atLeastOnce", 0): self = .atLeastOnce
        case ("exactly", 1): self = .number(numbers[0])
        case ("more", 1): self = .compared(.more, numbers[0])
        case ("moreOrEqual", 1): self = .compared(.moreOrEqual, numbers[0])
        case ("less", 1): self = .compared(.less, numbers[0])
        case ("lessOrEqual", 1): self = .compared(.lessOrEqual, numbers[0])
        case ("in", 1): self = .within(numbers[0])
        case ("from", 2): self = .within("\(numbers[0])...\(numbers[1])")
        default: return nil
        }
    }
}
