import UnderstudySemantics

extension MemberBuilder {
    /// Whether it is an object that a double must not keep alive: by its name a delegate or a data source, or by what its
    /// protocol's author says of it.
    var isWeak: Bool {
        guard context.style.edition != .first, signature.isSettable,
            let type = signature.result, let object = type.bare.optionalValue
        else { return false }
        return (isCalledWeak || isDocumentedAsWeak) && context.isObject(object, in: origin)
    }

    private var isCalledWeak: Bool {
        let words = IdentifierWords.split(SwiftNames.bare(signature.name))
        return ["delegate", "datasource"].contains(words.last) || words.suffix(2) == ["data", "source"]
    }

    private var isDocumentedAsWeak: Bool {
        let words = Set(requirement.documentedWords)
        return !words.isDisjoint(with: ["weak", "weakly"]) && words.isDisjoint(with: ["not", "strong", "strongly"])
    }
}

extension DoubleContext {
    /// Whether all values of `type`, as `origin` writes it, are objects.
    fileprivate func isObject(_ type: SwiftType, in origin: ProtocolDeclaration) -> Bool {
        if let name = type.associatedTypeName {
            if let parameter = types.parameter(name) {
                return parameter.constraints.contains { index.isOfObjects($0, from: origin) }
            }
            if let fixed = types.fixed[name] { return index.isOfObjects(fixed, from: origin) }
        }
        return index.isOfObjects(types.expanded(type) ?? type, from: origin)
    }
}

extension SwiftType {
    /// The type of the value where there may be none: `T` of `T?` and of `T!`; `nil` for other types.
    fileprivate var optionalValue: SwiftType? {
        switch self {
        case .optional(let value), .implicitlyUnwrapped(let value): value
        default: nil
        }
    }
}
