import UnderstudySyntax

/// What a comment asks for that opts a protocol in.
public struct OptIn: Hashable, Sendable {
    /// The kinds of doubles; none where it asks for whatever is usual.
    public let kinds: [String]
    /// The kinds whose doubles have members for requirements with default implementations too.
    private let kindsWithDefaults: Set<String>

    /// What associated types are to be, as Swift, by their names: `@mockable(typealias: T = Int; U = [Int])`.
    public private(set) var types: [String: String] = [:]
    /// What the mock is to be called: `@mockable(override: name = Store)`.
    public private(set) var name: String?

    /// Reads `line`, a line of a comment without what marks it as one; `nil` where it asks for nothing.
    ///
    /// Read are `understudy: spy, fake(defaults)`, and what other generators read: `@mockable`,
    /// `sourcery: AutoMockable`.
    init?(_ line: Substring) {
        if Self.keepReason(in: line) != nil { return nil }
        if line.hasPrefix("@mockable") {
            self.init(kinds: [], withDefaults: [])
            readArguments(of: line.dropFirst("@mockable".count))
        } else if let words = Self.words(in: line, after: "understudy:") {
            let suffix = "(defaults)"
            let withDefaults = words.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
            self.init(
                kinds: words.map { $0.hasSuffix(suffix) ? String($0.dropLast(suffix.count)) : $0 },
                withDefaults: Set(withDefaults))
        } else if let words = Self.words(in: line, after: "sourcery:"), words.contains("AutoMockable") {
            self.init(kinds: [], withDefaults: [])
        } else {
            return nil
        }
    }

    private init(kinds: [String], withDefaults: Set<String>) {
        self.kinds = kinds.filter { !$0.isEmpty }
        kindsWithDefaults = withDefaults
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
    public func includesDefaults(_ kind: String) -> Bool {
        kindsWithDefaults.contains(kind) || kindsWithDefaults.contains("")
    }

    private static func words(in line: Substring, after mark: String) -> [String]? {
        guard line.hasPrefix(mark), !line.hasPrefix("sourcery:begin"), !line.hasPrefix("sourcery:end") else {
            return nil
        }
        return line.dropFirst(mark.count).split { $0 == "," || $0 == " " }.map(String.init)
    }
}

extension ProtocolDeclaration {
    /// What the comment right above the protocol asks for, or one behind its attributes; `nil` when there is none.
    public var optIn: OptIn? {
        CommentLine.lines(of: syntax, in: source).lazy.compactMap { OptIn($0.text) }.first ?? regionOptIn
    }

    /// Whether a comment above the protocol asks for doubles of it.
    public var isOptedIn: Bool { optIn != nil }

    /// Why its owner wants the protocol to stay whole: what follows `// understudy: keep` right above it; `nil` without
    /// such a comment.
    public var keepReason: String? {
        CommentLine.lines(of: syntax, in: source).lazy.compactMap { OptIn.keepReason(in: $0.text) }.first
    }

    /// What the region asks for that it stands in: `// sourcery:begin: AutoMockable` … `// sourcery:end`.
    private var regionOptIn: OptIn? {
        guard QuickScan.holdsRegionMark(source) else { return nil }
        for number in stride(from: source.lines.line(at: syntax.range.lowerBound) - 1, to: 0, by: -1) {
            guard let line = CommentLine(number, in: source) else { continue }
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
        for file in files where QuickScan.holdsOptInMark(file.source) {
            for declaration in file.extensions {
                let lines = CommentLine.lines(of: declaration.syntax, in: declaration.source)
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
        guard QuickScan.holdsOptInMark(source) else { return [] }
        var used: Set<Int> = []
        for syntax in protocols.map(\.syntax) + extensions.map(\.syntax) + compositions.map(\.syntax) {
            let lines = CommentLine.lines(of: syntax, in: source)
            used.formUnion(lines.filter { OptIn($0.text) != nil }.map(\.number))
        }
        return (1...source.lines.line(at: source.range.upperBound)).compactMap { number in
            guard !used.contains(number), let line = CommentLine(number, in: source), line.isWhole,
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
