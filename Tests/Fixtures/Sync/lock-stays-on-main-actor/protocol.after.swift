struct Note: Sendable { var id = 0 }

@MainActor
protocol Store: Sendable {
    var isOpen: Bool { get }
    var count: Int { get }
}
