import UnderstudySemantics

/// Finds the imports of a file that its names may come from.
struct NameOrigins {
    private let file: FileDeclarations
    private let index: DeclarationIndex
    private let modules: Set<String>

    init(_ file: FileDeclarations, _ index: DeclarationIndex) {
        self.file = file
        self.index = index
        modules = Set(file.imports.map(\.module))
    }

    /// Whether `entry` may declare `name`; `isQualifier` says that the name only is in front of a dot.
    func mayDeclare(_ entry: ImportDeclaration, _ name: String, isQualifier: Bool) -> Bool {
        if entry.module == name { return true }
        if isQualifier, name == file.module || modules.contains(name) { return false }
        let declaring = index.modules(declaring: name)
        let platform = PlatformNames.modules(declaring: name)
        if platform.contains(entry.module) { return true }
        if file.imports.contains(where: { brings($0, declaring) }) { return brings(entry, declaring) }
        let isSettled = !platform.contains(PlatformNames.networking) || modules.contains(PlatformNames.networking)
        if !platform.isEmpty, isSettled, isAlwaysImported(platform) { return false }
        // A module whose sources were read and that declares no such name may still pass on another's.
        return !index.hasModule(entry.module) || index.reexportsUnread(entry.module)
    }

    private func brings(_ entry: ImportDeclaration, _ declaring: Set<String>) -> Bool {
        declaring.contains { entry.module == $0 || index.exports(entry.module, $0) }
    }

    /// Whether one of `modules` is imported as a whole, whatever the conditions around imports are.
    private func isAlwaysImported(_ modules: Set<String>) -> Bool {
        let entries = file.imports.filter { entry in
            modules.contains(entry.module) && entry.text.split(separator: " ").last.map(String.init) == entry.module
                && !["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"].contains {
                    entry.text.contains(" \($0) ")
                }
        }
        if entries.contains(where: \.branches.isEmpty) { return true }
        // Each branch of an '#if' that has an '#else' imports one.
        let branches = entries.filter { $0.branches.count == 1 }.map { $0.branches[0] }
        return branches.contains { last in
            last.clause == "#else"
                && last.earlier.indices.allSatisfy { position in
                    branches.contains {
                        $0.clause == last.earlier[position] && $0.earlier == Array(last.earlier[..<position])
                    }
                }
        }
    }
}
