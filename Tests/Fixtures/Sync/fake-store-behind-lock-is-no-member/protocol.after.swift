import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store: Sendable {
    var load: [Note] { get set }
    func visit(_ first: URL, _ second: Int) async throws -> [Note]
}

extension Store {
    var load: [Note] {
        get { fatalError() }
        set {}
    }
    func visit(_ first: URL, _ second: Int) async throws -> [Note] { fatalError() }
}
