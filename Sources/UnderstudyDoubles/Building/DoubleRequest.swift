import UnderstudySemantics

/// What is asked for: a double of one protocol, of one kind.
struct DoubleRequest {
    /// The protocol.
    var resolved: ResolvedProtocol
    /// The kind.
    let kind: any KindRules
    /// How members are named.
    let face: DoubleFace
    /// Everything that was read.
    let index: DeclarationIndex
    /// The names that emitted code uses by itself, as far as the sources declare them.
    let sourceNames: SourceNames
    let options: DoubleOptions
    /// What a double that exists already keeps.
    var kept = KeptNames()

    /// What is written in front of declarations that other modules use, where that is asked for.
    var access: AccessLevel? {
        let asked = kept.features == nil ? options.access : kept.access
        let level = min(asked, resolved.declaration.effectiveAccess)
        return level > .internal && kind.conforms ? level : nil
    }

    /// What a double of this tool's own style has besides the usual, where it is asked for.
    private func features(beside standard: StandardMembers) -> Set<DoubleFeature> {
        guard face.isOwn else { return [] }
        var features = (kept.features ?? options.features).filter { $0.suits(kind) }
        // No initialiser of its own can give a stored property its value, nor the superclass what it needs.
        if resolved.superclass != nil || standard.hasStoringInitializer { features.remove(.forwarding) }
        // A double that forwards sets its stubs itself.
        if features.contains(.forwarding) { features.remove(.unused) }
        return features
    }

    /// How the double is written, which has the members `standard` besides those of its protocol.
    func style(beside standard: StandardMembers) -> MemberStyle {
        MemberStyle(
            face: face, edition: face.isOwn ? options.edition : .first,
            features: features(beside: standard),
            statesNonisolated: kept.saysNonisolated || index.settings(of: resolved.declaration).mayTestOnMainActor,
            typedProperties: kept.typedProperties, told: kept.told, access: access)
    }

    /// What the default implementations give that do nothing else, by their requirements: a double that records calls can
    /// answer the same.
    var constantDefaults: [RequirementKey: String] {
        guard kind.records, face.isOwn else { return [:] }
        var constants: [RequirementKey: String] = [:]
        for entry in resolved.requirements where !entry.isStandard {
            guard let constant = entry.constantDefault,
                DoubleRefusal.find(entry, in: index, isInPackage: options.isInPackage) == nil
            else { continue }
            constants[RequirementKey(entry)] = constant
        }
        return constants
    }

    /// How the double says that a test did not set it up.
    var failing: Failing {
        face.isOwn && options.edition >= .third ? .recording : .ending(function("fatalError"))
    }

    /// The standard library's function `name`: with its module where a member of that name hides it.
    func function(_ name: String) -> String {
        let declarations = [resolved.declaration] + resolved.ancestors.map(\.declaration)
        return declarations.contains { index.hasMember(name, in: $0) } ? "Swift." + name : name
    }

    /// The names that locked storage goes by: longer ones where the protocol's own may be the same.
    var storageNames: StorageNames {
        let isTaken =
            kept.hasLongStorageNames
            ?? resolved.requirements.contains { entry in
                entry.requirement.signature.containsWord { $0.utf8.count > 5 && $0.contains("torage") }
            }
        guard isTaken else {
            return StorageNames(
                instance: Lock(name: "storage"), static: Lock(name: "staticStorage"), type: "Storage",
                staticType: "StaticStorage")
        }
        let (name, suffix) = (kind.kind.name, kind.kind.suffix)
        return StorageNames(
            instance: Lock(name: name + "Storage"), static: Lock(name: "static" + suffix + "Storage"),
            type: suffix + "Storage",
            staticType: "Static" + suffix + "Storage")
    }

    /// The names that the double writes for what the protocol means by them, of those that its own types may have.
    func mentionedNames(_ included: [ResolvedRequirement], double name: String) -> Set<String> {
        var names: Set<String> = []
        func add(_ name: String) {
            if Member.mayName(ownType: name) { names.insert(name) }
        }
        for entry in included {
            _ = entry.requirement.signature.containsWord {
                add($0)
                return false
            }
        }
        for type in resolved.associatedTypes { add(type.name) }
        add(resolved.declaration.simpleName)
        add(name)
        return names
    }

    /// What names mean in the file of a double with `included` and `types`.
    func fileScope(_ included: [ResolvedRequirement], _ types: DoubleTypes) -> FileScope {
        let own = sourceNames.own(isTestable: resolved.needsTestableImport)
            .hiding(types.renamed.keys + types.hiddenAliases.names)
        let several = sourceNames.ofSeveralModules
        let names = several.isEmpty ? [] : self.names(of: several, in: included, types)
        var imported: (modules: Set<String>, testable: Set<String>) = ([], [])
        if !names.isEmpty {
            let imports = ImportFinder(resolved, included.map(\.requirement), aliases: types.aliases, in: index).find()
            imported = (imports.modules.union(options.importedBeside), imports.testable)
        }
        return FileScope(
            own: own, mentioning: names, of: several, hiding: types.ambiguousNames.union(types.genericNames),
            imported: imported, importsTesting: options.importedBeside.contains(TestingNames.module), in: index)
    }

    /// Those of `several` that the double mentions.
    private func names(
        of several: Set<String>, in included: [ResolvedRequirement], _ types: DoubleTypes
    ) -> Set<String> {
        var names: Set<String> = []
        func add(_ name: String) -> Bool {
            if several.contains(name) { names.insert(name) }
            return false
        }
        for entry in included { _ = entry.requirement.signature.containsWord(where: add) }
        for alias in types.aliases { _ = alias.type.containsWord(where: add) }
        for type in resolved.associatedTypes {
            _ = type.fixedType?.containsWord(where: add)
            for constraint in type.constraints { _ = constraint.containsWord(where: add) }
        }
        for constraint in resolved.constraints {
            for side in constraint.constraint.sides { _ = side.containsWord(where: add) }
        }
        for path in [resolved.declaration.name, resolved.superclass?.name].compactMap(\.self) {
            _ = add(String(path.prefix { $0 != "." }))
        }
        if case .globalActor(let actor) = resolved.isolation { _ = add(actor) }
        return names
    }

    /// Whether `Name()` makes a double.
    func canMake(_ included: [ResolvedRequirement]) -> Bool {
        guard resolved.superclass == nil else { return false }
        return included.allSatisfy { entry in
            let signature = entry.requirement.signature
            guard case .initializer(let failability) = signature.kind, signature.parameters.isEmpty else { return true }
            return failability == .none && signature.effects == .none
                && MemberIsolation.globalActor(of: entry.requirement, in: index) == nil
        }
    }
}
