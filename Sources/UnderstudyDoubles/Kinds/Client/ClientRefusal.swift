import UnderstudySemantics
import UnderstudySyntax

/// Why there can be no client of a protocol, where doubles of other kinds are possible.
enum ClientRefusal {
    /// Looks for a reason in what the protocol is.
    static func find(_ resolved: ResolvedProtocol) -> DoubleRefusal? {
        func refuse(_ id: String, _ reason: String) -> DoubleRefusal {
            DoubleRefusal(id: DiagnosticID(id), reason: reason, location: resolved.declaration.location)
        }
        if resolved.isolation == .actor {
            return refuse("not-closures", "the members of an actor can't be closures that a test sets; use a stub")
        }
        if let superclass = resolved.superclass {
            return refuse("superclass", "closures can't replace the superclass '\(superclass.name)'; use a stub")
        }
        if let name = resolved.standardNames.intersection(ownValues).min() {
            return refuse("self-reference", "it refines '\(name)', whose values are sets of its own values; use a stub")
        }
        return nil
    }

    /// Looks for a requirement that no closure can implement.
    static func find(_ included: [ResolvedRequirement], in context: DoubleContext) -> DoubleRefusal? {
        for entry in included where !entry.hasDefault {
            guard let reason = actorReason(entry, context) ?? reason(entry, context) else { continue }
            let location =
                entry.isStandard ? context.resolved.declaration.location : entry.requirement.location
            return DoubleRefusal(
                id: DiagnosticID("not-closures"), reason: "'\(entry.requirement.name)' \(reason); use a wrapper",
                location: location)
        }
        return nil
    }

    /// The platform's protocols of sets.
    private static let ownValues: Set<StandardProtocol.Name> = [.optionSet, .setAlgebra]

    /// Why a member on another actor than the client's can't have a closure: it would belong to the client's actor.
    private static func actorReason(_ entry: ResolvedRequirement, _ context: DoubleContext) -> String? {
        guard case .globalActor(let own) = context.resolved.isolation, !entry.requirement.isStatic,
            entry.requirement.kind != .`init`,
            let actor = MemberIsolation.globalActor(of: entry.requirement, in: context.index), actor != own
        else { return nil }
        return "runs on '\(actor)', while the client and its closures belong to '\(own)'"
    }

    private static func reason(_ entry: ResolvedRequirement, _ context: DoubleContext) -> String? {
        let builder = MemberBuilder(entry.requirement, of: entry.origin, stem: "member", in: context)
        var member = builder.build()
        builder.addClosures(to: &member)
        if case .failure = member.answer {
            let isPack = builder.signature.result?.holdsPackExpansion ?? false
            return isPack
                ? "returns a tuple with a pack, of as many values as its caller chooses"
                : "returns a noncopyable value of a type that its caller chooses"
        }
        if member.isUncallable || member.client == nil { return nil }
        guard let name = member.client?.lost else { return nil }
        let type = builder.signature.parameters.first { [$0.firstName, $0.secondName].contains(name) }?.type
        if type?.has(.autoclosure) ?? false { return "takes '\(name)', which may throw although the member may not" }
        if let type, type.has(.inout), type.mentionsOpaque {
            return "changes '\(name)', whose opaque type it can't be cast back to"
        }
        let isFunction = type.flatMap { builder.functionType($0) } != nil
        if case .packExpansion = type?.bare { return "takes '\(name)', a pack of functions that may not escape" }
        if !isFunction, type?.holdsPackExpansion ?? false {
            return "takes '\(name)', a tuple with a pack, of as many values as its caller chooses"
        }
        let isChosen = !builder.signature.generics.isEmpty || type?.mentionsOpaque ?? false
        return isFunction
            ? "takes '\(name)', a function with \(isChosen ? "types that its caller chooses" : "deprecated types"), which no "
                + "closure can take"
            : "takes '\(name)', which is noncopyable and of a type that its caller chooses"
    }
}
