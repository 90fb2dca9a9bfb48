/// A type as a value: what a declaration says, without the text that it was written in.
///
/// Sugar is kept (`[T]` is not `Array<T>`), so that a type is printed as its author wrote it; `canonical` removes it for
/// comparisons.
package indirect enum SwiftType: Hashable, Sendable {
    /// `Name<Argument, …>`: a nominal type, an alias, an associated type or a generic parameter.
    case named(String, [SwiftType])
    /// `Base.Name<Argument, …>`.
    case member(SwiftType, String, [SwiftType])
    /// The module in front of `::` (SE-0491): only a `member` has it as its base.
    case module(String)
    /// `T.Type` or `T.Protocol`.
    case metatype(SwiftType, Metatype)
    /// `T?`.
    case optional(SwiftType)
    /// `T!`.
    case implicitlyUnwrapped(SwiftType)
    /// `[T]`.
    case array(SwiftType)
    /// `[K: V]`.
    case dictionary(SwiftType, SwiftType)
    /// `[n of T]` (SE-0483).
    case inlineArray(SwiftType, SwiftType)
    /// `(T, label: U, …)`; one element without a label is a type in parentheses.
    case tuple([TupleElement])
    /// `(T, …) async throws -> U`.
    case function(FunctionType)
    /// `A & B`.
    case composition([SwiftType])
    /// `some T`.
    case some(SwiftType)
    /// `any T`.
    case any(SwiftType)
    /// `~T` (SE-0427).
    case suppressed(SwiftType)
    /// Attributes and specifiers such as `@escaping`, `inout` or `sending`, then a type.
    case attributed([TypeSpecifier], SwiftType)
    /// `repeat T` (SE-0393).
    case packExpansion(SwiftType)
    /// `each T` (SE-0393).
    case packElement(SwiftType)
    /// An integer as a generic argument (SE-0452), or `_`.
    case literal(String)
    /// Nothing that is a type.
    case missing

    /// Which of its two metatypes a type has.
    package enum Metatype: String, Hashable, Sendable {
        /// `T.Type`.
        case type = "Type"
        /// `T.Protocol`.
        case `protocol` = "Protocol"
    }

    /// One element of a tuple, or one parameter of a function type.
    package struct TupleElement: Hashable, Sendable {
        /// The label, or `_`.
        package var label: String?
        /// The name after the label.
        package var name: String?
        /// The type.
        package var type: SwiftType
        /// Whether `...` follows.
        package var isVariadic: Bool

        /// Creates an element.
        package init(label: String? = nil, name: String? = nil, _ type: SwiftType, isVariadic: Bool = false) {
            self.label = label
            self.name = name
            self.type = type
            self.isVariadic = isVariadic
        }
    }

    /// The type called `name`, without arguments.
    package static func named(_ name: String) -> SwiftType { .named(name, []) }

    /// The type to which the names in `path` lead, separated by dots, with `arguments` behind the last.
    package static func path(_ path: String, _ arguments: [SwiftType] = []) -> SwiftType {
        let names = path.split(separator: ".").map(String.init)
        guard let last = names.last, let first = names.first, names.count > 1 else { return .named(path, arguments) }
        let base = names.dropFirst().dropLast().reduce(SwiftType.named(first)) { .member($0, $1, []) }
        return .member(base, last, arguments)
    }

    /// `Void`.
    package static let void = SwiftType.named("Void")
    /// `Any`.
    package static let anything = SwiftType.named("Any")
    /// `Self`.
    package static let selfType = SwiftType.named("Self")
}

/// A function type.
package struct FunctionType: Hashable, Sendable {
    /// The parameters.
    package var parameters: [SwiftType.TupleElement]
    /// `async` and `throws`.
    package var effects: Effects
    /// What it returns.
    package var result: SwiftType

    /// Creates a function type.
    package init(_ parameters: [SwiftType.TupleElement], effects: Effects = .none, result: SwiftType) {
        self.parameters = parameters
        self.effects = effects
        self.result = result
    }
}
