extension JSONNode {
    /// The value of the member `key`; `nil` if this is not an object, or has no such member.
    subscript(key: String) -> JSONNode? {
        guard case .object(let members) = value else { return nil }
        return members.last { $0.key == key }?.node
    }

    /// The elements; `nil` if this is not an array.
    var elements: [JSONNode]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    /// The text; `nil` if this is not a string.
    var text: String? {
        if case .string(let text) = value { text } else { nil }
    }

    /// The number, if it is a whole one; `nil` if this is no number.
    var integer: Int? {
        if case .number(let number) = value { Int(exactly: number) } else { nil }
    }

    /// The truth value; `nil` if this is not one.
    var flag: Bool? {
        if case .bool(let flag) = value { flag } else { nil }
    }
}
