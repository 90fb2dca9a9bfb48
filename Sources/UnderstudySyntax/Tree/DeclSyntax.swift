/// A declaration, or what is in the place of one.
public struct DeclSyntax: Sendable {
    /// Its bytes, from the first attribute to the end of its body.
    public let range: ByteRange
    /// Its attributes.
    public let attributes: [AttributeSyntax]
    /// Its modifiers.
    public let modifiers: [ModifierSyntax]
    /// The keyword that introduces it.
    public let introducer: ByteRange
    /// What it declares.
    public let kind: Kind

    /// What can be declared.
    public indirect enum Kind: Sendable {
        /// `protocol`.
        case `protocol`(ProtocolSyntax)
        /// `class`, `struct`, `enum` or `actor`.
        case nominal(NominalSyntax)
        /// `extension`.
        case `extension`(ExtensionSyntax)
        /// `func`.
        case function(FunctionSyntax)
        /// `init`.
        case initializer(InitializerSyntax)
        /// `deinit`.
        case deinitializer
        /// `subscript`.
        case `subscript`(SubscriptSyntax)
        /// `var` or `let`.
        case variable(VariableSyntax)
        /// `typealias`.
        case typeAlias(TypeAliasSyntax)
        /// `associatedtype`.
        case associatedType(AssociatedTypeSyntax)
        /// `case` in an enumeration.
        case enumCase([EnumElementSyntax])
        /// `import`.
        case `import`(ImportSyntax)
        /// `#if` … `#endif`.
        case conditional([ConditionalClauseSyntax])
        /// `operator`, `precedencegroup` or `macro`.
        case other
        /// Statements, or the use of a macro.
        case code
    }
}

/// An attribute, with its arguments.
public struct AttributeSyntax: Sendable {
    /// Its bytes, `@` included.
    public let range: ByteRange
    /// Its name, without `@`; dotted where it is qualified.
    public let name: ByteRange
    /// The bytes of its arguments, with parentheses.
    public let arguments: ByteRange?
}

/// A modifier, with its detail: `private(set)`, `nonisolated(unsafe)`.
public struct ModifierSyntax: Sendable {
    /// Its bytes.
    public let range: ByteRange
    /// Its name.
    public let name: ByteRange
    /// What is in its parentheses.
    public let detail: ByteRange?
}

/// A protocol.
public struct ProtocolSyntax: Sendable {
    /// Its name.
    public let name: ByteRange
    /// The names in angle brackets (SE-0346).
    public let primaryAssociatedTypes: [ByteRange]
    /// What it inherits from.
    public let inherited: [TypeSyntax]
    /// Its `where` clause.
    public let whereClause: WhereClauseSyntax?
    /// What it requires.
    public let members: MemberBlockSyntax
}

/// A class, a structure, an enumeration or an actor.
public struct NominalSyntax: Sendable {
    /// Which of them.
    public enum Kind: Sendable {
        /// `actor`.
        case actor
        /// `class`.
        case `class`
        /// `enum`.
        case `enum`
        /// `struct`.
        case `struct`
    }

    /// Which of them.
    public let kind: Kind
    /// Its name.
    public let name: ByteRange
    /// Its generic parameters.
    public let genericParameters: [GenericParameterSyntax]
    /// What it inherits from.
    public let inherited: [TypeSyntax]
    /// Its `where` clause.
    public let whereClause: WhereClauseSyntax?
    /// Its members.
    public let members: MemberBlockSyntax
}

/// An extension.
public struct ExtensionSyntax: Sendable {
    /// The extended type.
    public let extended: TypeSyntax
    /// The protocols that it makes the type conform to.
    public let inherited: [TypeSyntax]
    /// Its `where` clause.
    public let whereClause: WhereClauseSyntax?
    /// Its members.
    public let members: MemberBlockSyntax

    /// Whether it extends only some of a generic type: by a `where` clause, or by naming arguments, as `[UInt8]` and
    /// `Array<UInt8>` do (SE-0361).
    public var isConditional: Bool { whereClause != nil || extended.namesArguments }
}

extension TypeSyntax {
    fileprivate var namesArguments: Bool {
        switch form {
        case .named(_, let arguments): !arguments.isEmpty
        case .member(let base, _, let arguments): !arguments.isEmpty || base.namesArguments
        case .optional, .array, .dictionary, .inlineArray: true
        default: false
        }
    }
}

extension DeclSyntax {
    /// The same declaration as one of `kind`.
    public func with(_ kind: Kind) -> DeclSyntax {
        DeclSyntax(range: range, attributes: attributes, modifiers: modifiers, introducer: introducer, kind: kind)
    }
}

extension NominalSyntax {
    /// The same type without its members, whose range stays.
    public var withoutMembers: NominalSyntax {
        with([])
    }

    /// The same type with other members kept of it.
    public func with(_ kept: [DeclSyntax]) -> NominalSyntax {
        NominalSyntax(
            kind: kind, name: name, genericParameters: genericParameters, inherited: inherited,
            whereClause: whereClause, members: MemberBlockSyntax(range: members.range, members: kept))
    }
}

extension ExtensionSyntax {
    /// The type that it extends, as far as it declares that.
    public var asNominal: NominalSyntax {
        NominalSyntax(
            kind: .struct, name: extended.range, genericParameters: [], inherited: [], whereClause: nil,
            members: members)
    }

