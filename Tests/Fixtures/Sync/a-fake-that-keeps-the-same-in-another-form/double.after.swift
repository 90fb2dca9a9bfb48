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

    // MARK: renew(topic:until:)
    var renewTopicUntilStub: (String, Date) -> Void = { _, _ in
        TestIssue.report("PairingsMock.renewTopicUntilStub is not set")
    }
    func renew(topic: String, until: Date) { renewTopicUntilStub(topic, until) }

    func delete(topic: String) {
        pairings[topic] = nil
    }
}
