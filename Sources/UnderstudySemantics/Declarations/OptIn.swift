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
    /// Read are `understudy: spy(order, reset), fake(defaults)`, and what other generators read: `@mockable`,
    /// `sourcery: AutoMockable`.
    init?(_ line: Substring) {
        if Self.keepReason(in: line) != nil { return nil }
        if line.hasPrefix("@mockable") {
            self.init(kinds: [])
            readArguments(of: line.dropFirst("@mockable".count))
        } else if let words = Self.words(in: line, after: "understudy:") {
            let wishes = words.map(Self.wishes)
            self.init(
                kinds: wishes.map(\.kind),
                wishes: Dictionary(wishes.map { ($0.kind, $0.wishes) }, uniquingKeysWith: { $0.union($1) }))
        } else if let words = Self.words(in: line, after: "sourcery:"), words.contains("AutoMockable") {
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
    private static let knownWishes: Set<String> = ["defaults", "order", "reset", "forwarding"]

    /// A word as a kind with what is asked for in parentheses; the word itself where that is nothing known.
    private static func wishes(in word: String) -> (kind: String, wishes: Set<String>) {
        guard word.last == ")", let start = word.firstIndex(of: "(") else { return (word, []) }
        let inner = word[word.index(after: start)...].dropLast()
        let wishes = Set(inner.split { $0 == "," || $0 == " " }.map(String.init))
        guard !wishes.isEmpty, wishes.isSubset(of: knownWishes) else { return (word, []) }
        return (String(word[..<start]), wishes)
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
        let mark = "understudy:"
        guard line.hasPrefix(mark) else { return nil }
        let words = line.dropFirst(mark.count).drop { $0 == " " }
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
        guard line.hasPrefix(mark), !line.hasPrefix("sourcery:begin"), !line.hasPrefix("sourcery:end") else {
            return nil
        }
        var words: [String] = []
        var word = ""
        var depth = 0
        for character in line.dropFirst(mark.count) {
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
}

extension ProtocolDeclaration {
    /// What the comment right above the protocol asks for, or one behind its attributes; `nil` when there is none.
    public var optIn: OptIn? {
        guard mayBeOptedIn else { return nil }
        return CommentLine.lines(of: source[syntax]).lazy.compactMap { OptIn($0.text) }.first ?? regionOptIn
    }

    /// Whether a comment above the protocol asks for doubles of it.
    public var isOptedIn: Bool { optIn != nil }

    /// Why its owner wants the protocol to stay whole: what follows `// understudy: keep` right above it; `nil` without
    /// such a comment.
    public var keepReason: String? {
        guard mayBeOptedIn else { return nil }
        return CommentLine.lines(of: source[syntax]).lazy.compactMap { OptIn.keepReason(in: $0.text) }.first
    }

    /// What the region asks for that it stands in: `// sourcery:begin: AutoMockable` … `// sourcery:end`.
    private var regionOptIn: OptIn? {
        guard QuickScan.holdsRegionMark(source) else { return nil }
        for number in stride(from: source.lines.line(at: syntax.range.lowerBound) - 1, to: 0, by: -1) {
            guard let line = source.commentLine(number) else { continue }
            if line.text.hasPrefix("sourcery:end") { return nil }
            if line.text.hasPrefix("sourcery:begin:") {
                return OptIn("sourcery:" + line.text.dropFirst("sourcery:begin:".count))
            }
        }
        return nil
    }
}

/// Which protocols comments opt in: those right above them, and those above extensions of them, in any file.
public struct OptIns: Sendable {
    private var byPath: [String: [(path: TypePath, optIn: OptIn)]] = [:]

    /// Takes time proportional to the number of extensions in files that have such comments.
    public init(_ files: [FileDeclarations]) {
        for file in files where file.mayHoldOptIns {
            for declaration in file.extensions {
                let lines = CommentLine.lines(of: declaration.source[declaration.syntax])
                guard let optIn = lines.lazy.compactMap({ OptIn($0.text) }).first else { continue }
                let path = TypePath(declaration.extendedName)
                byPath[path.last, default: []].append((path, optIn))
            }
        }
    }

    /// What is asked for `declaration`; `nil` where it is not opted in.
    public func optIn(of declaration: ProtocolDeclaration) -> OptIn? {
        declaration.optIn
            ?? byPath[declaration.simpleName]?.first { $0.path.matches(declaration.name, module: declaration.module) }?
            .optIn
    }

    /// The kinds of doubles asked for; `nil` where `declaration` is not opted in, empty for whatever is usual.
    public func kinds(of declaration: ProtocolDeclaration) -> [String]? { optIn(of: declaration)?.kinds }
}

extension FileDeclarations {
    /// Comments that look like opt-ins and opt nothing in: above no protocol, or written in another way.
    public var strayOptIns: [Diagnostic] {
        guard mayHoldOptIns else { return [] }
        var used: Set<Int> = []
        for syntax in protocols.map(\.syntax) + extensions.map(\.syntax) + compositions.map(\.syntax) {
            let lines = CommentLine.lines(of: source[syntax])
            used.formUnion(lines.filter { OptIn($0.text) != nil }.map(\.number))
        }
        return (1...source.lines.line(at: source.range.upperBound)).compactMap { number in
            guard !used.contains(number), let line = source.commentLine(number), line.isWhole,
                OptIn(line.text) != nil || OptIn.isMisspelled(line.text)
            else { return nil }
            let message =
                "this comment opts no protocol in; write '// understudy: spy' right above a protocol"
            let location = source.location(at: source.lines.range(ofLine: number).lowerBound)
            return Diagnostic(DiagnosticID("stray-opt-in"), .warning, message, at: location)
        }
    }
}

extension OptIn {
    /// Whether `line` was meant to be an opt-in: the words are there, and not in the form that is read.
    fileprivate static func isMisspelled(_ line: Substring) -> Bool {
        let words = line.lowercased().split { !($0.isLetter || $0.isNumber) }
        guard let first = words.first, words.count == 2 || words.count == 3 else { return false }
        let kinds: Set<Substring> = ["dummy", "stub", "spy", "mock", "fake", "wrapper", "client", "contract"]
        if first == "understudy" { return words.dropFirst().allSatisfy(kinds.contains) }
        return first == "sourcery" && words[1] == "automockable" && OptIn(line) == nil
    }
}
