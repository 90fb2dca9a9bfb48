import UnderstudySemantics

/// Where the storage of a member is kept.
enum StoragePlace: Hashable, Sendable {
    /// Beside the member, as stored properties of values or of the type.
    case beside(isStatic: Bool)
    /// In the structure behind a lock of the double's.
    case behind(Lock)

    /// The lock that it is behind; `nil` for none.
    var lock: Lock? { if case .behind(let lock) = self { lock } else { nil } }

    /// Whether it is behind a lock.
    var isLocked: Bool { lock != nil }

    /// Whether it is beside the member, and belongs to the type.
    var isStatic: Bool { self == .beside(isStatic: true) }

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
            self = .behind(isStatic ? context.names.storage.static : context.names.storage.instance)
        } else {
            self = .beside(isStatic: isStatic)
        }
    }
}
