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
        let counts = counts(of: unit, rendered, in: mentioned(at: entry))
        guard let best = counts.max(by: { ($0.value, $1.key.count, $1.key) < ($1.value, $0.key.count, $0.key) })
        else { return nil }
        return best.key == unit.stem ? nil : best.key
    }

    private func mentioned(at entry: Int) -> Set<String> {
        Set(body.words(of: entry)).intersection(declared)
    }

    /// How often each stem is met in `names`.
    private func counts(
        of unit: RenderedDouble.Unit, _ rendered: RenderedDouble, in names: Set<String>
    ) -> [String: Int] {
        let patterns = rendered.storedNames(unit).compactMap { Pattern($0, unit.stem) }
        var counts: [String: Int] = [:]
        for pattern in patterns {
            for name in names {
                if let stem = pattern.stem(in: name) { counts[stem, default: 0] += 1 }
            }
        }
        return counts
    }

    /// How a name is made from a stem.
    private struct Pattern {
        let prefix: Substring
        let suffix: Substring
        let isCapitalized: Bool

        init?(_ name: String, _ stem: String) {
            let capital = stem.prefix(1).uppercased() + stem.dropFirst()
            if let found = Self.split(name, at: stem) {
                (prefix, suffix) = found
                isCapitalized = false
            } else if let found = Self.split(name, at: capital) {
                (prefix, suffix) = found
                isCapitalized = true
            } else {
                return nil
            }
            // The name of a property that is kept tells nothing.
            if prefix.isEmpty, suffix.isEmpty { return nil }
        }

        private static func split(_ name: String, at stem: String) -> (Substring, Substring)? {
            if name.hasPrefix(stem) { return ("", name.dropFirst(stem.count)) }
            if name.hasSuffix(stem) { return (name.dropLast(stem.count), "") }
            return nil
        }

        func stem(in name: String) -> String? {
            guard name.count > prefix.count + suffix.count, name.hasPrefix(prefix), name.hasSuffix(suffix) else {
                return nil
            }
            let stem = String(name.dropFirst(prefix.count).dropLast(suffix.count))
            return isCapitalized ? stem.prefix(1).lowercased() + stem.dropFirst() : stem
        }
    }
}
