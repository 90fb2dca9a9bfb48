import UnderstudySyntax

extension TemplateValue {
    /// Whether both are equal; values of different kinds never are; objects are compared by what they print.
    func isEqual(to other: TemplateValue) -> Bool {
        switch (self, other) {
        case (.string(let left), .string(let right)): left == right
        case (.bytes(let left), .bytes(let right)): left == right
        case (.int(let left), .int(let right)): left == right
        case (.bool(let left), .bool(let right)): left == right
        case (.none, .none): true
        case (.list(let left), .list(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.isEqual(to: $1) }
        case (.object, .object), (.object, .string), (.object, .bytes), (.string, .object), (.bytes, .object),
            (.string, .bytes), (.bytes, .string):
            text != nil && text == other.text
        default: false
        }
    }

    /// Negative, zero or positive if this value is less than, equal to or greater than `other`; `nil` if they can't be
    /// ordered.
    func order(to other: TemplateValue) -> Int? {
        if case .int(let left) = self, case .int(let right) = other { return left < right ? -1 : left > right ? 1 : 0 }
        guard isTextual, other.isTextual, let left = text, let right = other.text else { return nil }
        if left.utf8.lexicographicallyPrecedes(right.utf8) { return -1 }
        return right.utf8.lexicographicallyPrecedes(left.utf8) ? 1 : 0
    }

    /// Whether `container` contains this value: as an element of a list, a substring of a string, or a member's name of
    /// an object.
    func isContained(in container: TemplateValue) -> Bool? {
        switch container {
        case .list(let elements): return elements.contains { $0.isEqual(to: self) }
        case .string, .bytes:
            guard let part = text, let whole = container.text else { return nil }
            return part.isEmpty || !Array(whole.utf8).matches(of: Array(part.utf8)).isEmpty
        case .object(let object): return text.map { object.member(named: $0) != nil }
        case .none, .bool, .int: return nil
        }
    }

    private var isTextual: Bool {
        switch self {
        case .string, .bytes, .object: true
        case .none, .bool, .int, .list: false
        }
    }
}

extension Sequence<String> {
    func nearest(to name: String) -> [String] {
        EditDistance.nearest(to: name, among: self)
    }
}
