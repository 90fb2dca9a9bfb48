/// A value that a template can read, print, compare and loop over.
public enum TemplateValue: Sendable {
    /// A known name without a value: prints nothing and is false.
    case none
    /// A Boolean.
    case bool(Bool)
    /// A whole number.
    case int(Int)
    /// A text.
    case string(String)
    /// A string that already is UTF-8 bytes, such as the output of another template.
    case bytes([UInt8])
    /// Values in order.
    case list([TemplateValue])
    /// Values by name.
    case object(any TemplateObject)
}

extension TemplateValue {
    /// The value of `text`, or none.
    public init(_ text: String?) {
        self = text.map(TemplateValue.string) ?? .none
    }

    /// A list of strings.
    public static func strings(_ texts: some Sequence<String>) -> TemplateValue {
        .list(texts.map(TemplateValue.string))
    }

    /// A list of objects.
    public static func objects(_ objects: some Sequence<any TemplateObject>) -> TemplateValue {
        .list(objects.map(TemplateValue.object))
    }

    /// Whether the value is true in an `if`: not none, false, zero, an empty string or an empty list.
    public var isTrue: Bool {
        switch self {
        case .none: false
        case .bool(let value): value
        case .int(let value): value != 0
        case .string(let value): !value.isEmpty
        case .bytes(let value): !value.isEmpty
        case .list(let values): !values.isEmpty
        case .object: true
        }
    }

    /// What the value prints; `nil` for a list, and for an object without a string of its own.
    public var text: String? {
        switch self {
        case .none: ""
        case .bool(let value): value ? "true" : "false"
        case .int(let value): String(value)
        case .string(let value): value
        case .bytes(let value): String(decoding: value, as: UTF8.self)
        case .list: nil
        case .object(let object): object.printed
        }
    }

    /// The kind of value, with its article, for messages.
    public var kind: String {
        switch self {
        case .none: "none"
        case .bool: "a Boolean"
        case .int: "a number"
        case .string, .bytes: "a string"
        case .list: "a list"
        case .object: "an object"
        }
    }

    /// A measure of how long it takes to read the whole value, for the budget of steps.
    var size: Int {
        switch self {
        case .none, .bool, .int, .object: 1
        case .string(let value): value.utf8.count
        case .bytes(let value): value.count
        case .list(let values): values.count
        }
    }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByNilLiteral
{
    /// Creates a string.
    public init(stringLiteral value: String) {
        self = .string(value)
    }

    /// Creates a Boolean.
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }

    /// Creates a number.
    public init(integerLiteral value: Int) {
        self = .int(value)
    }

    /// Creates a list.
    public init(arrayLiteral elements: TemplateValue...) {
        self = .list(elements)
    }

    /// Creates none.
    public init(nilLiteral: ()) {
        self = .none
    }
}
