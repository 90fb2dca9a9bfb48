import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

extension Shape.Surroundings {
    /// Reads from `double` where its members ran when it was last in step.
    init(_ double: OwnedDouble, _ body: DoubleBody, of resolved: ResolvedProtocol, in index: DeclarationIndex) {
        let type = double.type
        let attributes = type.syntax.attributes.map { type.source.compactText(in: $0.range) }
        let actor = attributes.lazy.compactMap { index.globalActor($0) }.first
        if type.details.kind == .actor, resolved.isolation == .actor || !resolved.canBeActor {
            isolation = .actor
        } else if let actor {
            isolation = .globalActor(actor)
        } else {
            isolation = .none
        }
        // A member that its owner edited may stay as it was when the others changed.
        locks = Self.votes(double, body)
        let forms = double.kind == DoubleKind.fake.name ? [false, true] : locks
        // Static members have a lock but on an actor.
        memberForms = isolation != .none && body.hasStaticLock ? forms.union([false]) : forms
        // The templates write that a type belongs to no actor only where its protocol does not say so.
        let isKeptOff = type.syntax.modifiers.contains { type.source.matches($0.name, "nonisolated") }
        let mayBeSendable = resolved.isSendable && !(locks.isEmpty && isKeptOff)
        isSendable = isolation != .none || (locks.count == 1 ? locks.contains(true) : mayBeSendable)
        isClassBound =
            double.kind == DoubleKind.wrapper.name || double.kind == DoubleKind.client.name
            ? type.details.kind == .class : resolved.isClassBound
        let parameters = type.details.genericParameters.map { type.source.text(in: $0.name) }
        let names = Set(resolved.associatedTypes.map(\.name))
        let isOpen = double.kind != DoubleKind.wrapper.name && double.kind != DoubleKind.contract.name
        let declared = Set(
            body.entries.indices.compactMap { entry -> String? in
                guard case .typeAlias(let alias) = body.entries[entry].syntax.kind else { return nil }
                return body.source(entry).text(in: alias.name)
            })
        absentTypes =
            isOpen
            ? Set(
                resolved.associatedTypes.filter { $0.fixedType == nil && !$0.isStandard }.map(\.name)
            ).subtracting(parameters).subtracting(declared) : []
        formerTypes = isOpen ? parameters.filter { !names.contains($0) } : []
        hasSuperclass =
            resolved.superclass.map { superclass in
                type.inherited.contains { $0.split(separator: ".").last.map(String.init) == superclass.simpleName }
            } ?? true
        existentials = Existentials(in: body.types)
        clauses = []
    }

    /// What else surrounded a member that its owner edited, and that stayed as it was when the others changed: the lock came
    /// or went, or the type was not on its actor.
    var others: [Shape.Surroundings] {
        let former = memberForms.filter { isolation != .none || $0 != isSendable }
        return former.sorted { !$0 && $1 }.map { isSendable in
            var other = self
            (other.isolation, other.isSendable) = (.none, isSendable)
            return other
        }
    }

    /// Whether each property of the double is made to be reached from several threads.
    private static func votes(_ double: OwnedDouble, _ body: DoubleBody) -> Set<Bool> {
        let stored = body.entries.indices.filter { body.isStored($0) && !body.isOfType($0) }
        return switch DoubleKind(name: double.kind) {
        case .client: Set(stored.compactMap { body.typeOfProperty($0)?.closureSpecifiers?.contains(.sendable) })
        case .spy, .stub, .mock, .fake: Set(stored.map { body.isInStructure($0) })
        default: []
        }
    }
}

extension SwiftType {
    /// What stands in front of a closure type, however that is wrapped; `nil` for any other type.
    var closureSpecifiers: [TypeSpecifier]? {
        switch self {
        case .function: []
        case .attributed(let specifiers, let inner): inner.closureSpecifiers.map { specifiers + $0 }
        case .optional(let inner), .implicitlyUnwrapped(let inner): inner.closureSpecifiers
        case .tuple(let elements) where elements.count == 1: elements[0].type.closureSpecifiers
        default: nil
        }
    }
}

extension DoubleBody {
    /// The types of what is declared, in structures too, but for constraints.
    fileprivate var types: [SwiftType] {
        entries.indices.compactMap { Signature(self[$0]) }.flatMap { signature in
            signature.parameters.map(\.type) + [signature.result].compactMap(\.self)
        }
    }

    /// The type of the only property that is declared.
    fileprivate func typeOfProperty(_ entry: Int) -> SwiftType? {
        guard case .variable(let variable) = entries[entry].syntax.kind, variable.bindings.count == 1 else {
            return nil
        }
        return variable.bindings[0].type.map { SwiftType(source(entry)[$0]) }
    }

    /// Whether the declaration belongs to the type and not to its values, or stands in a structure that does.
    fileprivate func isOfType(_ entry: Int) -> Bool {
        containers[entries[entry].container].owner.isOfStaticMembers || isStatic(entry)
    }

    /// Whether static members keep something behind a lock.
    fileprivate var hasStaticLock: Bool { containers.contains(where: \.owner.isOfStaticMembers) }
}

extension ResolvedProtocol {
    /// Whether an actor can do all that is asked for: its owner may have made one of the double.
    var canBeActor: Bool {
        if case .globalActor = isolation { return false }
        return requirements.allSatisfy { entry in
            switch entry.requirement.syntax.kind {
            case .function(let function): function.effects.isAsync || entry.requirement.isStatic
            case .variable, .subscript: entry.requirement.signature.effects.isAsync || entry.requirement.isStatic
            default: true
            }
        }
    }
}
