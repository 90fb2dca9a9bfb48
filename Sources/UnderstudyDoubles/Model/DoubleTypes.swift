import UnderstudySemantics

/// What stands in a double for the types that only its protocol knows.
struct DoubleTypes: Sendable {
    /// The associated types that are generic parameters of the double.
    let parameters: [AssociatedType]
    /// The types that other associated types are.
    let fixed: [String: SwiftType]
    /// These, and the types that stand behind aliases with names that mean something else outside of the protocol.
    let known: [String: SwiftType]
    /// What the double calls associated types, by the protocol's names for them, where it can't use those.
    let renamed: [String: String]
    /// The type aliases that the protocol and those it inherits from declare, but for generic ones.
    let aliases: [Alias]
    /// The generic ones.
    private let genericAliases: [Alias]
    /// Of these, the ones whose names mean something else where the double is written.
    let hiddenAliases: HiddenAliases
    /// The names of the aliases that mention `Self`.
    let aliasesOfSelf: Set<String>
    /// The names of the double's own generic parameters.
    let genericNames: Set<String>
    /// The names of associated types that other declarations of the sources have as well.
    let ambiguousNames: Set<String>

    /// Of these, the ones that each protocol inherits, so that they hide the other declarations in it.
    private let inherited: [ObjectIdentifier: Set<String>]

    /// - Parameter base: The names of what everything is forwarded to, whose type is a parameter too.
    init(
        _ resolved: ResolvedProtocol, parameters: [AssociatedType], base: BaseNames?, renamed: [String: String],
        in index: DeclarationIndex
    ) {
        self.parameters = parameters
        self.renamed = renamed
        var fixed: [String: SwiftType] = [:]
        for type in resolved.associatedTypes where !type.isNamedLikeIt { fixed[type.name] = type.fixedType }
        self.fixed = fixed
        let all = Self.aliases(of: resolved, renamed: renamed)
        aliases = all.filter(\.parameters.isEmpty)
        genericAliases = all.filter { !$0.parameters.isEmpty }
        aliasesOfSelf = aliases.isEmpty ? [] : aliases.names(dependingOn: ["Self"])
        // A generic double declares all aliases that it mentions.
        let mayHide = !aliases.isEmpty && parameters.isEmpty
        hiddenAliases = HiddenAliases(mayHide ? aliases : [], of: resolved, base: base, in: index)
        known = hiddenAliases.isEmpty ? fixed : fixed.merging(hiddenAliases.types) { fixed, _ in fixed }
        genericNames = Set(parameters.map(\.name) + (base.map { [$0.parameter] } ?? []))
        var ambiguous: Set<String> = []
        for type in resolved.associatedTypes where index.mayMeanAnother(type.name) { ambiguous.insert(type.name) }
        ambiguousNames = ambiguous
        inherited = ambiguous.isEmpty ? [:] : Self.inherited(ambiguous, by: resolved, in: index)
    }

    private static func inherited(
        _ names: Set<String>, by resolved: ResolvedProtocol, in index: DeclarationIndex
    ) -> [ObjectIdentifier: Set<String>] {
        var inherited = [ObjectIdentifier(resolved.declaration): names]
        for ancestor in resolved.ancestors where !ancestor.declaration.inheritsNothing {
            // The platform's protocols see no declaration of the sources.
            let seen =
                ancestor.isStandard ? names : Set(index.resolve(ancestor.declaration).associatedTypes.map(\.name))
            inherited[ObjectIdentifier(ancestor.declaration)] = names.intersection(seen)
        }
        return inherited
    }

    /// The names among `ambiguousNames` that `origin` inherits.
    func inheritedTypes(of origin: ProtocolDeclaration) -> Set<String> { inherited[ObjectIdentifier(origin)] ?? [] }

    /// A type alias that a protocol declares.
    struct Alias {
        let name: String
        let type: SwiftType
        /// The names of its generic parameters.
        let parameters: [String]
        /// The protocol that declares it.
        let owner: ProtocolDeclaration
        /// The path of the file that declares it.
        var path: String { owner.source.path }
    }

    private static func aliases(of resolved: ResolvedProtocol, renamed: [String: String]) -> [Alias] {
        let everyone = [resolved.declaration] + resolved.ancestors.filter { !$0.isStandard }.map(\.declaration)
        return everyone.flatMap { declaration in
            declaration.typeAliases.compactMap { requirement in
                guard case .typeAlias(let alias) = requirement.syntax.kind else { return nil }
                return Alias(
                    name: requirement.name, type: SwiftType(requirement.source[alias.type]).renaming(renamed),
                    parameters: alias.genericParameters.map { requirement.source.text(in: $0.name) },
                    owner: declaration)
            }
        }
    }

    /// The type alias with the name.
    func alias(_ name: String) -> SwiftType? { aliases.first { $0.name == name }?.type }

    /// What `type` stands for where it names one of the protocol's aliases; `nil` for other types.
    func expanded(_ type: SwiftType) -> SwiftType? {
        guard let name = type.bareName else { return nil }
        if type.arguments.isEmpty { return alias(name) }
        return genericAliases.first { $0.name == name }.map { $0.type.substituting(type.arguments, for: $0.parameters) }
    }

    /// The type aliases and fixed associated types, by name, whose types mention `name`.
    func aliases(mentioning name: String) -> Set<String> {
        let found = aliases.filter { $0.type.mentions(name) }.map(\.name)
        return Set(found + fixed.filter { $0.value.mentions(name) }.map(\.key))
    }

    /// The associated type with the name, if it is a generic parameter of the double.
    func parameter(_ name: String) -> AssociatedType? { parameters.first { $0.name == name } }
}

extension SwiftType {
    /// The name that it is, alone or behind `Self`, arguments aside.
    fileprivate var bareName: String? {
        switch self {
        case .named(let name, _), .member(.named("Self", []), let name, _): name
        default: nil
        }
    }
}
