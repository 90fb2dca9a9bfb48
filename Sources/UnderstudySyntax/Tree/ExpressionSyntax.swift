/// An expression in a body, or a pattern, which has the same syntax.
public struct ExpressionSyntax: Sendable {
    /// Its bytes.
    public let range: ByteRange
    /// What it is.
    public let form: Form

    /// The forms of expressions.
    public indirect enum Form: Sendable {
        /// `name`, `self`, `$0`, `name<T>`, or `name(label:)` as a reference; also an operator that is passed on.
        case name(NameSyntax)
        /// `base.name`, or `.name` if the context determines the base.
        case member(ExpressionSyntax?, NameSyntax)
        /// `callee(arguments) { … }`, trailing closures among the arguments; also `#macro(arguments)`.
        case call(ExpressionSyntax, [ArgumentSyntax])
        /// `base[arguments]`.
        case `subscript`(ExpressionSyntax, [ArgumentSyntax])
        /// `base?`, before what follows in a chain.
        case optionalChain(ExpressionSyntax)
        /// `base!`.
        case force(ExpressionSyntax)
        /// `(a, label: b)`; one element without a label is an expression in parentheses.
        case tuple([ArgumentSyntax])
        /// `[a, b]`.
        case array([ExpressionSyntax])
        /// `[key: value]`.
        case dictionary([DictionaryElementSyntax])
        /// `{ … }`.
        case closure(ClosureSyntax)
        /// `\Root.a.b`: the path starts from a `keyPathRoot`.
        case keyPath(ExpressionSyntax)
        /// The root of a key path; without a name if the context determines it.
        case keyPathRoot(ExpressionSyntax?)
        /// A string with its interpolated expressions.
        case string([ExpressionSyntax])
        /// A number or a regular expression.
        case literal
        /// `a + b ?? c`: the operands in order, and the operators between them.
        case sequence([ExpressionSyntax], operators: [ByteRange])
        /// `a = b`.
        case assignment(ExpressionSyntax, ExpressionSyntax)
        /// `condition ? a : b`.
        case ternary(ExpressionSyntax, ExpressionSyntax, ExpressionSyntax)
        /// A cast or a test of a type, `a as T` or `a is T`, checked or forced; as a pattern also `is T` with nothing before.
        case cast(ExpressionSyntax, CastSyntax, TypeSyntax)
        /// An operator of one operand, before or after it: `&x`, `!x`, `0...`.
        case prefix(ByteRange, ExpressionSyntax)
        /// `try? x`.
        case optionalTry(ExpressionSyntax)
        /// `let x` or `var (a, b)` within a pattern: the names in it are new.
        case binding(ExpressionSyntax)
        /// `if`, `switch` or `do` as an expression.
        case statement(StatementSyntax)
        /// A written type, such as `any P`.
        case type(TypeSyntax)
        /// Nothing, or code that is not understood or nested too deeply.
        case missing
    }

    /// Creates an expression.
    init(_ range: ByteRange, _ form: Form) {
        self.range = range
        self.form = form
    }
}

/// The kinds of casts.
public enum CastSyntax: Sendable {
    /// `as`.
    case coercion
    /// `as?`.
    case optional
    /// `as` that traps where the value is of another type.
    case forced
    /// `is`.
    case check
}

/// A name in an expression.
public struct NameSyntax: Sendable {
    /// The bytes of the name.
    public let range: ByteRange
    /// What is in angle brackets after it.
    public let arguments: [TypeSyntax]
    /// The labels of a reference such as `save(note:)`; `nil` where none are written.
    public let labels: [ByteRange]?

    /// Creates a name.
    public init(range: ByteRange, arguments: [TypeSyntax], labels: [ByteRange]?) {
        self.range = range
        self.arguments = arguments
        self.labels = labels
    }
}

/// One argument of a call or a subscript, or one element of a tuple.
public struct ArgumentSyntax: Sendable {
    /// The label; `nil` where none is written.
    public let label: ByteRange?
    /// The value.
    public let value: ExpressionSyntax
    /// Whether it is a closure after the parentheses.
    public let isTrailing: Bool
}

/// One entry of a dictionary literal.
public struct DictionaryElementSyntax: Sendable {
    /// The key.
    public let key: ExpressionSyntax
    /// The value.
    public let value: ExpressionSyntax
}

/// A closure.
public struct ClosureSyntax: Sendable {
    /// What is in its capture list.
    public let captures: [CaptureSyntax]
    /// Its parameters; `nil` where none are written, so that `$0` may stand for them.
    public let parameters: [ClosureParameterSyntax]?
    /// What it returns, where that is written.
    public let result: TypeSyntax?
    /// Its statements.
    public let body: [StatementSyntax]
}

/// One entry of a capture list: `self`, `weak self`, `x = self.y`.
public struct CaptureSyntax: Sendable {
    /// The name that the closure sees.
    public let name: ByteRange
    /// The value, where one is written.
    public let value: ExpressionSyntax?
    /// Whether the captured value is optional inside.
    public let isWeak: Bool
    /// Whether it is captured `unowned`.
    public let isUnowned: Bool
}

/// One parameter of a closure.
public struct ClosureParameterSyntax: Sendable {
    /// Its name, or `_`.
    public let name: ByteRange
    /// Its type, where one is written.
    public let type: TypeSyntax?
}
