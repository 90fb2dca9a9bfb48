struct Note: Sendable { var id = 0 }

protocol Store {
    var count: Int { get }
    var title: Int { get set }
}