    /// The same extension without its members, whose range stays.
    public var withoutMembers: ExtensionSyntax {
        ExtensionSyntax(
            extended: extended, inherited: inherited, whereClause: whereClause,
            members: MemberBlockSyntax(range: members.range, members: []))
    }
}

/// Members in braces.
public struct MemberBlockSyntax: Sendable {
    /// Its bytes, braces included; empty when there is none.
    public let range: ByteRange
    /// The members.
    public let members: [DeclSyntax]
}

/// A function.
public struct FunctionSyntax: Sendable {
    /// Its name, or the operator.
    public let name: ByteRange
    /// Its generic parameters.
    public let genericParameters: [GenericParameterSyntax]
    /// Its parameters.
    public let parameters: [ParameterSyntax]
    /// Its effects.
    public let effects: EffectsSyntax
    /// What it returns.
    public let result: TypeSyntax?
    /// Its `where` clause.
    public let whereClause: WhereClauseSyntax?
    /// Its body, with braces.
    public let body: ByteRange?
}

/// An initialiser.
public struct InitializerSyntax: Sendable {
    /// `?` or `!`.
    public let optionalMark: ByteRange?
    /// Its generic parameters.
    public let genericParameters: [GenericParameterSyntax]
    /// Its parameters.
    public let parameters: [ParameterSyntax]
    /// Its effects.
    public let effects: EffectsSyntax
    /// Its `where` clause.
    public let whereClause: WhereClauseSyntax?
    /// Its body, with braces.
    public let body: ByteRange?
}

/// A subscript.
public struct SubscriptSyntax: Sendable {
    /// Its generic parameters.
    public let genericParameters: [GenericParameterSyntax]
    /// Its parameters.
    public let parameters: [ParameterSyntax]
    /// The type of its elements.
    public let result: TypeSyntax
    /// Its `where` clause.
    public let whereClause: WhereClauseSyntax?
    /// Its accessors.
    public let accessors: AccessorBlockSyntax?
}

/// One or more properties that are declared together.
public struct VariableSyntax: Sendable {
    /// Whether it is a `let`.
    public let isLet: Bool
    /// The properties.
    public let bindings: [BindingSyntax]
}

/// One property.
public struct BindingSyntax: Sendable {
    /// Its bytes, from the name to the end of its accessors.
    public let range: ByteRange
    /// Its name; the whole pattern where that is a tuple.
    public let name: ByteRange
    /// Its type.
    public let type: TypeSyntax?
    /// The bytes of its initial value.
    public let initialValue: ByteRange?
    /// Its accessors.
    public let accessors: AccessorBlockSyntax?
}

/// What is in the braces of a property or a subscript.
public struct AccessorBlockSyntax: Sendable {
    /// Its bytes, braces included.
    public let range: ByteRange
    /// The accessors; empty when the block is the body of a getter.
    public let accessors: [AccessorSyntax]
}

/// `get`, `set` and their kin.
public struct AccessorSyntax: Sendable {
    /// The word.
    public let name: ByteRange
    /// Modifiers such as `mutating`.
    public let modifiers: [ModifierSyntax]
    /// Its effects.
    public let effects: EffectsSyntax
    /// The name of the value that it is given, where one is written.
    public let parameter: ByteRange?
    /// Its body, with braces.
    public let body: ByteRange?
}

/// A type alias.
public struct TypeAliasSyntax: Sendable {
    /// Its name.
    public let name: ByteRange
    /// Its generic parameters.
    public let genericParameters: [GenericParameterSyntax]
    /// What it stands for.
    public let type: TypeSyntax
    /// Its `where` clause.
    public let whereClause: WhereClauseSyntax?
}

/// An associated type.
public struct AssociatedTypeSyntax: Sendable {
    /// Its name.
    public let name: ByteRange
    /// What it conforms to.
    public let inherited: [TypeSyntax]
    /// Its default.
    public let defaultType: TypeSyntax?
    /// Its `where` clause.
    public let whereClause: WhereClauseSyntax?
}

/// One case of an enumeration.
public struct EnumElementSyntax: Sendable {
    /// Its name.
    public let name: ByteRange
    /// Its associated values; `nil` when it has none.
    public let parameters: [ParameterSyntax]?
    /// The bytes of its raw value.
    public let rawValue: ByteRange?
}

/// An import.
public struct ImportSyntax: Sendable {
    /// `struct`, `func` and so on, where one declaration is imported.
    public let importKind: ByteRange?
    /// The dotted path, module first.
    public let path: [ByteRange]
}

/// One branch of `#if`.
public struct ConditionalClauseSyntax: Sendable {
    /// The directive: `#if`, `#elseif` or `#else`.
    public let keyword: ByteRange
    /// The directive and its condition.
    public let clause: ByteRange
    /// What the branch holds.
    public let members: [DeclSyntax]
}

/// A whole file.
public struct SourceFileSyntax: Sendable {
    /// The text.
    public let source: SourceText
    /// What it declares, in order.
    public let declarations: [DeclSyntax]
    /// What is wrong with it.
    public let diagnostics: [Diagnostic]
}
