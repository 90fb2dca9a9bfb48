// swift-format-ignore-file
import Storage

public struct Note: Equatable, Sendable {
    public var id: Int
    public var title: String

    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

// understudy: spy
public protocol NoteStore: Disk {
    func save(_ note: Note) async throws
    func note(id: Int) async throws -> Note?
}

/// @mockable
public protocol Clock {
    var now: Double { get }
}
