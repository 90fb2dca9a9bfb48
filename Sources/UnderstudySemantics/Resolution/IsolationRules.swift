import UnderstudySyntax

/// Decides where declarations run: what they say, what they inherit, and the default of their module (SE-0466).
///
/// The table of `docs/maintainers/doubles.md` has the rules, which follow Swift 6.3.
struct IsolationRules {
    /// The isolation of a protocol's own requirements.
    struct OfProtocol {
        var isolation: Isolation
        /// Whether it holds in Swift 6 mode only, and nothing tells the mode: it comes from the superclass (SE-0434).
        var isUnsure = false
    }

    let inheritance: InheritanceTable
    private var index: DeclarationIndex { inheritance.index }

    init(_ inheritance: InheritanceTable) {
        self.inheritance = inheritance
    }

    // MARK: - Protocols

    /// The isolation of the requirements that `declaration` states itself, unless one says otherwise.
    func isolation(of declaration: ProtocolDeclaration) -> OfProtocol {
        isolation(of: declaration, below: [])
    }

    private func isolation(of declaration: ProtocolDeclaration, below: Set<ObjectIdentifier>) -> OfProtocol {
        if let written = written(declaration.source[declaration.syntax]) { return OfProtocol(isolation: written) }
        let inherited = inheritedIsolation(of: declaration, below: below)
        if inherited.isolation == .actor { return inherited }
        let settings = index.settings(of: declaration)
        // An alias declares nothing that could belong to an actor by default.
        let isMain =
            settings.isMainActorByDefault && !declaration.isComposition
            && isOnMainActor(declaration.scope, in: declaration.module)
        if settings.languageMode == .swift5, !declaration.isComposition {
            return OfProtocol(isolation: isMain ? .mainActor : .none)
        }
        if inherited.isolation.isGlobalActor {
            return OfProtocol(
                isolation: inherited.isolation, isUnsure: inherited.isUnsure && settings.languageMode == nil && !isMain)
        }
        return OfProtocol(isolation: isMain ? .mainActor : .none)
    }

    /// The isolation that `declaration` inherits in Swift 6 mode: from an actor, or else from what it names first.
    private func inheritedIsolation(of declaration: ProtocolDeclaration, below: Set<ObjectIdentifier>) -> OfProtocol {
        let below = below.union([ObjectIdentifier(declaration)])
        var found = OfProtocol(isolation: .none)
        for entry in inheritance.entries(of: declaration) {
            let parent = isolation(of: entry, below: below)
            if parent.isolation == .actor { return parent }
            if found.isolation == .none || found.isUnsure && parent.isolation != .none { found = parent }
        }
        return found
    }

    private func isolation(of entry: InheritanceTable.Entry, below: Set<ObjectIdentifier>) -> OfProtocol {
        switch entry {
        case .protocol(let found, _):
            return below.contains(ObjectIdentifier(found))
                ? OfProtocol(isolation: .none) : isolation(of: found, below: below)
        case .superclass(let found, _):
            let isolation = isolation(of: found)
            return OfProtocol(isolation: isolation, isUnsure: isolation.isGlobalActor)
        case .standard(let standard, _): return OfProtocol(isolation: Isolation(standard.isolation))
        case .classBound, .sendable, .bitwiseCopyable, .unresolved: return OfProtocol(isolation: .none)
        }
    }

    /// The isolation of `requirement`, which `declaration` states.
    func isolation(of requirement: Requirement, of declaration: ProtocolDeclaration) -> Isolation {
        written(requirement.source[requirement.syntax]) ?? isolation(of: declaration).isolation
    }

    // MARK: - Types

    /// The isolation of the members of `type`, unless one says otherwise.
    func isolation(of type: TypeDeclaration) -> Isolation { isolation(of: type, depth: 0) }

    private func isolation(of type: TypeDeclaration, depth: Int) -> Isolation {
        if type.details.kind == .actor { return .actor }
        if let written = written(type.source[type.syntax]) { return written }
        guard depth < 16 else { return .none }
        let isMain = index.isMainActorByDefault(type)
        var leavesActors = false
        for name in type.inheritedTypes.flatMap(\.conjuncts).compactMap(\.path) where !Self.markers.contains(name) {
            switch parent(named: name, of: type, isMain: isMain, depth: depth) {
            case .isolated(let isolation): return isolation
            case .nonisolated: leavesActors = true
            case .neither: break
            }
        }
        guard isMain, !leavesActors, isOnMainActor(type.scope, in: type.module) else {
            return .none
        }
        return .mainActor
    }

