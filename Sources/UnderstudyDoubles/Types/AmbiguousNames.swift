import UnderstudySemantics

/// The names that several of the modules declare that a double imports: each of them needs its module in front.
struct AmbiguousNames: Sendable {
    /// Those of the modules that declare it, by name.
    private var modules: [String: Set<String>] = [:]

    /// None.
    static let none = AmbiguousNames()

    private init() {}

    /// Finds them among `names`.
    ///
    /// - Parameters:
    ///   - names: Names that more than one module declares.
    ///   - imported: The modules that the double imports.
    ///   - testable: Those of them of which it sees what is internal.
    init(
        among names: Set<String>, importedFrom imported: Set<String>, testable: Set<String>, in index: DeclarationIndex
    ) {
        for name in names {
            let found = imported.reduce(into: Set<String>()) { found, module in
                let least: AccessLevel = testable.contains(module) ? .internal : .package
                if index.declares(name, in: module, visibleFor: least) {
                    found.insert(module)
                } else {
                    // What a module declares hides what it exports again.
                    found.formUnion(
                        index.modules(exportedBy: module).filter { index.declares(name, in: $0, visibleFor: .package) })
                }
            }
            if found.count > 1 { modules[name] = found }
        }
    }

    /// Whether `name` is one of them.
    func contains(_ name: String) -> Bool { !modules.isEmpty && modules[name] != nil }

    /// The module whose type `origin` means by `name`, if that is one of them.
    ///
    /// A type of the module's own name would hide the module, which then can't be named.
    func module(of name: String, in index: DeclarationIndex, _ origin: ProtocolDeclaration) -> String? {
        guard !modules.isEmpty, let declaring = modules[name] else { return nil }
        guard let module = Self.meant(declaring, in: index, origin), index.modules(declaring: module).isEmpty else {
            return nil
        }
        return module
    }

    /// The one of `declaring` whose declaration `origin` sees: a module hides what its imports declare.
    private static func meant(
        _ declaring: Set<String>, in index: DeclarationIndex, _ origin: ProtocolDeclaration
    ) -> String? {
        if let own = origin.module, declaring.contains(own) { return own }
        let imported = index.file(at: origin.source.path)?.imports.map(\.module) ?? []
        let seen = imported.reduce(into: Set(imported)) { $0.formUnion(index.modules(exportedBy: $1)) }
        let found = declaring.intersection(seen)
        return found.count == 1 ? found.first : nil
    }
}
