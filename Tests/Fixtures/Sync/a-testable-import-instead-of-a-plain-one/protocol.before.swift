/// A note.
public struct Note {
    /// Creates a note.
    public init() {}
}
struct Secret {}
/// Keeps notes.
public protocol Store {
    func note() -> Note
}
