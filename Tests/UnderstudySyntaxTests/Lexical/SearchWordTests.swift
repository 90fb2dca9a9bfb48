import Testing

@testable import UnderstudySyntax

/// Words are found by a part of them, so what is in front of that part has to be compared.
@Suite("Search for words")
struct SearchWordTests {
    private func places(of word: SearchWord, in text: String) -> [Int] {
        var found: [Int] = []
        (Array(text.utf8) + [0]).withUnsafeBufferPointer { bytes in
            let bytes = UnsafeBufferPointer(rebasing: bytes.dropLast())
            var offset = 0
            while let start = QuickScan.find(word, from: offset, in: bytes) {
                found.append(start)
                offset = start + word.count
            }
        }
        return found
    }

    @Test(arguments: [
        ("struct", [0]), ("a struct b struct", [2, 11]), ("constructor", [3]), ("uct", []), ("reduct struct", [7]),
        ("uctstruct", [3]), ("strstruct", [3]), ("structstruct", [0, 6]), ("struc", []), ("", []),
        ("\0struct\0struct", [1, 8]), ("str\0uct", []), ("uct\0\0struct", [5]), ("struct\0", [0]),
    ])
    func isFoundByItsRarePart(_ text: String, _ expected: [Int]) {
        #expect(places(of: .struct, in: text) == expected)
    }

    @Test(arguments: [("class", [0]), ("a class\0class", [2, 8]), ("clas", [])])
    func isFoundByItsFirstBytes(_ text: String, _ expected: [Int]) {
        #expect(places(of: "class", in: text) == expected)
    }

    @Test func partsAreThoseOfTheWord() {
        for word in [SearchWord.protocol, .struct, .enum, .typealias] {
            #expect(word.rareStart < word.count)
            #expect(places(of: word, in: "x \(word.text)") == [2])
        }
    }
}
