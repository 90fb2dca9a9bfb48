import UnderstudySemantics
import UnderstudySyntax

/// Tells which values another actor may get: those that are `Sendable`, as far as declarations tell.
///
/// Of types whose declarations were not read it assumes that they are.
struct Sendability {
    private let builder: MemberBuilder
    private var context: DoubleContext { builder.context }

    init(_ builder: MemberBuilder) {
        self.builder = builder
    }

    /// Whether values of `type` can be handed to another actor.
    func canCross(_ type: SwiftType) -> Bool {
        switch type {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .packExpansion(let inner),
            .packElement(let inner), .inlineArray(_, let inner):
            canCross(inner)
        case .dictionary(let key, let value): canCross(key) && canCross(value)
        case .tuple(let elements): elements.allSatisfy { canCross($0.type) }
        case .attributed(let specifiers, let inner): specifiers.contains(where: isSent) || canCross(inner)
        case .function: false
        case .some(let constraint), .any(let constraint): constraint.conjuncts.contains(where: promises)
        case .composition(let parts): parts.contains(where: promises)
        case .metatype(let base, _): !builder.scope.isGeneric(base)
        case .named(let name, let arguments): named(name, arguments)
        case .member: type.associatedTypeName.map { named($0, []) } ?? declared(type.description, [])
        case .suppressed, .module, .literal, .missing: true
        }
    }

    private func isSent(_ specifier: TypeSpecifier) -> Bool {
        specifier == .sendable || specifier == .sending
            || specifier.isAttribute && context.index.globalActor(named: specifier.name) != nil
    }

    private func named(_ name: String, _ arguments: [SwiftType]) -> Bool {
        if name == "Self" { return context.resolved.isSendable || context.resolved.isolation != .none }
        if builder.signature.generics.contains(where: { $0.name == name }) {
            return builder.signature.allConstraints.contains {
                $0.left == .named(name) && $0.relation == .conformance && promises($0.right)
            }
        }
        if let associated = context.resolved.associatedTypes.first(where: { $0.name == name && !$0.isNamedLikeIt }) {
            return associated.fixedType.map(canCross) ?? associated.constraints.contains(where: promises)
        }
        if let alias = context.types.alias(name) { return canCross(alias) }
        return declared(name, arguments)
    }

    private func declared(_ name: String, _ arguments: [SwiftType]) -> Bool {
        if let alias = context.index.aliasedType(name, from: builder.origin) { return canCross(alias) }
        if context.index.isProtocolOrAlias(name, from: builder.origin) { return promises(.named(name)) }
        guard arguments.allSatisfy(canCross), !Self.bound.contains(name) else { return false }
        guard let type = context.index.typeDeclaration(name, from: builder.origin) else {
            return name != "Any" && name != "AnyObject"
        }
        if type.details.inherited.contains(where: { promises(SwiftType(type.source[$0])) }) { return true }
        if context.index.isolation(of: type).isGlobalActor { return true }
        switch type.details.kind {
        case .actor: return true
        case .class: return false
        // What others can see says so itself; of what they can't, the compiler finds out.
        case .struct, .enum: return type.access < .public
        }
    }

    /// Whether what conforms to `constraint` is `Sendable`.
    private func promises(_ constraint: SwiftType) -> Bool {
        guard let name = constraint.bare.path else {
            return constraint.conjuncts.contains { $0 != constraint && promises($0) }
        }
        switch name {
        case "Sendable", "Swift.Sendable", "Error", "Actor", "AnyActor", "GlobalActor", "CodingKey": return true
        default: break
        }
        if let found = context.index.protocolNamed(name, from: builder.origin.module) {
            let resolved = context.index.resolve(found)
            return resolved.refinesSendable || resolved.isolation == .actor
        }
        return context.index.aliasedType(name, from: builder.origin)?.conjuncts.contains {
            $0 != constraint && promises($0)
        }
            ?? false
    }

    /// Types of the standard library that are not `Sendable`, whatever they hold.
    private static let bound: Set<String> = [
        "AnyKeyPath", "KeyPath", "PartialKeyPath", "ReferenceWritableKeyPath", "WritableKeyPath", "UnsafeBufferPointer",
        "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer",
        "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer",
    ]
}
