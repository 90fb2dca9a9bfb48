/// A line of an `#if`, by the word that it begins with.
public enum Directive: String, CaseIterable, Sendable {
    case `if` = "#if"
    case elseif = "#elseif"
    case `else` = "#else"
    case end = "#endif"

    /// What `word` is; `nil` for any other word.
    public init?(_ word: some Sequence<UInt8>) {
        guard let found = Self.allCases.first(where: { $0.rawValue.utf8.elementsEqual(word) }) else { return nil }
        self = found
    }

    /// What the line `text` begins with; `nil` for other lines.
    public init?(line text: String) {
        guard text.utf8.first == UInt8(ascii: "#") else { return nil }
        self.init(text.utf8.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "!") })
    }

    /// How many more conditions are open behind the line than in front of it.
    public var depth: Int { self == .if ? 1 : self == .end ? -1 : 0 }

    /// Whether it ends a branch of the condition around it.
    public var endsBranch: Bool { self != .if }
    /// Whether it begins a branch.
    public var beginsBranch: Bool { self != .end }

    /// The lines of an `#if`: its clauses, each with its lines.
    public static func lines(_ clauses: [(clause: String, lines: [String])]) -> [String] {
        clauses.flatMap { [$0.clause] + $0.lines } + [end.rawValue]
    }
}
