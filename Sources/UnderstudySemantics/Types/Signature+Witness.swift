extension Signature {
    /// Whether a member of this signature may implement a requirement of the signature `required`, names and labels
    /// aside.
    ///
    /// Types are compared as they are written; generic parameters by their constraints, and one without constraints
    /// matches every type, and others may have fewer constraints. `Self` matches whatever a conforming type writes there.
    /// Parameters may ask less of their arguments than `required` promises, but not more: an `@escaping` function is none
    /// that doesn't escape.
    package func fits(_ required: Signature) -> Bool {
        guard parameters.count == required.parameters.count,
            !effects.isAsync || required.effects.isAsync,
            !effects.isThrowing || effects.isRethrows || required.effects.isThrowing
        else { return false }
        let requiredTable = required.bounds.mapValues(Self.opaque)
        let table = bounds(takenBy: required).mapValues(Self.opaque)
        func isSame(_ own: SwiftType, _ other: SwiftType, isGiven: Bool) -> Bool {
            if table.isEmpty, requiredTable.isEmpty, own == other { return true }
            let left = own.canonical(replacing: table)
            let right = other.canonical(replacing: requiredTable)
            let isOpen = left == .some(.composition([])) || left == .selfType || right == .selfType
            guard isOpen || left == right else { return false }
            if own == other { return true }
            guard isOpen || own.innerSpecifiers == other.innerSpecifiers else { return false }
            return isGiven ? other.takes(own.outerSpecifiers) : own.takes(other.outerSpecifiers)
        }
        for (own, other) in zip(parameters, required.parameters)
        where !isSame(own.type, other.type, isGiven: false) { return false }
        return switch (value, required.value) {
        case (nil, nil): true
        case (let own?, let other?): isSame(own, other, isGiven: true)
        case (_?, nil), (nil, _?): false
        }
    }

    /// Whether the parameters of a member of this signature take what is passed to those of `required`, as far as what stands
    /// in front of their types tells.
    package func takesArguments(of required: Signature) -> Bool {
        parameters.count == required.parameters.count
            && zip(parameters, required.parameters).allSatisfy { $0.type.takes($1.type.outerSpecifiers) }
    }

    /// Whether the same stands in front of the types of its parameters and of those of `other`.
    package func hasSpecifiers(of other: Signature) -> Bool {
        zip(parameters, other.parameters).allSatisfy { $0.type.outerSpecifiers == $1.type.outerSpecifiers }
    }

    /// Whether a member of this signature, whose types fit, demands of its types what `required` does not.
    ///
    /// The bounds of generic parameters themselves are part of their types. Other constraints count as the same where they
    /// are written alike, parameters by their positions.
    package func demandsMore(than required: Signature) -> Bool {
        let own = innerConstraints
        return !own.isEmpty && !own.isSubset(of: required.innerConstraints)
    }

    /// The constraints but those on generic parameters themselves, in one spelling.
    private var innerConstraints: Set<GenericConstraint> {
        if constraints.isEmpty { return [] }
        let names = Set(generics.map(\.name))
        let positions = generics.enumerated().map { ($0.element.name, SwiftType.named("\($0.offset)")) }
        let table = Dictionary(positions, uniquingKeysWith: { first, _ in first })
        let inner = allConstraints.filter { constraint in
            if constraint.relation == .conformance, case .named(let name, []) = constraint.left {
                return !names.contains(name)
            }
            return true
        }
        return Set(inner.map { $0.canonical(replacing: table) })
    }

    /// The constraints of the generic parameters.
    private var bounds: [String: [SwiftType]] {
        if generics.isEmpty { return [:] }
        var table: [String: [SwiftType]] = [:]
        for generic in generics { table[generic.name] = [] }
        for constraint in allConstraints where constraint.relation == .conformance {
            guard case .named(let name, []) = constraint.left else { continue }
            table[name]?.append(constraint.right.canonical)
        }
        return table
    }

    /// The same, with the constraints of `required` where a parameter in the same place asks for no more.
    private func bounds(takenBy required: Signature) -> [String: [SwiftType]] {
        var table = bounds
        guard generics.count == required.generics.count else { return table }
        let others = required.bounds
        for (own, other) in zip(generics, required.generics) {
            guard let asked = table[own.name], let given = others[other.name] else { continue }
            if Set(asked).isSubset(of: given) { table[own.name] = given }
        }
        return table
    }

    /// A generic parameter, as if it were a `some` type.
    private static func opaque(_ bounds: [SwiftType]) -> SwiftType { .some(SwiftType.conjunction(bounds)) }
}
