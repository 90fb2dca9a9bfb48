import UnderstudySemantics
import UnderstudySyntax

extension Table {
    /// The whole file of the table.
    func source(with compositions: [Interface.Composition]) -> String {
        var entries: [String: String] = [:]
        for found in protocols {
            entries[found.name] = Self.entry(
                found.module, found.name, isolation(of: found), isSendable(found), declaration(of: found))
        }
        for composition in compositions {
            let parts = composition.parts.compactMap(named)
            let alias = "typealias \(composition.name) = \(composition.parts.joined(separator: " & "))"
            entries[composition.name] = Self.entry(
                composition.module, composition.name, ".unspecified", parts.contains(where: isSendable), alias)
        }
        return """
            // swift-format-ignore-file
            // Made by Scripts/standard-protocols from the interfaces and symbol graphs of the Swift toolchain.
            // Do not edit: run the script again.

            extension StandardProtocols {
                /// The protocols of the standard modules, sorted by name.
                static let generated: [StandardProtocol] = [

            """ + entries.sorted { $0.key < $1.key }.map(\.value).joined() + "    ]\n}\n"
    }

    /// The complete declaration of `found`, with marks on the requirements that have defaults.
    func declaration(of found: Interface.DeclaredProtocol) -> String {
        let declaration = found.declaration
        let associated = declaration.primaryAssociatedTypes
        let bases = found.bases.isEmpty ? "" : ": " + found.bases.joined(separator: ", ")
        var head = "protocol " + declaration.simpleName
        if !associated.isEmpty { head += "<" + associated.joined(separator: ", ") + ">" }
        head += bases + Self.text(of: declaration.source[declaration.details.whereClause]) + " {"
        let members = marked(found).map { "    " + $0.text }
        let body = members.isEmpty ? [head + "}"] : [head] + members + ["}"]
        return (found.attributes.filter(\.matters).map(\.description) + body).joined(separator: "\n")
    }

    fileprivate static func text(of clause: InSource<WhereClauseSyntax?>) -> String {
        let conditions = GenericConstraint.all(clause)
        return conditions.isEmpty ? "" : " where " + conditions.map(\.description).joined(separator: ", ")
    }

    /// How values of `found` are isolated, as the case of the enumeration in Swift.
    private func isolation(of found: Interface.DeclaredProtocol) -> String {
        let line = line(of: found)
        if line.contains(where: { $0.name == "Actor" || $0.name == "DistributedActor" }) { return ".actor" }
        let actor = line.flatMap(\.attributes).first { $0.arguments == nil && $0.name.hasSuffix("Actor") }
        return actor.map { ".globalActor(\"\($0.name)\")" } ?? ".unspecified"
    }

    private func isSendable(_ found: Interface.DeclaredProtocol) -> Bool {
        line(of: found).contains { $0.name == "Sendable" }
    }

    /// One element of the array in Swift.
    private static func entry(
        _ module: String, _ name: String, _ isolation: String, _ isSendable: Bool, _ declaration: String
    ) -> String {
        let lines = declaration.split(separator: "\n").map { "            \($0)\n" }.joined()
        return """
                    StandardProtocol(module: "\(module)", name: "\(name)", isolation: \(isolation), \
            isSendable: \(isSendable), declaration: #\"""
            \(lines)            \"""#),

            """
    }
}

extension Member {
    /// The member as the table declares it.
    var text: String {
        let attributes = self.attributes.filter(\.matters).map(\.description)
        return (marks.map(\.description) + attributes + [declared]).joined(separator: " ")
    }

    /// The declaration without attributes and access level.
    var declared: String {
        let source = requirement.source
        var modifiers = requirement.syntax.modifiers.map { Modifier(source[$0]) }
            .filter { $0.name != "public" && $0.name != "open" }
        if isRestated, !modifiers.contains(where: { $0.name == "override" }) {
            modifiers.insert(Modifier("override"), at: 0)
        }
        let words = modifiers.map { $0.description + " " }.joined()
        switch requirement.syntax.kind {
        case .associatedType(let syntax):
            let bases = syntax.inherited.map { SwiftType(source[$0]).description }.joined(separator: ", ")
            let value = syntax.defaultType.map { " = " + SwiftType(source[$0]).description } ?? ""
            return words + "associatedtype " + requirement.name + (bases.isEmpty ? "" : ": " + bases) + value
                + Table.text(of: source[syntax.whereClause])
        case .typeAlias(let syntax):
            return words + "typealias " + requirement.name + " = " + SwiftType(source[syntax.type]).description
                + Table.text(of: source[syntax.whereClause])
        default:
            var signature = requirement.signature
            (signature.attributes, signature.modifiers) = ([], modifiers)
            return signature.requirement
        }
    }
}

extension Attribute {
    /// Whether it says something that an implementation must know.
    var matters: Bool {
        guard let availability else {
            return !["frozen", "inlinable", "_alwaysEmitIntoClient", "_transparent"].contains(name)
        }
        if !availability.restrictions.isDisjoint(with: [.deprecated, .unavailable]) { return true }
        guard let system = availability.introduced.first(where: { $0.platform == "macOS" }) else { return true }
        return Self.afterOldestSystem.contains { $0 <= system.version }
    }

    /// The version after the oldest system that the package supports.
    private static let afterOldestSystem =
        Attribute("available", arguments: "(macOS 14, *)").availability
        .map { $0.introduced.map(\.version) } ?? []
}
