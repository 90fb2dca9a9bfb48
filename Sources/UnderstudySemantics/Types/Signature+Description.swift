extension Signature: CustomStringConvertible {
    /// The declaration as Swift writes it on one line, without accessors and body.
    package var description: String {
        attributes.map { "\($0) " }.joined() + modifiers.map { "\($0) " }.joined() + headline
    }

    /// The declaration as a protocol writes it: with accessors.
    package var requirement: String {
        guard let accessors else { return description }
        let setter = accessors.isSettable ? accessors.setterModifiers.map { " \($0)" }.joined() + " set" : ""
        let getter = accessors.getterModifiers.map { " \($0)" }.joined() + " get\(effects)"
        return description + " {" + getter + setter + " }"
    }

    /// The declaration without attributes and modifiers.
    private var headline: String {
        switch kind {
        case .function: "func " + name + genericClause + parameterClause + "\(effects)" + arrow + whereClause
        case .operator: "func " + name + " " + genericClause + parameterClause + "\(effects)" + arrow + whereClause
        case .initializer(let failability):
            "init" + failability.rawValue + genericClause + parameterClause + "\(effects)" + whereClause
        case .subscript: "subscript" + genericClause + parameterClause + arrow + whereClause
        case .property: "var " + name + (result.map { ": \($0)" } ?? "")
        }
    }

    private var arrow: String { result.map { " -> \($0)" } ?? "" }

    private var genericClause: String {
        generics.isEmpty ? "" : "<" + generics.map(\.description).joined(separator: ", ") + ">"
    }

    private var parameterClause: String { "(" + parameters.map(\.description).joined(separator: ", ") + ")" }

    private var whereClause: String {
        constraints.isEmpty ? "" : " where " + constraints.map(\.description).joined(separator: ", ")
    }
}

extension Signature.Parameter: CustomStringConvertible {
    /// The parameter as Swift writes it: `to folder: Folder`.
    package var description: String {
        let names = [firstName, secondName].compactMap(\.self).joined(separator: " ")
        return attributes.map { "\($0) " }.joined() + (names.isEmpty ? "" : names + ": ") + type.description
            + (isVariadic ? "..." : "")
    }
}
