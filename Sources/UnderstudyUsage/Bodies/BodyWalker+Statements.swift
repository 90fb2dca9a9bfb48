import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// Walks through statements, whose last or only expression may be their value.
    @discardableResult
    func walkResult(_ statements: [StatementSyntax], expecting type: ValueType) -> ValueType {
        if statements.count == 1 {
            switch statements[0] {
            case .expression(let expression): return evaluate(expression, expecting: type).type
            case .if, .switch: return evaluateStatement(statements[0], expecting: type).type
            default: break
            }
        }
        walk(statements)
        return returns.last ?? .unknown
    }

    /// Walks through the statements of a block in its scope.
    func walk(_ statements: [StatementSyntax]) {
        for statement in statements { declareFunction(statement) }
        for statement in statements { walk(statement) }
    }

    func walkBlock(_ statements: [StatementSyntax]) {
        inScope { walk(statements) }
    }

    private func walk(_ statement: StatementSyntax) {
        switch statement {
        case .expression(let expression): evaluate(expression)
        case .variables(let variables): for variable in variables { walk(variable) }
        case .declaration(let declaration): walk(declaration)
        case .if(let branches, let otherwise):
            for branch in branches {
                inScope {
                    walk(branch.conditions)
                    walkBlock(branch.body)
                }
            }
            walkBlock(otherwise)
        case .guard(let conditions, let otherwise):
            walk(conditions)
            walkBlock(otherwise)
        case .while(let conditions, let body):
            inScope {
                walk(conditions)
                walkBlock(body)
            }
        case .repeat(let body, let condition):
            inScope {
                walk(body)
                evaluate(condition)
            }
        case .for(let loop): walk(loop)
        case .switch(let subject, let cases): walk(cases, of: evaluate(subject))
        case .do(let body, let catches):
            walkBlock(body)
            walk(catches, of: .unknown, isCatch: true)
        case .block(let body): walkBlock(body)
        case .return(let expression): walkReturn(expression)
        case .branches(let branches): for branch in branches { walk(branch) }
        }
    }

    private func walkReturn(_ expression: ExpressionSyntax?) {
        guard let expression else { return }
        let type = evaluate(expression, expecting: expectedReturns.last ?? .unknown).type
        if let last = returns.indices.last, returns[last].isUnknown { returns[last] = type }
    }

    private func walk(_ variable: LocalVariableSyntax) {
        let written = variable.type.map(resolve)
        let value = variable.value.map { evaluate($0, expecting: written ?? .unknown, isBase: true) }
        walk(variable.accessors, of: written ?? value?.type ?? .unknown)
        if let written, let type = variable.type {
            // A concrete value is used as the protocol from here on, whoever held it.
            let holder = localHolder(written, at: type.range)
            noteHolds(type, .local, of: holder)
            if let holder, let value, let expression = variable.value {
                noteHandover(value, to: holder, of: written, at: expression.range)
                noteGift(value, of: expression, to: holder, of: written)
            }
            bind(variable.pattern, to: Value(written, holder ?? value?.holder), isNew: true)
        } else {
            bind(variable.pattern, to: value ?? .unknown, isNew: true)
        }
    }

    func walk(_ conditions: [ConditionSyntax]) {
        for condition in conditions {
            switch condition {
            case .expression(let expression): evaluate(expression)
            case .binding(let pattern, let type, let value):
                noteHolds(type, .local)
                let found = evaluate(
                    value ?? pattern, expecting: type.map { .optional(resolve($0)) } ?? .unknown, isBase: true)
                let inner = type.map(resolve) ?? found.type.unwrappedOnce
                if type != nil { noteMention(found, at: (value ?? pattern).range) }
                bind(pattern, to: found.with(inner), isNew: true)
            case .pattern(let pattern, let value):
                bind(pattern, to: evaluate(value), isNew: false)
            }
        }
    }

    private func walk(_ loop: ForSyntax) {
        let sequence = evaluate(loop.sequence, isBase: true)
        inScope {
            noteHolds(loop.type, .local)
            if loop.type != nil { noteMention(sequence, at: loop.sequence.range) }
            let element = loop.type.map(resolve) ?? table.element(of: sequence.type)
            bind(loop.pattern, to: Value(element, sequence.holder), isNew: !loop.isCase)
            if let condition = loop.condition { evaluate(condition) }
            walkBlock(loop.body)
        }
    }

    private func walk(_ cases: [SwitchCaseSyntax], of subject: Value, isCatch: Bool = false) {
        for branch in cases {
            inScope {
                if isCatch { declare("error", Value(.external("Error", []))) }
                bind(branch, to: subject)
                walkBlock(branch.body)
            }
        }
    }

    private func bind(_ branch: SwitchCaseSyntax, to subject: Value) {
        for pattern in branch.patterns {
            bind(pattern.pattern, to: subject, isNew: false)
            if let condition = pattern.condition { evaluate(condition) }
        }
    }

    // MARK: - Statements as expressions

    /// The value of `if`, `switch` or `do` used as an expression.
    func evaluateStatement(_ statement: StatementSyntax, expecting type: ValueType) -> Value {
        switch statement {
        case .if(let branches, let otherwise):
            var result = ValueType.unknown
            for branch in branches {
                let found = inScope {
                    walk(branch.conditions)
                    return evaluateBlock(branch.body, expecting: type)
                }
                if result.isUnknown { result = found }
            }
            let last = evaluateBlock(otherwise, expecting: type)
            return Value(result.isUnknown ? last : result)
        case .switch(let subject, let cases):
            let value = evaluate(subject)
            var result = ValueType.unknown
            for branch in cases {
                let found = inScope {
                    bind(branch, to: value)
                    return evaluateBlock(branch.body, expecting: type)
                }
                if result.isUnknown { result = found }
            }
            return Value(result)
        default:
            walk(statement)
            return .unknown
        }
    }

    private func evaluateBlock(_ statements: [StatementSyntax], expecting type: ValueType) -> ValueType {
        inScope {
            guard statements.count == 1 else {
                walk(statements)
                return .unknown
            }
            switch statements[0] {
            case .expression(let expression): return evaluate(expression, expecting: type).type
            case .if, .switch, .do: return evaluateStatement(statements[0], expecting: type).type
            default:
                walk(statements)
                return .unknown
            }
        }
    }
}
