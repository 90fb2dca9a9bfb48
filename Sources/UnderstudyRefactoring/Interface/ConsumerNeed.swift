import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// What a consumer would require of an interface of its own: consumers with equal needs can share one.
package struct ConsumerNeed: Hashable, Sendable {
    let requirements: [String]
    let handedAs: [String]
    let isWeak: Bool
    let usesInherited: Bool
    let module: String?

    /// `consumers` of `type`, those with the same need together, in their order.
    package static func groups(
        of consumers: [String], _ type: StudiedType, in index: DeclarationIndex
    ) -> [[String]] {
        var groups: [[String]] = []
        var numbers: [ConsumerNeed: Int] = [:]
        for consumer in consumers {
            let places = ConsumerPlaces(type, of: [consumer], .exact, in: index)
            if !places.members.isEmpty, let number = numbers[places.need] {
                groups[number].append(consumer)
            } else {
                numbers[places.need] = groups.count
                groups.append([consumer])
            }
        }
        return groups
    }
}

/// A protocol that asks for exactly what a consumer needs, and that all its values are known to conform to: no other
/// interface is needed.
package struct KnownInterface: Sendable {
    /// The name of the protocol.
    package let name: String
    /// The edits by which the consumers ask for it.
    package let edits: [SourceEdit]

    /// `nil` if there is no such protocol, or if something stands against another type in these places.
    package init?(of type: StudiedType, for consumers: [String], in index: DeclarationIndex) {
        var places = ConsumerPlaces(type, of: Set(consumers), .exact, in: index)
        places.refuseForDeclarations(of: type)
        guard places.refusals.isEmpty, let first = places.places.first, let anchor = Anchor(of: first, in: index) else {
            return nil
        }
        let bounds = places.bounds(of: type)
        let known = KnownProtocol.usable(Self.known(of: type, for: places, in: index), seenFrom: anchor, in: index)
        let found = known.first { known in
            known.resolved.requirements.count == places.members.count && known.gaps(of: places, bounds).isEmpty
        }
        guard let found else { return nil }
        name = found.name
        var edits = places.places.flatMap(\.holds).compactMap { hold in
            index.file(at: hold.location.path).map { file in
                type.kind == .protocol
                    ? SourceEdit(file.source[hold.range], with: found.name)
                    : ConsumerInterface.asks(file.source[hold], for: found.name)
            }
        }
        edits += places.stating
        self.edits = edits
    }

    /// The protocols that all values conform to which these places get: those that the protocol itself inherits; and
    /// those of all types that conform to it, if no value is only known as the protocol.
    private static func known(
        of type: StudiedType, for places: ConsumerPlaces, in index: DeclarationIndex
    ) -> [ProtocolDeclaration] {
        func declared(_ type: TypeDeclaration) -> Set<String> { Set(index.conformances(of: type).compactMap(\.path)) }
        func protocols(_ paths: Set<String>) -> [ProtocolDeclaration] {
            paths.sorted().compactMap { path in
                let found = index.protocols(named: path).filter { $0.module == type.module }
                return found.count == 1 && found[0].location != type.location ? found[0] : nil
            }
        }
        guard let whole = index.protocolDeclaration(of: type) else {
            return index.declaration(of: type).map { protocols(declared($0)) } ?? []
        }
        let inherited = index.resolve(whole).ancestors.map(\.declaration).filter { $0.location != whole.location }
        let isOpen = places.places.contains(where: \.isOpenToOthers)
        if isOpen || places.gifts.contains(where: \.gift.isKnownAsType) || type.conformers.isEmpty { return inherited }
        let types = type.conformers.map { conformer in
            index.file(at: conformer.location.path)?.types.first { $0.name == conformer.name }.map(declared) ?? []
        }
        let common = types.dropFirst().reduce(types[0]) { $0.intersection($1) }
        return inherited + protocols(common).filter { one in !inherited.contains { $0.location == one.location } }
    }
}
