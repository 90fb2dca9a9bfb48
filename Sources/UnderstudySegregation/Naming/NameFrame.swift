import UnderstudySemantics

/// What a protocol's own name contributes to the names of its parts: `IRoomProxyProtocol` → prefix I, words room and
/// proxy, ending Protocol.
struct NameFrame {
    /// `I`, if the module marks its protocols so.
    let prefix: String
    /// The words between prefix and ending, in lower case.
    let words: [String]
    /// The same words as they are written.
    let written: [String]
    /// `Protocol` or `Type`, if the name ends so.
    let ending: String

    init(_ name: String) {
        let bytes = Array(name.utf8)
        let isWordAfterFirst =
            bytes.count > 2 && (0x41...0x5A).contains(bytes[1]) && (0x61...0x7A).contains(bytes[2])
        let hasPrefix = isWordAfterFirst && bytes[0] == UInt8(ascii: "I")
        // A small letter in front marks what a team owns, and is no word of a name: `hPaymentClient`. Those of `iCloud` and
        // `eBook` belong to words.
        let hasMark =
            isWordAfterFirst && (0x61...0x7A).contains(bytes[0]) && !"ie".utf8.contains(bytes[0])
        let bare = hasPrefix || hasMark ? String(name.dropFirst()) : name
        ending = Self.ending(of: bare)
        prefix = hasPrefix ? "I" : ""
        let all = Self.withoutVersion(IdentifierWords.joiningCapitals(bare.dropLast(ending.count)))
        // A word for type erasure says nothing about the parts.
        let skipped = all.count > 1 && all[0].word == "any" ? 1 : 0
        words = all.dropFirst(skipped).map(\.word)
        written = all.dropFirst(skipped).map(\.written)
    }

    /// The last word, if it only marks a protocol: `Protocol`, or the `Type` of `UserStorageType`, but not that of
    /// `FileType`.
    private static func ending(of name: String) -> String {
        if name.hasSuffix("Protocol"), name != "Protocol" { return "Protocol" }
        return name.hasSuffix("Type") && IdentifierWords.joiningCapitals(name).count > 2 ? "Type" : ""
    }

    /// The words without the number of a version at their end: a part of `MailServiceV2` has no versions.
    private static func withoutVersion(_ words: [(word: String, written: String)]) -> [(word: String, written: String)]
    {
        guard words.count > 1, words[words.count - 1].word.allSatisfy(\.isNumber) else { return words }
        let isMarked = words.count > 2 && words[words.count - 2].word == "v"
        return words.dropLast(isMarked ? 2 : 1)
    }

    /// The protocol's role, which is its last word or two: `Adapter`, `ViewModel`.
    var role: [String] { Array(written.suffix(words.suffix(2) == ["view", "model"] ? 2 : 1)) }

    /// The elements that a protocol gathers, in the singular: `NotesRepository` → Note.
    var stem: [String] {
        let stem = written.dropLast()
        return stem.dropLast() + stem.suffix(1).map(Inflection.singular)
    }

    /// What the protocol is about: its elements, or the only word of its name.
    var gathered: [String] { stem.isEmpty ? written : stem }

    /// The name with `topic` in it: in front of a name of one or two words, otherwise between the subject and the role,
    /// so that the parts of `TextZoomCoordinating` keep their order: `TextZoomLevelCoordinating`.
    func telling(_ topic: [String]) -> [String] {
        let role = written.suffix(roleLength)
        let stem = written.dropLast(roleLength).suffix(max(0, Self.longest - topic.count - role.count))
        return written.count <= 2 ? topic + written : stem + topic + role
    }

    /// The name with `topic` in front of one of its words, if the topic describes that word: the part of
    /// `AccountRepositoryFactory` for meta accounts is `MetaAccountRepositoryFactory`.
    func telling(_ topic: [String], before place: Int) -> [String] {
        written[..<place] + topic + written[place...]
    }

    /// The position of a word in lower case, or of another of its family, in the name; not in its role.
    func place(of word: String) -> Int? {
        words.dropLast(role.count).firstIndex { WordFamily.holds($0, word) }
    }

    /// A longer name is hard to read.
    private static let longest = 7

    /// How many words at the end are the role: `Factory` by itself says little.
    private var roleLength: Int {
        var length = words.count > 3 || words.last.map(Self.dependent.contains) == true ? 2 : 1
        while length < words.count - 1, Self.attached.contains(words[words.count - length - 1]) { length += 1 }
        return min(length, max(1, words.count - 1))
    }

    /// Words that need the one before them.
    private static let dependent: Set<String> = ["case", "facade", "factory", "input", "model", "output", "source"]
    /// Words that need the one after them: `ViewModel`, `UseCase`.
    private static let attached: Set<String> = ["data", "use", "view"]

    /// Whether the role only says that requirements are gathered there, so that a name for what a part does is better.
    var isCollection: Bool { words.last.map(Self.collections.contains) ?? true }

    /// Whether parts with state can keep the role: a service with properties is still a service.
    var suitsState: Bool { words.last == "service" }

    private static let collections: Set<String> = [
        "handling", "helper", "manager", "managing", "protocol", "providing", "repository", "service", "storage",
        "store", "storing", "users",
    ]
}
