struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    var notes: [Note] { get }
    static func load(with notes: [Note]) -> String
}
