import UnderstudySyntax

extension SymbolicEvaluation {
    /// What `body` returns, of the type `type`: the value of each `return` that may be reached, or its only expression.
    func results(of body: [StatementSyntax], in scope: SymbolicScope, as type: String? = nil) -> SymbolicValue {
        scope.resultType = type
        run(body, in: scope, isResult: true)
        return .oneOf(scope.results)
    }

    /// Looks at `body`, and at each branch in it that no condition excludes.
    ///
    /// - Parameter isResult: Whether its only expression is returned.
    func run(_ body: [StatementSyntax], in scope: SymbolicScope, isResult: Bool = false) {
        for statement in body where !scope.isDone { run(statement, in: scope, isResult: isResult && body.count == 1) }
    }

    private func run(_ statement: StatementSyntax, in scope: SymbolicScope, isResult: Bool) {
        switch statement {
        case .expression(let expression):
            if assigns(expression, in: scope) { break }
            let value = value(of: expression, in: scope, as: isResult ? scope.resultType : nil)
            if isResult { scope.results.append(value) }
        case .return(let expression):
            if let expression { scope.results.append(value(of: expression, in: scope, as: scope.resultType)) }
            scope.isDone = scope.doubts == 0
        case .variables(let variables):
            for variable in variables {
                let type = SymbolicLibrary.name(of: variable.type, in: scope.source)
                let first = variable.value.map { value(of: $0, in: scope, as: type) } ?? .unknown
                _ = match(variable.pattern, first, in: scope, isNew: true)
            }
        case .if(let branches, let otherwise):
            let choices = branches.map { branch in ({ self.holds(branch.conditions, in: scope) }, branch.body) }
            runFirst(choices + [({ true }, otherwise)], in: scope, isResult: isResult)
        case .guard(let conditions, let otherwise):
            if holds(conditions, in: scope) == false { run(otherwise, in: scope) }
        case .switch(let subject, let cases):
            let subject = value(of: subject, in: scope)
            let choices = cases.map { one in ({ self.matches(one, subject, in: scope) }, one.body) }
            runFirst(choices, in: scope, isResult: isResult)
        case .for(let loop):
            for element in value(of: loop.sequence, in: scope).elements {
                _ = match(loop.pattern, element, in: scope, isNew: true)
                run(loop.body, in: scope)
            }
        case .block(let body), .do(let body, _): run(body, in: scope, isResult: isResult)
        case .branches(let branches): for body in branches { run(body, in: scope) }
        case .declaration, .attributes, .while, .repeat, .throw: break
        }
    }

    /// Looks at the bodies whose conditions may hold, up to the first whose condition certainly does.
    private func runFirst(
        _ choices: [(condition: () -> Bool?, body: [StatementSyntax])], in scope: SymbolicScope, isResult: Bool
    ) {
        var doubts = 0
        defer { scope.doubts -= doubts }
        for choice in choices {
            let truth = choice.condition()
            if truth == false { continue }
            if truth == nil, doubts == 0 {
                doubts = 1
                scope.doubts += 1
            }
            run(choice.body, in: scope, isResult: isResult)
            if truth == true { return }
        }
    }

    // MARK: - Conditions and patterns

    private func holds(_ conditions: [ConditionSyntax], in scope: SymbolicScope) -> Bool? {
        var result: Bool? = true
        for condition in conditions {
            let truth: Bool?
            switch condition {
            case .expression(let expression): truth = value(of: expression, in: scope).truth
            case .binding(let pattern, _, let expression):
                let value = value(of: expression ?? pattern, in: scope)
                truth = SymbolicValue.areEqual(value, .none).map { !$0 }
                if truth != false { _ = match(pattern, value, in: scope, isNew: true) }
            case .pattern(let pattern, let expression):
                truth = match(pattern, value(of: expression, in: scope), in: scope)
            }
            if truth == false { return false }
            if truth == nil { result = nil }
        }
        return result
    }

