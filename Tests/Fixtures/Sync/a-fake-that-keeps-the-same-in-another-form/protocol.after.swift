import Foundation

struct Pairing { let topic: String }

protocol Pairings {
    func set(_ pairing: Pairing)
    func getAll() throws -> [Pairing]
    func renew(topic: String, until: Date)
    func delete(topic: String)
}
