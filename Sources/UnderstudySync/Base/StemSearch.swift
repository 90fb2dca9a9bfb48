import UnderstudySyntax

/// Finds out what name the storage of a member was built on.
struct StemSearch {
    private let body: DoubleBody
    private let declared: Set<String>

    init(_ body: DoubleBody) {
        self.body = body
        declared = body.storedNames
    }

    /// The name for the member at `entry`, which would be rendered as `unit`; `nil` where that name is right, or where
    /// nothing tells.
    func stem(of unit: RenderedDouble.Unit, _ rendered: RenderedDouble, at entry: Int) -> String? {
        // A property speaks of itself, too.
        var mentioned = Set(body.words(of: entry)).intersection(declared)
        if let own = body.storedName(of: entry) { mentioned.remove(own) }
        var counts: [String: Int] = [:]
        for stored in rendered.storedNames(unit) {
            for stem in mentioned.compactMap({ Self.stem(of: $0, like: stored, on: unit.stem) }) {
                counts[stem, default: 0] += 1
            }
        }
        let best = counts.max { ($0.value, $1.key.count, $1.key) < ($1.value, $0.key.count, $0.key) }
        return best.flatMap { $0.key == unit.stem ? nil : $0.key }
    }

    /// What `name` is built on as `stored` is built on `stem`: `save` for `saveCalls`, as `findCalls` on `find`.
    private static func stem(of name: String, like stored: String, on stem: String) -> String? {
        let capital = stem.prefix(1).uppercased() + stem.dropFirst()
        guard let part = [stem, capital].first(where: { stored.hasPrefix($0) || stored.hasSuffix($0) }) else {
            return nil
        }
        let isFirst = stored.hasPrefix(part)
        let prefix = isFirst ? "" : stored.dropLast(part.count)
        let suffix = isFirst ? stored.dropFirst(part.count) : ""
        // The name of a property that is kept tells nothing.
        guard prefix + suffix != "", name.count > prefix.count + suffix.count, name.hasPrefix(prefix),
            name.hasSuffix(suffix)
        else { return nil }
        let found = name.dropFirst(prefix.count).dropLast(suffix.count)
        return part == stem ? String(found) : found.prefix(1).lowercased() + found.dropFirst()
    }
}
