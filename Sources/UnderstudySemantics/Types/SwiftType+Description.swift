extension SwiftType: CustomStringConvertible {
    /// The type as Swift writes it, with one space where Swift style has one.
    package var description: String {
        if case .named(let name, let arguments) = self, arguments.isEmpty { return name }
        var text = ""
        write(to: &text)
        return text
    }

    /// Appends what `description` gives: all types print into one text, however deep they are nested.
    func write(to text: inout String) {
        switch self {
        case .named(let name, let arguments):
            text += name
            Self.write(arguments, to: &text)
        case .member(let base, let name, let arguments):
            base.writeOperand(to: &text)
            if case .module = base { text += "::" } else { text += "." }
            text += name
            Self.write(arguments, to: &text)
        case .module(let name): text += name
        case .metatype(let base, let metatype):
            base.writeOperand(to: &text)
            text += "."
            text += metatype.rawValue
        case .optional(let inner): inner.writeOperand(to: &text, before: "?")
        case .implicitlyUnwrapped(let inner): inner.writeOperand(to: &text, before: "!")
        case .array(let inner): inner.write(to: &text, between: "[", "]")
        case .dictionary(let key, let value):
            key.write(to: &text, between: "[", ": ")
            value.write(to: &text, between: "", "]")
        case .inlineArray(let count, let element):
            count.write(to: &text, between: "[", " of ")
            element.write(to: &text, between: "", "]")
        case .tuple(let elements): TupleElement.write(elements, to: &text)
        case .function(let function): function.write(to: &text)
        case .composition(let parts): text.append(parts, separator: " & ") { $0.write(to: &$1) }
        case .some(let inner): inner.write(to: &text, between: "some ", "")
        case .any(let inner): inner.write(to: &text, between: "any ", "")
        case .suppressed(let inner): inner.write(to: &text, between: "~", "")
        case .attributed(let specifiers, let inner):
            for specifier in specifiers {
                text += specifier.description
                text += " "
            }
            inner.write(to: &text)
        case .packExpansion(let inner): inner.write(to: &text, between: "repeat ", "")
        case .packElement(let inner): inner.write(to: &text, between: "each ", "")
        case .literal(let literal): text += literal
        case .missing: break
        }
    }

    private func write(to text: inout String, between start: String, _ end: String) {
        text += start
        write(to: &text)
        text += end
    }

    private static func write(_ arguments: [SwiftType], to text: inout String) {
        if arguments.isEmpty { return }
        text += "<"
        text.append(arguments, separator: ", ") { $0.write(to: &$1) }
        text += ">"
    }

    /// Appends the text before a dot or a mark such as `?`, in parentheses where the mark would belong to a part of it
    /// only.
    private func writeOperand(to text: inout String, before mark: String = "") {
        switch self {
        case .function, .composition, .some, .any, .attributed: write(to: &text, between: "(", ")")
        default: write(to: &text)
        }
        text += mark
    }
}

extension SwiftType.TupleElement: CustomStringConvertible {
    /// The element as Swift writes it: `label: Type`.
    package var description: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        text.append(names: label, name)
        type.write(to: &text)
        if isVariadic { text += "..." }
    }

    /// Appends `elements` as a list in parentheses.
    static func write(_ elements: [SwiftType.TupleElement], to text: inout String) {
        text += "("
        text.append(elements, separator: ", ") { $0.write(to: &$1) }
        text += ")"
    }
}

extension FunctionType: CustomStringConvertible {
    /// The type as Swift writes it: `(Int) async throws -> String`.
    package var description: String {
        var text = ""
        write(to: &text)
        return text
    }

    func write(to text: inout String) {
        SwiftType.TupleElement.write(parameters, to: &text)
        effects.write(to: &text)
        text += " -> "
        result.write(to: &text)
    }
}

extension Effects: CustomStringConvertible {
    /// ` async throws(E)`, with a space in front; empty where there are none.
    package var description: String {
        var text = ""
        write(to: &text)
        return text
    }

    func write(to text: inout String) {
        if isAsync {
            text += " "
            text += asynchrony.rawValue
        }
        switch throwing {
        case .none: break
        case .throws(nil): text += " throws"
        case .throws(let type?):
            text += " throws("
            type.write(to: &text)
            text += ")"
        case .rethrows: text += " rethrows"
        }
    }
}

extension TypeSpecifier: CustomStringConvertible {
    /// The specifier as Swift writes it.
    package var description: String { (isAttribute ? "@" : "") + name + (arguments ?? "") }
}

extension String {
    /// Appends `elements` by `write`, with `separator` between each two.
    mutating func append<Element>(
        _ elements: [Element], separator: String, by write: (Element, inout String) -> Void
    ) {
        for position in 0..<elements.count {
            if position > 0 { self += separator }
            write(elements[position], &self)
        }
    }

    /// Appends the names of a parameter, and the colon where there are any.
    mutating func append(names first: String?, _ second: String?) {
        guard first != nil || second != nil else { return }
        if let first { self += first }
        if first != nil, second != nil { self += " " }
        if let second { self += second }
        self += ": "
    }
}
