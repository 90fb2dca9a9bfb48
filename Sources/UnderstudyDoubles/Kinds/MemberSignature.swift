import UnderstudySemantics

/// A requirement as others call it: what a forwarding member needs to know.
struct MemberSignature: Sendable {
    /// The name without labels; `init` and `subscript` for those.
    var baseName = ""
    /// Its parameters.
    var parameters: [PassedParameter] = []
    /// Whether it is asynchronous.
    var isAsync = false
    /// Whether it throws.
    var isThrowing = false
    /// Whether it has generic parameters, or parameters of types that are only described.
    var isGeneric = false
    /// Where it stands as an operator; `nil` for all else.
    var fixity: Signature.Fixity?
    /// What it returns; `nil` for nothing.
    var result: SwiftType?
    /// What chooses it among others that take the same, with a space behind: `let _: Void = `.
    var choice = ""
    /// How `Self` stands in the result.
    var resultSelf = SelfForm.none
    /// Whether a value is changed by calling it.
    var isMutating = false
    /// What stands before its getter and its setter, with a space behind.
    var getterPrefix = ""
    var setterPrefix = ""

    /// The words before a call: `try await `.
    var callEffects: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }

    /// The arguments of a call, without parentheses.
    var arguments: String { parameters.map(\.argument).joined(separator: ", ") }
}

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
        getterPrefix = (signature.accessors?.getterModifiers ?? []).map { $0.name + " " }.joined()
        setterPrefix = (signature.accessors?.setterModifiers ?? []).map { $0.name + " " }.joined()
    }
}
