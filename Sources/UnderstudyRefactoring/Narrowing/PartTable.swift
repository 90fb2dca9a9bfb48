import UnderstudySegregation
import UnderstudySemantics
import UnderstudyUsage

/// The smaller types that a type consists of, and to which of them each of its members belongs.
package struct PartTable: Sendable {
    /// One of the smaller types.
    struct Part: Sendable {
        /// How it is written.
        let name: String
        /// Whether its name is looked up in the same scope as the whole's, so that it takes the whole's path.
        let isBeside: Bool
        /// The protocols without members that it is known to inherit.
        let markers: Set<String>
        /// Whether it inherits what is not in the sources, or is such a protocol itself.
        var isOutside = false
        /// The other parts that it inherits, directly or not.
        var inherits: Set<Int> = []
    }

    /// The protocols without members that the whole inherits and a part may lack: `AnyObject`, `Sendable`.
    let markers: Set<String>

    /// The smaller types, in the order in which a composition names them.
    let parts: [Part]
    /// Parts whose uses can't be seen in the sources, so every place keeps them: platform protocols.
    let always: Set<Int>
    /// Whether the whole says more of the types that it inherits than the parts do.
    private let constrainsInherited: Bool
    /// The part of each of the type's own requirements; none for those that only the whole has.
    private let partOfRequirement: [RequirementID: Int]
    /// Whether the whole consists of exactly the parts, so that a place that needs all parts can keep the whole.
    let isWholeMadeOfParts: Bool
    /// The smallest of the parts that require what the whole states again.
    private let partOfRestated: [Signature: Int]
    /// The part with the members that the type of a path declares.
    private let partOfOwner: [String: Int]
    /// The parts of what extensions add to the whole.
    let added: AddedMembers

    /// The parts that `split` proposes, with the names `names`, and what else the protocol inherits.
    init(_ split: ProtocolSplit, names: [String], in index: DeclarationIndex) {
        var numbers: [RequirementID: Int] = [:]
        for (number, part) in split.finding.proposal.enumerated() {
            for requirement in part.requirements { numbers[requirement] = number }
        }
        let parts = names.enumerated().map { number, name in
            Part(
                name: name, isBeside: true, markers: Self.markerNames,
                inherits: split.finding.inherited(by: PartID(number)))
        }
        let offered = parts.enumerated().map { number, part in
            part.inherits.union([number]).reduce(into: Set<RequirementID>()) {
                $0.formUnion(split.finding.proposal[$1].requirements)
            }
        }
        self.init(
            parts, numbers,
            AddedMembers(
                split.addedMembers, among: offered, holding: split.places.places.flatMap(\.holds), in: index),
            besides: split.declaration,
            isWhole: split.finding.rest.isEmpty && split.finding.leftOut.isEmpty, in: index)
    }

    /// The protocols that a protocol inherits already.
    init(_ declaration: ProtocolDeclaration, in index: DeclarationIndex) {
        self.init([], [:], AddedMembers(), besides: declaration, isWhole: declaration.requirements.isEmpty, in: index)
    }

    private init(
        _ own: [Part], _ numbers: [RequirementID: Int], _ added: AddedMembers, besides declaration: ProtocolDeclaration,
        isWhole: Bool, in index: DeclarationIndex
    ) {
        self.added = added
        var parts = own
        var owners: [String: Int] = [:]
        var always: Set<Int> = []
        var restated: [Signature: (part: Int, size: Int)] = [:]
        let resolved = index.resolve(declaration)
        let superclass = resolved.superclass?.simpleName
        for name in declaration.inherited
        where !Composition.markers.contains(name) && !resolved.unresolved.contains(name) && name != superclass {
            let base = index.protocols(named: name).first
            // What a platform protocol adds to a value can't be seen in the sources.
            if base == nil { always.insert(parts.count) }
            let part = base.map(index.resolve)
            for path in base.map({ [$0.name] + (part?.ancestors.map(\.declaration.name) ?? []) }) ?? [] {
                owners[path] = parts.count
            }
            let required = part?.requirements.map(\.requirement.signature.canonical) ?? []
            for signature in required where required.count < restated[signature]?.size ?? .max {
                restated[signature] = (parts.count, required.count)
            }
            parts.append(
                Part(
                    name: name, isBeside: false, markers: part.map(Self.markers) ?? [],
                    isOutside: base.map { !OutsideBounds(of: $0, in: index).isEmpty } ?? true))
        }
        constrainsInherited = OutsideBounds.constrainsInherited(declaration)
        markers = Self.markers(of: resolved)
        self.parts = parts
        self.always = always
        partOfOwner = owners
        partOfRequirement = numbers
        partOfRestated = restated.mapValues(\.part)
        isWholeMadeOfParts = isWhole
    }

    private static let markerNames: Set<String> = ["AnyObject", "Sendable"]

    private static func markers(of resolved: ResolvedProtocol) -> Set<String> {
        // An actor is both by definition.
        Set(resolved.isClassBound ? ["AnyObject"] : []).union(resolved.hasSendableValues ? ["Sendable"] : [])
    }

    /// `chosen` without those that another one of them inherits.
    func leavingOutInherited(_ chosen: [Int]) -> [Int] {
        let inherited = chosen.reduce(into: Set<Int>()) { $0.formUnion(parts[$1].inherits) }
        return chosen.filter { !inherited.contains($0) }
    }

    /// What `place` needs for its own uses.
    func parts(for place: TypedPlace, in graph: PlaceGraph) -> Narrowing.Need {
        var found: Set<Int> = []
        for use in place.uses.sorted() {
            guard let part = part(of: graph[use]) else { return .whole(.member(use)) }
            found.insert(part)
        }
        for path in place.handedAs {
            guard let part = part(ofOwner: path) else { return .whole(.everything) }
            found.insert(part)
        }
        let usesInherited = place.relies(on: .inherited)
        if usesInherited { found.formUnion(parts.indices.filter { parts[$0].isOutside }) }
        // What it says of inherited types, such as 'where ID == Int', is lost with it.
        if constrainsInherited, usesInherited || found.contains(where: { !parts[$0].isBeside }) {
            return .whole(.everything)
        }
        return .parts(found)
    }

    /// The part of a member; `nil` for those that only the whole has.
    func part(of member: UsedMember) -> Int? {
        if let requirement = member.requirement {
            return partOfRequirement[requirement]
                ?? Signature(member.declaration, bindingIndex: member.index).flatMap { partOfRestated[$0.canonical] }
        }
        return added.part(of: member) ?? partOfOwner[member.owner]
    }

    /// The part that has what the type at `path` declares; `nil` where only the whole has it.
    func part(ofOwner path: String) -> Int? { partOfOwner[path] }
}

extension SplitFinding {
    /// The parts that one of them inherits, directly or through others.
    fileprivate func inherited(by part: PartID) -> Set<Int> {
        self[part].inherits.reduce(into: []) { all, base in
            all.insert(base.number)
            all.formUnion(inherited(by: base))
        }
    }
}
