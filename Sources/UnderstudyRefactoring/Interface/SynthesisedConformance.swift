import UnderstudySemantics
import UnderstudySyntax

extension SynthesisedConformance {
    /// The first protocol that `type` conforms to by code that the compiler writes from its stored properties; `nil` if
    /// there is none.
    static func first(of type: TypeDeclaration, in index: DeclarationIndex) -> String? {
        let members =
            type.members.map { type.source[$0] }
            + index.extensions(of: type).flatMap { added in added.members.map { added.source[$0] } }
        let written = Set(Requirement.names(of: members))
        let conformed = Set(index.conformances(of: type).compactMap(\.path).flatMap { inherited($0, in: index) })
        return all.first { rule in
            conformed.contains(rule.name.text) && !(rule.isForValues && type.details.kind == .class)
                && !written.contains(rule.member)
        }?.name.text
    }

    /// A protocol with those that it inherits.
    private static func inherited(_ path: String, in index: DeclarationIndex) -> [String] {
        switch path {
        case "Codable": return ["Encodable", "Decodable"]
        case "Hashable": return ["Hashable", "Equatable"]
        case "Comparable": return ["Equatable"]
        default: break
        }
        guard let found = index.protocols(named: path).first else { return [path] }
        let resolved = index.resolve(found)
        let all = [found] + resolved.ancestors.map(\.declaration)
        return all.flatMap(\.inherited).filter { index.protocols(named: $0).isEmpty }
            .flatMap { $0 == path ? [] : inherited($0, in: index) }
    }
}

extension Requirement {
    /// The names of members, with labels where they have parameters.
    fileprivate static func names(of members: [InSource<DeclSyntax>]) -> [String] {
        members.flatMap { member in gather(member.source[[member.piece]]).map(\.name) }
    }
}
