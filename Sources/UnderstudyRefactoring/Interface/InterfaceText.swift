import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// What a protocol has to require of types besides members, so that code that held the type can hold the protocol.
struct InterfaceBounds {
    /// The global actor that its members run on, with `@`, whether it is written or the default of the module; `nil` for
    /// none.
    private(set) var isolation: String?
    /// What it inherits.
    private(set) var inherited: [StandardProtocol.Name] = []
    /// What else it inherits, of which the members are not known; `nil` where nothing of that is used.
    private(set) var outside: OutsideBounds?
    /// What it does not require of conforming types: `~Copyable`.
    private(set) var suppressed: [String] = []
    /// Whether another protocol refines it.
    private let isRefined: Bool
    /// Where it is available, as the type is.
    private var availability: [Attribute] = []
    /// Who may see it, if it is public: `@_spi`, as the type says.
    private var audience: [Attribute] = []

    /// Whether values of it may be sent.
    var isSendable: Bool { inherited.contains(.sendable) || inherited.contains(.actor) }

    /// The bounds of a protocol that replaces `type`.
    ///
    /// - Parameters:
    ///   - isForClasses: Whether it matters that the type is a class: it is held weakly, or a member is set through a
    ///     constant.
    ///   - usesInherited: Whether something is used that a protocol inherits from outside of the sources.
    init(_ type: StudiedType, isForClasses: Bool, usesInherited: Bool = false, in index: DeclarationIndex) {
        let place = CodePlace(type.location, in: index)
        isRefined = type.kind == .protocol
        availability = place?.availability ?? []
        audience = place?.audience ?? []
        if type.kind == .protocol {
            takeProtocol(type, usesInherited, in: index)
        } else {
            takeType(type, isForClasses: isForClasses, in: index)
        }
    }

    private mutating func takeProtocol(_ type: StudiedType, _ usesInherited: Bool, in index: DeclarationIndex) {
        guard let declaration = index.protocolDeclaration(of: type) else { return }
        let resolved = index.resolve(declaration)
        suppressed = declaration.inherited.filter { $0.hasPrefix("~") }
        switch resolved.isolation {
        case .globalActor(let name): isolation = "@" + name
        case .actor: inherited.append(.actor)
        case .none: break
        }
        if usesInherited { outside = OutsideBounds(of: declaration, in: index) }
        let isClass = usesInherited && resolved.superclass != nil
        if resolved.isClassBound, !isClass, resolved.isolation != .actor { inherited.append(.anyObject) }
        if resolved.hasSendableValues, resolved.isolation != .actor { inherited.append(.sendable) }
    }

    private mutating func takeType(_ type: StudiedType, isForClasses: Bool, in index: DeclarationIndex) {
        if type.kind == .actor {
            inherited.append(.actor)
            return
        }
        if isForClasses, type.kind == .class { inherited.append(.anyObject) }
        guard let declaration = index.declaration(of: type) else { return }
        suppressed = declaration.inherited.filter { $0.hasPrefix("~") }
        let actor = index.isolation(of: declaration)
        if case .globalActor(let name) = actor { isolation = "@" + name }
        // Where everything runs on the main actor, nothing has to be sent to it.
        let isDefault = actor.isMainActor && index.settings(ofFileAt: declaration.source.path).isMainActorByDefault
        if index.isSendable(declaration)
            || actor.isGlobalActor && !isDefault && index.isSendableOnActor(declaration)
        {
            inherited.append(.sendable)
        }
    }

    // MARK: - Text

