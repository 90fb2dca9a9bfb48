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

    /// Whether `word` only joins others, or says which values are meant.
    package static func isFiller(_ word: String) -> Bool { joining.contains(word) || selecting.contains(word) }

    /// Endings of the names of parameters that are called with a result.
    package static let closures: Set<String> = ["block", "callback", "closure", "completion", "handler"]

    /// Endings of properties that provide a stream of changes.
    package static let streams: Set<String> = [
        "driver", "observable", "publisher", "relay", "signal", "single", "stream", "subject", "updates",
    ]
}
