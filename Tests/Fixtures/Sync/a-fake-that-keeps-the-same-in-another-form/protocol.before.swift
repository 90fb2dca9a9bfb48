import Foundation

struct Pairing { let topic: String }

protocol Pairings {
    func set(_ pairing: Pairing)
    func getAll() -> [Pairing]
    func delete(topic: String)
}
