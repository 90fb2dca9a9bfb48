import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// Walks through statements, whose last or only expression may be their value.
    @discardableResult
    func walkResult(_ statements: [StatementSyntax], expecting type: ValueType) -> ValueType {
        if statements.count == 1 {
            switch statements[0] {
            case .expression(let expression):
                return noteReturn(evaluate(expression, expecting: type), of: expression).type
            case .if, .switch:
                let value = evaluateStatement(statements[0], expecting: type)
                if let holder = frames.last?.holder, !value.alternatives.isEmpty {
                    noteHandover(value, to: holder, of: type, at: value.alternatives[0].range)
                }
                return value.type
            default: break
            }
        }
        walk(statements)
        return frames.last?.found ?? .unknown
    }

    /// Records that a getter returns `value`, which is passed on to whoever reads the property.
    private func noteReturn(_ value: Value, of expression: ExpressionSyntax) -> Value {
        if let frame = frames.last, let holder = frame.holder {
            noteHandover(value, to: holder, of: frame.expected, at: expression.range)
            noteGift(value, of: expression, to: holder, of: frame.expected)
        }
        return value
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
        case .expression(let expression), .throw(let expression): evaluate(expression)
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
        case .attributes(let attributes): walk(attributes)
        case .branches(let branches): for branch in branches { walk(branch) }
        }
    }

    private func walkReturn(_ expression: ExpressionSyntax?) {
        guard let expression else { return }
        let value = noteReturn(evaluate(expression, expecting: frames.last?.expected ?? .unknown), of: expression)
        if let last = frames.indices.last, frames[last].found.isUnknown { frames[last].found = value.type }
    }

    private func walk(_ variable: LocalVariableSyntax) {
        let written = variable.type.map(resolve)
        let value = variable.value.map { evaluate($0, expecting: written ?? .unknown, isBase: true) }
        if variable.isWeak, let value, let expression = variable.value {
            noteReliance(.weak, "weak", on: value, at: expression.range)
        }
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
        noteInherited("makeIterator()", of: sequence, at: loop.sequence.range)
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
            var results = branches.compactMap { branch in
                inScope {
                    walk(branch.conditions)
                    return evaluateBlock(branch.body, expecting: type)
                }
            }
            if let last = evaluateBlock(otherwise, expecting: type) { results.append(last) }
            return Value.oneOf(results)
        case .switch(let subject, let cases):
            let value = evaluate(subject)
            return Value.oneOf(
                cases.compactMap { branch in
                    inScope {
                        bind(branch, to: value)
                        return evaluateBlock(branch.body, expecting: type)
                    }
                })
        default:
            walk(statement)
            return .unknown
        }
    }

    /// The value of the block's last expression, with the bytes of that; `nil` if there is none.
    private func evaluateBlock(
        _ statements: [StatementSyntax], expecting type: ValueType
    ) -> (value: Value, range: ByteRange)? {
        inScope {
            for statement in statements { declareFunction(statement) }
            for statement in statements.dropLast() { walk(statement) }
            switch statements.last {
            case .expression(let expression)?: return (evaluate(expression, expecting: type), expression.range)
            case .if?, .switch?, .do?:
                let value = statements.last.map { evaluateStatement($0, expecting: type) } ?? .unknown
                return value.alternatives.first.map { (value, $0.range) }
            case let last?: walk(last)
            case nil: break
            }
            return nil
        }
    }
}
