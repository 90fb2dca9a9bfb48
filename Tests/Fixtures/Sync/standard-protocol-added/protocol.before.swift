protocol Store: AnyObject {
    func clear()
}
