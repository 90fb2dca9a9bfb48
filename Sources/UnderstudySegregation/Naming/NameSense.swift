import UnderstudySemantics

/// Distinguishes names that a reviewer would change from those that say what a protocol is about.
enum NameSense {
    /// More words than this are a sentence, not a name.
    private static let longest = 7

    /// Whether the words make a name: none is repeated, and not all of them are too general.
    static func isSensible(_ words: [String]) -> Bool {
        let plain = words.map { $0.lowercased() }
        let isRepeated = plain.indices.contains { index in
            plain[..<index].contains { WordFamily.holds($0, plain[index]) }
        }
        guard !isRepeated, words.count <= longest, let first = plain.first else { return false }
        return !faint.contains(first) || plain.dropFirst().dropLast().contains { !faint.contains($0) }
    }

    /// Whether a word says too little to name a part by itself: it is too general, or only reports an event.
    static func isFaint(_ word: String) -> Bool { faint.contains(word) || isParticiple(word) }

    /// Whether a word of a protocol's name does not say what it gathers: `StateService`.
    static func isVague(_ word: String) -> Bool { vague.contains(word.lowercased()) }

    /// Whether a word looks like the past participle of a verb: clicked, uploaded.
    private static func isParticiple(_ word: String) -> Bool {
        word.utf8.count >= 5 && word.hasSuffix("ed") && !word.hasSuffix("eed")
    }

    /// `words` without a condition or a time at their end: `removePicturesIfNecessary()` is about pictures.
    static func trimmed(_ words: [String]) -> [String] {
        let end = words.lastIndex { !conditions.contains($0) } ?? words.endIndex
        return end < words.endIndex ? Array(words[...end]) : words
    }

    private static let vague: Set<String> = ["base", "common", "data", "general", "shared", "state"]

    private static let conditions: Set<String> = [
        "allowed", "available", "done", "enabled", "if", "necessary", "needed", "ready", "seen", "sent", "shown",
        "valid", "yet",
    ]

    /// Words that describe, count or join, and name nothing.
    private static let faint: Set<String> = [
        "action", "active", "additional", "all", "any", "app", "available", "base", "basic", "best", "both", "callback",
        "common", "completion", "controller", "count",
        "create", "created", "current", "custom", "data", "default", "delegate", "disabled", "dispatch", "each",
        "empty", "enabled", "enough", "every",
        "exist", "existing", "exists", "extra", "factory", "first", "full", "general", "get", "given", "handler",
        "helper", "high", "id", "ids", "in", "index",
        "info",
        "initial", "item", "its", "kind", "last", "left", "local", "low", "main", "manager", "many", "max", "min",
        "mode",
        "model",
        "more",
        "multiple", "name", "necessary", "need", "needed", "new", "next", "no", "not", "now", "number", "object", "old",
        "one",
        "only", "operation", "original", "other", "out", "own", "part", "pending", "possible", "preferred", "previous",
        "provider", "queue", "raw", "real",
        "recent", "remaining", "remote", "result", "right", "same", "second", "seen", "selected", "self", "sent",
        "service", "set",
        "several",
        "shared", "show", "single", "some", "specific", "state", "such", "then", "thing", "too", "total", "type", "up",
        "updated", "use", "used", "valid", "value", "view", "visible", "whole", "without", "wrapper", "yet",
    ]
}
