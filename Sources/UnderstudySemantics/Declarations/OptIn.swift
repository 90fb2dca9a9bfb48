import UnderstudySyntax

/// What a comment asks for that opts a protocol in.
public struct OptIn: Hashable, Sendable {
    /// The kinds of doubles; none where it asks for whatever is usual.
    public let kinds: [String]
    /// What is asked for besides, by kind; under the empty name what holds for all kinds.
    private let wishes: [String: Set<String>]

    /// What associated types are to be, as Swift, by their names: `@mockable(typealias: T = Int; U = [Int])`.
    public private(set) var types: [String: String] = [:]
    /// What the mock is to be called: `@mockable(override: name = Store)`.
    public private(set) var name: String?

    /// Reads `line`, a line of a comment without what marks it as one; `nil` where it asks for nothing.
    ///
    /// Read are `understudy: spy(order, reset), fake(defaults)`, in any letter case, and what other generators read:
    /// `@mockable`, `sourcery: AutoMockable`.
    init?(_ line: Substring) {
        if Self.keepReason(in: line) != nil { return nil }
        if line.hasPrefix("@mockable") || line.hasPrefix("@Mockable") {
            self.init(kinds: [])
            readArguments(of: line.dropFirst("@mockable".count))
        } else if let words = Self.words(in: line, after: "understudy:") {
            let wishes = words.map(Self.wishes)
            // With a capital letter, it may be the name of this tool in a sentence.
            let isSpelled = line.hasPrefix("understudy") || wishes.allSatisfy { Self.kinds.contains($0.kind) }
            guard isSpelled else { return nil }
            self.init(
                kinds: wishes.map(\.kind),
                wishes: Dictionary(wishes.map { ($0.kind, $0.wishes) }, uniquingKeysWith: { $0.union($1) }))
        } else if let words = Self.words(in: line, after: "sourcery:"),
            words.contains("AutoMockable") || words.contains("autoMockable")
        {
            self.init(kinds: [])
        } else {
            return nil
        }
    }

    private init(kinds: [String], wishes: [String: Set<String>] = [:]) {
        self.kinds = kinds.filter { !$0.isEmpty }
        self.wishes = wishes
    }

    /// What can be asked for in parentheses behind a kind.
    private static let knownWishes: Set<String> = ["defaults", "order", "reset", "forwarding", "unused"]

    /// A word as a kind with what is asked for in parentheses; the word itself where that is nothing known.
    private static func wishes(in word: String) -> (kind: String, wishes: Set<String>) {
        guard word.last == ")", let start = word.firstIndex(of: "(") else { return (kind(word), []) }
        let inner = word[word.index(after: start)...].dropLast()
        let wishes = Set(inner.split { $0 == "," || $0 == " " }.map(String.init))
        guard !wishes.isEmpty, wishes.isSubset(of: knownWishes) else { return (word, []) }
        return (kind(String(word[..<start])), wishes)
    }

    /// The names of the built-in kinds, and of none.
    private static let kinds = Set(QuickScan.doubleWords.map { $0.description.lowercased() }).union([""])

    /// The kind that `word` names, in whatever letter case where it is built in.
    private static func kind(_ word: String) -> String {
        let name = word.lowercased()
        return kinds.contains(name) ? name : word
    }

    /// Reads what stands in the parentheses behind `@mockable`: words with a colon, each before assignments.
    private mutating func readArguments(of text: Substring) {
        guard text.first == "(", text.last == ")" else { return }
        var word: Substring = ""
        for part in text.dropFirst().dropLast().split(whereSeparator: { $0 == ";" || $0 == "," }) {
            var assignment = part.drop { $0 == " " }
            for candidate in ["typealias:", "override:", "module:", "history:", "modifiers:", "rx:", "combine:"]
            where assignment.hasPrefix(candidate) {
                word = assignment.prefix(candidate.count)
                assignment = assignment.dropFirst(candidate.count)
            }
            let sides = assignment.split(separator: "=", maxSplits: 1).map { side in
                side.split(separator: " ").joined(separator: " ")
            }
            guard sides.count == 2 else { continue }
            if word == "typealias:" { types[sides[0]] = sides[1] }
            if word == "override:", sides[0] == "name" { name = sides[1] }
        }
    }