    /// Whether `subject` is one of the patterns of a case; one without patterns is for the rest.
    private func matches(_ one: SwitchCaseSyntax, _ subject: SymbolicValue, in scope: SymbolicScope) -> Bool? {
        if one.patterns.isEmpty { return true }
        let found = one.patterns.map { pattern -> Bool? in
            let truths = subject.alternatives.map { match(pattern.pattern, $0, in: scope) }
            if truths.allSatisfy({ $0 == false }) { return false }
            return truths.allSatisfy { $0 == true } && pattern.condition == nil ? true : nil
        }
        return found.contains(true) ? true : found.contains(nil) ? nil : false
    }

    /// Whether `value` fits `pattern`, the new names in which get their values.
    private func match(
        _ pattern: ExpressionSyntax, _ value: SymbolicValue, in scope: SymbolicScope, isNew: Bool = false
    ) -> Bool? {
        switch pattern.form {
        case .binding(let inner): return match(inner, value, in: scope, isNew: true)
        case .name(let name) where isNew || scope.source.matches(name.range, "_"):
            scope.values[scope.source[name.range].text] = value
            return true
        case .tuple(let elements):
            guard case .list(let values) = value, values.count == elements.count else { return nil }
            return all(zip(elements, values).map { match($0.value, $1, in: scope, isNew: isNew) })
        case .call(let callee, let arguments):
            guard case .member(_, let name) = callee.form, let made = value.made else { return nil }
            if made.name != scope.source[name.range].text { return false }
            return all(zip(arguments, made.arguments).map { match($0.value, $1.value, in: scope, isNew: isNew) })
        case .member(_, let name):
            return value.made.map { $0.name == scope.source[name.range].text }
        default: return SymbolicValue.areEqual(self.value(of: pattern, in: scope), value)
        }
    }

    private func all(_ truths: [Bool?]) -> Bool? {
        truths.contains(false) ? false : truths.contains(nil) ? nil : true
    }

    // MARK: - Changes

    /// Whether `expression` changes a variable, and does nothing else.
    private func assigns(_ expression: ExpressionSyntax, in scope: SymbolicScope) -> Bool {
        switch expression.form {
        case .assignment(let target, let value): assign(self.value(of: value, in: scope), to: target, in: scope)
        case .sequence(let operands, let operators) where scope.source.matches(operators[0], "+="):
            let added = operands.dropFirst().map { value(of: $0, in: scope) }
            add(.oneOf(added), to: operands[0], in: scope)
        case .call(let callee, let arguments):
            guard case .member(let base?, let name) = callee.form, let first = arguments.first else { return false }
            let word = scope.source[name.range].text
            if word == "init", scope.source.matches(base.range, "self") {
                assign(value(of: expression, in: scope), to: base, in: scope)
                return true
            }
            guard word == "append" || word == "insert" else { return false }
            let value = value(of: first.value, in: scope)
            add(first.label == nil ? .list([value]) : value, to: base, in: scope)
        default: return false
        }
        return true
    }

    private func add(_ value: SymbolicValue, to target: ExpressionSyntax, in scope: SymbolicScope) {
        let doubts = scope.doubts
        // A list that may have more elements counts as one that has.
        scope.doubts = 0
        assign(self.value(of: target, in: scope) + value, to: target, in: scope)
        scope.doubts = doubts
    }

    private func assign(_ value: SymbolicValue, to target: ExpressionSyntax, in scope: SymbolicScope) {
        switch target.form {
        case .name(let name):
            let word = scope.source[name.range].text
            if scope.change(word, to: value) { return }
            if case .value(var own)? = scope["self"] {
                own.arguments =
                    own.arguments.filter { $0.label != word } + [SymbolicArgument(label: word, value: value)]
                _ = scope.change("self", to: .value(own))
            } else {
                changeGlobal(word, to: value)
            }
        case .member(let base?, let name):
            guard case .value(var made) = self.value(of: base, in: scope) else { return }
            let word = scope.source[name.range].text
            made.arguments = made.arguments.filter { $0.label != word } + [SymbolicArgument(label: word, value: value)]
            assign(.value(made), to: base, in: scope)
        case .subscript(let base, let keys):
            guard let key = keys.first else { return }
            let entry = SymbolicEntry(key: self.value(of: key.value, in: scope), value: value)
            add(.dictionary([entry]), to: base, in: scope)
        default: break
        }
    }
}
