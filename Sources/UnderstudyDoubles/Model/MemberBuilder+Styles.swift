import UnderstudySemantics

extension MemberBuilder {
    /// The closure that is called with the arguments of a subscript and the value that is set.
    func setStub(_ parameters: ParameterList, _ result: SwiftType, starting value: String = "") -> Member.Stub? {
        guard let type = scope.erased(result, for: .storage) else { return nil }
        let newValue = type.with(isKeptFunction(result) ? [.escaping] : [])
        return Member.Stub(
            name: stem + "Set" + context.style.face.stubSuffix,
            type: closure(parameters.stubTypes + [newValue], .none, giving: .void), value: value, effects: "",
            arguments: parameters.stubArguments + ["newValue"])
    }

    /// A parameter for the value of a property; `nil` where an initialiser can't set it.
    func parameter(_ name: String, _ type: SwiftType, of member: Member) -> String? {
        // The compiler would warn of setting what nobody should use any more.
        if member.isStatic || MemberAttributes.restrictsUse(requirement) { return nil }
        // A parameter of that name would hide the instance.
        if SwiftNames.bare(name) == "self" { return nil }
        // The closure that answers for such a property would hold the value, and any thread may call it.
        if member.storage.isLocked, member.stub != nil, !Sendability(self).canCross(type) { return nil }
        let isFunction = functionType(type) != nil
        // Mockolo's initialisers leave optional closures out, too.
        if isFunction, type.bare.isOptional { return nil }
        let initial =
            type.isOptional || member.value?.isOptional ?? false
            ? "nil" : context.value(of: type, scope, on: context.resolved.isolation)?.text
        let written = scope.written(type).with(isFunction ? [.escaping] : [])
        return "\(name): \(written)" + (initial.map { " = " + $0 } ?? "")
    }
}

extension ResolvedProtocol {
    /// The protocol with associated types that are their default, or `Any` where nothing is said of them; those called
    /// like one of `others` stay open.
    func withoutOpenTypes(besides others: Set<String>) -> ResolvedProtocol {
        let words = constraints.flatMap(\.constraint.sides).reduce(into: Set<String>()) { $0.formUnion($1.words) }
        var types: [String: SwiftType] = [:]
        let named = words.union(others)
        for type in associatedTypes where type.fixedType == nil && !type.isStandard && !named.contains(type.name) {
            if let fallback = type.defaultType, !type.isConstrainedBeyondDefault {
                types[type.name] = fallback
            } else if type.constraints.isEmpty {
                types[type.name] = .anything
            }
        }
        return fixing(types)
    }
}
