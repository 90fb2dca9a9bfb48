// swift-format-ignore-file

import Foundation

public struct Note: Sendable, Equatable {
    public var id: Int
    public init(id: Int) { self.id = id }
}

public struct Folder: Sendable, Equatable {
    public var name: String
    public init(name: String) { self.name = name }
}

public protocol NotesRepository {
    func save(note: Note) async throws
    func move(note: Note, to folder: Folder) async throws
    func delete(id: UUID, permanently: Bool)
    func findNote(by id: UUID) async throws -> Note?
    func notes(in folder: Folder) -> [Note]
    func newest() -> Note
    func refresh()
    @discardableResult func undo() -> Bool
}

public protocol NoteSaver {
    func save(_ note: Note)
}

public protocol Account {
    var userName: String { get }
    var visits: Int { get set }
    var owner: Note { get }
    var nickname: String? { get set }
    var current: Folder { get set }
    var token: String { get async throws }
    var isLocked: Bool { get throws }
    var avatar: Note { get async }
}
