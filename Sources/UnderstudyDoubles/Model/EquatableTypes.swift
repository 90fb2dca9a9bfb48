import UnderstudySemantics
import UnderstudySyntax

/// Where the values of a type can be compared.
enum Comparability {
    case nowhere
    /// On the actor of the double.
    case onActor
    case anywhere
}

/// Which types have values that can be compared, as far as the sources tell.
///
/// What it asks for is what `NameClosure` finds: declarations of types that the protocol names, extensions of them, and
/// protocols. What is not found there counts as not comparable, so that few files and all files give the same answer.
final class EquatableTypes: Sendable {
    let context: DoubleContext
    /// The protocol that the types are written in.
    let origin: ProtocolDeclaration
    /// Where values are compared.
    private let isolation: Isolation

    init(context: DoubleContext, origin: ProtocolDeclaration, on isolation: Isolation) {
        self.context = context
        self.origin = origin
        self.isolation = isolation
    }

    private var index: DeclarationIndex { context.index }

    /// Whether values of `type` can be compared by `==`.
    func contains(_ type: SwiftType) -> Bool { conforms(type, to: .equatable, in: origin, depth: 0) }

    /// Whether `type`, as it is written in `place`, conforms to a protocol.
    private func conforms(
        _ type: SwiftType, to wanted: StandardProtocol.Name, in place: any PathedDeclaration, depth: Int
    ) -> Bool {
        guard depth < 8 else { return false }
        func inner(_ type: SwiftType) -> Bool { conforms(type, to: wanted, in: place, depth: depth + 1) }
        switch type {
        case .optional(let value), .implicitlyUnwrapped(let value), .array(let value):
            return StandardTypes.passesOn(wanted) && inner(value)
        case .attributed(_, let value): return inner(value)
        case .dictionary(_, let value): return StandardTypes.passesOn(wanted) && inner(value)
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil: return inner(elements[0].type)
        case .named(let name, let arguments):
            if place === origin, let answer = own(name, arguments, wanted, depth: depth) { return answer }
        case .member(.named("Self", []), let name, []): return inner(.named(name))
        case .member(_, let name, let arguments) where type.isOfPlatform:
            return StandardTypes.conform(.named(name, arguments), to: wanted, where: inner)
        case .member: break
        default: return false
        }
        return found(type, wanted, in: place, depth: depth)
    }

    /// Whether what the protocol itself calls `name` conforms; `nil` where it declares nothing of that name.
    private func own(
        _ name: String, _ arguments: [SwiftType], _ wanted: StandardProtocol.Name, depth: Int
    ) -> Bool? {
        if name == "Self" { return false }
        if let fixed = context.types.fixed[name] { return conforms(fixed, to: wanted, in: origin, depth: depth + 1) }
        if let parameter = context.types.parameter(name) {
            return parameter.constraints.contains { refines($0, wanted, in: origin) }
        }
        return context.types.expanded(.named(name, arguments)).map {
            conforms($0, to: wanted, in: origin, depth: depth + 1)
        }
    }

    /// Whether a type that the sources or the platform declare conforms.
    private func found(
        _ type: SwiftType, _ wanted: StandardProtocol.Name, in place: any PathedDeclaration, depth: Int
    ) -> Bool {
        guard let path = type.path else { return false }
        if index.mayDeclare(path) {
            if let (target, alias) = index.aliasTarget(of: type, from: place) {
                return conforms(target, to: wanted, in: alias, depth: depth + 1)
            }
            if let declared = index.typeDeclaration(path, from: place) {
                return conforms(declared, type, to: wanted, in: place, depth: depth)
            }
            if index.lookUpAnything(path, from: place) { return false }
        }
        if case .member(let base, let name, []) = type,
            isAssociated(name, of: base, conformingTo: wanted, in: place)
        {
            return true
        }
        return StandardTypes.conform(type, to: wanted) { conforms($0, to: wanted, in: place, depth: depth + 1) }
    }

    // MARK: - Declarations

