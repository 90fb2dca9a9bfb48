extension Signature: CustomStringConvertible {
    /// The declaration as Swift writes it on one line, without accessors and body.
    package var description: String {
        var text = ""
        for attribute in attributes {
            text += attribute.description
            text += " "
        }
        for modifier in modifiers {
            text += modifier.description
            text += " "
        }
        writeHeadline(to: &text)
        return text
    }

    /// The declaration as a protocol writes it: with accessors.
    package var requirement: String {
        guard let accessors else { return description }
        let setter = accessors.isSettable ? accessors.setterModifiers.map { " \($0)" }.joined() + " set" : ""
        let getter = accessors.getterModifiers.map { " \($0)" }.joined() + " get\(effects)"
        return description + " {" + getter + setter + " }"
    }

    /// Appends the declaration without attributes and modifiers.
    private func writeHeadline(to text: inout String) {
        switch kind {
        case .function, .operator:
            text += "func "
            text += name
            if case .operator = kind { text += " " }
        case .initializer(let failability):
            text += "init"
            text += failability.rawValue
        case .subscript: text += "subscript"
        case .property:
            text += "var "
            text += name
            writeResult(to: &text, after: ": ")
            return
        }
        writeGenericClause(to: &text)
        text += "("
        text.append(parameters, separator: ", ") { $0.write(to: &$1) }
        text += ")"
        if case .subscript = kind {} else { effects.write(to: &text) }
        if case .initializer = kind {} else { writeResult(to: &text, after: " -> ") }
        if constraints.isEmpty { return }
        text += " where "
        text.append(constraints, separator: ", ") { $0.write(to: &$1) }
    }

    private func writeResult(to text: inout String, after mark: String) {
        guard let result else { return }
        text += mark
        result.write(to: &text)
    }

    private func writeGenericClause(to text: inout String) {
        if generics.isEmpty { return }
        text += "<"
        text.append(generics, separator: ", ") { $1 += $0.description }
        text += ">"
    }
}

extension Signature.Parameter: CustomStringConvertible {
    /// The parameter as Swift writes it: `to folder: Folder`.
    package var description: String {
        var text = ""
        write(to: &text)
        return text
    }

    fileprivate func write(to text: inout String) {
        for attribute in attributes {
            text += attribute.description
            text += " "
        }
        text.append(names: firstName, secondName)
        type.write(to: &text)
        if isVariadic { text += "..." }
    }
}
