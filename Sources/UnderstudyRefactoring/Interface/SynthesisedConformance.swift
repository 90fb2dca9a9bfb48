import UnderstudySemantics
import UnderstudySyntax

/// The conformances that the compiler writes from the types of a type's properties.
enum SynthesisedConformance {
    /// The first protocol that `type` conforms to by code that the compiler writes from its stored properties; `nil` if
    /// there is none.
    static func first(of type: TypeDeclaration, in index: DeclarationIndex) -> String? {
        let members =
            type.members.map { type.source[$0] }
            + index.extensions(of: type).flatMap { added in added.members.map { added.source[$0] } }
        let written = Set(Requirement.names(of: members))
        let conformed = Set(index.conformances(of: type).compactMap(\.path).flatMap { inherited($0, in: index) })
        return rules.first { rule in
            conformed.contains(rule.name) && !(rule.isForValues && type.details.kind == .class)
                && !rule.members.allSatisfy(written.contains)
        }?.name
    }

    private struct Rule {
        let name: String
        /// The members that the compiler writes unless they are there.
        let members: [String]
        let isForValues: Bool
    }

    private static let rules = [
        Rule(name: "Equatable", members: ["==(_:_:)"], isForValues: true),
        Rule(name: "Hashable", members: ["hash(into:)"], isForValues: true),
        Rule(name: "Encodable", members: ["encode(to:)"], isForValues: false),
        Rule(name: "Decodable", members: ["init(from:)"], isForValues: false),
    ]

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
