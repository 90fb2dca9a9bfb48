/// The forms in which most commands print what they found or did.
enum ResultFormat: String, CaseIterable, Sendable {
    /// Lines for people.
    case text
    /// One JSON document.
    case json
}
