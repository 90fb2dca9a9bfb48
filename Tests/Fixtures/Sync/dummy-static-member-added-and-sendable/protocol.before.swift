struct Note: Sendable { var id = 0 }

protocol Store {
    var note: Note { get throws }
    static func find(first: Int) async throws
}
