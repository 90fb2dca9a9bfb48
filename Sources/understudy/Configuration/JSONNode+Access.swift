extension JSONNode {
    /// The value of the member `key`; `nil` where this is no object, or has none.
    subscript(key: String) -> JSONNode? {
        guard case .object(let members) = value else { return nil }
        return members.last { $0.key == key }?.node
    }

    /// The elements; `nil` where this is no array.
    var elements: [JSONNode]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    /// The text; `nil` where this is no string.
    var text: String? {
        if case .string(let text) = value { text } else { nil }
    }

    /// The truth value; `nil` where this is none.
    var flag: Bool? {
        if case .bool(let flag) = value { flag } else { nil }
    }
}
