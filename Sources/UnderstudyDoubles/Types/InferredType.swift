/// Tells whether a value alone says what type it has.
enum InferredType {
    /// Whether the compiler finds `type` by itself for a property that starts with `value`.
    static func isToldBy(_ value: String, type: String) -> Bool {
        switch type {
        case "Bool": value == "true" || value == "false"
        case "Int": value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        case "String": value == "\"\""
        default: value.hasPrefix(type + "(")
        }
    }
}
