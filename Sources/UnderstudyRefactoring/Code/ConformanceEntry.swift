import UnderstudySemantics
import UnderstudySyntax

/// A type in an inheritance clause by which another type conforms to a protocol.
///
/// A conformance to a further protocol beside it has the same conditions, and the same code around it.
struct ConformanceEntry {
    /// The path of the conforming type.
    let name: String
    /// The file.
    let file: FileDeclarations
    /// Whether the protocol itself is named, rather than one that inherits it.
    let isDirect: Bool
    /// Whether only some of a generic type conform.
    let isConditional: Bool
    /// The attributes and modifiers of the conformance.
    let specifiers: [String]
    /// The branches of `#if` around it.
    let branches: [Scope.Branch]
    private let clause: InheritanceClause
    private let type: TypeSyntax

    private init(
        _ type: TypeSyntax, in clause: InheritanceClause, of name: String, _ file: FileDeclarations, isDirect: Bool,
        isConditional: Bool, branches: [Scope.Branch]
    ) {
        self.type = type
        self.clause = clause
        self.name = name
        self.file = file
        self.isDirect = isDirect
        self.isConditional = isConditional
        self.branches = branches
        if case .attributed(let specifiers, _) = type.form {
            self.specifiers = specifiers.map { file.source.text(in: $0.range) }
        } else {
            specifiers = []
        }
    }

    /// The edit by which the type conforms to each of `protocols` in the same way.
    ///
    /// - Parameter module: The module that declares these; `nil` if it is unknown.
    func adding(_ protocols: [String], of module: String?) -> SourceEdit {
        let isOwn = module == nil || module == file.module
        let kept = specifiers.filter { !isOwn || $0 != "@retroactive" }
        let prefix = kept.map { $0 + " " }.joined()
        return clause.adding(protocols.map { prefix + $0 }, after: type)
    }

    /// All entries by which types conform to `declaration`, in the order of the files.
    ///
    /// - Parameter refined: Whether entries count that name a protocol that inherits it.
    static func all(
        to declaration: ProtocolDeclaration, refined: Bool, in index: DeclarationIndex
    ) -> [ConformanceEntry] {
        let heirs = refined ? Heirs(of: declaration, in: index) : nil
        func entries(
            _ clause: InheritanceClause, of name: String, _ file: FileDeclarations, isConditional: Bool,
            _ branches: [Scope.Branch]
        ) -> [ConformanceEntry] {
            clause.types.compactMap { type in
                var inner = type
                if case .attributed(_, let named) = type.form { inner = named }
                let text = file.source.compactText(in: inner.range)
                let isDirect = declaration.isNamed(text)
                guard isDirect || heirs?.contains(text) == true else { return nil }
                return ConformanceEntry(
                    type, in: clause, of: name, file, isDirect: isDirect, isConditional: isConditional,
                    branches: branches)
            }
        }
        return index.files.flatMap { file in
            file.types.filter { !$0.details.inherited.isEmpty }.flatMap { type in
                entries(
                    InheritanceClause(file.source[type.details.inherited], after: 0), of: type.name, file,
                    isConditional: false, type.scope.branches)
            }
                + file.extensions.filter { !$0.details.inherited.isEmpty }.flatMap { added in
                    entries(
                        InheritanceClause(file.source[added.details.inherited], after: 0), of: added.typeName, file,
                        isConditional: added.details.isConditional, added.scope.branches)
                }
        }
    }
}

/// The protocols and compositions that inherit a protocol.
private struct Heirs {
    private var names: Set<String> = []

    init(of declaration: ProtocolDeclaration, in index: DeclarationIndex) {
        let all = (index.allProtocols + index.allCompositions).filter { !$0.inherited.isEmpty }
        var heirs: [String: [ProtocolDeclaration]] = [:]
        for other in all {
            for name in other.inherited {
                heirs[name.split(separator: ".").last.map(String.init) ?? name, default: []].append(other)
            }
        }
        var pending = [declaration.simpleName]
        while let name = pending.popLast() {
            for heir in heirs[name] ?? [] where names.insert(heir.simpleName).inserted {
                pending.append(heir.simpleName)
            }
        }
    }

    func contains(_ text: String) -> Bool {
        names.contains(text.split(separator: ".").last.map(String.init) ?? text)
    }
}

extension ExtensionDeclaration {
    /// The path of the extended type, without generic arguments: `Array` for `[UInt8]`.
    fileprivate var typeName: String {
        switch details.extended.form {
        case .array: "Array"
        case .dictionary: "Dictionary"
        case .optional: "Optional"
        case .named(let name, _): source.text(in: name)
        default: extendedName
        }
    }
}
