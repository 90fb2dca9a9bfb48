import UnderstudySemantics

/// What is remembered of calls.
extension MemberBuilder {
    /// What is remembered of calls of `member`.
    func record(_ parameters: ParameterList, in member: Member) -> Member.Record {
        let parts = parameters.recorded
        return Member.Record(
            name: stem + (parts.isEmpty ? "CallCount" : "Calls"), parts,
            structure: structure(parts, named: Member.structureSuffix, in: member))
    }

    /// What is remembered of values that are set by a subscript; `nil` where nothing of it can be kept.
    func setRecord(_ parameters: ParameterList, _ result: SwiftType, in member: Member) -> Member.Record? {
        var parameters = parameters
        parameters.evaluateAutoclosuresOnce()
        let type = scope.erased(result, for: .storage) ?? .anything
        let newValue = Member.Part(
            name: "newValue", type: type, value: "newValue", isFunction: false, comparability: comparability(of: result)
        )
        let isKept = !Ownership.isNoncopyable(result, self) && !scope.holdsUnheld(result)
        let parts = parameters.recorded + (isKept ? [newValue] : [])
        if parts.isEmpty { return nil }
        let record = Member.Record(name: stem + "SetCalls", parts)
        return Member.Record(
            name: record.name, element: record.element, value: record.value,
            structure: structure(parts, named: "Set" + Member.structureSuffix, in: member))
    }

    /// What is remembered of values of `type` that a property is set to, of which `value` is the last; of an object that it
    /// must not keep alive, which one it was.
    func setRecord(_ type: SwiftType, of value: String) -> Member.Record {
        let name = stem + "SetCalls"
        if !isWeak { return Member.Record(name: name, element: type, value: value) }
        return Member.Record(
            name: name, element: .optional(.named("ObjectIdentifier")), value: value + ".map { ObjectIdentifier($0) }")
    }

    /// Where values of `type` can be compared when they are recorded.
    func comparability(of type: SwiftType) -> Comparability {
        if context.style.edition == .first || scope.isGeneric(type) { return .nowhere }
        if EquatableTypes(context: context, origin: origin, on: .none).contains(type) { return .anywhere }
        let isolation = context.resolved.isolation
        guard isolation.isGlobalActor else { return .nowhere }
        return EquatableTypes(context: context, origin: origin, on: isolation).contains(type) ? .onActor : .nowhere
    }

    /// The structure that holds `parts`; `nil` for fewer than two, and where one of them can't be compared.
    private func structure(_ parts: [Member.Part], named suffix: String, in member: Member) -> Member.Structure? {
        // What leaves an actor has to be sendable, and public structures don't say so by themselves.
        if context.style.access != nil, context.resolved.isolation == .actor { return nil }
        guard parts.count > 1, context.kind.records, parts.allSatisfy({ canBeCompared($0, in: member) }),
            !parts.contains(where: { ["init", "self", "Type", "Protocol"].contains(SwiftNames.bare($0.name)) })
        else { return nil }
        let isBesideInstances = member.isStatic && !member.storage.isLocked
        let plain = (isBesideInstances ? "Static" : "") + SwiftNames.capitalized(stem) + suffix
        let name = context.names.mentioned.contains(plain) ? plain + "Record" : plain
        let labelled = parts.map { SwiftNames.argumentLabel($0.name) + ": " + $0.value }
        return Member.Structure(
            name: name, fields: parts.map { (SwiftNames.escaped($0.name), $0.type) },
            value: ".init(" + labelled.joined(separator: ", ") + ")",
            isNonisolated: member.storage.isLocked && context.resolved.isolation != .none
                && context.style.statesNonisolated,
            comparingActor: parts.contains { $0.comparability == .onActor } ? context.actorAttribute : nil,
            needsInitializer: context.style.access != nil, isDescribed: context.style.edition >= .third)
    }

    /// Whether the structure of a call of `member` can compare `part`: behind a lock, it belongs to no actor.
    private func canBeCompared(_ part: Member.Part, in member: Member) -> Bool {
        switch part.comparability {
        case .nowhere: false
        case .onActor: !member.storage.isLocked
        case .anywhere: true
        }
    }
}
