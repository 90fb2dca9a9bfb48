extension ExpressionSyntax {
    /// The expressions directly inside, in the order of the source; statements in closures and branches are not entered.
    public var operands: [ExpressionSyntax] {
        switch form {
        case .name, .literal, .type, .missing, .statement, .closure: []
        case .member(let base, _): base.map { [$0] } ?? []
        case .call(let callee, let arguments), .subscript(let callee, let arguments):
            [callee] + arguments.map(\.value)
        case .optionalChain(let inner), .force(let inner), .keyPath(let inner), .prefix(_, let inner),
            .optionalTry(let inner), .binding(let inner), .cast(let inner, _, _):
            [inner]
        case .tuple(let elements): elements.map(\.value)
        case .array(let elements), .string(let elements), .sequence(let elements, _): elements
        case .dictionary(let elements): elements.flatMap { [$0.key, $0.value] }
        case .keyPathRoot(let root): root.map { [$0] } ?? []
        case .assignment(let target, let value): [target, value]
        case .ternary(let condition, let first, let second): [condition, first, second]
        }
    }

    /// The statements directly inside: those of a closure, or of `if`, `switch` and `do` as an expression.
    public var statements: [StatementSyntax] {
        switch form {
        case .closure(let closure): closure.body
        case .statement(let statement): [statement]
        default: []
        }
    }

    /// The expressions in the capture list of a closure.
    private var captures: [ExpressionSyntax] {
        if case .closure(let closure) = form { closure.captures.compactMap(\.value) } else { [] }
    }

    /// The innermost expression that starts or ends nowhere but around the byte at `offset`, with all around it, the
    /// outermost first; empty where the byte is in none.
    public func path(to offset: Int) -> [ExpressionSyntax] {
        guard range.lowerBound <= offset, offset < range.upperBound else { return [] }
        for inner in operands + captures {
            let path = inner.path(to: offset)
            if !path.isEmpty { return [self] + path }
        }
        return [self] + statements.path(to: offset)
    }
}

extension StatementSyntax {
    /// The expressions directly inside, in the order of the source.
    public var expressions: [ExpressionSyntax] {
        switch self {
        case .expression(let expression), .throw(let expression): [expression]
        case .variables(let variables): variables.compactMap(\.value)
        case .declaration, .attributes, .block, .branches: []
        case .if(let branches, _): branches.flatMap { $0.conditions.flatMap(\.expressions) }
        case .guard(let conditions, _), .while(let conditions, _): conditions.flatMap(\.expressions)
        case .repeat(_, let condition): [condition]
        case .for(let loop): [loop.sequence] + (loop.condition.map { [$0] } ?? [])
        case .switch(let subject, let cases): [subject] + cases.flatMap(\.expressions)
        case .do(_, let catches): catches.flatMap(\.expressions)
        case .return(let value): value.map { [$0] } ?? []
        }
    }

    /// The statements directly inside, in the order of the source.
    public var statements: [StatementSyntax] {
        switch self {
        case .expression, .throw, .variables, .declaration, .attributes, .return: []
        case .if(let branches, let otherwise): branches.flatMap(\.body) + otherwise
        case .guard(_, let body), .while(_, let body), .repeat(let body, _), .block(let body): body
        case .for(let loop): loop.body
        case .switch(_, let cases): cases.flatMap(\.body)
        case .do(let body, let catches): body + catches.flatMap(\.body)
        case .branches(let branches): branches.flatMap(\.self)
        }
    }
}

extension [StatementSyntax] {
    /// The expressions around the byte at `offset`, the outermost first.
    public func path(to offset: Int) -> [ExpressionSyntax] {
        for statement in self {
            for expression in statement.expressions {
                let path = expression.path(to: offset)
                if !path.isEmpty { return path }
            }
            let path = statement.statements.path(to: offset)
            if !path.isEmpty { return path }
        }
        return []
    }
}

extension ConditionSyntax {
    fileprivate var expressions: [ExpressionSyntax] {
        switch self {
        case .expression(let expression): [expression]
        case .binding(_, _, let value): value.map { [$0] } ?? []
        case .pattern(_, let value): [value]
        }
    }
}

extension SwitchCaseSyntax {
    fileprivate var expressions: [ExpressionSyntax] { patterns.compactMap(\.condition) }
}
