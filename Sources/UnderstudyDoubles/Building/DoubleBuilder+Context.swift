import UnderstudySemantics

extension DoubleBuilder {
    /// What is written in front of declarations that other modules use, where that is asked for.
    static func access(
        _ resolved: ResolvedProtocol, _ kind: any KindRules, options: DoubleOptions, keeping kept: KeptNames
    ) -> AccessWriting {
        let asked = kept.features == nil ? options.access : kept.access
        let level = min(asked, resolved.declaration.effectiveAccess)
        return AccessWriting(level: level > .internal && kind.conforms ? level : nil)
    }

    /// What a double of this tool's own style has besides the usual, where it is asked for.
    static func features(
        _ resolved: ResolvedProtocol, _ kind: any KindRules, with face: DoubleFace, options: DoubleOptions,
        keeping kept: KeptNames, _ standard: StandardMembers
    ) -> Set<DoubleFeature> {
        guard face == .understudy else { return [] }
        var features = (kept.features ?? options.features).filter { $0.suits(kind) }
        // No initialiser of its own can give a stored property its value, nor the superclass what it needs.
        if resolved.superclass != nil || standard.hasStoringInitializer { features.remove(.forwarding) }
        return features
    }

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
        _ resolved: ResolvedProtocol, _ included: [ResolvedRequirement], double name: String
    ) -> Set<String> {
        let words = included.reduce(into: Set<String>()) { $0.formUnion($1.requirement.signature.words) }
        return words.union(resolved.associatedTypes.map(\.name))
            .union([resolved.declaration.simpleName, name])
    }

    static func fixedTypes(_ resolved: ResolvedProtocol) -> [String: SwiftType] {
        var types: [String: SwiftType] = [:]
        for associatedType in resolved.associatedTypes { types[associatedType.name] = associatedType.fixedType }
        return types
    }

    /// The standard library's function `name`: with its module where a member of that name hides it.
    static func function(_ name: String, beside resolved: ResolvedProtocol, in index: DeclarationIndex) -> String {
        let declarations = [resolved.declaration] + resolved.ancestors.map(\.declaration)
        return declarations.contains { index.hasMember(name, in: $0) } ? "Swift." + name : name
    }

    static func storageNames(
        _ resolved: ResolvedProtocol, _ kind: DoubleKind, keeping kept: KeptNames
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
