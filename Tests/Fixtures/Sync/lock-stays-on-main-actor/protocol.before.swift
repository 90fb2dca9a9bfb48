struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    var isOpen: Bool { get }
    var count: Int { get }
}
