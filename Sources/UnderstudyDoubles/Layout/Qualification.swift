/// Writes a module before names of it, as of the standard library's `Swift`.
struct Qualification: Sendable {
    /// The bytes of the names.
    private let names: [[UInt8]]
    /// Whether a name begins with a byte: most words of most lines are none of them.
    private let begins: [Bool]
    private let module: String

    /// Writes `module` before each of `names`.
    init(names: Set<String>, of module: String = "Swift") {
        self.module = module + "."
        self.names = names.map { Array($0.utf8) }
        var begins = [Bool](repeating: false, count: 256)
        for name in self.names { begins[Int(name[0])] = true }
        self.begins = begins
    }

    /// `line` with the module before each of the names.
    func qualified(_ line: String) -> String {
        if names.isEmpty { return line }
        var line = line
        let qualified: [UInt8]? = line.withUTF8 { bytes in
            guard let first = firstName(in: bytes, from: 0) else { return nil }
            return Self.isComment(bytes) ? nil : self.qualified(bytes, from: first)
        }
        return qualified.map { String(decoding: $0, as: UTF8.self) } ?? line
    }

    /// Where the first of the names is in `bytes` from `start` on.
    private func firstName(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
        begins.withUnsafeBufferPointer { begins in
            guard let begins = begins.baseAddress, let base = bytes.baseAddress else { return nil }
            var position = start
            while position < bytes.count {
                if begins[Int(base[position])], position == 0 || !Self.isWordPart(base[position - 1]),
                    let count = lengthOfName(at: position, in: bytes)
                {
                    return position..<position + count
                }
                position += 1
            }
            return nil
        }
    }

    /// The length of the name that is the word at `position`; `nil` where that is none of them.
    private func lengthOfName(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let rest = bytes[position...]
        let name = names.first { name in
            guard rest.count >= name.count, rest.starts(with: name) else { return false }
            return rest.count == name.count || !Self.isWordPart(bytes[position + name.count])
        }
        return name?.count
    }

    private static func isComment(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "//".utf8)
    }

    /// - Parameter first: The first name in `bytes`.
    private func qualified(_ bytes: UnsafeBufferPointer<UInt8>, from first: Range<Int>) -> [UInt8] {
        var text: [UInt8] = []
        var written = 0
        var isText = false
        var next: Range<Int>? = first
        while let name = next {
            for byte in bytes[written..<name.lowerBound] {
                if byte == UInt8(ascii: "\"") { isText.toggle() }
                text.append(byte)
            }
            let before = name.lowerBound > 0 ? bytes[name.lowerBound - 1] : UInt8(ascii: " ")
            let isDeclared = text.suffix(Self.alias.count).elementsEqual(Self.alias)
            let isOwn =
                before != UInt8(ascii: ".") && before != UInt8(ascii: ":") && before != UInt8(ascii: "@") && !isDeclared
            if !isText, isOwn { text += module.utf8 }
            text += bytes[name]
            written = name.upperBound
            next = firstName(in: bytes, from: written)
        }
        text += bytes[written...]
        return text
    }

    /// What precedes the name that a type alias gets, which is none of the names.
    private static let alias = Array("typealias ".utf8)

    /// Whether it is part of a name: an ASCII letter or digit, an underscore, or part of a character beyond ASCII.
    private static func isWordPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }
}
