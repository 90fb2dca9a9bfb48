import UnderstudySemantics

extension MemberBuilder {
    /// Where the member runs; nowhere in particular where its caller decides.
    var runsOn: Isolation {
        switch MemberIsolation(requirement, in: context.index) {
        case .type: context.resolved.isolation
        case .globalActor(let actor): .globalActor(actor)
        case .nonisolated, .caller: .none
        }
    }

    /// Where the first values are made of what is kept for `member`.
    func storageIsolation(of member: Member) -> Isolation {
        member.storage.isLocked ? .none : context.resolved.isolation
    }

    /// Where a closure runs that answers calls of `member`, which have `effects`.
    func closureIsolation(_ effects: Effects, in member: Member) -> Isolation {
        guard effects.isAsync else { return storageIsolation(of: member) }
        let actor = isolation(effects).lazy.filter(\.isAttribute).compactMap { [context] in
            context.index.globalActor(named: $0.name)
        }.first
        return actor.map(Isolation.globalActor) ?? .none
    }

    /// Whether it is a function called `self` that runs on a global actor: of a call there the compiler says that the name
    /// may be meant for the value itself.
    var isHiddenOnGlobalActor: Bool {
        guard signature.kind.isFunction, SwiftNames.bare(signature.name) == "self" else { return false }
        switch MemberIsolation(requirement, in: context.index) {
        case .globalActor: return true
        case .type: if case .globalActor = context.resolved.isolation { return true } else { return false }
        case .nonisolated, .caller: return false
        }
    }
}
