struct Note: Sendable { var id = 0 }

protocol Store {
    var count: Int { get set }
    var title: String { get set }
}
