/// A statement, or a declaration among statements.
public indirect enum StatementSyntax: Sendable {
    /// An expression.
    case expression(ExpressionSyntax)
    /// `let` and `var`.
    case variables([LocalVariableSyntax])
    /// A local function, type or type alias.
    case declaration(DeclSyntax)
    /// `if` with all of its `else if`, and what follows the last `else`.
    case `if`([IfBranchSyntax], else: [StatementSyntax])
    /// `guard`, whose bindings last to the end of the block around it.
    case `guard`([ConditionSyntax], else: [StatementSyntax])
    /// `while`.
    case `while`([ConditionSyntax], [StatementSyntax])
    /// `repeat … while`.
    case `repeat`([StatementSyntax], ExpressionSyntax)
    /// `for`.
    case `for`(ForSyntax)
    /// `switch`.
    case `switch`(ExpressionSyntax, [SwitchCaseSyntax])
    /// `do`, with its `catch` clauses.
    case `do`([StatementSyntax], [SwitchCaseSyntax])
    /// A block of its own, such as that of `defer`.
    case block([StatementSyntax])
    /// `return`, with what it returns.
    case `return`(ExpressionSyntax?)
    /// `throw`, with what it throws.
    case `throw`(ExpressionSyntax)
    /// The attributes of the declaration that follows.
    case attributes([AttributeSyntax])
    /// `#if` with all of its branches.
    case branches([[StatementSyntax]])
}

/// One local constant or variable.
public struct LocalVariableSyntax: Sendable {
    /// Whether it is a `let`.
    public let isLet: Bool
    /// Whether it is `weak` or `unowned`, so that its value is an object.
    public let isWeak: Bool
    /// Its name, or a tuple of names.
    public let pattern: ExpressionSyntax
    /// Its type, where one is written.
    public let type: TypeSyntax?
    /// Its first value.
    public let value: ExpressionSyntax?
    /// Its accessors.
    public let accessors: AccessorBlockSyntax?
}

/// One condition of `if`, `guard` or `while`.
public enum ConditionSyntax: Sendable {
    /// An expression.
    case expression(ExpressionSyntax)
    /// `let x`, `let x: T = value`: holds where the value is there.
    case binding(ExpressionSyntax, TypeSyntax?, ExpressionSyntax?)
    /// `case pattern = value`.
    case pattern(ExpressionSyntax, ExpressionSyntax)
}

/// The conditions of one `if`, and what they lead to.
public struct IfBranchSyntax: Sendable {
    /// The conditions.
    public let conditions: [ConditionSyntax]
    /// The statements.
    public let body: [StatementSyntax]
}

/// A `for` loop.
public struct ForSyntax: Sendable {
    /// What takes each element.
    public let pattern: ExpressionSyntax
    /// Whether the pattern follows `case`.
    public let isCase: Bool
    /// The type written after the pattern.
    public let type: TypeSyntax?
    /// The sequence.
    public let sequence: ExpressionSyntax
    /// The condition after `where`.
    public let condition: ExpressionSyntax?
    /// Its statements.
    public let body: [StatementSyntax]
}

/// One `case` or `default` of a `switch`, or one `catch`.
public struct SwitchCaseSyntax: Sendable {
    /// Its patterns, each with the condition after `where`.
    public let patterns: [CasePatternSyntax]
    /// Its statements.
    public let body: [StatementSyntax]
}

/// One pattern of a case.
public struct CasePatternSyntax: Sendable {
    /// The pattern.
    public let pattern: ExpressionSyntax
    /// The condition after `where`.
    public let condition: ExpressionSyntax?
}
