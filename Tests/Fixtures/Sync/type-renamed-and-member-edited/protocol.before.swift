struct Memo: Sendable { var id = 0 }

protocol Store {
    func save(_ memo: Memo)
    func find(by id: Int) -> Memo?
    func load() -> [Memo]
}
