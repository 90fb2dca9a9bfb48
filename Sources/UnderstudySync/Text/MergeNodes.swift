/// The items of three versions, those together that are one declaration.
struct MergeNodes {
    /// One declaration by its place in each version that has it.
    struct Node {
        var base: Int?
        var ours: Int?
        var theirs: Int?
    }

    private(set) var all: [Node]

    init(base: [MergeItem], ours: [MergeItem], theirs: [MergeItem]) {
        var own = MergePairs(base, ours, isLoose: true).partners
        var others = MergePairs(base, theirs, isLoose: true).partners
        let (newOurs, newTheirs) = (Self.rest(of: ours, own), Self.rest(of: theirs, others))
        Self.pairRelabelled(base, ours, &own, newOurs, besides: newTheirs.map { theirs[$0].key })
        Self.pairRelabelled(base, theirs, &others, newTheirs, besides: newOurs.map { ours[$0].key })
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
}
