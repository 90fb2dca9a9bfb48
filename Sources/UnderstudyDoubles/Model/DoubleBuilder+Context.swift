import UnderstudySemantics

extension DoubleBuilder {
    /// What the default implementations give that do nothing else, by their requirements: a double can answer the same,
    /// and record the call.
    static func constantDefaults(
        _ resolved: ResolvedProtocol, in index: DeclarationIndex, isInPackage: Bool
    ) -> [RequirementKey: String] {
        var constants: [RequirementKey: String] = [:]
        for entry in resolved.requirements where !entry.isStandard {
            guard let constant = entry.constantDefault,
                Refusal.find(entry, in: index, isInPackage: isInPackage) == nil
            else { continue }
            constants[RequirementKey(entry)] = constant
        }
        return constants
    }

    /// The names that the double writes for what the protocol means by them.
    static func mentionedNames(
        _ resolved: ResolvedProtocol, _ included: [ResolvedRequirement], _ context: DoubleContext
    ) -> Set<String> {
        let words = included.reduce(into: Set<String>()) { $0.formUnion($1.requirement.signature.words) }
        return words.union(resolved.associatedTypes.map(\.name))
            .union([resolved.declaration.simpleName, context.name])
    }

    static func parameters(
        _ resolved: ResolvedProtocol, _ standard: StandardMembers, _ kind: DoubleKind, _ included: [ResolvedRequirement]
    ) -> [AssociatedType] {
        if kind == .wrapper || kind == .contract { return [] }
        if kind == .client {
            return ClientRequirements.associatedTypes(resolved, included, standard.texts).filter {
                $0.fixedType == nil && !standard.settled.contains($0.name)
            }
        }
        return resolved.associatedTypes.filter { associatedType in
            guard associatedType.fixedType == nil, !standard.settled.contains(associatedType.name) else { return false }
            if associatedType.name == "ID", associatedType.constraints.count == 1 {
                return !resolved.standardNames.contains("Identifiable")
            }
            return true
        }
    }

    static func fixedTypes(_ resolved: ResolvedProtocol) -> [String: SwiftType] {
        var types: [String: SwiftType] = [:]
        for associatedType in resolved.associatedTypes { types[associatedType.name] = associatedType.fixedType }
        return types
    }

    static func storageNames(
        _ resolved: ResolvedProtocol, _ kind: DoubleKind, _ kept: KeptNames
    ) -> DoubleContext.StorageNames {
        let isTaken =
            kept.hasLongStorageNames
            ?? resolved.requirements.contains { entry in
                entry.requirement.signature.containsWord { $0.contains("torage") }
            }
        guard isTaken else {
            return DoubleContext.StorageNames(
                instance: "storage", static: "staticStorage", type: "Storage", staticType: "StaticStorage")
        }
        let kindName = kind.name
        return DoubleContext.StorageNames(
            instance: kindName + "Storage", static: "static" + kind.suffix + "Storage", type: kind.suffix + "Storage",
            staticType: "Static" + kind.suffix + "Storage")
    }
}
