extension MergeList {
    /// The list with the changes of both sides.
    ///
    /// - Parameters:
    ///   - head: The line that opens it; `nil` for a file.
    ///   - newline: The line end that is written where no side has one.
    static func merged(
        base: MergeList, ours: MergeList, theirs: MergeList, below head: MergeText? = nil, _ newline: String
    ) throws(MergeConflict) -> MergeList {
        let nodes = MergeNodes(base: base.items, ours: ours.items, theirs: theirs.items).all
        var merged: [Int: MergeItem] = [:]
        for (index, node) in nodes.enumerated() {
            merged[index] = try MergeItem.merged(
                base: node.base.map { base.items[$0] }, ours: node.ours.map { ours.items[$0] },
                theirs: node.theirs.map { theirs.items[$0] }, newline)
        }
        func order(_ place: (MergeNodes.Node) -> Int?) -> [Int] {
            nodes.indices.filter { merged[$0] != nil && place(nodes[$0]) != nil }
                .sorted { (place(nodes[$0]) ?? 0) < (place(nodes[$1]) ?? 0) }
        }
        let order = MergeOrder.merged(base: order(\.base), ours: order(\.ours), theirs: order(\.theirs))
        guard let order else { throw MergeConflict(ours: ours.items.first?.part?.piece) }
        let layout = MergeLayout(base: base, ours: ours, theirs: theirs, head: head, newline: newline)
        return layout.list(order.compactMap { index in merged[index].map { (nodes[index], $0) } })
    }
}

extension MergeItem {
    /// What becomes of a declaration; `nil` where it goes.
    static func merged(
        base: MergeItem?, ours: MergeItem?, theirs: MergeItem?, _ newline: String
    ) throws(MergeConflict) -> MergeItem? {
        guard let ours, let theirs else {
            guard let rest = ours ?? theirs else { return nil }
            guard let base else { return rest }
            // Removed by one side: the other must not have changed it.
            if rest.isSame(as: base) { return nil }
            throw MergeConflict(ours: ours?.part?.piece)
        }
        if let base, theirs.isSame(as: base) {
            // A change of the layout alone gives way only to a change of words.
            return ours.isSame(as: base) && ours.text == base.text ? theirs : ours
        }
        if ours.isSame(as: theirs) { return ours }
        if let base, ours.isSame(as: base) { return theirs }
        let key = ours.key == base?.key ? theirs.key : ours.key
        let content = try content(base: base, ours: ours, theirs: theirs, newline)
        return MergeItem(key, lead: ours.lead, content, nil, nil)
    }

    private static func content(
        base: MergeItem?, ours: MergeItem, theirs: MergeItem, _ newline: String
    ) throws(MergeConflict) -> Content {
        guard case .block(let own, let end) = ours.content, case .block(let others, let otherEnd) = theirs.content,
            own.count == others.count, let before = base?.sections(own.count) ?? (base == nil ? [] : nil)
        else {
            let sides = [base, ours, theirs].map { $0?.part.map { MergeText($0) } }
            guard let own = sides[1], let others = sides[2] else { throw MergeConflict() }
            return .text(try MergeText.merged(base: sides[0], ours: own, theirs: others))
        }
        var sections: [Section] = []
        for (index, (own, other)) in zip(own, others).enumerated() {
            let before = before.isEmpty ? nil : before[index]
            let head = try MergeText.merged(base: before?.head, ours: own.head, theirs: other.head)
            let list = try MergeList.merged(
                base: before?.list ?? MergeList(), ours: own.list, theirs: other.list, below: head, newline)
            sections.append(Section(head: head, list: list))
        }
        return .block(sections, end: try MergeText.merged(base: base?.end, ours: end, theirs: otherEnd))
    }

    /// The lists of a block that has `count` of them.
    private func sections(_ count: Int) -> [Section]? {
        if case .block(let sections, _) = content, sections.count == count { sections } else { nil }
    }

    private var end: MergeText? { if case .block(_, let end) = content { end } else { nil } }
}
