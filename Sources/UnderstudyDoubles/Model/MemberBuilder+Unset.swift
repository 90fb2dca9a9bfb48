import UnderstudySemantics

/// What a member does that a test did not set up.
extension MemberBuilder {
    /// How the member says that the test did not set it up.
    var unset: Unset {
        guard case .ending = context.names.failing else { return Unset(failing: context.names.failing) }
        let isHidden = signature.parameters.contains { $0.innerName.map(SwiftNames.bare) == "fatalError" }
        return Unset(failing: isHidden ? .ending("Swift.fatalError") : context.names.failing)
    }

    /// The same for a closure with `effects` that has no value to give.
    func unset(stubEffects effects: Effects) -> Unset {
        Unset(failing: context.names.failing, canThrow: effects.throwsAnything)
    }

    /// The same for a member that gives a `result` if it can be made where the body runs.
    func unset(giving result: SwiftType?, on isolation: Isolation? = nil) -> Unset {
        var unset = unset
        unset.canThrow =
            signature.effects.throwsAnything && !signature.effects.isRethrows
            && !MemberAttributes.mayHoldBuilder(requirement, in: context.index)
        unset.returns = !(result?.isVoid ?? true)
        if unset.failing == .recording, unset.returns, let result {
            unset.value = fallback(result, on: isolation ?? runsOn)
        }
        return unset
    }

    /// A value of `type` to go on with after a test has failed; `nil` where none is known.
    private func fallback(_ type: SwiftType, on isolation: Isolation) -> DefaultValue? {
        if type.has(.sending) || Ownership.isNoncopyable(type, self) || isNever(type) || functionType(type) != nil {
            return nil
        }
        if scope.isGeneric(type) {
            let written = (scope.erased(type, for: .declaration, plain: true) ?? .anything).withoutImplicitUnwrapping
            return Self.emptyValue(of: written).map { DefaultValue($0) }
        }
        guard let value = context.value(of: type, scope, on: isolation) else { return nil }
        if let made = context.selfValue, value.text.contains(made) { return nil }
        return value
    }
}
