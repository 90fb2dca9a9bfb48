import UnderstudySemantics

extension MemberSignature {
    init(_ builder: MemberBuilder) {
        let signature = builder.signature
        baseName = signature.name
        parameters = ParameterList(builder).passed
        isAsync = signature.effects.isAsync
        isThrowing = builder.canThrow(signature.effects)
        isGeneric = signature.isGeneric
        fixity = signature.fixity
        choice = builder.overloadChoice
        let value = signature.accessors == nil ? signature.value : signature.result
        result = value.map { builder.scope.written($0) }
        resultSelf = value?.selfForm ?? .none
        isMutating = signature.hasModifier("mutating") || signature.changesInPlace
        onlyReadingChanges = signature.accessors?.onlyReadingChanges ?? false
        getterPrefix = (signature.accessors?.getterModifiers ?? []).map { $0.name + " " }.joined()
        setterPrefix = (signature.accessors?.setterModifiers ?? []).map { $0.name + " " }.joined()
    }
}

extension MemberBuilder {
    /// What has to precede a forwarded call if only the result type distinguishes it from another overload.
    var overloadChoice: String {
        guard signature.kind.isFunction, signature.value == nil else { return "" }
        return context.facts.giving.contains(OverloadKey(requirement)) ? "let _: Void = " : ""
    }

    /// Whether a type alias of the protocol, by which a type is mentioned, stands for one that mentions `Self`.
    var mentionsSelfByAlias: Bool {
        let aliases = context.types.aliasesOfSelf
        return !aliases.isEmpty && signature.types.contains { $0.mentions(anyOf: aliases) }
    }
}
