public import UnderstudySyntax

/// An extension, where it is, and what it adds.
public final class ExtensionDeclaration: Sendable {
    /// The text of its file.
    public let source: SourceText
    /// The declaration.
    public let syntax: DeclSyntax
    /// What only extensions have; use `members` for the members, which may not have been kept.
    public let details: ExtensionSyntax
    /// The module of its file, where that is known.
    public let module: String?
    /// Where in its file it is.
    public let scope: Scope
    /// The extended type, compact.
    public let extendedName: String

    init(_ declaration: DeclSyntax, _ details: ExtensionSyntax, in file: FileDeclarations, scope: Scope) {
        source = file.source
        syntax = declaration
        self.details = details
        module = file.module
        self.scope = scope
        extendedName = file.source.compactText(in: details.extended.range)
    }

    /// What it adds; read again where the file was gathered without it.
    public var members: [DeclSyntax] { source[details.members].members }

    /// The types in its inheritance clause.
    package var inheritedTypes: [SwiftType] { details.inherited.map { SwiftType(source[$0]) } }

    /// The level written on it, which is that of members without one.
    public var access: AccessLevel? { AccessLevel(source[syntax.modifiers]) }
}

/// A class, a structure, an enumeration or an actor, and where it is.
public final class TypeDeclaration: Sendable {
    /// The text of its file.
    public let source: SourceText
    /// The declaration.
    public let syntax: DeclSyntax
    /// What only such types have; use `members` for the members, which may not have been kept.
    public let details: NominalSyntax
    /// The module of its file, where that is known.
    public let module: String?
    /// Where in its file it is.
    public let scope: Scope
    /// Its own name.
    public let simpleName: String
    /// Its path: the names of the types around it, and its own.
    public let name: String
    /// Whether a header in its file may say that it is a double.
    let mayHaveHeader: Bool

    convenience init(_ declaration: DeclSyntax, _ details: NominalSyntax, in file: FileDeclarations, scope: Scope) {
        self.init(
            file.source[declaration], details, scope: scope, module: file.module, mayHaveHeader: file.isMarked)
    }

    /// The type that `added` extends, as far as that declares it.
    convenience init(extending added: ExtensionDeclaration) {
        self.init(
            added.source[added.syntax], added.details.asNominal, scope: added.scope, module: added.module,
            mayHaveHeader: true)
    }

    private init(
        _ declaration: InSource<DeclSyntax>, _ details: NominalSyntax, scope: Scope, module: String?,
        mayHaveHeader: Bool
    ) {
        self.mayHaveHeader = mayHaveHeader
        source = declaration.source
        syntax = declaration.piece
        self.details = details
        self.module = module
        self.scope = scope
        simpleName = source.text(in: details.name)
        name = scope.path(of: simpleName)
    }

    /// Whether it is written to be a global actor (SE-0316).
    var isGlobalActor: Bool { syntax.attributes.contains { source.matches($0.name, "globalActor") } }

    /// Its members; read again where the file was gathered without them.
    public var members: [DeclSyntax] { source[details.members].members }

    /// Those of its members that say how values are made and what they hold; in place of others maybe only their places.
    package var valueMembers: [DeclSyntax] {
        let all = details.members
        return all.members.isEmpty && !all.range.isEmpty
            ? Parser.parseValueMembers(in: all.range, of: source) : all.members
    }

    /// The same type with its members kept, so that they are not read again each time that they are asked for.
    ///
    /// - Parameter functions: Whether functions are among them: nobody needs those to make values.
    func keepingMembers(functions: Bool) -> TypeDeclaration { keeping(functions ? members : valueMembers) }

    /// The same type with all its members kept, of which maybe only some were.
    func keepingAllMembers() -> TypeDeclaration {
        let range = details.members.range
        return range.isEmpty ? self : keeping(Parser.parseMembers(in: range, of: source))
    }

