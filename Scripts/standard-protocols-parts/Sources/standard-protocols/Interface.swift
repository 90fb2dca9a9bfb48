import UnderstudySemantics
import UnderstudySyntax

/// What an interface that the toolchain prints declares, as far as the table needs it.
struct Interface {
    /// A protocol as its module declares it.
    struct DeclaredProtocol {
        let module: String
        let declaration: ProtocolDeclaration
        let members: [Member]

        var name: String { declaration.name }
        /// The names of what it inherits directly.
        var bases: [String] { declaration.inherited }
        var attributes: [Attribute] { declaration.syntax.attributes.map { Attribute(declaration.source[$0]) } }
    }

    /// An extension of anything, with what must hold for it.
    struct Extension {
        let name: String
        let conditions: [GenericConstraint]
        let members: [Member]
    }

    /// A composition of protocols under a name.
    struct Composition {
        let module: String
        let name: String
        let parts: [String]
    }

    var protocols: [DeclaredProtocol] = []
    var extensions: [Extension] = []
    var compositions: [Composition] = []

    init(of module: String, text: String) {
        let file = FileDeclarations(parsing: SourceText(path: module, text: text), module: module)
        for declaration in file.protocols {
            protocols.append(
                DeclaredProtocol(
                    module: module, declaration: declaration, members: declaration.requirements.map { Member($0) }))
        }
        for declaration in file.extensions {
            extensions.append(
                Extension(
                    name: declaration.extendedName,
                    conditions: GenericConstraint.all(declaration.source[declaration.details.whereClause]),
                    members: Requirement.gather(declaration.source[declaration.members]).map { Member($0) }))
        }
        for alias in file.aliases where alias.scope.levels.isEmpty {
            guard let composed = alias.details.composedProtocol else { continue }
            compositions.append(
                Composition(
                    module: module, name: alias.name,
                    parts: composed.inherited.map { alias.source.compactText(in: $0.range) }))
        }
    }
}
