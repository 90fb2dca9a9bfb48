import UnderstudySemantics

/// The protocol that a double's may have become.
enum NearestProtocol {
    /// The only protocol that requires most of what `double` has; `nil` where none or several do.
    static func find(for double: OwnedDouble, in index: DeclarationIndex) -> ProtocolDeclaration? {
        let body = DoubleBody(double)
        let members = body.entries.indices.filter {
            !body.isInStructure($0) && !body.isStored($0)
        }
        let own =
            double.kind == "contract"
            ? Set(members.compactMap { ContractFunction.requirementName($0, of: body) })
            : Set(members.map(body.label(of:)).filter { $0.contains("(") })
        guard !own.isEmpty else { return nil }
        let likely = index.allProtocols.filter { declaration in
            let asked = declaration.requirements.flatMap { [$0.name, $0.label ?? ""] }
            return declaration.source.path != double.type.source.path && own.intersection(asked).count * 2 > own.count
        }
        return likely.count == 1 ? likely[0] : nil
    }
}
