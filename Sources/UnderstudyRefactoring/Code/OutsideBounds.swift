import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// Inherited protocols and classes that are not in the sources.
///
/// That is protocols of libraries and classes, with what is said of them. Their members can't be listed, so whoever uses
/// one needs all of them.
struct OutsideBounds {
    /// The names, as they are written.
    private(set) var names: [String] = []
    /// The requirements of `where` clauses, as they are written.
    private(set) var constraints: [String] = []
    /// A constraint that can't be written without the associated types of the protocols themselves.
    private(set) var tied: String?
    /// All these texts, with the protocols that say them.
    private(set) var sources: [(text: String, declaration: ProtocolDeclaration)] = []

    init(of declaration: ProtocolDeclaration, in index: DeclarationIndex) {
        let resolved = index.resolve(declaration)
        let associated = Set(resolved.associatedTypes.filter { !$0.isStandard }.map(\.name))
        let family = [declaration] + resolved.ancestors.filter { !$0.isStandard }.map(\.declaration)
        for one in family {
            for name in one.inherited.flatMap(Self.parts) where Self.isOutside(name, index) && !names.contains(name) {
                names.append(name)
                sources.append((name, one))
            }
            for requirement in one.details.whereClause?.requirements ?? [] {
                let text = one.source.lineText(in: requirement.left.range.union(requirement.right.range))
                let left = TextWords.words(of: one.source.text(in: requirement.left.range))
                guard left.isDisjoint(with: associated) else { continue }
                if !TextWords.words(of: text).isDisjoint(with: associated) { tied = text }
                if constraints.contains(text) { continue }
                constraints.append(text)
                sources.append((text, one))
            }
        }
    }

    /// Whether everything that the protocol inherits is in the sources.
    var isEmpty: Bool { names.isEmpty && constraints.isEmpty }

    /// The `where` clause, with the space in front of it.
    var whereText: String { constraints.isEmpty ? "" : " where " + constraints.joined(separator: ", ") }

    /// Whether values of a protocol with these bounds have all that `other` gives.
    func includes(_ other: OutsideBounds) -> Bool {
        Set(other.names).isSubset(of: names) && Set(other.constraints).isSubset(of: constraints)
    }

    /// Whether a `where` clause of `declaration` itself says more of what it inherits than the inherited types do.
    static func constrainsInherited(_ declaration: ProtocolDeclaration) -> Bool {
        let own = Set(declaration.associatedTypeNames)
        return (declaration.details.whereClause?.requirements ?? []).contains { requirement in
            TextWords.words(of: declaration.source.text(in: requirement.left.range)).isDisjoint(with: own)
        }
    }

    private static func parts(_ name: String) -> [String] { name.split(separator: " & ").map(String.init) }

    private static func isOutside(_ name: String, _ index: DeclarationIndex) -> Bool {
        !Composition.markers.contains(name) && !name.hasPrefix("~") && !ignored.contains(name)
            && index.protocols(named: name).isEmpty
    }

    private static let ignored: Set<String> = [
        "Any", "Copyable", "Escapable", "Swift.AnyObject", "Swift.Sendable", "Swift.BitwiseCopyable",
    ]
}
