/// The type of a value, as far as declarations show.
indirect enum ValueType: Hashable, Sendable {
    /// Unknown.
    case unknown
    /// A class, structure, enumeration or actor of the sources, with its generic arguments.
    case nominal(TypeID, [ValueType])
    /// A value of these protocols, and perhaps of a class: `any P`, `some P`, `P & Q`.
    case bounded([TypeID])
    /// A generic parameter or an associated type, with its bounds.
    case generic(GenericName, bounds: [TypeID])
    /// `T?`.
    case optional(ValueType)
    /// `[T]`.
    case array(ValueType)
    /// `[K: V]`.
    case dictionary(ValueType, ValueType)
    /// A tuple.
    case tuple([TupleElement])
    /// A function.
    case function([ValueType], ValueType)
    /// The type itself, as a value.
    case metatype(ValueType)
    /// A type that no source declares, with its generic arguments.
    case external(String, [ValueType])

    /// One element of a tuple.
    struct TupleElement: Hashable, Sendable {
        let label: String?
        let type: ValueType
    }

    /// A generic parameter: its owner and its name.
    struct GenericName: Hashable, Sendable {
        /// What declares a generic parameter.
        enum Owner: Hashable, Sendable {
            case type(TypeID)
            case member(MemberID)
        }

        let owner: Owner
        let name: String
    }
}

extension ValueType {
    /// `Bool`.
    static let bool = ValueType.external("Bool", [])
    /// `Int`.
    static let int = ValueType.external("Int", [])
    /// `String`.
    static let string = ValueType.external("String", [])
    /// Any of the types that a literal of digits may have.
    static let number = ValueType.external("#number", [])
    /// `Void`.
    static let void = ValueType.tuple([])

    /// The type without all enclosing optionals.
    var unwrapped: ValueType {
        var type = self
        while case .optional(let inner) = type { type = inner }
        return type
    }

    /// The type without the outermost optional.
    var unwrappedOnce: ValueType {
        if case .optional(let inner) = self { inner } else { self }
    }

    /// The type as an optional, unless it already is one.
    var wrapped: ValueType {
        switch self {
        case .optional, .unknown: self
        default: .optional(self)
        }
    }

    /// What a container's factory makes, whose type says it: `any Store` of `Factory<any Store>`; `nil` for other types.
    var madeByFactory: ValueType? {
        guard case .external(let name, let arguments) = self, ["Factory", "ParameterFactory"].contains(name) else {
            return nil
        }
        return arguments.last
    }

    /// The protocols and the class of a value whose concrete type is unknown; `nil` for concrete types.
    var bounds: [TypeID]? {
        switch self {
        case .bounded(let bounds), .generic(_, let bounds): bounds
        default: nil
        }
    }

    /// What is known of a value, or of a type, or of what an optional wraps.
    var followedBounds: [TypeID]? {
        switch self {
        case .optional(let inner), .metatype(let inner): inner.followedBounds
        default: bounds
        }
    }

    /// The protocols of the values inside this one: of `[P?]`, those of `P`.
    var heldBounds: [TypeID] {
        switch self {
        case .bounded(let bounds), .generic(_, let bounds): bounds
        case .optional(let inner), .array(let inner), .dictionary(_, let inner), .metatype(let inner):
            inner.heldBounds
        case .function(_, let result): result.heldBounds
        case .tuple(let elements): elements.flatMap(\.type.heldBounds)
        case .external(_, let arguments): arguments.flatMap(\.heldBounds)
        case .nominal, .unknown: []
        }
    }

    /// The concrete types of the sources in values inside of this one.
    var nominals: [TypeID] {
        switch self {
        case .nominal(let id, let arguments): [id] + arguments.flatMap(\.nominals)
        case .optional(let inner), .array(let inner), .dictionary(_, let inner), .metatype(let inner):
            inner.nominals
        case .function(_, let result): result.nominals
        case .tuple(let elements): elements.flatMap(\.type.nominals)
        case .external(_, let arguments): arguments.flatMap(\.nominals)
        case .bounded, .generic, .unknown: []
        }
    }

    /// Whether it contains generic parameters or associated types of a type, including `Self`.
    var dependsOnType: Bool {
        switch self {
        case .generic(let name, _): if case .type = name.owner { true } else { false }
        case .optional(let inner), .array(let inner), .metatype(let inner): inner.dependsOnType
        case .dictionary(let key, let value): key.dependsOnType || value.dependsOnType
        case .function(let parameters, let result):
            parameters.contains(where: \.dependsOnType) || result.dependsOnType
        case .tuple(let elements): elements.contains(where: \.type.dependsOnType)
        case .external(_, let arguments), .nominal(_, let arguments): arguments.contains(where: \.dependsOnType)
        case .bounded, .unknown: false
        }
    }

    var isFunction: Bool {
        if case .function = unwrapped { true } else { false }
    }

    var isUnknown: Bool { self == .unknown }

    /// The type with generic parameters replaced by `arguments`.
    func substituting(_ arguments: [GenericName: ValueType]) -> ValueType {
        if arguments.isEmpty { return self }
        switch self {
        case .unknown, .bounded: return self
        case .generic(let name, _): return arguments[name] ?? self
        case .nominal(let id, let own): return .nominal(id, own.map { $0.substituting(arguments) })
        case .optional(let inner): return .optional(inner.substituting(arguments))
        case .array(let inner): return .array(inner.substituting(arguments))
        case .dictionary(let key, let value):
            return .dictionary(key.substituting(arguments), value.substituting(arguments))
        case .tuple(let elements):
            return .tuple(
                elements.map { TupleElement(label: $0.label, type: $0.type.substituting(arguments)) })
        case .function(let parameters, let result):
            return .function(parameters.map { $0.substituting(arguments) }, result.substituting(arguments))
        case .metatype(let inner): return .metatype(inner.substituting(arguments))
        case .external(let name, let own): return .external(name, own.map { $0.substituting(arguments) })
        }
    }

    /// Adds to `arguments` what the generic parameters in this type must be so that a value of type `other` fits.
    func bind(to other: ValueType, in arguments: inout [GenericName: ValueType]) {
        switch (self, other) {
        case (.generic(let name, _), _):
            if other != .unknown, arguments[name] == nil { arguments[name] = other }
        case (.optional(let own), .optional(let other)), (.array(let own), .array(let other)),
            (.metatype(let own), .metatype(let other)):
            own.bind(to: other, in: &arguments)
        case (.optional(let own), _):
            own.bind(to: other, in: &arguments)
        case (.nominal(let id, let own), .nominal(let otherID, let others)) where id == otherID:
            for (own, other) in zip(own, others) { own.bind(to: other, in: &arguments) }
        case (.external(let name, let own), .external(let otherName, let others)) where name == otherName:
            for (own, other) in zip(own, others) { own.bind(to: other, in: &arguments) }
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            key.bind(to: otherKey, in: &arguments)
            value.bind(to: otherValue, in: &arguments)
        case (.tuple(let own), .tuple(let others)):
            for (own, other) in zip(own, others) { own.type.bind(to: other.type, in: &arguments) }
        case (.function(let parameters, let result), .function(let others, let otherResult)):
            for (own, other) in zip(parameters, others) { own.bind(to: other, in: &arguments) }
            result.bind(to: otherResult, in: &arguments)
        default:
            break
        }
    }
}
