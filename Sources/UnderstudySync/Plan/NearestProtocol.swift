import UnderstudySemantics

/// The protocol that a double's may have become.
enum NearestProtocol {
    /// The only protocol that requires most of what `double` has; `nil` where none or several do.
    static func find(for double: OwnedDouble, in index: DeclarationIndex) -> ProtocolDeclaration? {
        let body = DoubleBody(double)
        let members = body.entries.indices.filter { !body.isInStructure($0) && !body.isStored($0) }
        if double.kind == "contract" {
            return only(Set(members.compactMap { ContractFunction($0, of: body)?.mark }), of: double, index) {
                $0.name
            }
        }
        return only(Set(members.compactMap(body.label).filter(\.isCalled)), of: double, index) { $0.label }
    }

    private static func only<Key: Hashable>(
        _ own: Set<Key>, of double: OwnedDouble, _ index: DeclarationIndex, by key: (Requirement) -> Key
    ) -> ProtocolDeclaration? {
        let likely = index.allProtocols.filter { declaration in
            declaration.source.path != double.type.source.path
                && own.intersection(declaration.requirements.map(key)).count * 2 > own.count
        }
        return likely.count == 1 ? likely[0] : nil
    }
}
