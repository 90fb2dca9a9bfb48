public import UnderstudySyntax

/// A protocol, where it is, and its own requirements.
public final class ProtocolDeclaration: Sendable {
    /// The text of its file.
    public let source: SourceText
    /// The declaration.
    public let syntax: DeclSyntax
    /// What only protocols have.
    public let details: ProtocolSyntax
    /// The module of its file, where that is known.
    public let module: String?
    /// Where in its file it is.
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
    /// The comments of its file that opt protocols in, or keep them whole.
    let optInComments: OptInComments

    convenience init(_ declaration: DeclSyntax, _ details: ProtocolSyntax, in file: FileDeclarations, scope: Scope) {
        let name = file.source.text(in: details.name)
        self.init(
            file.source[declaration], details, module: file.module, scope: scope, simpleName: name,
            name: scope.path(of: name), optInComments: file.optInComments)
    }

    /// The composition that `alias` stands for, as a protocol that only inherits; `nil` for other aliases.
    convenience init?(composedBy alias: AliasDeclaration) {
        guard let details = alias.details.composedProtocol else { return nil }
        self.init(
            alias.source[alias.syntax], details, module: alias.module, scope: alias.scope,
            simpleName: alias.simpleName, name: alias.name, optInComments: alias.optInComments)
    }

    /// - Parameter associatedTypeNames: Where these are not the ones that `details` declares.
    init(
        _ declaration: InSource<DeclSyntax>, _ details: ProtocolSyntax, module: String?, scope: Scope,
        simpleName: String, name: String, associatedTypeNames: Set<String>? = nil, optInComments: OptInComments = .none
    ) {
        self.optInComments = optInComments
        source = declaration.source
        syntax = declaration.piece
        self.details = details
        self.module = module
        self.scope = scope
        self.simpleName = simpleName
        self.name = name
        let requirements = Requirement.gather(source[details.members.members])
        self.requirements = requirements
        self.associatedTypeNames =
            associatedTypeNames ?? Set(requirements.lazy.filter { $0.kind == .associatedtype }.map(\.name))
        typeAliases = requirements.filter { $0.kind == .typealias }
    }

    /// Whether it is not a protocol, but an alias of a composition.
    public var isComposition: Bool { if case .typeAlias = syntax.kind { true } else { false } }

    /// Whether it only says that recorded arguments can be compared and print by label, as doubles write it.
    var isOfDoubles: Bool {
        simpleName == "RecordedCall" && details.members.members.isEmpty
            && ["TextOutputStreamable", "CustomStringConvertible"].contains { inherited == ["Equatable", $0] }
    }

    /// Whether `path` is its path, or the end of it after a dot, or has the module in front.
    public func isNamed(_ path: String) -> Bool { TypePath(path).matches(name, module: module) }

    /// The line of the keyword.
    public var line: Int { source.lines.line(at: syntax.introducer.lowerBound) }

    /// Where its name is, for diagnostics.
    public var location: SourceLocation { source.location(at: details.name.lowerBound) }

    /// The level that it has by its own modifiers, or by those of an extension around it.
    public var access: AccessLevel { AccessLevel(source[syntax.modifiers]) ?? scope.defaultAccess }

    /// Its effective level: its own, bounded by those of the declarations around it.
    public var effectiveAccess: AccessLevel { min(access, scope.boundAccess) }

    /// Whether it says that it belongs to no actor.
    package var saysNonisolated: Bool { syntax.modifiers.contains { source.matches($0.name, "nonisolated") } }

    /// Its attributes, compact.
    public var attributes: [String] { syntax.attributes.map { source.compactText(in: $0.range) } }

    /// What is written in its attributes.
    package var writtenAttributes: [Attribute] { syntax.attributes.map { Attribute(source[$0]) } }

    /// The names in its angle brackets (SE-0346).
    public var primaryAssociatedTypes: [String] { details.primaryAssociatedTypes.map(source.text(in:)) }

    /// The types in its inheritance clause, compact.
    public var inherited: [String] { details.inherited.map { source.compactText(in: $0.range) } }

    /// Whether it inherits from no other protocol and no class.
    package var inheritsNothing: Bool { details.inherited.isEmpty && details.whereClause == nil }

    /// The types in its inheritance clause.
    package var inheritedTypes: [SwiftType] { details.inherited.map { SwiftType(source[$0]) } }

    /// Its `where` clause, compact, including the word.
    public var whereClause: String? { details.whereClause.map { source.compactText(in: $0.range) } }
}
