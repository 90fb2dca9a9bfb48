import UnderstudySemantics

/// Which modules of the sources can have values of another one's types: those that import it, directly or through
/// others.
struct ModuleReach: Sendable {
    /// The modules that each module imports, directly or not.
    private let reached: [String: Set<String>]

    init(_ files: some Sequence<FileDeclarations>) {
        var direct: [String: Set<String>] = [:]
        for file in files {
            guard let module = file.module else { continue }
            direct[module, default: []].formUnion(file.imports.map(\.module))
        }
        reached = direct.mapValues { start in
            var found = start
            var pending = Array(start)
            while let next = pending.popLast() {
                for further in direct[next] ?? [] where found.insert(further).inserted { pending.append(further) }
            }
            return found
        }
    }

    /// Whether code of the module `user` may have values of types of `module`; unknown modules may have any.
    func mayHave(_ user: String?, valuesOf module: String?) -> Bool {
        guard let user, let module, user != module, let known = reached[user] else { return true }
        return known.contains(module)
    }
}
