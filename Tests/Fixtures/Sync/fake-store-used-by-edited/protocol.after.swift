struct Note: Identifiable, Sendable { var id = 0 }

protocol Store: AnyObject {
    func refresh()
}
