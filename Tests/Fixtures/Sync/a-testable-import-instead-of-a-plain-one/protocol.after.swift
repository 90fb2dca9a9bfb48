/// A note.
public struct Note {
    /// Creates a note.
    public init() {}
}
struct Secret {}
protocol Store {
    func note() -> Note
    func secret() -> Secret
}
