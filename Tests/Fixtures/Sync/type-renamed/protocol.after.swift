struct Memo: Sendable { var id: Int }

protocol Store {
    func save(_ note: Memo) throws
    func load() -> Memo
}
