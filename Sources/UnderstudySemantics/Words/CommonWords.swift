/// Words that don't say what an identifier is about.
package enum CommonWords {
    /// Words that only join others.
    package static let joining: Set<String> = [
        "a", "all", "an", "and", "are", "as", "async", "at", "be", "by", "can", "did", "for", "from", "has", "have",
        "if", "in", "into", "is", "of", "on", "or", "should", "that", "the", "this", "to", "using", "via", "was",
        "were", "will", "with",
    ]

    /// Words that only say which values are meant.
    private static let selecting: Set<String> = [
        "belonging", "containing", "current", "every", "existing", "having", "matching", "named", "new", "saved",
        "stored", "under", "where", "within",
    ]

    /// Words that tell nothing about what is meant.
    package static let general: Set<String> = [
        "item", "element", "entry", "record", "object", "model", "entity", "data", "value", "id", "identifier", "key",
        "count", "total", "number", "everything", "list", "collection", "store", "local", "cache", "storage", "batch",
        "multiple", "many", "content", "stream", "publisher", "update", "change", "size", "info", "detail", "empty",
        "array", "set", "page", "matching", "search", "result", "single", "one", "event", "database",
    ]

    /// Words by which a label or a name says where something belongs.
    package static let relating: Set<String> = ["at", "for", "from", "in", "into", "of", "on", "to", "under"]

    /// Words that end what a verb acts on: `saveNoteIfNeeded`, `deleteNoteByID`.
    package static let ending = relating.union([
        "as", "by", "if", "onto", "unless", "using", "via", "when", "whenever", "with", "within", "without",
    ])

    /// Words that say how something is done, and not with what.
    package static let manner: Set<String> = [
        "again", "asynchronously", "atomically", "automatically", "back", "directly", "immediately", "locally", "now",
        "offline", "permanently", "remotely", "safely", "silently", "synchronously", "temporarily",
    ]

    /// Whether `word` only joins others, or says which values are meant.
    package static func isFiller(_ word: String) -> Bool { joining.contains(word) || selecting.contains(word) }

    /// Those of `words` that name something, in the singular.
    package static func nouns(in words: some Sequence<String>) -> [String] {
        words.filter { !isFiller($0) && !manner.contains($0) }.map(Inflection.singular)
    }

    /// Endings of the names of parameters that are called with a result.
    package static let closures: Set<String> = ["block", "callback", "closure", "completion", "handler"]

    /// Endings of properties that provide a stream of changes.
    package static let streams: Set<String> = [
        "driver", "observable", "publisher", "relay", "signal", "single", "stream", "subject", "updates",
    ]
}
