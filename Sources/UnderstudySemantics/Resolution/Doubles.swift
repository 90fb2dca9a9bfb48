import UnderstudySyntax

/// A test double that exists in the sources read.
public struct ExistingDouble: Sendable {
    /// Its kind: `spy`, `stub` and so on.
    public let kind: String
    /// The type.
    public let declaration: TypeDeclaration
}

extension DeclarationIndex {
    /// The types that are doubles of `protocol`: they conform to it, and their header or name says so.
    public func doubles(of declaration: ProtocolDeclaration) -> [ExistingDouble] {
        (conformers[declaration.simpleName] ?? []).compactMap { candidate in
            let conforms = candidate.inheritedPaths.contains {
                $0.matches(declaration.name, module: declaration.module)
            }
            guard conforms, let kind = candidate.type.doubleKind else { return nil }
            return ExistingDouble(kind: kind, declaration: candidate.type)
        }
    }
}

/// A type, with what it inherits from.
struct Conformer {
    let type: TypeDeclaration
    let inheritedPaths: [TypePath]
}

extension TypeDeclaration {
    /// Whether this may be a double: most types are distinguished by their names alone.
    var mayBeDouble: Bool { mayHaveHeader || QuickScan.isNamedLikeDouble(details.name, in: source) }

    /// What kind of double this is, by its header comment or its name; `nil` for other types.
    var doubleKind: String? {
        kindInHeader ?? kindInName
    }

    private var kindInHeader: String? {
        guard let kind = header?.kind else { return nil }
        return Self.kinds.first { $0.lowercased() == kind }?.lowercased()
    }

    private var kindInName: String? {
        Self.kinds.first { simpleName.hasSuffix($0) || simpleName.hasPrefix($0) }?.lowercased()
    }

    private static let kinds = ["Spy", "Stub", "Dummy", "Mock", "Fake", "Wrapper", "Client", "Contract"]
}
