struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    func save()
    var item: Note { get async }
}
