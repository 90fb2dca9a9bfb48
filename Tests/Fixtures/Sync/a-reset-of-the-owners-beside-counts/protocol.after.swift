protocol Store {
    func open()
    func close() async
}
