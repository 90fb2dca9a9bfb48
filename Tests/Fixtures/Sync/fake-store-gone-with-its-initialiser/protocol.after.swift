struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    func find(_ title: String) async -> Bool
    var visit: Int { get set }
    func item(_ notes: [Note]) async -> Bool
}
