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
        } else if resolved.belongsToMainActorByDefault(in: index), !type.saysNonisolated {
            // The compiler infers the actor, and nobody can have removed it from the protocol since.
            isolation = resolved.isolation
        } else {
            isolation = .none
        }
        // A member that its owner edited may stay as it was when the others changed.
        locks = Self.locks(double, body)
        let forms = double.traits.membersWorkTogether ? [false, true] : locks
        // Static members have a lock but on an actor.
        memberForms = isolation != .none && body.hasStaticLock ? forms.union([false]) : forms
        // The templates write that a type belongs to no actor only where its protocol does not say so.
        let isKeptOff = type.saysNonisolated
        let mayBeSendable = resolved.isSendable && !(locks.isEmpty && isKeptOff)
        isSendable = isolation != .none || (locks.count == 1 ? locks.contains(true) : mayBeSendable)
        isClassBound =
            double.traits.handsOn
            ? type.details.kind == .class : resolved.isClassBound
        (absentTypes, formerTypes) = Self.types(double, body, of: resolved, in: index)
        hasSuperclass =
            resolved.superclass.map { superclass in
                type.inherited.contains { $0.split(separator: ".").last.map(String.init) == superclass.simpleName }
            } ?? true
        existentials = Existentials(in: body.types)
        clauses = []
    }

    /// The associated types that the double knows nothing of, and those that it speaks of though there are none any more.
    private static func types(
        _ double: OwnedDouble, _ body: DoubleBody, of resolved: ResolvedProtocol, in index: DeclarationIndex
    ) -> (absent: Set<String>, former: [String]) {
        let names = Set(resolved.associatedTypes.map(\.name))
        let asked = Set(resolved.associatedTypes.filter { $0.fixedType == nil && !$0.isStandard }.map(\.name))
        let absent = asked.subtracting(body.aliases.map(\.name))
        if !double.traits.conforms { return ([], []) }
        guard double.traits.wraps else {
            let parameters = double.type.details.genericParameters.map { double.type.source.text(in: $0.name) }
            return (absent.subtracting(parameters), parameters.filter { !names.contains($0) })
        }
        // The compiler may infer a type that members speak of.
        let unknown = absent.isEmpty ? [] : absent.subtracting(body.entries.indices.flatMap(body.words))
        let former = body.aliases.filter { $0.isForwarded && !names.contains($0.name) }.map(\.name)
        return (unknown, former.isEmpty ? [] : former.filter { !resolved.hasAlias($0, in: index) })
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
    static func locks(_ double: OwnedDouble, _ body: DoubleBody) -> Set<Bool> {
        let stored = body.entries.indices.filter { body.isStored($0) && !body.isOfType($0) }
        if double.traits.consistsOfClosures {
            return Set(stored.compactMap { body.typeOfProperty($0)?.closureSpecifiers?.contains(.sendable) })
        }
        return double.traits.keepsStorage ? Set(stored.map { body.isInStructure($0) }) : []
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

    /// The names of type aliases, and whether each stands for the type of that name of what a wrapper forwards to.
    fileprivate var aliases: [(name: String, isForwarded: Bool)] {
        entries.indices.compactMap { entry in
            guard case .typeAlias(let alias) = entries[entry].syntax.kind else { return nil }
            let name = source(entry).text(in: alias.name)
            return (name, words(of: entry).suffix(2) == [".", name])
        }
    }

    /// The type of the only property that is declared.
    func typeOfProperty(_ entry: Int) -> SwiftType? {
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
    /// Whether the sources declare a type alias `name` in one of its protocols, or in an extension of one.
    fileprivate func hasAlias(_ name: String, in index: DeclarationIndex) -> Bool {
        let protocols = [declaration] + ancestors.map(\.declaration)
        let extensions = index.files.lazy.flatMap(\.extensions).filter { found in
            protocols.contains { $0.name == found.extendedName }
        }
        return protocols.contains { $0.requirements.contains { $0.kind == .typealias && $0.name == name } }
            || extensions.contains { found in
                found.members.contains { member in
                    if case .typeAlias(let alias) = member.kind {
                        found.source.text(in: alias.name) == name
                    } else {
                        false
                    }
                }
            }
    }

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

extension ResolvedProtocol {
    /// Whether nothing but its module's setting puts the protocol on the main actor.
    fileprivate func belongsToMainActorByDefault(in index: DeclarationIndex) -> Bool {
        isolation.isGlobalActor && index.settings(of: declaration).isMainActorByDefault
            && !declaration.writtenAttributes.contains { index.globalActor($0) != nil }
    }
}

extension TypeDeclaration {
    /// Whether it says that it belongs to no actor.
    var saysNonisolated: Bool {
        syntax.modifiers.contains { source.matches($0.name, "nonisolated") }
    }
}
