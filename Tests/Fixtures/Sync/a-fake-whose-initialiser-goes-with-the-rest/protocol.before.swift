struct Note: Equatable, Sendable {}

@MainActor
protocol Store: Sendable {
    subscript(at first: [Note], _ second: Note) -> [Note] { get }
    init(by first: [Note])
}
