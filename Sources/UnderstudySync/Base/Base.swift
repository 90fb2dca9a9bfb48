import UnderstudySyntax

/// What the templates gave for a double when it was last in step: from its history, or else by its shape.
struct Base {
    /// The units, by the members of the double.
    private(set) var units: [Int: UnitMatch] = [:]
    let former: DefaultMembers.Former?
    let shape: Shape
    /// Whether a member is as the templates give it, with its storage behind a lock, and was without one in the history,
    /// or the reverse.
    private var hasMovedStorage = false
    /// The rendering that tells what all members share, where there is no history.
    var common: RenderedDouble
    private let body: DoubleBody

    /// - Parameters:
    ///   - others: What members may have been as well.
    ///   - stale: What tells default values that no longer fit.
    init(_ body: DoubleBody, former: DefaultMembers.Former?, shape: Shape, or others: [Shape], _ stale: StaleDefaults) {
        self.body = body
        common = shape.rendered
        self.former = former
        self.shape = shape
        for unit in former?.base?.units ?? [] { addHistory(unit) }
        for shape in [shape] + others {
            for (entry, unit) in shape.units { addShape(unit, at: entry, of: shape, stale) }
        }
        // What an untouched member keeps, another one only mentions, as an owner's 'reset()' does.
        let kept = Set(units.values.filter(\.isUntouched).flatMap(\.storage))
        for (entry, unit) in units where !unit.isUntouched { units[entry] = unit.without(kept) }
    }

    private mutating func addShape(
        _ unit: RenderedDouble.Unit, at entry: Int, of shape: Shape, _ stale: StaleDefaults
    ) {
        var new = UnitMatch(unit, of: shape.rendered, at: entry, in: body, stale)
        let known = units[entry]
        new.isCertain = !new.isUntouched && known?.isCertain ?? false
        // What fits its own signature is untouched whatever version of the templates wrote it.
        if let known, known.isUntouched || !new.isNearer(than: known) { return }
        if let known, new.isUntouched, known.isBehindLock != new.isBehindLock { hasMovedStorage = true }
        units[entry] = new
    }

    private mutating func addHistory(_ unit: RenderedDouble.Unit) {
        guard let former else { return }
        let history = former.rendered
        let free = body.entries(labelled: history.body.label(of: unit.main)).filter {
            units[$0] == nil && former.mayBe($0, of: body, for: unit.key)
        }
        let same = free.first { UnitMatch.isSame($0, in: body, as: unit.main, of: history) }
        guard let entry = same ?? free.first else { return }
        units[entry] = UnitMatch(unit, of: history, at: entry, in: body)
        units[entry]?.isCertain = true
    }

    /// The declaration of no requirement that the double's at `entry` was.
    func shared(of entry: Int) -> (rendered: RenderedDouble, entry: Int)? { allShared(of: entry).first }

    /// The declarations of no requirement that the double's at `entry` may have been: that of the history comes first.
    func allShared(of entry: Int) -> [(rendered: RenderedDouble, entry: Int)] {
        [history, common].compactMap { rendered in
            guard let rendered else { return nil }
            let found = rendered.shared.first { body.sharedCounterpart(of: $0, in: rendered.body) == entry }
            return found.map { (rendered, $0) }
        }
    }

    /// How many members with storage their owner did not touch.
    var untouchedCount: Int { units.values.filter { $0.isUntouched && !$0.parts.isEmpty }.count }

    /// Whether members are as the templates give them, but none as they did in the history, since a lock came or went
    /// since then: static members have one in any case.
    var hasOtherLock: Bool {
        hasMovedStorage
            && units.allSatisfy { entry, unit in
                !unit.isUntouched || !unit.isCertain || unit.parts.isEmpty || body.isStatic(entry)
            }
    }

    /// How many members with storage, how many parts of storage, and then how many members are as the templates gave them.
    var evidence: (stored: Int, parts: Int, members: Int) {
        (untouchedCount, units.values.reduce(0) { $0 + $1.sameCount }, units.values.count(where: \.isUntouched))
    }

    /// Whether all that stands between the braces is the templates', as far as the shape tells: then so is what hardly
    /// anybody but them writes in front, or around members.
    var isTemplates: Bool {
        let isSplit = body.containers.contains { $0.owner == .extension }
        guard history == nil, !isSplit, units.values.allSatisfy(\.isUntouched) else { return false }
        let members = Set(units.values.flatMap(\.entries))
        return body.entries.indices.allSatisfy { entry in
            members.contains(entry) || body.isStructure(entry)
                || shared(of: entry).map { UnitMatch.isSame(entry, in: body, as: $0.entry, of: $0.rendered) } ?? false
        }
    }

    /// What the templates gave then, where the history tells.
    var history: RenderedDouble? { former?.base }

    /// The rendering that tells most: that of the history where there is one.
    var rendered: RenderedDouble { history ?? common }
}
