import Foundation

struct Note { var id = 0 }
struct Draft { var id = 0 }

protocol Store {
    func save(_ note: Note)
    func open(_: Note)
}