    /// The protocol `name` of `requirements`.
    ///
    /// - Parameters:
    ///   - access: From where it can be seen.
    ///   - others: What else it inherits.
    ///   - functions: What an extension adds to it, or to another type.
    ///   - anchor: Where it is written.
    func protocolText(
        _ name: String, _ requirements: [String], access: AccessLevel, inheriting others: [String] = [],
        extendedBy functions: [String] = [], of extended: String? = nil, at anchor: Anchor
    ) -> String {
        let own = (outside?.names ?? []) + inherited.map(\.text) + suppressed
        let supertypes = own + others.filter { !own.contains($0) }
        let level: AccessLevel? =
            switch access {
            case .private, .fileprivate: .fileprivate
            case .internal: nil
            case .package: .package
            case .public, .open: .public
            }
        let visible = level.map { $0.rawValue + " " } ?? ""
        let (actor, modifier) = isolationWords(at: anchor, access)
        func block(_ members: [String]) -> String {
            " {\n" + members.map { anchor.indentation + $0 + "\n" }.joined() + "}"
        }
        let audienceLines = level == .public ? audience.map { $0.description + "\n" }.joined() : ""
        return audienceLines + availabilityLines + (actor.map { $0 + "\n" } ?? "")
            + "\(visible)\(modifier)protocol \(name)"
            + (supertypes.isEmpty ? "" : ": " + supertypes.joined(separator: ", "))
            + (outside?.whereText ?? "") + block(requirements)
            + (functions.isEmpty
                ? ""
                : "\n\n\(audienceLines + availabilityLines)\(visible)extension \(extended ?? name)" + block(functions))
    }

    /// The extension by which `type` conforms to `name`.
    func conformanceText(of type: String, to name: String) -> String {
        availabilityLines + "extension \(type): \(name) {}"
    }

    /// The attribute and the modifier that say where a declaration at `anchor` runs, as far as its module does not.
    func isolationWords(at anchor: Anchor, _ access: AccessLevel) -> (attribute: String?, modifier: String) {
        guard anchor.settings.isMainActorByDefault else { return (isolation, "") }
        let isSaid = isRefined && anchor.settings.saysIsolationOfRefined(access)
        let isActor = inherited.contains(.actor)
        return (
            isolation == "@MainActor" && !isSaid ? nil : isolation, isolation == nil && !isActor ? "nonisolated " : ""
        )
    }

    private var availabilityLines: String { availability.map { $0.description + "\n" }.joined() }
}

extension DeclarationIndex {
    /// The declaration of a protocol, or of an alias of several protocols.
    func protocolDeclaration(of type: StudiedType) -> ProtocolDeclaration? {
        guard let file = file(at: type.location.path) else { return nil }
        return file.protocols.first { $0.location == type.location }
            ?? file.compositions.first { $0.location == type.location }
    }

    /// The declaration of a concrete type.
    func declaration(of type: StudiedType) -> TypeDeclaration? {
        file(at: type.location.path)?.types.first {
            $0.source.location(at: $0.details.name.lowerBound) == type.location
        }
    }

    /// Whether a type declares that it is `Sendable`, or conforms to a protocol that is.
    fileprivate func isSendable(_ declaration: TypeDeclaration) -> Bool {
        // An extension may also say that a type is not sendable.
        let extended = extensions(of: declaration).filter { type in
            !type.details.isConditional && !type.syntax.attributes.contains { Attribute(type.source[$0]).isWithdrawal }
        }
        let names =
            declaration.inherited
            + extended.flatMap { type in type.details.inherited.map { type.source.compactText(in: $0.range) } }
        let plain = names.map { $0.split(separator: " ").last.map(String.init) ?? $0 }
        if plain.contains(where: { $0 == "Sendable" || $0 == "Swift.Sendable" }) { return true }
        return plain.contains { name in
            protocols(named: name).contains { $0.isNamed(name) && resolve($0).hasSendableValues }
        }
    }

    /// Whether a type on a global actor is sendable for that reason: unless it inherits from a class that may not be.
    fileprivate func isSendableOnActor(_ declaration: TypeDeclaration) -> Bool {
        declaration.inherited.allSatisfy { name in
            if let parent = types(named: name).first { return isolation(of: parent).isGlobalActor }
            return !protocols(named: name).isEmpty || StandardProtocols.declaration(named: name) != nil
        }
    }
}

extension Attribute {
    /// Whether it says that nothing may use the declaration.
    fileprivate var isWithdrawal: Bool { availability?.restrictions.contains(.unavailable) ?? false }
}

extension ModuleSettings {
    /// Whether a protocol with this access that another one refines has to say that it runs on the main actor, though
    /// that is the module's default: Swift 6.3 refuses types that conform in another module with the same default.
    func saysIsolationOfRefined(_ access: AccessLevel) -> Bool {
        access >= .package || tests?.isMainActorByDefault ?? false
    }
}
