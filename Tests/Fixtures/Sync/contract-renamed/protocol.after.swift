import Foundation

struct Note: Sendable { var id = 0 }

protocol NoteStore {
    func refresh()
    func load() -> [Note]
}
