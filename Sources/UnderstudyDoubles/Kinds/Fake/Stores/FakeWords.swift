/// Words in the names of requirements that fakes are made for.
enum FakeWords {
    /// Words that tell nothing about what is meant.
    static let general: Set<String> = [
        "item", "element", "entry", "record", "object", "model", "entity", "data", "value", "id", "identifier", "key",
        "count", "total", "number", "everything", "list", "collection", "store", "local", "cache", "storage", "batch",
        "multiple", "many", "content", "stream", "publisher", "update", "change", "size", "info", "detail", "empty",
        "array", "set", "page", "matching", "search", "result", "single", "one", "event",
    ]

    /// Words by which a label or a name says where something belongs.
    static let relating: Set<String> = ["at", "for", "from", "in", "into", "of", "on", "to", "under"]

    /// Words that end what a verb acts on: `saveNoteIfNeeded`, `deleteNoteByID`.
    static let ending = relating.union(["as", "by", "if", "onto", "using", "via", "when", "with", "within", "without"])

    /// Words that say how something is done, and not with what.
    static let manner: Set<String> = [
        "again", "asynchronously", "atomically", "automatically", "back", "directly", "immediately", "locally", "now",
        "offline", "permanently", "remotely", "safely", "silently", "synchronously", "temporarily",
    ]

    /// Words that by themselves decide what a name says.
    enum Telling: String {
        /// A value that is given where nothing is found.
        case `default`
        /// A question for whether there is nothing.
        case empty
        /// A question for whether something is there.
        case exists
        /// What something is known by.
        case id
        /// The opposite of what the other words say.
        case not
    }

    /// Words that ask for one of all, and the place where it is.
    static let ends = ["first": "first", "last": "last", "latest": "last", "random": "random"]
}

extension [String] {
    /// Whether `word` is one of the words.
    func say(_ word: FakeWords.Telling) -> Bool { contains(word.rawValue) }
}
