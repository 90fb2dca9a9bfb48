import UnderstudySemantics

/// Where the storage of a member is, and how it is accessed.
struct StoragePlace {
    let place: Member.Place
    /// What the lock is called.
    let lock: String
    /// Whether it is beside the member, and belongs to the type.
    let isStaticStored: Bool

    init(of requirement: Requirement, in context: DoubleContext) {
        self.init(
            of: requirement, isStatic: requirement.isStatic || context.isMadeByClosure(requirement), in: context)
    }

    /// The place of the static storage of `requirement`, although it is an instance member.
    init(ofTypeBeside requirement: Requirement, in context: DoubleContext) {
        self.init(of: requirement, isStatic: true, in: context)
    }

    private init(of requirement: Requirement, isStatic: Bool, in context: DoubleContext) {
        let isolation = context.resolved.isolation
        let runs = MemberIsolation(requirement, in: context.index).isShared(with: isolation)
        let isIsolated: Bool
        switch isolation {
        case .none: isIsolated = false
        case .actor: isIsolated = !isStatic && runs
        case .globalActor: isIsolated = runs
        }
        let isShared =
            isStatic
            ? !isIsolated || context.isGeneric
            : !isIsolated && (context.resolved.isSendable || isolation != .none)
        let isLocked = isShared && (!context.isStructure || isStatic)
        if isLocked {
            place = .locked
            lock = isStatic ? context.names.storage.static : context.names.storage.instance
            isStaticStored = false
        } else {
            place = .plain
            lock = ""
            isStaticStored = isStatic
        }
    }
}