    /// - Parameter written: The type as `place` names it, with arguments.
    private func conforms(
        _ type: TypeDeclaration, _ written: SwiftType, to wanted: StandardProtocol.Name,
        in place: any PathedDeclaration, depth: Int
    ) -> Bool {
        guard type.details.kind != .actor, !type.saysGlobalActor, !type.suppressesConformance else { return false }
        let isElsewhere = type.belongsElsewhere(than: isolation, in: index)
        for inherited in type.inheritedTypes where refines(inherited, wanted, in: type) {
            return isComparable(by: inherited, isElsewhere: isElsewhere)
        }
        if isElsewhere { return false }
        if StandardTypes.passesOn(wanted), type.details.genericParameters.isEmpty, type.isPlainEnumeration {
            return true
        }
        return index.extensions(of: type).contains { found in
            guard found.scope.branches.isEmpty, found.syntax.attributes.isEmpty,
                found.inheritedTypes.contains(where: { refines($0, wanted, in: type) })
            else { return false }
            if !found.details.isConditional { return true }
            let arguments = arguments(in: written, place)
            return GenericConstraint.all(found.source[found.details.whereClause]).allSatisfy { constraint in
                let constraint = constraint.mapping { $0.substituting(arguments) }
                return holds(constraint, in: place, depth: depth)
            }
        }
    }

    /// What stands for the generic parameters of the type that `written` names, and of the types around it.
    private func arguments(in written: SwiftType, _ place: any PathedDeclaration) -> [String: SwiftType] {
        var arguments: [String: SwiftType] = [:]
        var next: SwiftType? = written
        while let type = next {
            if !type.arguments.isEmpty, let declared = type.path.flatMap({ index.typeDeclaration($0, from: place) }) {
                arguments.merge(zip(declared.parameters, type.arguments)) { inner, _ in inner }
            }
            if case .member(let base, _, _) = type { next = base } else { next = nil }
        }
        return arguments
    }

    /// Whether `constraint` of a conditional conformance, with the types in place, is sure to hold.
    private func holds(_ constraint: GenericConstraint, in place: any PathedDeclaration, depth: Int) -> Bool {
        switch constraint.relation {
        case .sameType: constraint.left.canonical == constraint.right.canonical
        case .conformance:
            constraint.right.conjuncts.allSatisfy { part in
                part.path.map {
                    conforms(constraint.left, to: StandardProtocol.Name($0), in: place, depth: depth + 1)
                } ?? false
            }
        }
    }

    /// Whether values are compared where this asks, by a conformance that may say so itself (SE-0470).
    private func isComparable(by conformance: SwiftType, isElsewhere: Bool) -> Bool {
        guard case .attributed(let specifiers, _) = conformance else { return !isElsewhere }
        if let actor = specifiers.lazy.compactMap({ [index] in index.globalActor(named: $0.name) }).first {
            return isolation == .globalActor(actor)
        }
        return !isElsewhere || specifiers.contains { $0.name == "nonisolated" }
    }

    // MARK: - Protocols

    /// Whether what conforms to the protocols in `type`, or inherits from the class, conforms to `wanted`.
    private func refines(
        _ type: SwiftType, _ wanted: StandardProtocol.Name, in place: any PathedDeclaration, depth: Int = 0
    ) -> Bool {
        guard depth < 8 else { return false }
        for part in type.conjuncts {
            guard let name = part.path else { continue }
            guard let found = index.protocolDeclaration(name, from: place) else {
                if StandardTypes.refines(name, wanted) { return true }
                continue
            }
            if found.name == wanted.text { return true }
            for inherited in found.inheritedTypes where refines(inherited, wanted, in: found, depth: depth + 1) {
                return true
            }
        }
        return false
    }

    /// Whether the associated type `name` of what `base` conforms to has to conform to `wanted`: the `ID` of anything
    /// `Identifiable`.
    private func isAssociated(
        _ name: String, of base: SwiftType, conformingTo wanted: StandardProtocol.Name, in place: any PathedDeclaration
    ) -> Bool {
        var conformances: [SwiftType] = []
        if let parameter = base.associatedTypeName.flatMap(context.types.parameter) {
            conformances = parameter.constraints
        } else if let path = base.path, let type = index.typeDeclaration(path, from: place) {
            conformances = index.conformances(of: type)
        }
        return conformances.flatMap(\.conjuncts).contains { conformance in
            index.constraints(ofAssociatedType: name, in: conformance, from: place).contains {
                refines($0, wanted, in: place)
            }
        }
    }
}
