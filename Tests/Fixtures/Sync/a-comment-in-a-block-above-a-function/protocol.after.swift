protocol Store {
    func clear() async throws
    var count: Int { get }
    var name: String? { get set }
}