    private func keeping(_ kept: [DeclSyntax]) -> TypeDeclaration {
        TypeDeclaration(
            source[syntax], details.with(kept), scope: scope, module: module, mayHaveHeader: mayHaveHeader)
    }

    /// The line of its keyword.
    public var line: Int { source.lines.line(at: syntax.introducer.lowerBound) }

    /// The types in its inheritance clause, compact, without attributes (`@MainActor P`) and modifiers (`nonisolated P`).
    public var inherited: [String] { details.inherited.map { source.compactText(in: $0.unattributed.range) } }

    /// The types in its inheritance clause.
    package var inheritedTypes: [SwiftType] { details.inherited.map { SwiftType(source[$0]) } }

    /// The names of its generic parameters.
    package var parameters: [String] { details.genericParameters.map { source.text(in: $0.name) } }

    /// The level that it has by its own modifiers, or by those of an extension around it.
    public var access: AccessLevel { AccessLevel(source[syntax.modifiers]) ?? scope.defaultAccess }
}

/// A type alias, and where it is.
public final class AliasDeclaration: Sendable {
    /// The text of its file.
    public let source: SourceText
    /// The declaration.
    public let syntax: DeclSyntax
    /// What only type aliases have.
    public let details: TypeAliasSyntax
    /// The module of its file, where that is known.
    public let module: String?
    /// Where in its file it is.
    public let scope: Scope
    /// Its own name.
    public let simpleName: String
    /// Its path: the names of the types around it, and its own.
    public let name: String
    /// The comments of its file that opt protocols in, or keep them whole.
    let optInComments: OptInComments

    init(_ declaration: DeclSyntax, _ details: TypeAliasSyntax, in file: FileDeclarations, scope: Scope) {
        source = file.source
        syntax = declaration
        self.details = details
        module = file.module
        self.scope = scope
        simpleName = file.source.text(in: details.name)
        name = scope.path(of: simpleName)
        optInComments = file.optInComments
    }

    /// What it stands for.
    package var type: SwiftType { SwiftType(source[details.type]) }

    /// The names of its generic parameters.
    package var parameters: [String] { details.genericParameters.map { source.text(in: $0.name) } }

    /// The level that it has by its own modifiers, or by those of an extension around it.
    public var access: AccessLevel { AccessLevel(source[syntax.modifiers]) ?? scope.defaultAccess }
}

/// An import.
public struct ImportDeclaration: Sendable, Hashable {
    /// The module.
    public let module: String
    /// The whole declaration, compact.
    public let text: String
    /// The attributes, in order.
    package let attributes: [Attribute]
    /// The module, and what follows it after dots.
    package let path: [String]
    /// `struct`, `func` and so on, where one declaration is imported.
    package let importedKind: String?
    /// The branches of `#if` around it, outermost first.
    public let branches: [Scope.Branch]

    init(_ declaration: InSource<DeclSyntax>, _ details: ImportSyntax, branches: [Scope.Branch]) {
        let source = declaration.source
        module = details.path.first.map(source.text(in:)) ?? ""
        text = source.compactText(in: declaration.piece.range)
        attributes = declaration.piece.attributes.map { Attribute(source[$0]) }
        path = details.path.map(source.text(in:))
        importedKind = details.importKind.map(source.text(in:))
        self.branches = branches
    }

    /// Whether internal declarations of the module can be seen.
    public var isTestable: Bool { attributes.contains { $0.name == "testable" } }

    /// Whether those who import the file's module see the imported one as well.
    package var isExported: Bool { attributes.contains { $0.name == "_exported" } }

    /// Whether all of the module is imported.
    package var isWhole: Bool { importedKind == nil && path.count == 1 }
}

extension InSource<MemberBlockSyntax> {
    /// The members; read again where they were not kept.
    fileprivate var members: [DeclSyntax] {
        piece.members.isEmpty && !piece.range.isEmpty ? Parser.parseMembers(in: piece.range, of: source) : piece.members
    }
}
