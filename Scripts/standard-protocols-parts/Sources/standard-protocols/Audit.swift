/// Compares what was read from printed interfaces with the symbol graphs.
///
/// A symbol graph ties a default to a requirement by its name and labels alone, so it names some that are no defaults:
/// overloads for other types. What remains of the differences is for a person to read; `--verify` decides.
struct Audit {
    let table: Table
    let graphs: [(module: String, graphs: [SymbolGraph])]

    /// Each protocol, requirement and default that only one of the two sources has, a line each.
    var differences: [String] { graphs.flatMap { differences(in: $0.graphs, of: $0.module) } }

    private func differences(in graphs: [SymbolGraph], of module: String) -> [String] {
        let symbols = Dictionary(
            graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0) }, uniquingKeysWith: { _, last in last })
        let relations = graphs.flatMap(\.relationships)
        let required = relations.filter { $0.kind == "requirementOf" }.compactMap { symbols[$0.source] }
        // An extension of the requirement's own protocol implements it, not one of a refining protocol.
        let defaulted = relations.filter { relation in
            guard relation.kind == "defaultImplementationOf", let owner = symbols[relation.source]?.owner else {
                return false
            }
            return owner == symbols[relation.target]?.owner
        }
        let targets = Set(defaulted.map(\.target))
        let byOwner = Dictionary(grouping: required) { $0.owner.joined(separator: ".") }
        return graphs.protocolNames.sorted().flatMap { name in
            differences(of: name, module, byOwner[name] ?? [], defaulted: targets)
        }
    }

    private func differences(
        of name: String, _ module: String, _ required: [SymbolGraph.Symbol], defaulted: Set<String>
    ) -> [String] {
        guard let found = table.named(name), found.name == name else {
            return ["\(module): \(name) is in the symbol graph only"]
        }
        if found.module != module { return [] }
        let members = table.marked(found).filter { !$0.isRestated && $0.requirement.kind != .typealias }
        var lines: [String] = []
        if required.count != members.count {
            lines.append(
                "\(module): \(name) has \(required.count) requirements in the symbol graph, \(members.count) here")
        }
        for (title, symbols) in Dictionary(grouping: required, by: \.baseName).sorted(by: { $0.key < $1.key }) {
            let inGraph = symbols.count { defaulted.contains($0.identifier.precise) }
            let here = members.count { $0.name == title && !$0.marks.isEmpty }
            if inGraph > here {
                lines.append("\(module): \(name).\(title) has \(inGraph) defaults in the symbol graph, \(here) here")
            }
        }
        return lines
    }
}
