@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: encode(_:)
    var encodeCalls: [String] = []
    var encodeStub: (String) -> String = { "e" + $0 }
    func encode(_ value: String) -> String {
        encodeCalls.append(value)
        return encodeStub(value)
    }

    // MARK: encrypt(_:)
    var encryptCalls: [String] = []
    var encryptStub: (String) -> String = { _ in "" }
    func encrypt(_ value: String) -> String {
        encryptCalls.append(value)
        return encryptStub(value)
    }

    // MARK: decode(_:)
    var decodeCalls: [String] = []
    var decodeStub: (String) -> String = { _ in "" }
    func decode(_ value: String) -> String {
        decodeCalls.append(value)
        return decodeStub(value)
    }
}
