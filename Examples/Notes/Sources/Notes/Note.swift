import Foundation

/// Something written down.
public struct Note: Sendable, Equatable, Identifiable {
    /// What tells this note from all others.
    public let id: UUID
    /// What it says.
    public var text: String
    /// The notebook that it is in.
    public var notebook: Notebook.ID

    /// Writes a note.
    public init(id: UUID = UUID(), text: String, notebook: Notebook.ID) {
        self.id = id
        self.text = text
        self.notebook = notebook
    }
}
