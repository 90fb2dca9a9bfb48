@testable import UnderstudySyntax

/// Changes a text the way that editing, merging and damage do: tokens and bytes are cut, doubled, swapped, put in.
struct Mutator {
    /// A text, with its tokens cut once.
    struct Seed {
        let bytes: [UInt8]
        let tokens: [ByteRange]

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            tokens = TokenChecks.tokens(of: SourceText(path: "seed.swift", bytes: bytes)).map(\.range)
        }
    }

    private let seeds: [Seed]

    init(_ seeds: [Seed]) {
        self.seeds = seeds
    }

    /// The text that follows from `seed`.
    func text(seed: UInt64) -> [UInt8] {
        var generator = SeededGenerator(seed: seed)
        let chosen = seeds[generator.below(seeds.count)]
        var bytes = mutateTokens(of: chosen, &generator)
        if generator.below(3) == 0 {
            for _ in 0...generator.below(3) { mutateBytes(&bytes, &generator) }
        }
        return bytes
    }

    private func mutateTokens(of seed: Seed, _ generator: inout SeededGenerator) -> [UInt8] {
        guard !seed.tokens.isEmpty else { return seed.bytes }
        // Each token goes with the white space behind it.
        var pieces: [ArraySlice<UInt8>] = []
        pieces.reserveCapacity(seed.tokens.count + 4)
        for (index, token) in seed.tokens.enumerated() {
            let isLast = index + 1 == seed.tokens.count
            let end = isLast ? seed.bytes.count : seed.tokens[index + 1].lowerBound
            pieces.append(seed.bytes[token.lowerBound..<end])
        }
        for _ in 0...generator.below(4) { mutate(&pieces, &generator) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(seed.bytes.count + 64)
        bytes += seed.bytes[..<seed.tokens[0].lowerBound]
        for piece in pieces { bytes += piece }
        return bytes
    }

    private func mutate(_ pieces: inout [ArraySlice<UInt8>], _ generator: inout SeededGenerator) {
        guard !pieces.isEmpty else { return }
        let place = generator.below(pieces.count)
        switch generator.below(8) {
        case 0:
            pieces.remove(at: place)
        case 1:
            pieces.removeSubrange(place..<min(pieces.count, place + 1 + generator.below(8)))
        case 2:
            pieces.insert(pieces[place], at: place)
        case 3:
            pieces.swapAt(place, generator.below(pieces.count))
        case 4:
            pieces.removeSubrange(place...)
        case 5:
            let other = seeds[generator.below(seeds.count)]
            guard !other.tokens.isEmpty else { return }
            let token = other.tokens[generator.below(other.tokens.count)]
            pieces.insert(other.bytes[token.lowerBound..<token.upperBound], at: place)
        case 6:
            let run = pieces[place..<min(pieces.count, place + 1 + generator.below(12))]
            pieces.insert(contentsOf: run, at: generator.below(pieces.count))
        default:
            let word = Self.words[generator.below(Self.words.count)]
            pieces.insert(word[...], at: place)
        }
    }

    private func mutateBytes(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let place = generator.below(bytes.count)
        switch generator.below(5) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8(truncatingIfNeeded: generator.next()), at: place)
        case 2: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
        case 3: bytes.removeSubrange(place...)
        default: bytes.swapAt(place, generator.below(bytes.count))
        }
    }

    /// What breaks parsers more often than what real files hold.
    private static let words: [[UInt8]] = [
        "{", "}", "(", ")", "[", "]", "<", ">", "#if ", "\n#if A\n", "\n#else\n", "\n#elseif B\n", "\n#endif\n", "@",
        "@a(", "\"", "\"\"\"\n", "#\"", "\\(", "/*", "*/", "//", "\n", "\r\n", "\r", ";", ",", ":", "::", "->", "=",
        "&", "?", "!", ".", "...", "`", "~", "/", "#/", "$", "$0", "some ", "any ", "each ", "repeat ", "inout ",
        "where ", "protocol ", "extension ", "func ", "init", "subscript", "var ", "let ", "case ", "class ", "actor ",
        "macro ", "operator ", "import ", "typealias ", "associatedtype ", "async ", "throws ", "throws(", "rethrows ",
        "static ", "nonisolated", "(set)", "get ", "set ", "{ get }", "#macro", "\0", "\u{FEFF}", "\u{A0}", "é", "→",
        "\u{1F600}", "_", "0x1p-3", "1.5e+", "open ", "sending ", "@escaping ", "@unchecked ", "[3 of ", "package ",
    ].map { Array($0.utf8) }
}
