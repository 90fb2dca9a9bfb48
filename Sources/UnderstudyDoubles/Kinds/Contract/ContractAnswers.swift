import UnderstudySemantics
import UnderstudySyntax

/// Tells which answers can be compared by what they hold.
struct ContractAnswers {
    private let context: DoubleContext

    init(_ context: DoubleContext) { self.context = context }

    /// Why values of `type` can't be; `nil` where they can.
    func reason(against type: SwiftType, from origin: ProtocolDeclaration) -> String? {
        switch type {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .attributed(_, let inner):
            return reason(against: inner, from: origin)
        case .any(.named("Error", [])): return nil
        case .dictionary(let key, let value):
            return reason(against: key, from: origin) ?? reason(against: value, from: origin)
        case .tuple(let elements):
            return elements.lazy.compactMap { reason(against: $0.type, from: origin) }.first
        case .named(let name, let arguments): return named(name, arguments, of: type, from: origin)
        case .member(_, let name, let arguments):
            return type.isOfPlatform
                ? named(name, arguments, of: type, from: origin) : declared(type.path ?? "", of: type, from: origin)
        case .function: return "it returns a closure"
        default: return Self.incomparable(type)
        }
    }

    private static func incomparable(_ type: SwiftType) -> String { "its answer '\(type)' can't be compared" }

    private func named(
        _ name: String, _ arguments: [SwiftType], of type: SwiftType, from origin: ProtocolDeclaration
    ) -> String? {
        if name.hasSuffix("Stream") || name.hasSuffix("Publisher") { return "it answers over time" }
        let isDeclared = context.index.lookUpAnything(name, from: origin)
        if !isDeclared, ["Never", "Any", "AnyObject"].contains(name) { return Self.incomparable(type) }
        if !isDeclared, ["Void", "Error"].contains(name) || StandardNames.compared.contains(name) {
            return arguments.lazy.compactMap { reason(against: $0, from: origin) }.first
        }
        return declared(name, of: type, from: origin)
    }

    private func declared(_ name: String, of type: SwiftType, from origin: ProtocolDeclaration) -> String? {
        if let alias = context.index.aliasedType(name, from: origin) { return reason(against: alias, from: origin) }
        if let found = context.index.typeDeclaration(name, from: origin), !found.suppressesConformance { return nil }
        if name.hasSuffix(".ID"), context.index.typeDeclaration(String(name.dropLast(3)), from: origin) != nil {
            return nil
        }
        return Self.incomparable(type)
    }
}

/// The names of types of the standard library and of Foundation whose values say all that they hold.
enum StandardNames {
    /// The types of which arguments are drawn.
    static let drawn: Set<String> = [
        "Bool", "CGFloat", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64",
        "Int8", "String", "Substring", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
    ]

    /// The types whose values are compared.
    static let compared = drawn.union([
        "Array", "ArraySlice", "CGPoint", "CGRect", "CGSize", "ContiguousArray", "DateComponents",
        "Dictionary", "Duration", "IndexPath", "IndexSet", "Locale", "Optional", "Result", "Set",
        "TimeZone", "URLComponents", "URLRequest",
    ])
}
