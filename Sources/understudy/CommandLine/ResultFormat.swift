/// The formats in which most commands print their results.
enum ResultFormat: String, CaseIterable, Sendable {
    /// Text for people.
    case text
    /// One JSON document.
    case json
}
