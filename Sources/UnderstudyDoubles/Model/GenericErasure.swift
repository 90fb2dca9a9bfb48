import UnderstudySemantics

/// What values of a member's generic parameters can be held as.
enum GenericErasure {
    /// The parameters of `signature` by name.
    static func table(_ signature: Signature, in scope: TypeScope) -> [String: TypeScope.ErasedParameter] {
        if signature.generics.isEmpty { return [:] }
        var constraints: [String: [SwiftType]] = [:]
        for constraint in signature.allConstraints where constraint.relation == .conformance {
            if case .named(let name, []) = constraint.left { constraints[name, default: []].append(constraint.right) }
        }
        let names = Set(signature.generics.map(\.name))
        var table: [String: TypeScope.ErasedParameter] = [:]
        for parameter in signature.generics {
            table[parameter.name] = TypeScope.ErasedParameter(
                erased: parameter.isValue
                    ? .named("Int") : erased(constraints[parameter.name] ?? [], names, in: scope),
                isPack: parameter.isPack)
        }
        return table
    }

    /// `any A & B`; `Any` where nothing can be said; `nil` for what can't be copied or kept.
    private static func erased(
        _ constraints: [SwiftType], _ generics: Set<String>, in scope: TypeScope
    ) -> SwiftType? {
        var parts: [SwiftType] = []
        var superclass: SwiftType?
        for constraint in constraints {
            if case .suppressed = constraint { return nil }
            if constraint.mentions(anyOf: generics) { continue }
            let written = scope.constraint(constraint)
            guard let path = written.path, !scope.index.isDeprecated(path, from: scope.origin) else { continue }
            if path == "AnyObject" || scope.isProtocolOrAlias(path) {
                parts.append(written)
            } else if scope.index.lookUpAnything(path, from: scope.origin) {
                superclass = written
            }
        }
        if let superclass { return superclass }
        return parts.isEmpty ? .anything : .any(parts.count == 1 ? parts[0] : .composition(parts))
    }
}