    /// The effect of a parent on where a type runs.
    private enum Parent {
        case isolated(Isolation)
        case nonisolated
        case neither
    }

    /// - Parameter isMain: Whether it matters that a parent leaves actors.
    private func parent(named name: String, of type: TypeDeclaration, isMain: Bool, depth: Int) -> Parent {
        if let found = index.protocolNamed(name, from: type.module, in: type.source.path) {
            let isolation = isolation(of: found).isolation
            if isolation.isGlobalActor { return .isolated(isolation) }
            return isMain && index.isSendable(found) ? .nonisolated : .neither
        }
        if type.details.kind == .class, let found = index.typeNamed(name, from: type.module) {
            let isolation = self.isolation(of: found, depth: depth + 1)
            if isolation.isGlobalActor { return .isolated(isolation) }
            // A class of a module without that default says nothing of where its subclasses run.
            let says = index.isMainActorByDefault(found) || written(found.source[found.syntax]) != nil
            return found.details.kind == .class && says ? .nonisolated : .neither
        }
        guard let standard = StandardProtocols.declaration(named: name) else { return .neither }
        if case .globalActor(let actor) = standard.isolation { return .isolated(.globalActor(actor)) }
        return standard.isSendable ? .nonisolated : .neither
    }

    /// The names that say that values may be shared, but not where their type runs.
    private static let markers: Set<String> = [
        "Sendable", "Swift.Sendable", "SendableMetatype", "Swift.SendableMetatype", "AnyObject", "BitwiseCopyable",
    ]

    // MARK: - Members of extensions

    /// The isolation of `member`, which an extension of a protocol or a class has.
    func isolation(of member: ExtensionMember) -> Isolation {
        let container = member.container
        if let written = written(container.source[member.syntax]) ?? written(container.source[container.syntax]) {
            return written
        }
        if let type = container as? TypeDeclaration { return isolation(of: type) }
        let isMain = index.file(at: container.source.path)?.settings.isMainActorByDefault ?? false
        let extended = (container as? ExtensionDeclaration).flatMap {
            index.protocolNamed($0.extendedName, from: $0.module, in: $0.source.path)
        }
        let isolation = extended.map { self.isolation(of: $0).isolation } ?? Isolation.none
        return isolation == .none && isMain ? .mainActor : isolation
    }

    // MARK: - Scopes

    /// Whether the main actor is the default for declarations in `scope` of a module that has that default at all.
    private func isOnMainActor(_ scope: Scope, in module: String?) -> Bool {
        guard let level = scope.levels.last else { return true }
        let around = index.typeNamed(scope.path, from: module).map(isolation)
        guard level.isExtension else { return around?.isMainActor ?? true }
        if around == .actor { return false }
        let saysIsolation = level.isNonisolated || level.attributes.contains { index.globalActor($0) != nil }
        return saysIsolation ? around?.isMainActor ?? true : true
    }

    /// The isolation that `declaration` states itself; `nil` where it states none.
    private func written(_ declaration: InSource<DeclSyntax>) -> Isolation? {
        for attribute in declaration.piece.attributes {
            if let actor = index.globalActor(Attribute(declaration.source[attribute])) { return .globalActor(actor) }
        }
        let isNonisolated = declaration.piece.modifiers.contains {
            declaration.source.matches($0.name, "nonisolated")
        }
        return isNonisolated ? Isolation.none : nil
    }
}

extension DeclarationIndex {
    /// The isolation of the requirements that `declaration` states itself, unless one says otherwise.
    package func isolation(of declaration: ProtocolDeclaration) -> Isolation {
        IsolationRules(InheritanceTable(self)).isolation(of: declaration).isolation
    }

    /// The isolation of the members of `type`, unless one says otherwise.
    package func isolation(of type: TypeDeclaration) -> Isolation {
        IsolationRules(InheritanceTable(self)).isolation(of: type)
    }

    /// Whether the module of `type` puts declarations on the main actor by default.
    fileprivate func isMainActorByDefault(_ type: TypeDeclaration) -> Bool {
        file(at: type.source.path)?.settings.isMainActorByDefault ?? false
    }

    /// The type at the path `name`, seen from `module`.
    fileprivate func typeNamed(_ name: String, from module: String?) -> TypeDeclaration? {
        let candidates = typesByPath[name] ?? []
        return candidates.first { $0.module == module } ?? candidates.first
    }
}

extension Isolation {
    /// The isolation of one of the platform's protocols.
    fileprivate init(_ isolation: StandardProtocol.Isolation) {
        switch isolation {
        case .actor: self = .actor
        case .globalActor(let name): self = .globalActor(name)
        case .unspecified: self = .none
        }
    }
}
