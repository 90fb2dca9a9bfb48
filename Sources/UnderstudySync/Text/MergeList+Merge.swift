extension MergeList {
    /// The list with the changes of both sides.
    ///
    /// - Parameters:
    ///   - head: The line that opens it; `nil` for a file.
    ///   - manner: How conflicts are settled.
    static func merged(
        base: MergeList, ours: MergeList, theirs: MergeList, below head: MergeText? = nil, _ manner: MergeManner
    ) throws(MergeConflict) -> MergeList {
        if manner.double != nil, head == nil, let wrapping = try MergeWrapping(base: base, ours: ours, theirs: theirs) {
            let list = try merged(base: wrapping.base, ours: wrapping.ours, theirs: wrapping.theirs, manner)
            return wrapping.wrapped(list)
        }
        let nodes = MergeNodes(
            base: base.items, ours: ours.items, theirs: theirs.items, followsNames: manner.double != nil
        ).all
        var merged: [Int: MergeItem] = [:]
        for (index, node) in nodes.enumerated() {
            merged[index] = try MergeItem.merged(
                base: node.base.map { base.items[$0] }, ours: node.ours.map { ours.items[$0] },
                theirs: node.theirs.map { theirs.items[$0] }, manner)
        }
        func order(_ place: (MergeNodes.Node) -> Int?) -> [Int] {
            nodes.indices.filter { merged[$0] != nil && place(nodes[$0]) != nil }
                .sorted { (place(nodes[$0]) ?? 0) < (place(nodes[$1]) ?? 0) }
        }
        // The storage of a member is above it. Of any other file only what stands apart from what is above is told to belong
        // to what is below.
        let known = Set(nodes.filter { $0.base != nil || $0.ours != nil }.compactMap(\.theirs))
        let bound = nodes.indices.filter { index in
            guard let place = nodes[index].theirs, theirs.isBound(place) else { return false }
            return manner.double != nil || theirs.group(endingAt: place).allSatisfy { !known.contains($0) }
        }
        let order = MergeOrder.merged(
            base: order(\.base), ours: order(\.ours), theirs: order(\.theirs), bound: Set(bound))
        guard let order else { throw MergeConflict(ours: ours.items.first?.part?.piece) }
        let layout = MergeLayout(base: base, ours: ours, theirs: theirs, head: head, newline: manner.newline)
        return layout.list(order.compactMap { index in merged[index].map { (nodes[index], $0) } })
    }
}

extension MergeItem {
    /// What becomes of a declaration; `nil` where it goes.
    static func merged(
        base: MergeItem?, ours: MergeItem?, theirs: MergeItem?, _ manner: MergeManner
    ) throws(MergeConflict) -> MergeItem? {
        switch MergeAction(base: base?.words, ours: ours?.words, theirs: theirs?.words) {
        case .remove: return nil
        case .keep:
            // A change of the layout alone gives way only to a change of words.
            let isPlain = ours.map { own in base.map { $0.isSame(as: own) && $0.text == own.text } ?? false } ?? false
            return isPlain ? theirs ?? ours : ours
        case .insert, .rewrite: return theirs
        case .leave:
            // What its owner changed stays when nothing requires it any more; storage would be left without its member.
            if let ours, manner.isMember(ours.key), ours.key.functionName != nil, ours.hasOtherCode(than: base) {
                return ours
            }
            throw MergeConflict(ours: ours?.part?.piece)
        case .merge:
            guard let ours, let theirs else { throw MergeConflict() }
            let key = ours.key == base?.key ? theirs.key : ours.key
            let content = try content(base: base, ours: ours, theirs: theirs, manner)
            return MergeItem(key, lead: ours.lead, content, nil, nil)
        }
    }

    private static func content(
        base: MergeItem?, ours: MergeItem, theirs: MergeItem, _ manner: MergeManner
    ) throws(MergeConflict) -> Content {
        guard case .block(let own, let end) = ours.content, case .block(let others, let otherEnd) = theirs.content,
            own.count == others.count, let before = base?.sections(own.count) ?? (base == nil ? [] : nil)
        else {
            let sides = [base, ours, theirs].map { $0?.part.map { MergeText($0) } }
            guard let own = sides[1], let others = sides[2] else { throw MergeConflict() }
            if let double = manner.double, let before = base {
                let change = DeclarationChange(before, theirs, goneTypes: double.goneTypes)
                if change.isMade(in: ours) { return ours.content }
                guard change.fits(ours) else { throw MergeConflict(ours: ours.part?.piece) }
            }
            let merged = try MergeText.merged(
                base: sides[0], ours: own, theirs: others, byWords: manner.isMember(theirs.key))
            guard OperandWords(merged.part)?.areTaken(likeIn: [ours.part, theirs.part]) ?? true else {
                throw MergeConflict(ours: ours.part?.piece)
            }
            return .text(merged)
        }
        var sections: [Section] = []
        for (index, (own, other)) in zip(own, others).enumerated() {
            let before = before.isEmpty ? nil : before[index]
            let head = try MergeText.merged(base: before?.head, ours: own.head, theirs: other.head)
            let list = try MergeList.merged(
                base: before?.list ?? MergeList(), ours: own.list, theirs: other.list, below: head, manner)
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

/// How two versions of a file are merged.
struct MergeManner {
    /// The line end that is written where no side has one.
    let newline: String
    /// What is known of the double that is merged; `nil` for any other file.
    let double: Double?

    /// What is known of a double.
    struct Double {
        /// The declarations that all members share.
        ///
        /// The lines of all others become those of the fresh text, around what their owner wrote into them.
        let shared: Set<MemberLabel>
        /// The types of the base that the sources declare no more: where another one takes its place, it was renamed.
        let goneTypes: Set<String>
    }

    /// Whether a declaration is a member of a double: its lines follow those of the other side, around what was written into
    /// them.
    fileprivate func isMember(_ key: MergeKey) -> Bool {
        guard let shared = double?.shared else { return false }
        if case .member(let label) = key { return label.kind != .type && !shared.contains(label) }
        return false
    }
}
