extension SwiftType {
    /// Whether a parameter of this type takes an argument with `given` in front of its type, which is the same besides.
    func takes(_ given: Set<TypeSpecifier>) -> Bool {
        let own = outerSpecifiers
        return own == given
            || own.subtracting(given).allSatisfy(\.isOffer) && given.subtracting(own).allSatisfy(\.isPromise)
    }

    /// What is in front of it, and of the value where it is optional, as far as it decides who may pass what.
    var outerSpecifiers: Set<TypeSpecifier> {
        switch self {
        case .attributed(let specifiers, let inner):
            inner.outerSpecifiers.union(specifiers.filter { !$0.isIndifferent })
        case .optional(let inner), .implicitlyUnwrapped(let inner): inner.outerSpecifiers
        case .tuple(let elements) where elements.count == 1: elements[0].type.outerSpecifiers
        default: []
        }
    }

    /// What is in front of the types that it is made of, in the order of these, `outerSpecifiers` aside.
    var innerSpecifiers: [TypeSpecifier] {
        switch self {
        case .attributed(_, let inner), .optional(let inner), .implicitlyUnwrapped(let inner):
            return inner.innerSpecifiers
        case .tuple(let elements) where elements.count == 1: return elements[0].type.innerSpecifiers
        default: break
        }
        var found: [TypeSpecifier] = []
        _ = hasPart { part in
            found += part.outerSpecifiers.sorted { $0.name < $1.name } + part.innerSpecifiers
            return false
        }
        return found
    }
}

extension TypeSpecifier {
    /// Whether it says nothing about which values may be passed.
    fileprivate var isIndifferent: Bool {
        switch name {
        case "autoclosure", "borrowing", "consuming", "__owned", "__shared", "_const": true
        default: false
        }
    }

    /// Whether arguments with it may be passed where it isn't asked for.
    fileprivate var isPromise: Bool {
        switch name {
        case "escaping", "Sendable", "sending": true
        case "isolated": !isAttribute
        default: false
        }
    }

    /// Whether a parameter with it takes arguments without it: `@isolated(any)`.
    fileprivate var isOffer: Bool { name == "isolated" && isAttribute }
}