    /// The reason in `line` to keep a protocol whole: `understudy: keep its callers need all of it`; `nil` for others.
    static func keepReason(in line: Substring) -> String? {
        guard let rest = Self.rest(of: line, after: "understudy:") else { return nil }
        let words = rest.drop { $0 == " " }
        guard words.hasPrefix("keep") else { return nil }
        let reason = words.dropFirst("keep".count)
        guard reason.first.map({ $0 == " " || $0 == ":" }) ?? true else { return nil }
        return String(reason.drop { $0 == " " || $0 == ":" })
    }

    /// Whether a double of `kind` has members for requirements with default implementations too.
    public func includesDefaults(_ kind: String) -> Bool { asks(for: "defaults", of: kind) }

    /// Whether the word `wish` is in parentheses behind `kind`.
    public func asks(for wish: String, of kind: String) -> Bool {
        (wishes[kind]?.contains(wish) ?? false) || (wishes[""]?.contains(wish) ?? false)
    }

    private static func words(in line: Substring, after mark: String) -> [String]? {
        guard let rest = rest(of: line, after: mark), !rest.hasPrefix("begin"), !rest.hasPrefix("end") else {
            return nil
        }
        var words: [String] = []
        var word = ""
        var depth = 0
        for character in rest {
            if depth == 0, character == "," || character == " " {
                words.append(word)
                word = ""
                continue
            }
            if character == "(" { depth += 1 }
            if character == ")" { depth = max(0, depth - 1) }
            word.append(character)
        }
        return (words + [word]).filter { !$0.isEmpty }
    }

    /// What follows `mark`, in whatever letter case, at the beginning of `line`; `nil` for other lines.
    private static func rest(of line: Substring, after mark: String) -> Substring? {
        line.prefix(mark.count).lowercased() == mark ? line.dropFirst(mark.count) : nil
    }
}

extension OptIn {
    /// What a comment means that begins with one of the words that are read.
    enum Comment: Sendable {
        /// It opts in what is below it.
        case optIn(OptIn)
        /// It keeps what is below it whole, for this reason.
        case keep(String)
        /// It opts in everything up to the end of the region.
        case regionStart(OptIn)
        /// It ends a region.
        case regionEnd
        /// It was meant to opt in, and is written in another way.
        case misspelled

        /// Reads `line`, a line of a comment without what marks it as one; `nil` where it means nothing.
        init?(_ line: Substring) {
            let region = "sourcery:begin:"
            if line.hasPrefix("sourcery:end") {
                self = .regionEnd
            } else if line.hasPrefix(region), let optIn = OptIn("sourcery:" + line.dropFirst(region.count)) {
                self = .regionStart(optIn)
            } else if let optIn = OptIn(line) {
                self = .optIn(optIn)
            } else if let reason = OptIn.keepReason(in: line) {
                self = .keep(reason)
            } else if OptIn.isMisspelled(line) {
                self = .misspelled
            } else {
                return nil
            }
        }
    }

    /// What an attribute asks for that another tool's macro reads: `@Spyable`, `@Mockable`.
    init?(attribute name: String) {
        switch name {
        case "Spyable": self.init(kinds: ["spy"])
        case "Mockable": self.init(kinds: [])
        default: return nil
        }
    }

    /// The modules that declare such attributes, and no types that protocols name.
    package static let modules: Set<String> = ["Spyable", "Mockable"]

    /// What a protocol asks for that inherits from Sourcery's `AutoMockable`.
    static let inherited = OptIn(kinds: [])

    /// Whether `line`, which asks for nothing, was meant to: the words are there, and not in the form that is read.
    private static func isMisspelled(_ line: Substring) -> Bool {
        let words = line.lowercased().split { !($0.isLetter || $0.isNumber) }
        switch words.first {
        case "understudy": return words.count > 1 && words.dropFirst().allSatisfy { kinds.contains(String($0)) }
        case "sourcery": return words.count < 4 && words.dropFirst().first == "automockable"
        case "mockable", "automockable": return words.count == 1
        default: return false
        }
    }
}
