import UnderstudySyntax

/// A value that code has without being run: what its syntax says, and no more.
enum SymbolicValue {
    case string(String)
    case bool(Bool)
    case list([SymbolicValue])
    case dictionary([SymbolicEntry])
    case type(String)
    case value(MadeValue)
    case closure(ClosureSyntax, SymbolicScope)
    case keyPath(ExpressionSyntax, SymbolicScope)
    /// One of several, as a condition decides that is not known.
    case choice([SymbolicValue])
    case none
    case unknown

    /// The most values that a list or a choice has.
    private static let maximumCount = 2_000

    /// One of `values`, each of which may be a choice itself.
    static func oneOf(_ values: [SymbolicValue]) -> SymbolicValue {
        let all = values.flatMap(\.alternatives)
        if all.isEmpty || all.count > maximumCount { return .unknown }
        return all.count == 1 ? all[0] : .choice(all)
    }

    /// The values that it may be.
    var alternatives: [SymbolicValue] { if case .choice(let values) = self { values } else { [self] } }

    /// The elements of a list, of whichever it may be; any other value by itself.
    var elements: [SymbolicValue] {
        switch self {
        case .list(let values): values
        case .choice(let values): values.flatMap(\.elements)
        case .none: []
        default: [self]
        }
    }

    /// The texts that it may be; `nil` where any of them is not known.
    var texts: [String]? {
        let texts = alternatives.compactMap { if case .string(let text) = $0 { text } else { nil } }
        return texts.count == alternatives.count ? texts : nil
    }

    /// The one text that it is.
    var text: String? { texts.flatMap { Set($0).count == 1 ? $0[0] : nil } }

    /// Whether it is true; `nil` where that is not known.
    var truth: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// What a call or a case made of it.
    var made: MadeValue? { if case .value(let made) = self { made } else { nil } }

    /// The texts one after the other; too many or too long ones are not known.
    static func joined(_ first: SymbolicValue, _ second: SymbolicValue) -> SymbolicValue {
        guard let firsts = first.texts, let seconds = second.texts, firsts.count * seconds.count <= 16 else {
            return .unknown
        }
        let texts = firsts.flatMap { first in seconds.map { first + $0 } }
        return texts.allSatisfy { $0.utf8.count < 4_096 } ? oneOf(texts.map(SymbolicValue.string)) : .unknown
    }

    /// What `+` makes of two values: a text, or a list of whatever they hold.
    static func + (first: SymbolicValue, second: SymbolicValue) -> SymbolicValue {
        if first.texts != nil, second.texts != nil { return joined(first, second) }
        let elements = first.elements + second.elements
        return elements.count <= maximumCount ? .list(elements) : .unknown
    }

    /// Whether both are the same; `nil` where that is not known.
    static func areEqual(_ first: SymbolicValue, _ second: SymbolicValue) -> Bool? {
        switch (first, second) {
        case (.string(let first), .string(let second)): return first == second
        case (.bool(let first), .bool(let second)): return first == second
        case (.none, .none): return true
        case (.none, .unknown), (.unknown, .none): return nil
        case (.value(let first), .value(let second)):
            if first.name != second.name { return false }
            return first.arguments.isEmpty && second.arguments.isEmpty ? true : nil
        case (.none, let other), (let other, .none):
            if case .choice = other { return nil }
            return false
        default: return nil
        }
    }

    /// Whether `value` is among the elements of the list; `nil` where that is not known.
    func contains(_ value: SymbolicValue) -> Bool? {
        guard case .list(let values) = self else { return nil }
        let found = values.map { Self.areEqual($0, value) }
        return found.contains(true) ? true : found.contains(nil) ? nil : false
    }
}

/// A case of an enumeration, a structure, or the result of a call of something that is declared elsewhere.
struct MadeValue {
    /// The name of its type without those around it; `nil` where the context says it.
    let type: String?
    /// The name of the case or of the function; `init` for initialisers.
    let name: String
    /// The arguments; the label of the value whose method was called is `self`.
    var arguments: [SymbolicArgument] = []

    subscript(label: String) -> SymbolicValue? { arguments.first { $0.label == label }?.value }

    /// Whether all of `labels` are among those of its arguments.
    func has(_ labels: String...) -> Bool { labels.allSatisfy { self[$0] != nil } }
}

/// An argument with its label; the empty one where none is written.
struct SymbolicArgument {
    let label: String
    let value: SymbolicValue
}

/// A value of a dictionary with its key.
struct SymbolicEntry {
    let key: SymbolicValue
    let value: SymbolicValue
}

/// The names that code sees at one place, with their values.
final class SymbolicScope {
    let source: SourceText
    /// The type whose members are seen by their names alone.
    let type: String?
    let outer: SymbolicScope?
    var values: [String: SymbolicValue]
    /// The type of what is returned.
    var resultType: String?
    /// What was returned so far.
    var results: [SymbolicValue] = []
    /// Whether nothing follows what was returned.
    var isDone = false
    /// How many conditions are around that nobody knows.
    var doubts = 0

    init(
        _ source: SourceText, type: String? = nil, in outer: SymbolicScope? = nil,
        _ values: [String: SymbolicValue] = [:]
    ) {
        self.source = source
        self.type = type
        self.outer = outer
        self.values = values
    }

    /// The value called `name`, in this scope or around it.
    subscript(name: String) -> SymbolicValue? { values[name] ?? outer?[name] }

    /// Gives `name` another value where it has one; whether it has.
    func change(_ name: String, to value: SymbolicValue) -> Bool {
        guard let old = values[name] else { return outer?.change(name, to: value) ?? false }
        values[name] = doubts > 0 ? .oneOf([value, old]) : value
        return true
    }
}
