import UnderstudySyntax

/// The lines of a text, in no order.
struct LineBag {
    private let counts: [[ArraySlice<UInt8>]: Int]

    init(_ source: SourceText) {
        counts = source.bytes.split { $0 == 0x0A || $0 == 0x0D }.map { line in line.split { $0 <= 0x20 } }
            .reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// The number of lines that only one of both has.
    func distance(to other: LineBag) -> Int {
        let own = counts.reduce(0) { $0 + max(0, $1.value - (other.counts[$1.key] ?? 0)) }
        return own + other.counts.reduce(0) { $0 + max(0, $1.value - (counts[$1.key] ?? 0)) }
    }
}

/// Where the lines of one text are in another.
struct SameLines {
    private let old: SourceText
    private let new: SourceText
    private let numbers: [[ArraySlice<UInt8>]: Int]

    init(_ old: SourceText, _ new: SourceText) {
        (self.old, self.new) = (old, new)
        numbers = Dictionary(
            (1...max(1, new.lines.count)).map { (Self.words(new, $0), $0) }, uniquingKeysWith: { first, _ in first })
    }

    private static func words(_ source: SourceText, _ line: Int) -> [ArraySlice<UInt8>] {
        source.bytes(in: source.lines.range(ofLine: line)).split { $0 <= 0x20 }
    }

    /// The place in the new text of a place in the old one; `nil` where the line is another.
    func place(_ location: SourceLocation) -> SourceLocation? {
        guard let position = location.position, position.line <= old.lines.count,
            let line = numbers[Self.words(old, position.line)]
        else { return nil }
        let range = new.lines.range(ofLine: line)
        let blanks = new.bytes(in: range).prefix { $0 == 0x20 || $0 == 0x09 }.count
        return new.location(at: range.lowerBound + blanks)
    }
}

/// What the owner of a double wrote into its file.
struct OwnersWords {
    private let added: Set<String>
    /// The names in it that are neither declared in it nor in the texts of the templates.
    let foreign: Set<String>

    init(_ base: SourceText, _ own: SourceText, _ today: SourceText) {
        let known = base.tokenTexts(in: base.range)
        let counts = known.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        var rest = counts
        let words = own.tokenTexts(in: own.range)
        let added = words.indices.filter { index in
            rest[words[index], default: 0] -= 1
            return rest[words[index], default: 0] < 0
        }
        self.added = Set(added.map { words[$0] })
        let declared = Set(added.filter { Self.isDeclared(words, at: $0) }.map { words[$0] })
        let others = declared.union(known).union(today.tokenTexts(in: today.range)).union(Self.common)
        foreign = Set(added.map { words[$0] }.filter { Self.isForeign($0) && !others.contains($0) })
    }

    /// Whether some of it is the name of a declaration of `texts` that `text` does not declare: initialisers share theirs.
    func mention(namesOf texts: [SourceText], besides text: SourceText) -> Bool {
        let left = Self.labels(text)
        let (names, initializers) = (Set(left.map(\.base.name)), left.filter(\.isInitializer))
        return texts.contains { other in
            Self.labels(other).contains { label in
                added.contains(label.base.name)
                    && !(label.isInitializer ? initializers.contains(label) : names.contains(label.base.name))
            }
        }
    }

    /// Whether a word may be a name, or holds one.
    private static func isForeign(_ word: String) -> Bool {
        guard let first = word.first else { return false }
        return first.isLetter || first == "`" || word.contains("\\(")
    }

    private static func isDeclared(_ words: [String], at index: Int) -> Bool {
        let isNamed = index > 0 && ["func", "var", "let", "struct", "class", "enum", "case"].contains(words[index - 1])
        let isParameter = index + 1 < words.count && words[index + 1] == ":"
        return isNamed || isParameter
    }

    /// Words of the language and its library, for which nothing has to be imported.
    private static let common: Set<String> = [
        "func", "var", "let", "struct", "class", "enum", "case", "static", "private", "fileprivate", "final", "init",
        "self",
        "Self", "return", "if", "else", "guard", "for", "in", "while", "switch", "default", "break", "continue",
        "throw",
        "throws", "try", "async", "await", "some", "any", "nil", "true", "false", "get", "set", "mutating", "where",
        "is",
        "as", "Int", "String", "Bool", "Double", "Void", "Any", "Array", "Set", "Dictionary", "Error", "Never", "print",
        "assert", "precondition", "fatalError", "append", "count", "isEmpty", "first", "last", "removeAll", "map",
        "filter",
    ]

    /// The labels of all declarations in a text.
    private static func labels(_ source: SourceText) -> Set<MemberLabel> {
        var labels: Set<MemberLabel> = []
        func add(_ declarations: [DeclSyntax]) {
            for declaration in declarations {
                if let label = source[declaration].label { labels.insert(label) }
                switch declaration.kind {
                case .nominal(let nominal): add(nominal.members.members)
                case .extension(let extended): add(extended.members.members)
                case .conditional(let clauses): for clause in clauses { add(clause.members) }
                default: break
                }
            }
        }
        add(Parser.parse(source).declarations)
        return labels
    }
}
