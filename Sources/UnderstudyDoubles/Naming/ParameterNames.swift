import UnderstudySemantics

/// Names for parameters that have none in the requirement, or the same as another.
package enum ParameterNames {
    /// A name for a parameter of `type` at `position`, which is none of `taken`: derived from the type if that has a
    /// name.
    static func made(
        for type: SwiftType, at position: Int, isSubscript: Bool, not taken: Set<String>
    ) -> String {
        let plain = "argument\(position)"
        guard let name = name(of: type, isSubscript: isSubscript) else { return plain }
        return taken.contains(name) || ReservedWords.contains(name) ? plain : name
    }

    /// Whether `name` only says `type`: it is what a parameter is called where the requirement has no name for it, or ends so,
    /// as `signer` for a `TokenSigner`.
    package static func isMade(_ name: String, for type: SwiftType) -> Bool {
        [false, true].contains { isSubscript in
            self.name(of: type, isSubscript: isSubscript).map {
                $0 == name || $0.hasSuffix(SwiftNames.capitalized(name))
            } ?? false
        }
    }

    private static func name(of type: SwiftType, isSubscript: Bool) -> String? {
        switch type.bare {
        case .named(let name, _), .member(_, let name, _):
            let text = SwiftNames.bare(name)
            if let scalar = scalars[text] { return isSubscript ? scalar : nil }
            guard text.count > 1, text.first?.isUppercase ?? false else { return nil }
            return IdentifierWords.valueName(ofType: text)
        case .optional(let inner), .any(let inner), .some(let inner):
            return name(of: inner, isSubscript: isSubscript)
        default: return nil
        }
    }

    /// The types whose names say nothing about a value, with what they are in a subscript.
    private static let scalars: [String: String?] = [
        "Int": "index", "String": "key", "Bool": nil, "Double": nil, "Float": nil, "Any": nil, "AnyObject": nil,
        "AnyHashable": "key", "Void": nil, "Self": nil, "Array": nil, "Dictionary": nil, "Optional": nil, "Set": nil,
        "UInt": "index", "Int64": nil, "Int32": nil, "UInt64": nil, "UInt8": nil, "Character": nil, "Type": nil,
        "Never": nil, "Element": nil, "Value": nil,
    ]
}
