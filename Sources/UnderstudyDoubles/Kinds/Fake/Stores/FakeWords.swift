/// Words in the names of requirements that fakes are made for.
enum FakeWords {
    /// Words that tell nothing about what is meant.
    static let general: Set<String> = [
        "item", "element", "entry", "record", "object", "model", "entity", "data", "value", "id", "identifier", "key",
        "count", "total", "number", "everything", "list", "collection", "store", "local", "cache", "storage", "batch",
        "multiple", "many", "content", "stream", "publisher", "update", "change", "size", "info", "detail", "empty",
        "array", "set", "page", "matching", "search", "result", "single", "one", "event",
    ]

    /// Words that ask for one of all, and the place where it is.
    static let ends = ["first": "first", "last": "last", "latest": "last", "random": "random"]
}
