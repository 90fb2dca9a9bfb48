@testable import Notes

/// A spy of `TextDecoding`, yours to edit.
final class TextDecodingSpy: TextDecoding {
    // MARK: decode(_:from:)
    var decodeFromCalls: [(type: any Decodable.Type, text: String)] = []
    var decodeFromStub: (any Decodable.Type, String) throws -> Any = { _, _ in
        throw TestIssue("TextDecodingSpy.decodeFromStub is not set")
    }
    func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
        decodeFromCalls.append((type, text))
        guard let result = try decodeFromStub(type, text) as? Value else {
            throw TestIssue("TextDecodingSpy.decodeFromStub did not return Value")
        }
        return result
    }
}
