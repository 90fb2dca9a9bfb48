@testable import Notes

/// A spy of `Publisher`, yours to edit.
final class PublisherSpy: Publisher {
    // MARK: publish(_:)
    var publishCalls: [Note] = []
    var publishStub: (Note) throws(PublishError) -> Void = { _ in }
    func publish(_ note: Note) throws(PublishError) {
        publishCalls.append(note)
        try publishStub(note)
    }
}
