import Foundation

/// Finds what a merge lost or repeated, by words and lines alone: none of the code that merges is used.
struct MergeOracle {
    private let base: Words
    private let ours: Words
    private let theirs: Words
    private let result: Words

    init(_ merge: RandomMerge, _ result: String) {
        (base, ours, theirs) = (Words(merge.base), Words(merge.ours), Words(merge.theirs))
        self.result = Words(result)
    }

    /// The first thing that is wrong; `nil` where nothing is.
    var failure: String? {
        for (name, side, other) in [("ours", ours, theirs), ("theirs", theirs, ours)] {
            if let failure = failure(of: side, name, beside: other) { return failure }
        }
        for (word, count) in result.counts {
            let (own, others, before) = (ours[word], theirs[word], base[word])
            guard Words.isMarker(word) else { continue }
            if count > max(own, others, own + others - before) { return "'\(word)' is there \(count) times" }
            if before == 1, own == 0 || others == 0 { return "'\(word)' was removed, and is back" }
        }
        for (word, count) in base.counts where Words.isMarker(word) && ours[word] == count && theirs[word] == count {
            if result[word] != count { return "nobody changed '\(word)'" }
        }
        let imports = result.lines.filter { $0.hasPrefix("import ") }
        let mostImports = [ours, theirs].map { Dictionary(grouping: $0.lines) { $0 } }
        for (line, same) in Dictionary(grouping: imports, by: { $0 })
        where same.count > mostImports.map({ $0[line]?.count ?? 0 }).reduce(0, max) {
            return "'\(line)' is there \(same.count) times"
        }
        return sharedLine
    }

    private func failure(of side: Words, _ name: String, beside other: Words) -> String? {
        for (word, count) in side.counts {
            let added = max(0, count - base[word])
            if result[word] < added { return "\(name): '\(word)' is lost" }
        }
        // What it added is in the order, and in the declaration, in which it was written.
        let added = side.markers.filter { base[$0] == 0 && side[$0] == 1 && other[$0] == 0 }
        for word in added where result.owners[word] != side.owners[word] && result.owners[word] != Words.unknown {
            if side.owners[word] == Words.unknown { continue }
            return "\(name): '\(word)' is in '\(result.owners[word] ?? "")', not in '\(side.owners[word] ?? "")'"
        }
        for (owner, words) in Dictionary(grouping: added, by: { side.owners[$0] ?? "" }) where Words.isMarker(owner) {
            let places = words.compactMap { result.places[$0] }
            if places != places.sorted() { return "\(name): the words of '\(owner)' are in another order" }
        }
        return nil
    }

    /// Declarations that share a line which were on lines of their own everywhere.
    private var sharedLine: String? {
        for line in result.lines where line.split(separator: ";").count > 1 || Self.declared(in: line).count > 1 {
            let names = Self.declared(in: line)
            guard names.count > 1 else { continue }
            for pair in zip(names, names.dropFirst()) {
                let isOld = [base, ours, theirs].contains { words in
                    words.lines.contains { Set(Self.declared(in: $0)).isSuperset(of: [pair.0, pair.1]) }
                }
                if !isOld { return "'\(pair.0)' and '\(pair.1)' share a line" }
            }
        }
        return nil
    }

    private static let keywords: Set = ["func", "var", "import", "class", "struct", "enum", "extension", "case"]

    /// The names that a line declares, without its comment.
    static func declared(in line: String) -> [String] {
        let words = Words.split(line.components(separatedBy: "//")[0])
        return zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1)
    }

    /// The words of a text.
    struct Words {
        let lines: [String]
        var counts: [String: Int] = [:]
        /// The words that tell who wrote them, in order.
        var markers: [String] = []
        /// The declaration that a word of the code is in, or that a comment stands above.
        var owners: [String: String] = [:]
        var places: [String: Int] = [:]

        subscript(word: String) -> Int { counts[word] ?? 0 }

        static func split(_ text: String) -> [String] {
            text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        }

        /// The owner of a word on a line with a closing brace.
        static let unknown = "?"

        static func isMarker(_ word: String) -> Bool {
            word.hasSuffix("m") && "bots".contains(word.prefix(1)) && word.dropFirst().dropLast().allSatisfy(\.isNumber)
        }

        init(_ text: String) {
            lines = text.replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            var owner = ""
            var waiting: [String] = []
            var place = 0
            for line in lines {
                // Whose brace closes, words alone don't tell.
                let closes = line.hasPrefix("}") || line.hasPrefix("#endif") || line.contains("{}")
                let isComment = line.hasPrefix("//")
                let names = MergeOracle.declared(in: line)
                if let name = names.first {
                    owner = name
                    for word in waiting { owners[word] = name }
                }
                if !isComment { waiting = [] }
                for word in Self.split(line) {
                    counts[word, default: 0] += 1
                    guard Self.isMarker(word) else { continue }
                    if names.contains(word) { owner = word }
                    if isComment { waiting.append(word) } else { owners[word] = closes ? Self.unknown : owner }
                    markers.append(word)
                    place += 1
                    places[word] = place
                }
            }
        }
    }
}
