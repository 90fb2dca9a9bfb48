extension Signature {
    /// Whether a member of this signature may implement a requirement of the signature `required`, names and labels
    /// aside.
    ///
    /// Types are compared as they are written; generic parameters by their constraints, and one without any constraint
    /// takes every type. `Self` fits whatever a conforming type puts there.
    func fits(_ required: Signature) -> Bool {
        guard parameters.count == required.parameters.count,
            !effects.isAsync || required.effects.isAsync,
            !effects.isThrowing || effects.isRethrows || required.effects.isThrowing
        else { return false }
        let table = constraintTable
        let requiredTable = required.constraintTable
        func isSame(_ own: SwiftType, _ other: SwiftType) -> Bool {
            if table.isEmpty, requiredTable.isEmpty, own == other { return true }
            let left = own.canonical(replacing: table)
            let right = other.canonical(replacing: requiredTable)
            return left == right || left == .some(.composition([])) || left == .selfType || right == .selfType
        }
        for (own, other) in zip(parameters, required.parameters) where !isSame(own.type, other.type) { return false }
        return switch (value, required.value) {
        case (nil, nil): true
        case (let own?, let other?): isSame(own, other)
        case (_?, nil), (nil, _?): false
        }
    }

    /// The generic parameters with what is asked of them, as if they were `some` types.
    private var constraintTable: [String: SwiftType] {
        if generics.isEmpty { return [:] }
        var table: [String: [SwiftType]] = [:]
        for generic in generics { table[generic.name] = [] }
        for constraint in allConstraints where constraint.relation == .conformance {
            guard case .named(let name, []) = constraint.left else { continue }
            table[name]?.append(constraint.right.canonical)
        }
        return table.mapValues { .some(SwiftType.conjunction($0)) }
    }
}
