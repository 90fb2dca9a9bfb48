import UnderstudySemantics

/// The items of three versions, those together that are one declaration.
struct MergeNodes {
    /// One declaration by its place in each version that has it.
    struct Node {
        var base: Int?
        var ours: Int?
        var theirs: Int?
    }

    private(set) var all: [Node]

    /// - Parameter followsNames: Whether a function of theirs that has another name, and the types of one that is gone, is
    ///   that one.
    init(base: [MergeItem], ours: [MergeItem], theirs: [MergeItem], followsNames: Bool = false) {
        var own = MergePairs(base, ours, isLoose: true).partners
        var others = MergePairs(base, theirs, isLoose: true).partners
        let (newOurs, newTheirs) = (Self.rest(of: ours, own), Self.rest(of: theirs, others))
        Self.pairRelabelled(base, ours, &own, newOurs, besides: newTheirs.map { theirs[$0].key })
        let reserved = followsNames ? [] : newOurs.map { ours[$0].key }
        Self.pairRelabelled(base, theirs, &others, newTheirs, besides: reserved)
        if followsNames {
            Self.pairRenamed(base, theirs, &others, Self.rest(of: theirs, others))
            Self.follow(others, theirs, &own, ours)
        }
        all = base.indices.map { Node(base: $0, ours: own[$0], theirs: others[$0]) }
        let (added, addedThere) = (Self.rest(of: ours, own), Self.rest(of: theirs, others))
        let both = MergePairs(added.map { ours[$0] }, addedThere.map { theirs[$0] }, isLoose: false).partners
        all += zip(added, both).map { Node(ours: $0, theirs: $1.map { addedThere[$0] }) }
        let taken = Set(both.compactMap(\.self))
        all += addedThere.indices.filter { !taken.contains($0) }.map { Node(theirs: addedThere[$0]) }
    }

    /// The places of items that belong to none of the base.
    private static func rest(of items: [MergeItem], _ partners: [Int?]) -> [Int] {
        let taken = Set(partners.compactMap(\.self))
        return items.indices.filter { !taken.contains($0) }
    }

    /// A function that is gone, and a new one that has only other labels, are one: unless the other side has the new one,
    /// too, or there are several.
    private static func pairRelabelled(
        _ base: [MergeItem], _ side: [MergeItem], _ partners: inout [Int?], _ new: [Int], besides others: [MergeKey]
    ) {
        let gone = base.indices.filter { partners[$0] == nil }
        let names = Dictionary(grouping: new) { side[$0].key.functionName }
        for (name, places) in Dictionary(grouping: gone, by: { base[$0].key.functionName }) {
            guard name != nil, places.count == 1, let found = names[name], found.count == 1,
                !others.contains(side[found[0]].key)
            else { continue }
            partners[places[0]] = found[0]
        }
    }

    /// What is gone from ours, and is called there as it is in theirs now, has followed already.
    private static func follow(_ others: [Int?], _ theirs: [MergeItem], _ own: inout [Int?], _ ours: [MergeItem]) {
        let places = Dictionary(grouping: rest(of: ours, own)) { ours[$0].key }
        for (index, other) in others.enumerated() where own[index] == nil {
            guard let key = other.map({ theirs[$0].key }), let found = places[key], found.count == 1 else { continue }
            own[index] = found[0]
        }
    }

    /// The only function that is gone, and the only new one with its types, are one, and so is what both keep.
    private static func pairRenamed(_ base: [MergeItem], _ side: [MergeItem], _ partners: inout [Int?], _ new: [Int]) {
        let gone = base.indices.filter { partners[$0] == nil }
        let (before, after) = (gone.filter { base[$0].isFunction }, new.filter { side[$0].isFunction })
        guard before.count == 1, after.count == 1, let types = base[before[0]].functionTypes,
            types == side[after[0]].functionTypes
        else { return }
        partners[before[0]] = after[0]
        let (stored, others) = (gone.filter { base[$0].isProperty }, new.filter { side[$0].isProperty })
        if stored.count != others.count || zip(stored, others).contains(where: { base[$0].types != side[$1].types }) {
            return
        }
        for (old, new) in zip(stored, others) { partners[old] = new }
    }
}

extension MergeItem {
    fileprivate var isFunction: Bool {
        if case .member(let label) = key { label.kind == .member(.func) } else { false }
    }
    fileprivate var isProperty: Bool { if case .member(let label) = key { label.kind == .member(.var) } else { false } }

    /// The types that a declaration states.
    fileprivate var types: [SwiftType]? { declaration.flatMap { Signature($0) }?.types.map(\.canonical) }

    /// The types of a function that tell it from others: `() -> Void` does not.
    fileprivate var functionTypes: [SwiftType]? {
        guard let signature = declaration.flatMap({ Signature($0) }) else { return nil }
        let types = signature.types.map(\.canonical)
        return types.count > 1 || !signature.parameters.isEmpty ? types : nil
    }
}
