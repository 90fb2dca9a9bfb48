struct Note: Sendable { var id = 0 }
typealias Notes = [Note]

protocol Store: AnyObject {
    init(options: [String: Int])
    static var all: Notes { get }
    func parse(_ path: String) throws -> Int
}

extension Store {
    static var all: Notes { [] }
}
