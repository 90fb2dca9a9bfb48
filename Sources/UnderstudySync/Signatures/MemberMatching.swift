import UnderstudyDoubles
import UnderstudySemantics

/// Which member of a double stands for which requirement.
///
/// Those that declare the same come first, whichever way they spell it, then those of the same full name, then those
/// that are the only ones left of their base name.
struct MemberMatching {
    private let units: [RenderedDouble.Unit]
    private let signatures: SpelledSignatures
    private let edited: Set<Int>
    private var open: [Int]
    private var left: [Int]
    /// The member for each position in the units that has one.
    private(set) var pairs: [Int: Int] = [:]

    /// - Parameters:
    ///   - edited: The members that their owner edited: others that stand for nothing go.
    ///   - owners: The members that stood for nothing when the double was last in step: they stand for something now only
    ///     where they declare it.
    ///   - names: The names of a contract's functions, which carry only the names of requirements; `nil` for other kinds.
    init(
        _ units: [RenderedDouble.Unit], _ candidates: [Int], edited: Set<Int>, owners: Set<Int>,
        _ signatures: SpelledSignatures, names: [Int: String]?
    ) {
        self.units = units
        self.edited = edited
        self.signatures = signatures
        open = Array(units.indices)
        left = candidates
        if let names {
            match(\.memberName, isUnique: false) { position, entry in units[position].stem == names[entry] }
            match(\.memberName, isUnique: false)
            return
        }
        match({ $0 }, isUnique: false)
        match(\.unset, isUnique: false)
        match(\.like, isUnique: false)
        match(\.typed, isUnique: true)
        left.removeAll(where: owners.contains)
        match(\.label, isUnique: true)
        left = left.filter { edited.contains($0) || !isInTheWay($0) }
        match(\.label, isUnique: true)
        match({ [AnyHashable($0.kindName), $0.types] }, isUnique: true)
        match(\.kindName, isUnique: true)
    }

    /// Whether a requirement that has no member yet has the full name of the member.
    private func isInTheWay(_ entry: Int) -> Bool {
        open.contains { position in
            signatures.own[entry]?.label == signatures.demand(of: units[position].key)?.label
        }
    }

    private mutating func match<Key: Hashable>(
        _ key: (SpelledSignature) -> Key, isUnique: Bool,
        where fits: (_ position: Int, _ entry: Int) -> Bool = { _, _ in true }
    ) {
        let owned = Dictionary(grouping: left) { signatures.own[$0].map(key) }
        let wanted = Dictionary(grouping: open) { signatures.demand(of: units[$0].key).map(key) }
        var used: Set<Int> = []
        for (key, positions) in wanted where key != nil {
            guard let entries = owned[key] else { continue }
            if isUnique, entries.count != 1 || positions.count != 1 { continue }
            for position in positions {
                guard let entry = entries.first(where: { !used.contains($0) && fits(position, $0) }) else { continue }
                pairs[position] = entry
                used.insert(entry)
            }
        }
        left.removeAll { used.contains($0) }
        open.removeAll { pairs[$0] != nil }
    }
}

extension SpelledSignature {
    /// The kind and name, whether it belongs to the type or not, which a contract does not say.
    fileprivate var memberName: [AnyHashable] { [label.kind, label.name] }

    /// The kind and the base name; that both are initialisers says little.
    fileprivate var kindName: MemberLabel { label.isInitializer ? label : label.base }
}
