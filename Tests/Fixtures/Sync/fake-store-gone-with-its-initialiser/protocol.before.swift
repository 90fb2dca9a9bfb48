struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    func find(_ title: String) async -> Bool
    var notes: [Note] { get }
    var visit: Int { get set }
}
