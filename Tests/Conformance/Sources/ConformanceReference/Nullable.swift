/// A value that JSON may give as `null`, but whose key must be there.
///
/// The synthesised coding of an optional takes a missing key for `null`, and writes none for `nil`; the contract
/// asks for the key.
@propertyWrapper
package struct Nullable<Value: Codable & Sendable & Hashable>: Codable, Sendable, Hashable {
    /// The value, or `nil` for `null`.
    package var wrappedValue: Value?

    /// Wraps a value.
    package init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    /// Reads a value or `null`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
    }

    /// Writes the value or `null`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue {
            try container.encode(wrappedValue)
        } else {
            try container.encodeNil()
        }
    }
}
