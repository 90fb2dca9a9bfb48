import Foundation

struct Note { var id = 0 }
struct Draft { var id = 0 }

protocol Store {
    func save(_ draft: Draft)
    func open(_: Draft)
}
