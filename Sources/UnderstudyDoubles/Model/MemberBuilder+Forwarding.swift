import UnderstudySemantics

/// Doubles that forward to another value until a stub is set.
extension MemberBuilder {
    /// Whether the double forwards the requirement's calls.
    var forwards: Bool {
        context.style.features.contains(.forwarding) && !requirement.isStatic && requirement.kind != .`init`
    }

    /// Records what is set, and lets a closure take it.
    func answerSetting(_ parameters: ParameterList, _ type: SwiftType, in member: inout Member) {
        if member.form == .property {
            member.setCalls = setRecord(scope.erased(type, for: .storage) ?? .anything, of: "newValue")
        }
        var parameters = parameters
        parameters.evaluateAutoclosuresOnce()
        let underscores = (parameters.stubArguments + [""]).map { _ in "_" }.joined(separator: ", ")
        guard let stub = setStub(parameters, type, starting: "{ \(underscores) in }") else { return }
        member.setStub = stub
        guard isOfObjects, isForwardable(parameters), !member.storage.isLocked || isSharedSafely,
            isReachable(.none)
        else { return }
        member.forwardedSet = place(parameters) + " = $\(parameters.stubArguments.count)"
    }

    /// The call that forwards; `nil` where there can be none.
    func forwardedCall(
        _ signature: CallSignature, _ parameters: ParameterList, in storage: StoragePlace
    ) -> String? {
        if storage.isLocked, !isSharedSafely { return nil }
        // A property lends its value, which can't be copied.
        if let result = signature.result, self.signature.accessors != nil, Ownership.isNoncopyable(result, self) {
            return nil
        }
        let getter = self.signature.accessors?.getterModifiers ?? []
        let isMutating = (self.signature.modifiers + getter).contains { $0.name == "mutating" }
        guard isForwardable(parameters), !isMutating || isOfObjects, isReachable(signature.effects),
            !signature.effects.isRethrows
        else { return nil }
        let call = (canThrow(signature.effects) ? "try " : "") + (signature.effects.isAsync ? "await " : "")
        guard let thrown = signature.effects.thrownType else { return call + place(parameters) }
        // The type of such an error has to be written, and with it the names of the arguments.
        let names = parameters.stubArguments.indices.map { "argument\($0 + 1)" }
        return "(\(names.joined(separator: ", "))) \(signature.effects.isAsync ? "async " : "")"
            + "throws(\(scope.written(thrown))) in \(call)\(place(parameters, names))"
    }

    /// Whether the protocol that asks for the member is one of classes, so that what is forwarded to can be a constant.
    private var isOfObjects: Bool { context.resolved.isClassBound && context.index.resolve(origin).isClassBound }

    /// Whether a closure that any thread may call can hold a value of the protocol.
    private var isSharedSafely: Bool {
        switch context.resolved.isolation {
        case .actor: true
        // Swift takes an existential for sendable only where the protocol says so.
        case .globalActor: false
        case .none: context.resolved.isSendable
        }
    }

    /// Whether a closure that the initialiser makes may call what has `effects`.
    private func isReachable(_ effects: Effects) -> Bool {
        let index = context.index
        if MemberIsolation.isConditional(signature.attributes, in: index)
            || MemberIsolation.isConditional(context.resolved, in: index)
        {
            return effects.isAsync && canCross
        }
        switch MemberIsolation(requirement, in: index) {
        case .type: return context.resolved.isolation != .actor || effects.isAsync && canCross
        case .globalActor(let actor):
            return context.resolved.isolation == .globalActor(actor) || effects.isAsync && canCross
        case .nonisolated:
            // On the caller's actor, the closure would send the value to where `@concurrent` runs.
            return !effects.isAsync || !signature.hasAttribute("concurrent") || canCross
        case .caller: return true
        }
    }

    /// Whether the value, its arguments and its result can be handed to another actor.
    private var canCross: Bool {
        let isSendable = context.resolved.isSendable || context.resolved.isolation == .actor
        let types = signature.parameters.map(\.type) + (signature.result.map { [$0] } ?? [])
        return isSendable && types.allSatisfy(Sendability(self).canCross)
    }

    private func isForwardable(_ parameters: ParameterList) -> Bool {
        guard signature.generics.isEmpty, parameters.lost == nil, !MemberAttributes.restrictsUse(requirement) else {
            return false
        }
        let types = signature.parameters.map(\.type) + (signature.result.map { [$0] } ?? [])
        if mentionsSelfByAlias { return false }
        if types.contains(where: { $0.mentionsOpaque || $0.selfForm != .none || $0.has(.isolated) }) { return false }
        return !signature.parameters.contains { $0.isVariadic }
    }

    /// What is called, read or set, of the value called `live`.
    ///
    /// - Parameter names: What the closure calls its arguments; `nil` where they have no names.
    private func place(_ parameters: ParameterList, _ names: [String]? = nil) -> String {
        let arguments = parameters.passed.enumerated().map { index, parameter in
            (parameter.label.map { $0 + ": " } ?? "") + (parameter.isInOut ? "&" : "") + (names?[index] ?? "$\(index)")
        }.joined(separator: ", ")
        switch signature.kind {
        case .subscript: return "live[\(arguments)]"
        case .property: return "live.\(signature.name)"
        case .function, .operator, .initializer: return "live.\(signature.name)(\(arguments))"
        }
    }
}
