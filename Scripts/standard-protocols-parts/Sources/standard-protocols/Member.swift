import UnderstudySemantics
import UnderstudySyntax

/// A member of a protocol or of an extension of one, with the parts by which a requirement and its default are compared.
struct Member {
    /// What a default must share with its requirement whatever the types are.
    struct Key: Hashable {
        /// A type alias stands for an associated type.
        let kind: Requirement.Kind
        let name: String
        let labels: [String]
        let isStatic: Bool
    }

    /// The type of a parameter, or of the result.
    struct Position: Hashable {
        var type: SwiftType
        let isVariadic: Bool
    }

    /// What tells a member from the other members of a protocol.
    struct Identity: Hashable {
        let key: Key
        let types: [Position]
        let constraints: Set<GenericConstraint>
    }

    /// The member as it was read.
    let requirement: Requirement
    /// Where its default comes from.
    var marks: [Mark] = []
    /// Whether an inherited requirement is stated again.
    var isRestated = false
    let identity: Identity
    /// Whether it can be set, where it is a property or a subscript.
    let isSettable: Bool

    init(_ requirement: Requirement) {
        self.requirement = requirement
        let signature = requirement.signature
        let generics = Dictionary(
            signature.generics.enumerated().map { ($0.element.name, SwiftType.named("$\($0.offset)")) },
            uniquingKeysWith: { first, _ in first })
        var types = signature.parameters.map { parameter in
            let type = parameter.type.canonical(replacing: generics).with(parameter.type.has(.inout) ? [.inout] : [])
            return Position(type: type, isVariadic: parameter.isVariadic)
        }
        if let result = signature.result {
            types.append(Position(type: result.canonical(replacing: generics), isVariadic: false))
        }
        let isLabelled = signature.isLabelledByDefault
        let isType = requirement.kind == .associatedtype || requirement.kind == .typealias
        let key = Key(
            kind: isType ? .associatedtype : requirement.kind, name: isType ? requirement.name : requirement.baseName,
            labels: signature.parameters.map { $0.label(isLabelledByDefault: isLabelled) },
            isStatic: requirement.isStatic)
        identity = Identity(
            key: key, types: types,
            constraints: Set(
                signature.generics.isEmpty
                    ? [] : signature.allConstraints.map { $0.mapping { $0.canonical(replacing: generics) } }))
        isSettable = requirement.isSettable
    }

    var key: Key { identity.key }

    /// The name without labels.
    var name: String { key.name }

    /// Whether it is an alias that nobody may use any more.
    var isDeadAlias: Bool { requirement.kind == .typealias && !restrictions.isEmpty }

    /// What its attributes say about uses.
    var restrictions: Set<Availability.Restriction> {
        attributes.reduce(into: []) { $0.formUnion($1.availability?.restrictions ?? []) }
    }

    /// The attributes that it has in the interface.
    var attributes: [Attribute] {
        requirement.syntax.attributes.map { Attribute(requirement.source[$0]) }
    }

    var hasDefault: Bool { marks.contains(.unconditional) }
}

extension Requirement {
    /// An interface writes no accessors for what anybody may set.
    fileprivate var isSettable: Bool {
        if case .subscript(let syntax) = syntax.kind, syntax.accessors == nil { return true }
        if let binding, binding.accessors == nil { return true }
        return signature.isSettable
    }
}

/// Where the default of a requirement comes from.
enum Mark: Hashable, CustomStringConvertible {
    /// An extension implements it for every type.
    case unconditional
    /// The compiler writes it for types of these kinds.
    case synthesized(String)
    /// An extension implements it for types of which this holds.
    case constrained([GenericConstraint])

    var description: String {
        switch self {
        case .unconditional: "@_hasDefault"
        case .synthesized(let kinds): "@_hasSynthesizedDefault(\"\(kinds)\")"
        case .constrained(let conditions):
            "@_hasConstrainedDefault(\"\(conditions.map(\.description).joined(separator: ", "))\")"
        }
    }
}
