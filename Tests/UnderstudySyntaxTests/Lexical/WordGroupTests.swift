import Testing

@testable import UnderstudySyntax

/// Words that share a letter are found by that letter: the same places as by a search for each.
@Suite("Search for words that share a letter")
struct WordGroupTests {
    private func ends(of group: WordGroup, in text: String) -> [Int] {
        var found: [Int] = []
        withBytes(of: text) { bytes in group.forEach(in: bytes) { found.append($0) } }
        return found
    }

    private func ends(of words: [SearchWord], in text: String) -> [Int] {
        var found: [Int] = []
        withBytes(of: text) { bytes in
            for word in words {
                QuickScan.forEach(word, in: bytes) { past in
                    found.append(past)
                    return true
                }
            }
        }
        return found.sorted()
    }

    /// Gives `body` the bytes, which a zero byte follows.
    private func withBytes(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        (Array(text.utf8) + [0]).withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0.dropLast())) }
    }

    @Test(arguments: [
        ("class", [5]), ("struct", [6]), ("actor", [5]), ("a class b struct", [7, 16]), ("classes subclass", []),
        ("constructor factory", []), ("structstruct struct", [19]), ("clas", []), ("c", []), ("", []),
        ("\0class\0actor\0", [6, 12]), ("_class class_ class", [19]), ("`class`", [6]), ("éclass class", [13]),
        ("protocol", []), ("cclass actoractor", []),
    ])
    func typesAreFound(_ text: String, _ expected: [Int]) {
        #expect(ends(of: .types, in: text) == expected)
    }

    @Test(arguments: [
        ("protocol", [8]), ("protocols protocol", [18]), ("protoc", []), ("a protocol\nclass", [10, 16]),
    ])
    func protocolsAreFound(_ text: String, _ expected: [Int]) {
        #expect(ends(of: .typesAndProtocols, in: text) == expected)
    }

    @Test func placesAreThoseOfSearchesForEachWord() {
        let parts = [
            "class", "struct", "actor", "protocol", "c", "t", "o", "l", " ", "\n", "_", "\0", "é", "ct", "pro", "a",
        ]
        var state: UInt64 = 7
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % count
        }
        for _ in 0..<2_000 {
            let text = (0..<next(24)).map { _ in parts[next(parts.count)] }.joined()
            #expect(ends(of: .types, in: text) == ends(of: ["class", .struct, "actor"], in: text), "\(text)")
            #expect(
                ends(of: .typesAndProtocols, in: text) == ends(of: ["class", .struct, "actor", .protocol], in: text),
                "\(text)")
        }
    }
}
