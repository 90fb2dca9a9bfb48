import UnderstudySemantics

/// The meaning of names in the file that a double is written into.
///
/// A name that would mean something else there than where it comes from gets its module in front.
///
/// A class, since it is handed on for every type.
final class FileScope: Sendable {
    private let index: DeclarationIndex
    /// The names that emitted code uses by itself, as far as sources declare them.
    let own: OwnNames
    /// The names that mean something else in the file than where they come from: those of the double's own types, those
    /// that several of the imported modules declare, and those that emitted code uses by itself.
    private let others: Set<String>
    /// The names that several modules declare, and of which nobody asked whether the file imports these.
    private let unexamined: Set<String>
    /// Whether the file imports Swift Testing, whose types have names that are common in apps, too.
    private let importsTesting: Bool

    /// - Parameters:
    ///   - own: The names that emitted code uses by itself.
    ///   - names: The names that the double mentions and that several modules declare.
    ///   - several: All names that several modules declare.
    ///   - hidden: The names of the double's own types.
    ///   - imported: The modules that the file imports, and those of them of which it sees what is internal.
    ///   - importsTesting: Whether it imports Swift Testing.
    init(
        own: OwnNames, mentioning names: Set<String>, of several: Set<String>, hiding hidden: Set<String>,
        imported: (modules: Set<String>, testable: Set<String>), importsTesting: Bool, in index: DeclarationIndex
    ) {
        self.index = index
        self.importsTesting = importsTesting
        self.own = own
        unexamined = several.isEmpty ? several : several.subtracting(names)
        let ambiguous = names.filter { name in
            var declaring: Set<String> = []
            for module in imported.modules {
                let least: AccessLevel = imported.testable.contains(module) ? .internal : .package
                if index.declares(name, in: module, visibleFor: least) {
                    declaring.insert(module)
                } else {
                    // What a module declares hides what it exports again.
                    declaring.formUnion(
                        index.modules(exportedBy: module).filter { index.declares(name, in: $0, visibleFor: .package) })
                }
            }
            return declaring.count > 1
        }
        others = [own.taken, hidden, ambiguous].filter { !$0.isEmpty }.reduce([]) { $0.isEmpty ? $1 : $0.union($1) }
    }

    /// Whether `name` may mean something else in the file than where it comes from.
    func mayMeanAnother(_ name: String) -> Bool {
        !others.isEmpty && others.contains(name) || FoundationNames.contains(name)
            || importsTesting && TestingNames.all.contains(name)
    }

    /// The dotted `path`, by which `origin` means a declaration, as the file has to write it.
    func spelled(_ path: String, by origin: ProtocolDeclaration) -> String {
        let name = Self.first(of: path)
        guard mayMeanAnother(name), let module = module(of: name, meantBy: origin) else { return path }
        return spelled(path, in: module)
    }

    /// The dotted `path` of a declaration of `module` as the file has to write it.
    func spelled(_ path: String, declaredIn module: String?) -> String {
        let name = Self.first(of: path)
        guard let module, mayMeanAnother(name) || unexamined.contains(name) else { return path }
        return spelled(path, in: module)
    }

    /// A module that declares a type of its own name can only be named by a module selector (SE-0491).
    private func spelled(_ path: String, in module: String) -> String {
        module + (index.modules(declaring: module).isEmpty ? "." : "::") + path
    }

    private static func first(of path: String) -> String {
        path.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path
    }

    /// The module whose declaration `origin` means by `name`; `nil` where none of those that were read declares it, or
    /// nothing tells which.
    ///
    /// What a module declares hides what its imports do.
    private func module(of name: String, meantBy origin: ProtocolDeclaration) -> String? {
        let declaring = index.modules(declaring: name)
        if declaring.isEmpty { return nil }
        if let own = origin.module, declaring.contains(own) { return own }
        let imported = index.file(at: origin.source.path)?.imports.map(\.module) ?? []
        let seen = imported.reduce(into: Set(imported)) { $0.formUnion(index.modules(exportedBy: $1)) }
        let found = declaring.intersection(seen).filter { index.declares(name, in: $0, visibleFor: .package) }
        if found.count == 1 { return found.first }
        // Of the lock nobody knows who imports it.
        guard name == OwnNames.lock, declaring.count == 1, let only = declaring.first, !only.isEmpty else { return nil }
        return only
    }

    /// The standard library's type `name` as the file has to write it.
    func standard(_ name: String) -> String { own.taken.contains(name) ? "Swift." + name : name }

    /// What writes `Swift` before the names of the standard library that would mean another type; not before `kept`.
    func qualification(keeping kept: Set<String>) -> Qualification { own.qualification(keeping: kept) }
}
