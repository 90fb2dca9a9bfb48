import UnderstudySyntax

/// An extension of a protocol, with its members by name.
struct ProtocolExtension: Sendable {
    let declaration: ExtensionDeclaration
    /// The name of the protocol, as the extension has it.
    let path: TypePath
    /// The last name of that, without generic arguments.
    let simpleName: String
    private let members: [String: [ExtensionMember]]

    init(_ declaration: ExtensionDeclaration) {
        self.declaration = declaration
        path = TypePath(declaration.extendedName)
        simpleName = declaration.extendedSimpleName
        var gathering = Gathering(container: declaration)
        gathering.add(declaration.members)
        members = gathering.members
    }

    /// The members called `name`, those inside `#if` included.
    func members(named name: String) -> [ExtensionMember] { members[name] ?? [] }

    /// The names that its members have.
    var memberNames: some Sequence<String> { members.keys }

    /// Gathers the members of an extension by their names.
    private struct Gathering {
        let container: ExtensionDeclaration
        var members: [String: [ExtensionMember]] = [:]

        private mutating func add(_ declaration: DeclSyntax, named name: ByteRange) {
            add(declaration, named: container.source.text(in: name))
        }

        private mutating func add(_ declaration: DeclSyntax, named name: String) {
            members[name, default: []].append(ExtensionMember(container: container, syntax: declaration))
        }

        mutating func add(_ declarations: [DeclSyntax]) {
            for declaration in declarations {
                switch declaration.kind {
                case .function(let function): add(declaration, named: function.name)
                case .variable(let variable):
                    for binding in variable.bindings { add(declaration, named: binding.name) }
                case .typeAlias(let alias): add(declaration, named: alias.name)
                case .initializer: add(declaration, named: Requirement.initializerName)
                case .subscript: add(declaration, named: Requirement.subscriptName)
                case .conditional(let clauses):
                    for clause in clauses { add(clause.members) }
                default: break
                }
            }
        }
    }
}

extension Requirement {
    fileprivate static let initializerName = "init"
    fileprivate static let subscriptName = "subscript"

    /// The name without labels that a member must have to implement this.
    package var baseName: String {
        switch syntax.kind {
        case .function(let function): source.text(in: function.name)
        case .initializer: Self.initializerName
        case .subscript: Self.subscriptName
        default: name
        }
    }
}
