import UnderstudySemantics
import UnderstudySyntax

/// Which types have values that can be compared, as far as the sources tell.
///
/// What it asks for is what `NameClosure` finds: declarations of types that the protocol names, extensions of them, and
/// protocols. What is not found there counts as not comparable, so that few files and all files give the same answer.
final class EquatableTypes: Sendable {
    let context: DoubleContext
    /// The protocol that the types are written in.
    let origin: ProtocolDeclaration

    init(context: DoubleContext, origin: ProtocolDeclaration) {
        self.context = context
        self.origin = origin
    }

    private var index: DeclarationIndex { context.index }

    /// Whether values of `type` can be compared by `==`, wherever that is called.
    func contains(_ type: SwiftType, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        func inner(_ type: SwiftType) -> Bool { contains(type, depth: depth + 1) }
        switch type {
        case .optional(let value), .implicitlyUnwrapped(let value), .array(let value), .attributed(_, let value):
            return inner(value)
        case .dictionary(_, let value): return inner(value)
        case .tuple(let elements) where elements.count == 1 && elements[0].label == nil: return inner(elements[0].type)
        case .named(let name, let arguments): return named(name, arguments, depth: depth)
        case .member(.named("Swift", []), let name, let arguments): return standard(name, arguments, depth: depth)
        case .member(_, _, let arguments):
            guard let path = type.path else { return false }
            if let found = index.typeDeclaration(path, from: origin) { return declared(found, arguments, depth: depth) }
            return Self.plain.contains(path)
        default: return false
        }
    }

    private func named(_ name: String, _ arguments: [SwiftType], depth: Int) -> Bool {
        if name == "Self" { return false }
        if let fixed = context.types.fixed[name] { return contains(fixed, depth: depth + 1) }
        if let parameter = context.types.parameter(name) {
            return parameter.constraints.contains { $0.conjuncts.contains { refinesEquatable($0) } }
        }
        let own = context.types.alias(name)
        // Most names are those of the platform's types.
        if own == nil, !index.mayDeclare(name) { return standard(name, arguments, depth: depth) }
        if arguments.isEmpty, let alias = own ?? index.aliasedType(name, from: origin) {
            return contains(alias, depth: depth + 1)
        }
        if let found = index.typeDeclaration(name, from: origin) { return declared(found, arguments, depth: depth) }
        return !index.lookUpAnything(name, from: origin) && standard(name, arguments, depth: depth)
    }

    /// Whether a type of the standard library or of Foundation is one.
    private func standard(_ name: String, _ arguments: [SwiftType], depth: Int) -> Bool {
        if arguments.isEmpty { return Self.plain.contains(name) }
        if Self.always.contains(name) { return true }
        return Self.containers.contains(name) && arguments.allSatisfy { contains($0, depth: depth + 1) }
    }

    // MARK: - Declarations

    private func declared(_ type: TypeDeclaration, _ arguments: [SwiftType], depth: Int) -> Bool {
        guard type.details.kind != .actor, !isIsolated(type), !type.suppressesConformance
        else { return false }
        for inherited in type.inheritedTypes where refinesEquatable(inherited) { return true }
        if type.details.genericParameters.isEmpty, type.isPlainEnumeration { return true }
        return index.extensions(of: type).contains { found in
            guard found.scope.branches.isEmpty, found.syntax.attributes.isEmpty,
                found.inheritedTypes.contains(where: refinesEquatable)
            else { return false }
            if !found.details.isConditional { return true }
            return !arguments.isEmpty && arguments.allSatisfy { contains($0, depth: depth + 1) }
        }
    }

    /// Whether comparing belongs to a global actor, so that a structure outside of it can't do it.
    private func isIsolated(_ type: TypeDeclaration) -> Bool {
        if type.saysGlobalActor { return true }
        guard index.file(at: type.source.path)?.settings.isMainActorByDefault ?? false else { return false }
        return !type.syntax.modifiers.contains { type.source.matches($0.name, "nonisolated") }
    }

    /// Whether what conforms to the protocols in `type`, or inherits from the class, can be compared.
    private func refinesEquatable(_ type: SwiftType) -> Bool { refinesEquatable(type, depth: 0) }

    private func refinesEquatable(_ type: SwiftType, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        for part in type.conjuncts {
            guard let name = part.path else { continue }
            guard let found = index.protocolDeclaration(name, from: origin) else {
                if Self.conformances.contains(name) { return true }
                continue
            }
            for inherited in found.inheritedTypes where refinesEquatable(inherited, depth: depth + 1) { return true }
        }
        return false
    }

    // MARK: - Names

    private static let conformances: Set<String> = [
        "AdditiveArithmetic", "BinaryFloatingPoint", "BinaryInteger", "Comparable", "Equatable", "FixedWidthInteger",
        "FloatingPoint", "Hashable", "NSObject", "Numeric", "OptionSet", "SetAlgebra", "SignedInteger", "SignedNumeric",
        "Strideable", "StringProtocol", "Swift.Comparable", "Swift.Equatable", "Swift.Hashable", "UnsignedInteger",
    ]

    /// Types that are comparable with any argument.
    private static let always: Set<String> = [
        "ClosedRange", "KeyPath", "PartialKeyPath", "Range", "ReferenceWritableKeyPath", "Set", "UnsafeMutablePointer",
        "UnsafePointer", "WritableKeyPath",
    ]

    /// Types that are comparable when their arguments are.
    private static let containers: Set<String> = [
        "Array", "ArraySlice", "CollectionOfOne", "ContiguousArray", "Dictionary", "Optional", "Result",
    ]

    private static let plain: Set<String> = [
        "AnyHashable", "AnyKeyPath", "AttributedString", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector",
        "Calendar", "Calendar.Component", "Calendar.Identifier", "Character", "CharacterSet", "Data", "Date",
        "DateComponents", "DateInterval", "Decimal", "Double", "Duration", "Float", "Float32", "Float64",
        "HTTPCookie", "HTTPURLResponse", "IndexPath", "IndexSet", "Int", "Int128", "Int16", "Int32", "Int64", "Int8",
        "Locale", "NSObject", "NSRange", "Notification.Name", "ObjectIdentifier", "OpaquePointer",
        "PersonNameComponents", "Selector", "String", "String.Encoding", "String.Index", "Substring", "TimeInterval",
        "TimeZone", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLComponents", "URLQueryItem",
        "URLRequest", "URLRequest.CachePolicy", "URLResponse", "UUID", "Unicode.Scalar", "UnsafeMutableRawPointer",
        "UnsafeRawPointer",
    ]
}
