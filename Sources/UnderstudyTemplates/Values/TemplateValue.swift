/// What a template can look at, print, compare and loop over.
public enum TemplateValue: Sendable {
    /// Known, but not there: prints nothing and counts as false.
    case none
    /// A Boolean.
    case bool(Bool)
    /// A whole number.
    case int(Int)
    /// A text.
    case string(String)
    /// A text that is UTF-8 bytes already, such as what another template rendered.
    case bytes([UInt8])
    /// Values in their order.
    case list([TemplateValue])
    /// Values by name.
    case object(any TemplateObject)
}

extension TemplateValue {
    /// The value of `text`, or none.
    public init(_ text: String?) {
        self = text.map(TemplateValue.string) ?? .none
    }

    /// A list of texts.
    public static func strings(_ texts: some Sequence<String>) -> TemplateValue {
        .list(texts.map(TemplateValue.string))
    }

    /// A list of objects.
    public static func objects(_ objects: some Sequence<any TemplateObject>) -> TemplateValue {
        .list(objects.map(TemplateValue.object))
    }

    /// Whether an `if` takes the value for true: not none, false, zero, an empty text or an empty list.
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

    /// What the value prints; `nil` for a list, and for an object without a text of its own.
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

    /// What sort of value it is, with its article, for messages.
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

    /// A measure of how long it takes to read the value through, for the budget of steps.
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
    /// Creates a text.
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
