public import UnderstudySyntax

/// A protocol, where it stands, and what it demands itself.
public final class ProtocolDeclaration: Sendable {
    /// The text of its file.
    public let source: SourceText
    /// The declaration.
    public let syntax: DeclSyntax
    /// What is particular to protocols.
    public let details: ProtocolSyntax
    /// The module of its file, where that is known.
    public let module: String?
    /// Where in its file it stands.
    public let scope: Scope
    /// Its own name.
    public let simpleName: String
    /// Its path: the names of the types around it, and its own; for extensions, the text of the extended type.
    public let name: String
    /// The requirements that it declares itself, in order.
    public let requirements: [Requirement]
    /// The names of the associated types that it declares itself.
    public let associatedTypeNames: Set<String>
    /// The type aliases among its requirements.
    public let typeAliases: [Requirement]

    convenience init(_ declaration: DeclSyntax, _ details: ProtocolSyntax, _ file: FileDeclarations, _ scope: Scope) {
        let name = file.source.text(in: details.name)
        self.init(
            declaration, details, file.module, scope, simpleName: name, name: scope.path(of: name), in: file.source)
    }

    /// The composition that `alias` stands for, as a protocol that only inherits; `nil` for other aliases.
    convenience init?(composedBy alias: AliasDeclaration) {
        guard let details = alias.details.composedProtocol else { return nil }
        self.init(
            alias.syntax, details, alias.module, alias.scope, simpleName: alias.simpleName, name: alias.name,
            in: alias.source)
    }

    /// - Parameter associatedTypeNames: Where these are not the ones that `details` declares.
    init(
        _ declaration: DeclSyntax, _ details: ProtocolSyntax, _ module: String?, _ scope: Scope, simpleName: String,
        name: String, in source: SourceText, associatedTypeNames: Set<String>? = nil
    ) {
        self.source = source
        syntax = declaration
        self.details = details
        self.module = module
        self.scope = scope
        self.simpleName = simpleName
        self.name = name
        let requirements = Requirement.gather(details.members.members, in: source)
        self.requirements = requirements
        self.associatedTypeNames =
            associatedTypeNames ?? Set(requirements.lazy.filter { $0.kind == .associatedtype }.map(\.name))
        typeAliases = requirements.filter { $0.kind == .typealias }
    }

    /// Whether it is no protocol of its own, but the alias of a composition.
    public var isComposition: Bool { if case .typeAlias = syntax.kind { true } else { false } }

    /// Whether `path` is its path, or the end of it after a dot, or has the module in front.
    public func isNamed(_ path: String) -> Bool { TypePath(path).matches(name, module: module) }

    /// The line of the keyword.
    public var line: Int { source.lines.line(at: syntax.introducer.lowerBound) }

    /// Where its name stands, for diagnostics.
    public var location: SourceLocation { source.location(at: details.name.lowerBound) }

    /// The level that it has by its own modifiers, or by those of an extension around it.
    public var access: AccessLevel { AccessLevel(syntax.modifiers, in: source) ?? scope.defaultAccess }

    /// Who can really see it: its own level, bounded by the declarations around it.
    public var effectiveAccess: AccessLevel { min(access, scope.boundAccess) }

    /// Its attributes, compact.
    public var attributes: [String] { syntax.attributes.map { source.compactText(in: $0.range) } }

    /// The names in its angle brackets (SE-0346).
    public var primaryAssociatedTypes: [String] { details.primaryAssociatedTypes.map(source.text(in:)) }

    /// The types in its inheritance clause, compact.
    public var inherited: [String] { details.inherited.map { source.compactText(in: $0.range) } }

    /// Its `where` clause, compact, the word included.
    public var whereClause: String? { details.whereClause.map { source.compactText(in: $0.range) } }
}
