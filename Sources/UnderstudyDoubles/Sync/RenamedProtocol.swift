import UnderstudySemantics
import UnderstudySyntax

/// Finds the protocol that a double's was renamed to.
enum RenamedProtocol {
    /// The only protocol, without a double of the kind, that asks for most of what the double has.
    static func find(
        for double: OwnedDouble, in index: DeclarationIndex, besides others: [OwnedDouble]
    ) -> ProtocolDeclaration? {
        let body = DoubleBody(double)
        // A contract has no member of its protocol: the lines above its functions name these.
        let labels =
            double.kind == "contract" ? Set(ContractFunction.all(in: body).compactMap(\.mark)) : labels(of: body)
        let taken = Set(
            others.filter { $0.kind == double.kind && $0.type.name != double.type.name }.flatMap(\.protocols).map(
                \.name))
        var best: [ProtocolDeclaration] = []
        var bestCount = 0
        for declaration in index.allProtocols where !taken.contains(declaration.name) {
            // What stands beside the double is its owner's.
            if declaration.source.path == double.type.source.path { continue }
            guard let met = likeness(declaration, labels, index), met >= bestCount else { continue }
            best = met > bestCount ? [declaration] : best + [declaration]
            bestCount = met
        }
        return best.count == 1 ? best[0] : nil
    }

    /// How much of what `declaration` asks for is in the double; `nil` where that is less than half.
    private static func likeness(
        _ declaration: ProtocolDeclaration, _ labels: Set<String>, _ index: DeclarationIndex
    ) -> Int? {
        let demands = declaration.requirements.filter { $0.kind != .associatedtype && $0.kind != .typealias }
        let met = demands.filter { demand in
            labels.contains(demand.name) || demand.syntax.label(in: demand.source).map(labels.contains) ?? false
        }.count
        guard met > 0 else { return nil }
        if met * 2 > demands.count { return met }
        // What has a default implementation need not be in a double.
        let left = index.resolve(declaration).requirements.filter {
            $0.hasDefault && $0.origin.name == declaration.name
        }
        let optional = left.filter { entry in
            !labels.contains(entry.requirement.name)
                && !(entry.requirement.syntax.label(in: entry.requirement.source).map(labels.contains) ?? false)
        }
        return met * 2 > demands.count - optional.count ? met : nil
    }

    private static func labels(of body: DoubleBody) -> Set<String> {
        Set(body.entries.indices.compactMap { body.entries[$0].syntax.label(in: body.source($0)) })
    }
}
