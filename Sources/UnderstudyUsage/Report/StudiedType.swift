import UnderstudySemantics
import UnderstudySyntax

/// One type of the sources with the places that name it: what a consumer's interface is made from.
package struct StudiedType: Sendable {
    /// The kind of type.
    package enum Kind: Sendable {
        case `protocol`
        case `class`
        case actor
        case structure
        case enumeration
    }

    /// The path, without generic arguments.
    package var path: String
    /// The kind of type.
    package var kind: Kind
    /// The module that declares it.
    package var module: String?
    /// Where it is declared.
    package var location: SourceLocation
    /// The places of its type, and how values go between them.
    package var places: PlaceGraph
    /// The conforming types, if it is a protocol.
    package var conformers: [ProtocolConformer]
    /// The names of the types and aliases that it declares or inherits, which are looked up in it.
    package var innerNames: Set<String>
    /// Whether it has generic parameters.
    package var isGeneric: Bool

    /// The name without the path of enclosing types.
    package var simpleName: String { path.split(separator: ".").last.map(String.init) ?? path }
}

extension StudiedType {
    /// A protocol whose places are known.
    package init(_ declaration: ProtocolDeclaration, places: PlaceGraph, conformers: [ProtocolConformer]) {
        self.init(
            path: declaration.name, kind: .protocol, module: declaration.module, location: declaration.location,
            places: places, conformers: conformers, innerNames: [], isGeneric: false)
    }
}

extension UsageReport {
    /// The result for a composition; `nil` if a part of it is not in the sources.
    func studied(_ composition: ProtocolDeclaration) -> StudiedType? {
        let roots = composition.inherited.compactMap { table.typesByPath[$0]?.first }
        guard roots.count == composition.inherited.count, roots.count > 1 else { return nil }
        var gathering = PlaceGathering(self, roots, named: composition.simpleName)
        return StudiedType(
            path: composition.name, kind: .protocol, module: composition.module, location: composition.location,
            places: gathering.gathered(), conformers: [], innerNames: [], isGeneric: false)
    }

    /// The result for one type of the sources.
    func studied(_ id: TypeID) -> StudiedType? {
        let type = table.types[id]
        guard let kind = kind(of: type) else { return nil }
        let conformers = conformers(of: id)
        var numbers: [MemberID: RequirementID] = [:]
        if type.kind == .protocol, let declaration = declaration(of: type) {
            let own = facts.index.resolve(declaration).requirements.filter { $0.origin === declaration }
            numbers = self.numbers(of: OwnRequirements(own), in: id)
        }
        let known = type.kind == .protocol ? Set(conformers) : []
        var gathering = PlaceGathering(self, id, conformers: known, numbers: numbers)
        return StudiedType(
            path: type.path, kind: kind, module: type.module, location: type.location, places: gathering.gathered(),
            conformers: conformers.filter { table.types[$0].kind != .protocol }.map(conformer).sorted {
                $0.location < $1.location
            },
            innerNames: innerNames(of: type), isGeneric: !type.generics.isEmpty)
    }

    /// The names that mean something else, or nothing, outside of `type`; inherited names are reached through its own
    /// name unless it is a protocol.
    private func innerNames(of type: TypeInfo) -> Set<String> {
        var names = Set(type.nested.keys).union(type.aliases.keys)
        guard type.kind != .protocol else { return names }
        for ancestor in table.lineage(of: type.id).all.map({ table.types[$0] }) {
            names.formUnion(ancestor.nested.keys)
            names.formUnion(ancestor.aliases.keys)
            if ancestor.kind == .protocol { names.formUnion(ancestor.generics.map(\.name)) }
        }
        return names
    }

    private func declaration(of type: TypeInfo) -> ProtocolDeclaration? {
        table.files[type.file].protocols.first { $0.location == type.location }
    }

    private func kind(of type: TypeInfo) -> StudiedType.Kind? {
        switch type.kind {
        case .protocol: return .protocol
        case .structure: return .structure
        case .enumeration: return .enumeration
        case .external: return nil
        case .class:
            let found = table.files[type.file].types.first {
                $0.source.location(at: $0.details.name.lowerBound) == type.location
            }
            return found?.details.kind == .actor ? .actor : .class
        }
    }
}
