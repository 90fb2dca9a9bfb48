import UnderstudySyntax

/// An extension of a protocol, with its members by name.
struct ProtocolExtension: Sendable {
    let declaration: ExtensionDeclaration
    /// The name of the protocol, as the extension has it.
    let path: TypePath
    /// The last name of that, without generic arguments.
    let simpleName: String
    private let table: MemberTable

    init(_ declaration: ExtensionDeclaration) {
        self.declaration = declaration
        path = TypePath(declaration.extendedName)
        simpleName = declaration.extendedSimpleName
        table = MemberTable(of: declaration)
    }

    /// The members called `name`, those inside `#if` included.
    func members(named name: String) -> [ExtensionMember] { table.members(named: name) }

    /// The names that its members have.
    var memberNames: some Sequence<String> { table.names }
}

/// What members are declared in: an extension, or a type itself.
protocol MemberContainer: AnyObject, Sendable {
    var source: SourceText { get }
    var syntax: DeclSyntax { get }
    var members: [DeclSyntax] { get }
    /// The level of members without one; `nil` for the usual.
    var memberAccess: AccessLevel? { get }
}

extension ExtensionDeclaration: MemberContainer {
    var memberAccess: AccessLevel? { access }
}

extension TypeDeclaration: MemberContainer {
    var memberAccess: AccessLevel? { nil }
}

/// The members of an extension or a type by their names, those inside `#if` included.
struct MemberTable: Sendable {
    private let container: any MemberContainer
    private let arguments: [String: SwiftType]
    private var table: [String: [ExtensionMember]] = [:]

    /// - Parameter arguments: What stands for generic parameters.
    init(of container: any MemberContainer, for arguments: [String: SwiftType] = [:]) {
        self.container = container
        self.arguments = arguments
        add(container.members)
    }

    func members(named name: String) -> [ExtensionMember] { table[name] ?? [] }

    var names: some Sequence<String> { table.keys }

    private mutating func add(_ declaration: DeclSyntax, named name: ByteRange) {
        add(declaration, named: container.source.text(in: name))
    }

    private mutating func add(_ declaration: DeclSyntax, named name: String) {
        table[name, default: []].append(
            ExtensionMember(container: container, syntax: declaration, arguments: arguments))
    }

    private mutating func add(_ declarations: [DeclSyntax]) {
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
