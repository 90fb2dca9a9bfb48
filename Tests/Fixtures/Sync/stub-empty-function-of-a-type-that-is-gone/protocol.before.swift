struct Note: Sendable { var id = 0 }
struct Memo: Sendable { var id = 0 }

protocol Store {
    func save(_ note: Note)
    func keep(_ memo: Memo)
    func ping()
}
