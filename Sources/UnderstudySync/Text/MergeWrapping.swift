/// The `#if` around the double of a file, where it comes, goes or changes: what is in it is merged as if it were not there.
struct MergeWrapping {
    let base: MergeList
    let ours: MergeList
    let theirs: MergeList
    /// The `#if` of the merged file; `nil` for none.
    private let block: MergeList.Wrapper?

    /// `nil` where all versions have the same `#if`, or none.
    init?(base: MergeList, ours: MergeList, theirs: MergeList) throws(MergeConflict) {
        let (before, own, others) = (base.wrapper, ours.wrapper, theirs.wrapper)
        if before?.words == own?.words, own?.words == others?.words { return nil }
        // What its owner put beside the `#if` is not to be in it.
        if own == nil, ours.items.contains(where: \.isCondition) { return nil }
        switch MergeAction(base: before?.words, ours: own?.words, theirs: others?.words) {
        case .keep: block = own
        case .insert, .rewrite: block = others
        case .remove: block = nil
        case .merge, .leave: throw MergeConflict(ours: own.flatMap { ours.items[$0.place].part?.piece })
        }
        (self.base, self.ours, self.theirs) = (base.unwrapped, ours.unwrapped, theirs.unwrapped)
    }

    /// The merged items with the `#if` around all but imports and the comments above them.
    func wrapped(_ list: MergeList) -> MergeList {
        guard let block, let first = list.items.firstIndex(where: { !$0.isImport && !$0.isComment }) else {
            return list
        }
        var inner = MergeList(items: Array(list.items[first...]), tail: block.tail)
        let lead = inner.items[0].lead
        inner.items[0] = inner.items[0].with(lead: block.lead)
        let section = MergeItem.Section(head: block.head, list: inner)
        let item = MergeItem(block.key, lead: lead, .block([section], end: block.end), nil, nil)
        return MergeList(items: list.items[..<first] + [item], tail: list.tail)
    }
}

extension MergeItem {
    fileprivate var isCondition: Bool { if case .branches = key { true } else { false } }
}

extension MergeList {
    /// An `#if` of one branch that holds types and whatever else its file declares.
    struct Wrapper {
        let place: Int
        let key: MergeKey
        let head: MergeText
        let end: MergeText
        /// The white space in front of what is in it, and behind that.
        let lead: String
        let tail: String
        var words: [String] { head.words + end.words }
    }

    /// The `#if` around all that the file declares besides imports; `nil` for none.
    var wrapper: Wrapper? {
        let places = items.indices.filter { !items[$0].isImport && !items[$0].isComment }
        guard places.count == 1, items[places[0]].isCondition,
            case .block(let sections, let end) = items[places[0]].content, sections.count == 1,
            let first = sections[0].list.items.first, sections[0].list.items.contains(where: \.key.isOfType)
        else { return nil }
        return Wrapper(
            place: places[0], key: items[places[0]].key, head: sections[0].head, end: end, lead: first.lead,
            tail: sections[0].list.tail)
    }

    /// The same without the `#if` around what the file declares.
    fileprivate var unwrapped: MergeList {
        guard let wrapper, case .block(let sections, _) = items[wrapper.place].content else { return self }
        var inner = sections[0].list.items
        inner[0] = inner[0].with(lead: items[wrapper.place].lead)
        return MergeList(items: items[..<wrapper.place] + inner + items[(wrapper.place + 1)...], tail: tail)
    }
}
