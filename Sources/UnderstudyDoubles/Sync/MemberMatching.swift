import UnderstudySemantics
import UnderstudySyntax

/// Tells which member of a double stands for which requirement.
///
/// Those that declare the same come first, whichever way they spell it, then those of the same full name, then those that are the only ones left
/// of their base name.
struct MemberMatching {
    private let units: [RenderedUnit]
    private let mirror: MirrorDouble
    private let candidates: [Int]
    private let body: DoubleBody
    private let signatures: SpelledSignatures

    init(
        _ units: [RenderedUnit], _ mirror: MirrorDouble, _ candidates: [Int], _ body: DoubleBody,
        _ signatures: SpelledSignatures
    ) {
        self.signatures = signatures
        self.units = units
        self.mirror = mirror
        self.candidates = candidates
        self.body = body
    }

    /// The entry of the body for each position in `units` that has one.
    func pairs() -> [Int: Int] {
        var pairs: [Int: Int] = [:]
        var left = candidates
        var open = Array(units.indices)
        func match(_ key: (Member) -> String, isUnique: Bool) {
            let owned = Dictionary(grouping: left) { entry in mirror.units[entry].map { key($0.member) } ?? "" }
            let wanted = Dictionary(grouping: open) { key(units[$0].member) }
            var used: Set<Int> = []
            for (name, positions) in wanted {
                guard let entries = owned[name] else { continue }
                if isUnique, entries.count != 1 || positions.count != 1 { continue }
                for (position, entry) in zip(positions, entries) {
                    pairs[position] = entry
                    used.insert(entry)
                }
            }
            left.removeAll { used.contains($0) }
            open.removeAll { pairs[$0] != nil }
        }
        match({ $0.head + $0.effects.description + ($0.isSettable ? "=" : "") }, isUnique: false)
        match({ $0.head + $0.effects.description }, isUnique: false)
        match({ $0.head }, isUnique: false)
        for position in open {
            guard let entry = left.first(where: { signatures.areLike($0, units[position]) }) else { continue }
            pairs[position] = entry
            left.removeAll { $0 == entry }
        }
        open.removeAll { pairs[$0] != nil }
        match({ Self.kind($0) + $0.name + Self.types($0) }, isUnique: true)
        match({ Self.kind($0) + $0.name }, isUnique: true)
        match({ Self.kind($0) + Self.baseName($0) + Self.types($0) }, isUnique: true)
        // That both are initialisers says little.
        match({ Self.kind($0) + ($0.form == .initializer ? $0.name : Self.baseName($0)) }, isUnique: true)
        return pairs
    }

    private static func kind(_ member: Member) -> String {
        member.form.rawValue + (member.isStatic ? " static " : " ")
    }

    private static func baseName(_ member: Member) -> String {
        String(member.name.prefix { $0 != "(" && $0 != "?" })
    }

    private static func types(_ member: Member) -> String {
        let parameters = member.signature.parameters.map(\.type.description).joined(separator: ", ")
        return " " + parameters + " " + (member.signature.result?.description ?? "")
    }
}
