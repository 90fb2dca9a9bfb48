import UnderstudySemantics

/// What a protocol's own name gives its parts: `IRoomProxyProtocol` → prefix I, words room and proxy, ending Protocol.
struct NameFrame {
    /// `I` where the module marks its protocols so.
    let prefix: String
    /// The words between prefix and ending, in lower case.
    let words: [String]
    /// The same words as they are written.
    let written: [String]
    /// `Protocol` where the name carries it.
    let ending: String

    init(_ name: String) {
        let bytes = Array(name.utf8)
        let hasPrefix =
            bytes.count > 2 && bytes[0] == UInt8(ascii: "I") && (0x41...0x5A).contains(bytes[1])
            && (0x61...0x7A).contains(bytes[2])
        let bare = hasPrefix ? String(name.dropFirst()) : name
        let isMarked = bare.hasSuffix("Protocol") && bare != "Protocol"
        let core = isMarked ? String(bare.dropLast("Protocol".count)) : bare
        prefix = hasPrefix ? "I" : ""
        ending = isMarked ? "Protocol" : ""
        let all = IdentifierWords.split(core)
        var rest = core[...]
        let spelled = all.map { word in
            // Only what is not a word, such as an underscore, is skipped.
            while let first = rest.first, first.lowercased() != word.prefix(1) { rest = rest.dropFirst() }
            defer { rest = rest.dropFirst(word.count) }
            return String(rest.prefix(word.count))
        }
        // That a protocol erases types says nothing of its parts.
        let skipped = all.count > 1 && all[0] == "any" ? 1 : 0
        words = Array(all.dropFirst(skipped))
        written = Array(spelled.dropFirst(skipped))
    }

    /// What the protocol is, its last word or two: `Adapter`, `ViewModel`.
    var role: [String] { Array(written.suffix(words.suffix(2) == ["view", "model"] ? 2 : 1)) }

    /// The last words that a name can take after so many others without becoming a sentence.
    func tail(after count: Int) -> [String] {
        let length = max(min(2, written.count), role.count, Self.longest - count)
        return Array(written.suffix(length))
    }

    /// A name of more words is hard to read.
    private static let longest = 4

    /// Whether the role says no more than that requirements are gathered there, so that what a part does names it
    /// better.
    var isCollection: Bool { words.last.map(Self.collections.contains) ?? true }

    /// Whether parts that hold state can carry the role on: a service with properties stays a service.
    var suitsState: Bool { words.last == "service" }

    private static let collections: Set<String> = [
        "handling", "helper", "manager", "managing", "protocol", "providing", "repository", "service", "storage",
        "store", "storing", "users",
    ]
}
