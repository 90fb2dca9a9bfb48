import UnderstudySemantics

/// Which requirements doubles of a kind have members for.
struct KindRequirements {
    /// Those that get members.
    private(set) var included: [ResolvedRequirement] = []
    /// Those of the sources that are left to their default implementations.
    private(set) var leftOut: [ResolvedRequirement] = []

    /// Divides `candidates`, requirements of `resolved`, by whether `hasMember` says that they get one.
    ///
    /// What can't be declared beside a requirement without a default implementation keeps its own.
    init(
        _ candidates: [ResolvedRequirement], of resolved: ResolvedProtocol,
        having hasMember: (ResolvedRequirement) -> Bool
    ) {
        let needed = resolved.neededBareNames
        for entry in candidates {
            let isKept = entry.hasDefault && BareName(entry.requirement).map { needed.contains($0.rival) } ?? false
            if !isKept, hasMember(entry) {
                included.append(entry)
            } else if !entry.isStandard {
                leftOut.append(entry)
            }
        }
    }
}

/// What was asked for about requirements that need no members.
struct RequirementSelection {
    /// The platform's protocols for which there are ready members.
    let covered: Set<StandardProtocol.Name>
    /// Whether requirements with default implementations get members too.
    let includesDefaults: Bool
    /// Those that get members in any case.
    let wanted: Set<RequirementKey>
    /// Those that get none, if they need none.
    let unwanted: Set<RequirementKey>
    let index: DeclarationIndex

    /// The requirements of `resolved` that no ready member satisfies.
    func candidates(of resolved: ResolvedProtocol) -> [ResolvedRequirement] {
        resolved.requirements.filter { $0.standardOrigin.map { !covered.contains($0) } ?? true }
    }

    /// Whether `entry` gets a member although it has a default implementation.
    func decides(on entry: ResolvedRequirement, usually isUsual: Bool) -> Bool {
        if wanted.isEmpty, unwanted.isEmpty { return isUsual }
        let key = RequirementKey(entry)
        return (isUsual || wanted.contains(key)) && !unwanted.contains(key)
    }
}

extension ResolvedRequirement {
    /// Whether the compiler synthesises it from stored values; it can't from closures, nor for a type on an actor.
    var isSynthesized: Bool {
        !isImplementedInSources && (standardOrigin == .decodable || standardOrigin == .encodable)
    }

    /// Whether it is of one of the platform's protocols whose requirements all have defaults, but are meant to be
    /// implemented.
    var isMeantToBeWritten: Bool {
        switch standardOrigin {
        case .customNSError, .customReflectable, .identifiable, .localizedError: true
        default: false
        }
    }
}
