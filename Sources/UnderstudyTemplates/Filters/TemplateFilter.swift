/// A function that a template applies to a value: `{{ value|name:argument }}`.
public struct TemplateFilter: Sendable {
    /// Computes the new value.
    public typealias Body = @Sendable (TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue

    /// The name in templates.
    public let name: String
    /// How many arguments it takes.
    public let argumentCount: ClosedRange<Int>
    let body: Body

    /// Creates a filter that takes a number of arguments within `argumentCount`, none unless said otherwise.
    public init(_ name: String, arguments argumentCount: ClosedRange<Int> = 0...0, _ body: @escaping Body) {
        self.name = name
        self.argumentCount = argumentCount
        self.body = body
    }

    /// Creates a filter that turns a string into another, and takes no arguments.
    public init(_ name: String, text body: @escaping @Sendable (String) -> String) {
        self.init(name) { (input: TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue in
            .string(body(try input.text()))
        }
    }
}

/// What a filter works on.
public struct TemplateFilterInput: Sendable {
    /// The value before the bar.
    public let value: TemplateValue
    /// The values after the colon; as many as the filter takes.
    public let arguments: [TemplateValue]
    /// How many bytes the result may have.
    public let byteLimit: Int

    /// Creates an input, to test a filter with.
    public init(_ value: TemplateValue, arguments: [TemplateValue] = [], byteLimit: Int = .max) {
        self.value = value
        self.arguments = arguments
        self.byteLimit = byteLimit
    }

    /// The value as a string.
    public func text() throws(TemplateFilterError) -> String {
        guard let text = value.text else { throw TemplateFilterError("expected a string, but got \(value.kind)") }
        return text
    }

    /// The value as a list.
    public func list() throws(TemplateFilterError) -> [TemplateValue] {
        guard case .list(let elements) = value else {
            throw TemplateFilterError("expected a list, but got \(value.kind)")
        }
        return elements
    }

    /// The argument at `index` as a string; `other` if it isn't given.
    public func text(at index: Int, default other: String = "") throws(TemplateFilterError) -> String {
        guard index < arguments.count else { return other }
        guard let text = arguments[index].text else {
            throw TemplateFilterError("expected a string as argument \(index + 1), but got \(arguments[index].kind)")
        }
        return text
    }

    /// The argument at `index` as a non-negative number.
    public func count(at index: Int) throws(TemplateFilterError) -> Int {
        guard index < arguments.count, case .int(let value) = arguments[index], value >= 0 else {
            throw TemplateFilterError("expected a number of at least 0 as argument \(index + 1)")
        }
        return value
    }

    /// Rejects a result of `count` bytes that would be too large, before it is made.
    public func requireRoom(forBytes count: (partialValue: Int, overflow: Bool)) throws(TemplateFilterError) {
        guard !count.overflow, count.partialValue <= byteLimit else {
            throw TemplateFilterError("the result is too large")
        }
    }
}

/// Why a filter has no result.
public struct TemplateFilterError: Error, Hashable, Sendable {
    /// One line in lower case, without a full stop.
    public let reason: String

    /// Creates an error.
    public init(_ reason: String) {
        self.reason = reason
    }
}
