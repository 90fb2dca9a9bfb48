@testable import Notes

/// A spy of `Geocoder`, yours to edit.
final class GeocoderSpy: Geocoder {
    // MARK: locate(_:completion:)
    var locateCompletionCalls: [(address: String, completion: (Result<Place, any Error>) -> Void)] = []
    var locateCompletionStub: (String, @escaping (Result<Place, any Error>) -> Void) -> Void = { _, _ in }
    func locate(_ address: String, completion: @escaping (Result<Place, any Error>) -> Void) {
        locateCompletionCalls.append((address, completion))
        locateCompletionStub(address, completion)
    }
}
