#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

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
        guard count >= 3, count <= Self.longest else {
            self = .none
            return
        }
        self = Self.find(start, count: count)
    }

    private static func find(_ start: UnsafePointer<UInt8>, count: Int) -> Keyword {
        let table = Self.table
        guard table.firstLetters[count] & letterMask(start[0]) != 0 else { return .none }
        // Indices and pointers, since this is asked of most words, and a build without optimisation is slow with more.
        var index = table.starts[count]
        let end = table.starts[count + 1]
        while index < end {
            let word = table.words[index].word.utf8Start
            if word[0] == start[0], memcmp(word, start, count) == 0 { return table.words[index].keyword }
            index += 1
        }
        return .none
    }

    /// The words by their length; allocated once and kept for the life of the program.
    private struct Table: @unchecked Sendable {
        /// The words, shorter ones first.
        let words: UnsafePointer<(word: StaticString, keyword: Keyword)>
        /// Where those of each length begin.
        let starts: UnsafePointer<Int>
        /// The first letters of the words, by length: they distinguish most names from keywords.
        let firstLetters: UnsafePointer<UInt32>
    }

    private static let words: [(word: StaticString, keyword: Keyword)] = [
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

    private static let longest = 17

    private static let table: Table = {
        let sorted = words.sorted { $0.word.utf8CodeUnitCount < $1.word.utf8CodeUnitCount }
        let kept = UnsafeMutablePointer<(word: StaticString, keyword: Keyword)>.allocate(capacity: sorted.count)
        for (index, entry) in sorted.enumerated() { (kept + index).initialize(to: entry) }
        let starts = UnsafeMutablePointer<Int>.allocate(capacity: longest + 2)
        let letters = UnsafeMutablePointer<UInt32>.allocate(capacity: longest + 1)
        for length in 0...longest + 1 {
            starts[length] = sorted.firstIndex { $0.word.utf8CodeUnitCount >= length } ?? sorted.count
        }
        for length in 0...longest {
            letters[length] = sorted[starts[length]..<starts[length + 1]].reduce(0) {
                $0 | letterMask($1.word.utf8Start[0])
            }
        }
        return Table(words: UnsafePointer(kept), starts: starts, firstLetters: letters)
    }()
}
