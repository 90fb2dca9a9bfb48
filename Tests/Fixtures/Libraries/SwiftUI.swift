// swift-format-ignore-file

// Stands in for Apple's SwiftUI, as far as doubles depend on it.

public struct Color: Sendable {
    public static let clear = Color()
}

public struct Font: Sendable {
    public static let body = Font()
}

public struct Binding<Value> {
    public let wrappedValue: Value
    public static func constant(_ value: Value) -> Binding<Value> { Binding(wrappedValue: value) }
}
