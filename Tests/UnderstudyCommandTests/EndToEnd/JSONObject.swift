import Foundation
import Testing

/// JSON as another reader than ours sees it.
struct JSONObject {
    private let members: [String: Any]

    init(_ text: String) throws {
        members = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    subscript(key: String) -> Any? { members[key] }
}
