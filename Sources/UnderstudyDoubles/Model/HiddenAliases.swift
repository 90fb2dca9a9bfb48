import UnderstudySemantics

/// The type aliases of a protocol and its ancestors whose names mean other types where a double is written.
///
/// Swift finds what a module declares before it looks into the protocols that a type conforms to.
struct HiddenAliases: Sendable {
    /// Those that have a path, by which a double mentions them: `Loader.Result`.
    private var paths: [(alias: DoubleTypes.Alias, path: SwiftType)] = []
    /// The names of the others, which mention `Self` or associated types: a double declares them again.
    private(set) var restated: Set<String> = []

    /// - Parameter base: The double's generic parameter that conforms to the protocol; `nil` for doubles without.
    init(
        _ aliases: [DoubleTypes.Alias], of resolved: ResolvedProtocol, base: BaseNames?, in index: DeclarationIndex
    ) {
        if aliases.isEmpty { return }
        let hidden = aliases.filter { Self.isDeclared($0.name, in: index) }
        if hidden.isEmpty { return }
        let dependent = aliases.names(dependingOn: Set(resolved.associatedTypes.map(\.name) + ["Self"]))
        for alias in hidden {
            if let base {
                paths.append((alias, .member(.named(base.parameter), alias.name, [])))
            } else if dependent.contains(alias.name) {
                restated.insert(alias.name)
            } else {
                paths.append((alias, .member(.named(Self.path(of: alias.owner)), alias.name, [])))
            }
        }
    }

    /// Whether none has a path.
    var isEmpty: Bool { paths.isEmpty }

    /// The names of those that have a path.
    var names: [String] { paths.map(\.alias.name) }

    /// The types that those with a path stand for, by name.
    var types: [String: SwiftType] {
        Dictionary(paths.map { ($0.alias.name, $0.alias.type) }, uniquingKeysWith: { first, _ in first })
    }

    /// The paths by which to mention what `origin` means by the names: its own aliases, and those that it inherits.
    func paths(seenFrom origin: ProtocolDeclaration, in index: DeclarationIndex) -> [String: SwiftType] {
        let owners = Set(([origin] + index.resolve(origin).ancestors.map(\.declaration)).map(\.name))
        let seen = paths.filter { owners.contains($0.alias.owner.name) }
        return Dictionary(seen.map { ($0.alias.name, $0.path) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether a module declares a type called `name`.
    private static func isDeclared(_ name: String, in index: DeclarationIndex) -> Bool {
        SwiftLibraryNames.contains(name) || FoundationNames.contains(name) || !index.modules(declaring: name).isEmpty
    }

    private static func path(of owner: ProtocolDeclaration) -> String {
        guard FoundationNames.contains(owner.name), let module = owner.module else { return owner.name }
        return module + "." + owner.name
    }
}

extension [DoubleTypes.Alias] {
    /// The names of those that mention one of `names`, themselves or through others.
    func names(dependingOn names: Set<String>) -> Set<String> {
        var found = names
        var count = 0
        while found.count > count {
            count = found.count
            for alias in self where alias.type.mentions(anyOf: found) { found.insert(alias.name) }
        }
        return found.subtracting(names)
    }
}
