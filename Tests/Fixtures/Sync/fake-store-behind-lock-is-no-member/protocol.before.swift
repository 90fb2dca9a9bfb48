import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store: Sendable {
    var title: [Note] { get async }
    var save: Note { get set }
    func visit(_ first: URL, _ second: Int) async throws -> [Note]
}

extension Store {
    var save: Note {
        get { Note() }
        set {}
    }
}
