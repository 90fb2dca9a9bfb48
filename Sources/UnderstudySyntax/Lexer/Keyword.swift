/// The words that introduce or modify a declaration.
enum Keyword: UInt8 {
    case none
    // Introducers.
    case `actor`, `associatedtype`, `case`, `class`, `deinit`, `enum`, `extension`, `func`, `import`, `init`, `let`
    case `macro`, `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`, `typealias`, `var`
    // Modifiers that are reserved words.
    case `fileprivate`, `internal`, `private`, `public`, `static`
    // Modifiers that are names elsewhere.
    case contextualModifier

    /// Whether the word starts a declaration by itself.
    var isIntroducer: Bool { rawValue >= Keyword.actor.rawValue && rawValue <= Keyword.var.rawValue }

    /// The keyword that `count` bytes at `start` spell.
    init(_ start: UnsafePointer<UInt8>, count: Int) {
        guard count >= 3, count <= 17 else {
            self = .none
            return
        }
        self = Self.find(start, count: count)
    }

    private static func find(_ start: UnsafePointer<UInt8>, count: Int) -> Keyword {
        guard firstLetters[count] & letterMask(start[0]) != 0 else { return .none }
        for entry in byLength[count] where entry.first == start[0] {
            if entry.isEqual(to: start, count: count) { return entry.keyword }
        }
        return .none
    }

    /// One word of the table.
    private struct Entry {
        let first: UInt8
        let word: StaticString
        let keyword: Keyword

        func isEqual(to start: UnsafePointer<UInt8>, count: Int) -> Bool {
            var offset = 1
            let bytes = word.utf8Start
            while offset < count {
                if bytes[offset] != start[offset] { return false }
                offset += 1
            }
            return true
        }
    }

    private static let words: [(StaticString, Keyword)] = [
        ("actor", .actor), ("associatedtype", .associatedtype), ("case", .case), ("class", .class),
        ("deinit", .deinit), ("enum", .enum), ("extension", .extension), ("func", .func), ("import", .import),
        ("init", .`init`), ("let", .let), ("macro", .macro), ("operator", .operator),
        ("precedencegroup", .precedencegroup), ("protocol", .protocol), ("struct", .struct),
        ("subscript", .subscript), ("typealias", .typealias), ("var", .var),
        ("fileprivate", .fileprivate), ("internal", .internal), ("private", .private), ("public", .public),
        ("static", .static),
        ("__consuming", .contextualModifier), ("__setter_access", .contextualModifier),
        ("_const", .contextualModifier), ("_local", .contextualModifier), ("async", .contextualModifier),
        ("borrowing", .contextualModifier), ("consuming", .contextualModifier),
        ("convenience", .contextualModifier), ("distributed", .contextualModifier),
        ("dynamic", .contextualModifier), ("final", .contextualModifier), ("indirect", .contextualModifier),
        ("infix", .contextualModifier), ("isolated", .contextualModifier), ("lazy", .contextualModifier),
        ("mutating", .contextualModifier), ("nonisolated", .contextualModifier),
        ("nonmutating", .contextualModifier), ("open", .contextualModifier), ("optional", .contextualModifier),
        ("override", .contextualModifier), ("package", .contextualModifier), ("postfix", .contextualModifier),
        ("prefix", .contextualModifier), ("reasync", .contextualModifier), ("required", .contextualModifier),
        ("rethrows", .contextualModifier), ("sending", .contextualModifier), ("unowned", .contextualModifier),
        ("weak", .contextualModifier),
    ]

    private static func letterMask(_ letter: UInt8) -> UInt32 { 1 << UInt32(letter & 31) }

    /// The first letters of the words, by length: they distinguish most names from keywords.
    private static let firstLetters: [UInt32] = byLength.map { words in
        words.reduce(0) { $0 | letterMask($1.first) }
    }

    private static let byLength: [[Entry]] = {
        var table = [[Entry]](repeating: [], count: 18)
        for (word, keyword) in words {
            table[word.utf8CodeUnitCount].append(Entry(first: word.utf8Start[0], word: word, keyword: keyword))
        }
        return table
    }()
}
