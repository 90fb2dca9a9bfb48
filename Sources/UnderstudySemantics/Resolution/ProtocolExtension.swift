import UnderstudySyntax

/// An extension of a protocol, with its members by name.
struct ProtocolExtension: Sendable {
    let declaration: ExtensionDeclaration
    /// The name of the protocol, as the extension has it.
    let path: TypePath
    /// The last name of that, without generic arguments.
    let simpleName: String
    private let members: [String: [DeclSyntax]]

    init(_ declaration: ExtensionDeclaration) {
        self.declaration = declaration
        path = TypePath(declaration.extendedName)
        simpleName = declaration.extendedSimpleName
        var members: [String: [DeclSyntax]] = [:]
        Self.gather(declaration.members, in: declaration.source, into: &members)
        self.members = members
    }

    /// The members called `name`, those inside `#if` included.
    func members(named name: String) -> [DeclSyntax] { members[name] ?? [] }

    /// The names that its members have.
    var memberNames: some Sequence<String> { members.keys }

    private static func gather(
        _ declarations: [DeclSyntax], in source: SourceText, into members: inout [String: [DeclSyntax]]
    ) {
        for declaration in declarations {
            switch declaration.kind {
            case .function(let function):
                members[source.text(in: function.name), default: []].append(declaration)
            case .variable(let variable):
                for binding in variable.bindings {
                    members[source.text(in: binding.name), default: []].append(declaration)
                }
            case .typeAlias(let alias):
                members[source.text(in: alias.name), default: []].append(declaration)
            case .initializer:
                members[Requirement.initializerName, default: []].append(declaration)
            case .subscript:
                members[Requirement.subscriptName, default: []].append(declaration)
            case .conditional(let clauses):
                for clause in clauses { gather(clause.members, in: source, into: &members) }
            default:
                break
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
