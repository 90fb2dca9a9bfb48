import Foundation

/// A place for notes.
public struct Notebook: Sendable, Equatable, Identifiable {
    /// What tells this notebook from all others.
    public let id: UUID
    /// What it is called.
    public var name: String

    /// Opens an empty notebook.
    public init(id: UUID = UUID(), name: String) {
        self.id = id
        self.name = name
    }
}
