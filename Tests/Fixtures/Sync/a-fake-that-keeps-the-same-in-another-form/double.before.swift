import XCTest
@testable import Notes

/// A fake of `Pairings`, yours to edit.
final class PairingsMock: Pairings {
    private var pairings: [String: Pairing] = [:]

    func set(_ pairing: Pairing) {
        pairings[pairing.topic] = pairing
    }

    func getAll() -> [Pairing] {
        Array(pairings.values)
    }

    func delete(topic: String) {
        pairings[topic] = nil
    }
}
