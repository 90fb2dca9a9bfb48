/// A type as it is written.
public struct TypeSyntax: Sendable {
    /// Its bytes.
    public let range: ByteRange
    /// What it is.
    public let form: Form

    /// The forms that a written type can have.
    public indirect enum Form: Sendable {
        /// `Name` or `Name<Argument, …>`.
        case named(ByteRange, arguments: [TypeSyntax])
        /// `Base.Name` or `Base.Name<Argument, …>`; `Type` and `Protocol` of metatypes are such names.
        case member(TypeSyntax, ByteRange, arguments: [TypeSyntax])
        /// `T?`.
        case optional(TypeSyntax)
        /// `T!`.
        case implicitlyUnwrapped(TypeSyntax)
        /// `[T]`.
        case array(TypeSyntax)
        /// `[K: V]`.
        case dictionary(TypeSyntax, TypeSyntax)
        /// `[n of T]` (SE-0483).
        case inlineArray(TypeSyntax, TypeSyntax)
        /// `(T, label: U, …)`; one element without a label is a type in parentheses.
        case tuple([TupleElementSyntax])
        /// `(T, …) async throws -> U`.
        case function(FunctionTypeSyntax)
        /// `A & B`.
        case composition([TypeSyntax])
        /// `some T`.
        case some(TypeSyntax)
        /// `any T`.
        case any(TypeSyntax)
        /// `~T` (SE-0427).
        case suppressed(TypeSyntax)
        /// Attributes and specifiers such as `@escaping`, `inout` or `sending`, then a type.
        case attributed([SpecifierSyntax], TypeSyntax)
        /// `repeat T` (SE-0393).
        case packExpansion(TypeSyntax)
        /// `each T` (SE-0393).
        case packElement(TypeSyntax)
        /// An integer as a generic argument (SE-0452), or `_`.
        case literal
        /// Nothing that is a type.
        case missing
    }

    /// Creates a type.
    public init(_ range: ByteRange, _ form: Form) {
        self.range = range
        self.form = form
    }
}

extension TypeSyntax {
    /// The type without attributes and specifiers in front.
    public var unattributed: TypeSyntax { if case .attributed(_, let type) = form { type.unattributed } else { self } }
}

/// `@escaping`, `inout`, `sending`, `nonisolated(nonsending)` and the like, in front of a type.
public struct SpecifierSyntax: Sendable {
    /// Its bytes, arguments and `@` included.
    public let range: ByteRange
    /// The bytes of the name, without `@`.
    public let name: ByteRange
    /// Whether it is written with `@`.
    public let isAttribute: Bool
}

/// One element of a tuple type, or one parameter of a function type.
public struct TupleElementSyntax: Sendable {
    /// The label, or `_`.
    public let firstName: ByteRange?
    /// The name after the label.
    public let secondName: ByteRange?
    /// The type.
    public let type: TypeSyntax
    /// Whether `...` follows.
    public let isVariadic: Bool
}

/// A function type.
public struct FunctionTypeSyntax: Sendable {
    /// The parameters.
    public let parameters: [TupleElementSyntax]
    /// `async` and `throws`.
    public let effects: EffectsSyntax
    /// What it returns.
    public let result: TypeSyntax
}

/// The effects of a function or an accessor.
public struct EffectsSyntax: Sendable {
    /// `async` or `reasync`.
    public let async: ByteRange?
    /// `throws` or `rethrows`, without the type of the error.
    public let `throws`: ByteRange?
    /// The error's type (SE-0413).
    public let thrownType: TypeSyntax?
    /// Whether the word is `rethrows`.
    public let isRethrows: Bool

    /// No effects.
    public static let none = EffectsSyntax(async: nil, throws: nil, thrownType: nil, isRethrows: false)

    /// Whether it is asynchronous.
    public var isAsync: Bool { async != nil }
    /// Whether it may throw.
    public var isThrowing: Bool { `throws` != nil }
}
