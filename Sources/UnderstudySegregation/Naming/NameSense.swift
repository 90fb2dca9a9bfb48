import UnderstudySemantics

/// Tells names that a reviewer would change from those that say what a protocol is about.
enum NameSense {
    /// More words than this are a sentence.
    private static let longest = 6

    /// Whether the words make a name: none twice, and something among them beyond words that fit anywhere.
    static func isSensible(_ words: [String]) -> Bool {
        let plain = words.map { $0.lowercased() }
        let stems = plain.map { Inflection.stem(Inflection.singular($0)) }
        guard Set(stems).count == stems.count, words.count <= longest, let first = plain.first else { return false }
        return !faint.contains(first) || plain.dropFirst().dropLast().contains { !faint.contains($0) }
    }

    /// Whether a word says too little to name a part by itself.
    static func isFaint(_ word: String) -> Bool { faint.contains(word) }

    /// Words that describe, count or join, and name nothing.
    private static let faint: Set<String> = [
        "action", "active", "additional", "all", "any", "app", "available", "base", "basic", "best", "both", "callback",
        "common", "completion", "controller", "count",
        "create", "created", "current", "custom", "data", "default", "delegate", "disabled", "dispatch", "each",
        "empty", "enabled", "every",
        "exist", "existing", "exists", "extra", "factory", "first", "full", "general", "get", "given", "handler",
        "helper", "id", "ids", "index",
        "info",
        "initial", "item", "its", "kind", "last", "left", "local", "main", "manager", "many", "max", "min", "mode",
        "model",
        "more",
        "multiple", "name", "need", "needed", "new", "next", "no", "not", "now", "number", "object", "old", "one",
        "only", "operation", "original", "other", "own", "part", "pending", "possible", "preferred", "previous",
        "provider", "queue", "raw", "real",
        "recent", "remaining", "remote", "result", "right", "same", "second", "selected", "self", "service", "set",
        "several",
        "shared", "show", "single", "some", "specific", "state", "such", "then", "thing", "total", "type", "up",
        "updated", "use", "used", "valid", "value", "view", "visible", "whole", "wrapper",
    ]
}
