import UnderstudySemantics

/// The labels by which the functions of one name differ.
///
/// A class, since few doubles ask for them, and copies of their names share the answer.
final class OverloadLabels {
    private let resolved: ResolvedProtocol
    /// The labels of each overload, by base names.
    private lazy var labels: [String: [[String]]] = Dictionary(
        grouping: resolved.requirements.map(\.requirement.signature), by: \.name
    ).mapValues { signatures in signatures.map { Stems.labels($0.parameters) } }

    init(of resolved: ResolvedProtocol) { self.resolved = resolved }

    /// More overloads than anyone tells apart by reading.
    private static let many = 32

    /// Those labels of `requirement` that tell it from its overloads; `nil` where these are too many to compare.
    func distinguishing(_ requirement: Requirement) -> [String]? {
        let own = Stems.labels(requirement.signature.parameters)
        guard let overloads = labels[requirement.signature.name], overloads.count < Self.many else { return nil }
        var others = overloads.filter { $0 != own }
        var found: [String] = []
        for label in own where !others.isEmpty {
            let rest = others.filter { $0.contains(label) }
            if rest.count < others.count { found.append(label) }
            others = rest
        }
        return found
    }
}
