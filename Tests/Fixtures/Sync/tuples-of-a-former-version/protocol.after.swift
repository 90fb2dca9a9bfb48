struct Note: Equatable {}

protocol Store {
    func move(_ note: Note, to folder: String)
    func copy(_ note: Note, to folder: String)
    func load(id: Int) throws -> AnyObject
    func open(id: Int) throws -> AnyObject
}
