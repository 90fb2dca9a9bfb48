import UnderstudySemantics

/// Which requirements doubles of a kind have members for.
struct KindRequirements {
    /// Those that get members.
    var included: [ResolvedRequirement] = []
    /// Those of the sources that are left to their default implementations.
    var leftOut: [ResolvedRequirement] = []

    init(
        _ resolved: ResolvedProtocol, _ kind: DoubleKind, covered: Set<String>, includesDefaults: Bool,
        including wanted: Set<RequirementKey> = [], without unwanted: Set<RequirementKey> = [],
        sharesLive: Bool = false
    ) {
        if kind == .client {
            takeClosures(resolved, covered, sharesLive: sharesLive)
            return
        }
        if kind == .contract {
            let own = resolved.requirements.filter { !$0.isStandard }
            for entry in own {
                let isIncluded = !entry.hasDefault || includesDefaults || wanted.contains(RequirementKey(entry))
                if isIncluded { included.append(entry) } else { leftOut.append(entry) }
            }
            return
        }
        for entry in resolved.requirements where !(entry.isStandard && covered.contains(entry.origin.name)) {
            if kind == .wrapper, entry.isStandard, Self.isRestated(entry, in: resolved) { continue }
            let isSynthesizedElsewhere = kind == .wrapper && resolved.isolation != .none && Self.isDerived(entry)
            let isWanted = Self.includesDefault(entry, kind, includesDefaults) || wanted.contains(RequirementKey(entry))
            let isIncluded = isWanted && !unwanted.contains(RequirementKey(entry))
            if !entry.hasDefault || isSynthesizedElsewhere || isIncluded {
                included.append(entry)
            } else if !entry.isStandard {
                leftOut.append(entry)
            }
        }
    }

    private mutating func takeClosures(_ resolved: ResolvedProtocol, _ covered: Set<String>, sharesLive: Bool) {
        for entry in resolved.requirements where !(entry.isStandard && covered.contains(entry.origin.name)) {
            if ClientRequirements.isEmptyInitializer(entry.requirement) { continue }
            let isPlain = ClientRequirements.isPlain(entry.requirement, in: resolved, isShared: sharesLive)
            let isWanted = !entry.isStandard || Self.foundationDefaults.contains(entry.origin.name)
            if !entry.hasDefault || Self.isDerived(entry) || isPlain && isWanted {
                included.append(entry)
            } else if !entry.isStandard {
                leftOut.append(entry)
            }
        }
    }

    /// Whether the protocol itself states what `RawRepresentable` asks for, with a type of its own choice.
    private static func isRestated(_ entry: ResolvedRequirement, in resolved: ResolvedProtocol) -> Bool {
        entry.origin.name == "RawRepresentable"
            && resolved.requirements.contains { !$0.isStandard && $0.requirement.name == entry.requirement.name }
    }

    private static func isDerived(_ entry: ResolvedRequirement) -> Bool {
        entry.isStandard && !entry.isImplementedInSources && derived.contains(entry.origin.name)
    }

    /// The protocols whose conformances the compiler synthesises from stored values, but can't from closures, nor for a
    /// type on an actor.
    private static let derived: Set<String> = ["Decodable", "Encodable"]

    /// Whether a requirement gets a member in spite of its default implementation.
    ///
    /// A double that only forwards needs it: the default would bypass the implementation of the value behind it.
    private static func includesDefault(_ entry: ResolvedRequirement, _ kind: DoubleKind, _ isWanted: Bool) -> Bool {
        guard kind.handsOn else { return isWanted && !entry.isStandard }
        if entry.isStandard { return foundationDefaults.contains(entry.origin.name) }
        return KindRefusal.reason(entry.requirement, kind) == nil
    }

    /// The platform's protocols whose requirements all have defaults, but are meant to be implemented.
    private static let foundationDefaults: Set<String> = [
        "CustomNSError", "CustomReflectable", "Identifiable", "LocalizedError",
    ]
}
