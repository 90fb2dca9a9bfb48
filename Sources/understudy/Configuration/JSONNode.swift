/// A JSON value that remembers where it is.
struct JSONNode: Sendable {
    /// What the value is.
    indirect enum Value: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONNode])
        case object([JSONMember])
    }

    let value: Value
    /// The offset of the value's first byte.
    let offset: Int

    /// The kind of value, for messages.
    var kindName: String {
        switch value {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// A member of a JSON object.
struct JSONMember: Sendable {
    let key: String
    /// The offset of the key's first quote.
    let keyOffset: Int
    let node: JSONNode
}
