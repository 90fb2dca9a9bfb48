struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    var note: Note { get throws }
    static func save(by id: Int) -> [Note]
}
