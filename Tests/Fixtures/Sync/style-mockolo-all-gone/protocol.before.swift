struct Note: Sendable { var id = 0 }

protocol Store {
    var title: String { get throws }
    var last: String { get }
}
