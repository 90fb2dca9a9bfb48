struct Note: Sendable { var id = 0 }

protocol Presenter {
    func note(by id: Int) async -> Note?
    func other(_ id: Int) async -> Note?
}
