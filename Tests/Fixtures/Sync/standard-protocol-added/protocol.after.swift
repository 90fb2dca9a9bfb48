protocol Store: AnyObject, Hashable {
    func clear()
}
