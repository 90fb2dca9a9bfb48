import UnderstudySemantics

/// Which members of extensions are defaults of a requirement, and under which conditions.
enum Defaults {
    /// A requirement by the names of its protocol and of itself.
    struct Subject: Hashable {
        let owner: String
        let name: String

        init(_ owner: String, _ name: String) {
            self.owner = owner
            self.name = name
        }
    }

    static let allKinds = "actor, class, enum, struct"

    /// The implementations that the compiler writes itself, with the kinds of types that it writes them for.
    ///
    /// No interface shows them, so they are named here; `--verify` compiles a type of each kind to prove it.
    static let synthesized: [Subject: String] = [
        Subject("Equatable", "=="): "enum, struct",
        Subject("Hashable", "hash"): "enum, struct",
        Subject("Hashable", "hashValue"): allKinds,
        Subject("Comparable", "<"): "enum",
        Subject("Encodable", "encode"): "class, enum, struct",
        Subject("Decodable", "init"): "class, enum, struct",
        Subject("CaseIterable", "allCases"): "enum",
        Subject("RawRepresentable", "init"): "enum",
        Subject("RawRepresentable", "rawValue"): "enum",
        Subject("CodingKey", "stringValue"): "enum",
        Subject("CodingKey", "intValue"): "enum",
        Subject("CodingKey", "init"): "enum",
        Subject("Actor", "unownedExecutor"): "actor",
        Subject("DistributedActor", "id"): "actor",
        Subject("DistributedActor", "actorSystem"): "actor",
        Subject("DistributedActor", "unownedExecutor"): "actor",
        Subject("DistributedActor", "resolve"): "actor",
    ]

    /// Whether the defaults of `member` and of others call each other, and this is the one to be written by hand.
    ///
    /// These are the oldest of each group, or those that are not deprecated. The compiler refuses a type that leaves all
    /// of a group to their defaults, or such a type calls itself for ever.
    static func isCalledByOthers(_ member: Member, of owner: String) -> Bool {
        switch (owner, member.name, member.key.labels, member.identity.types.map(\.type.description)) {
        case ("AsyncIteratorProtocol", "next", [], ["Element?"]): true
        case ("Executor", "enqueue", ["_"], ["ExecutorJob"]), ("SerialExecutor", "enqueue", ["_"], ["ExecutorJob"]),
            ("TaskExecutor", "enqueue", ["_"], ["ExecutorJob"]):
            true
        default: false
        }
    }

    /// The conditions of each default that `candidates`, members of one extension, give to `requirement`.
    static func conditions(
        of requirement: Member, in candidates: [Member], where conditions: [GenericConstraint],
        _ associated: Set<String>
    ) -> [[GenericConstraint]] {
        candidates.compactMap { candidate in
            guard candidate.key == requirement.key, candidate.isSettable || !requirement.isSettable,
                !candidate.restrictions.contains(.unavailable),
                let inferred = inferred(requirement, candidate, conditions, associated)
            else { return nil }
            return conditions + inferred.filter { !conditions.contains($0) }
        }
    }

    /// What must hold of associated types for the types to be the same; `nil` where they can't be.
    private static func inferred(
        _ requirement: Member, _ candidate: Member, _ conditions: [GenericConstraint], _ associated: Set<String>
    ) -> [GenericConstraint]? {
        let (wanted, offered) = (requirement.identity, candidate.identity)
        func same(_ constraints: Set<GenericConstraint>) -> Set<GenericConstraint> {
            Set(constraints.map { $0.mapping { $0.assuming(conditions) } })
        }
        guard wanted.types.count == offered.types.count, same(wanted.constraints) == same(offered.constraints) else {
            return nil
        }
        var inferred: [GenericConstraint] = []
        for (one, other) in zip(wanted.types, offered.types) {
            guard one.isVariadic == other.isVariadic else { return nil }
            var (type, given) = (one.type.assuming(conditions), other.type.assuming(conditions))
            if type == given { continue }
            while case .optional(let inner) = type, case .optional(let innerGiven) = given {
                (type, given) = (inner, innerGiven)
            }
            guard case .named(let name, []) = type, associated.contains(name) else { return nil }
            inferred.append(GenericConstraint(.member(.selfType, name, []), is: given))
        }
        return inferred
    }
}

extension SwiftType {
    /// The canonical type with associated types as what `conditions` say of them.
    fileprivate func assuming(_ conditions: [GenericConstraint]) -> SwiftType {
        conditions.reduce(self) { type, condition in
            guard condition.relation == .sameType else { return type }
            let (left, right) = (condition.left, condition.right)
            if left.isOfSelf { return type.replacing(left.canonical, by: right.canonical) }
            if left == .selfType, right.isOfSelf { return type.replacing(right.canonical, by: .selfType) }
            return type
        }
    }

    private func replacing(_ old: SwiftType, by new: SwiftType) -> SwiftType {
        self == old ? new : mappingParts { $0.replacing(old, by: new) }
    }

    /// Whether it is an associated type of the conforming type, or one of such a type.
    private var isOfSelf: Bool {
        guard case .member(let base, _, _) = self else { return false }
        return base == .selfType || base.isOfSelf
    }
}
