import UnderstudySemantics

/// What the declarations around protocols say about names: which are taken, and how small protocols are named.
package struct Neighbourhood: Sendable {
    /// The names of everything declared at the top level of the files.
    package let names: Set<String>
    /// Why the configuration keeps protocols whole, by their names with or without the module's.
    let kept: [String: String]
    /// How each module names its small protocols.
    private let styles: [String: NameStyle]

    /// A protocol with at most this many requirements is small enough to count for the style.
    private static let small = 3

    /// Collects names and styles from all files of `index`, in one pass; `kept` says why protocols stay whole.
    package init(_ index: DeclarationIndex, kept: [String: String] = [:]) {
        self.kept = kept
        var names: Set<String> = []
        var votes: [String: [String]] = [:]
        for file in index.files {
            for declaration in file.types where declaration.scope.levels.isEmpty {
                names.insert(declaration.simpleName)
            }
            for declaration in file.aliases where declaration.scope.levels.isEmpty {
                names.insert(declaration.simpleName)
            }
            for declaration in file.protocols {
                if declaration.scope.levels.isEmpty { names.insert(declaration.simpleName) }
                guard (1...Self.small).contains(declaration.requirements.count) else { continue }
                votes[file.module ?? "", default: []].append(declaration.simpleName)
            }
        }
        self.names = names
        styles = votes.mapValues { NameStyle(votes: $0) }
    }

    /// How `module` names its small protocols.
    package func style(of module: String?) -> NameStyle { styles[module ?? ""] ?? NameStyle() }
}
