import UnderstudySemantics

/// Finds the imports of a file that its names may come from.
struct NameOrigins {
    private let file: FileDeclarations
    private let index: DeclarationIndex
    private let modules: Set<String>
    /// The modules that are brought by each import.
    private let brought: [String: Set<String>]
    /// The modules that declare one of the names, or are one.
    private var declaring: Set<String> = []
    /// The modules, imported here in whatever way, that declare one of the names.
    private var declaringAsRead: Set<String> = []
    /// Whether one of the names may come from any module of which the sources were not read.
    private var mayComeFromUnread = false

    /// Works out where `names` may come from; those in `qualifiers` are only in front of dots.
    init(_ names: Set<String>, qualifiers: Set<String>, in file: FileDeclarations, _ index: DeclarationIndex) {
        self.file = file
        self.index = index
        modules = Set(file.imports.map(\.module))
        brought = Dictionary(modules.map { ($0, index.modules(exportedBy: $0).union([$0])) }) { first, _ in first }
        let available = brought.values.reduce(into: Set()) { $0.formUnion($1) }
        for name in names { add(name, isQualifier: qualifiers.contains(name), available) }
    }

    private mutating func add(_ name: String, isQualifier: Bool, _ available: Set<String>) {
        declaring.insert(name)
        if isQualifier, name == file.module || modules.contains(name) { return }
        let platform = PlatformNames.modules(declaring: name)
        declaring.formUnion(platform)
        let read = index.modules(declaring: name)
        if !read.isDisjoint(with: available) {
            declaringAsRead.formUnion(read)
            return
        }
        let isSettled = !platform.contains(PlatformNames.networking) || modules.contains(PlatformNames.networking)
        if !platform.isEmpty, isSettled, isAlwaysImported(platform) { return }
        mayComeFromUnread = true
    }

    /// Whether `entry` may declare one of the names.
    func mayDeclareOne(_ entry: ImportDeclaration) -> Bool {
        if declaring.contains(entry.module) { return true }
        if OptIn.modules.contains(entry.module) { return false }
        if let brought = brought[entry.module], !brought.isDisjoint(with: declaringAsRead) { return true }
        // A module whose sources were read and that declares no such name may still pass on another's.
        return mayComeFromUnread && (!index.hasModule(entry.module) || index.reexportsUnread(entry.module))
    }

    /// Whether one of `modules` is imported as a whole, whatever the conditions around imports are.
    private func isAlwaysImported(_ modules: Set<String>) -> Bool {
        let entries = file.imports.filter { entry in
            modules.contains(entry.module) && entry.isWhole
        }
        if entries.contains(where: \.branches.isEmpty) { return true }
        // Each branch of an '#if' that has an '#else' imports one.
        let branches = entries.filter { $0.branches.count == 1 }.map { $0.branches[0] }
        return branches.contains { last in
            last.isElse
                && last.earlier.indices.allSatisfy { position in
                    branches.contains {
                        $0.clause == last.earlier[position] && $0.earlier == Array(last.earlier[..<position])
                    }
                }
        }
    }
}
