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
            let stored = scope.written(type, for: .storage)
            member.setCalls = Member.Record(name: stem + "SetCalls", element: stored, value: "newValue")
        }
        let underscores = (parameters.stubArguments + [""]).map { _ in "_" }.joined(separator: ", ")
        guard let stub = setStub(parameters, type, starting: "{ \(underscores) in }") else { return }
        member.setStub = stub
        guard context.resolved.isClassBound, isForwardable(parameters), !member.storage.isLocked || isSharedSafely
        else { return }
        member.forwardedSet = place(parameters) + " = $\(parameters.stubArguments.count)"
    }

    /// The call that forwards; `nil` where there can be none.
    func forwardedCall(
        _ signature: CallSignature, _ parameters: ParameterList, in storage: StoragePlace
    ) -> String? {
        if storage.isLocked, !isSharedSafely { return nil }
        let isMutating = self.signature.modifiers.contains { $0.name == "mutating" }
        guard isForwardable(parameters), !isMutating || context.resolved.isClassBound,
            context.resolved.isolation != .actor || signature.effects.isAsync, !signature.effects.isRethrows
        else { return nil }
        let call = (canThrow(signature.effects) ? "try " : "") + (signature.effects.isAsync ? "await " : "")
        guard let thrown = signature.effects.thrownType else { return call + place(parameters) }
        // The type of such an error has to be written, and with it the names of the arguments.
        let names = parameters.stubArguments.indices.map { "argument\($0 + 1)" }
        return "(\(names.joined(separator: ", "))) \(signature.effects.isAsync ? "async " : "")"
            + "throws(\(scope.written(thrown))) in \(call)\(place(parameters, names))"
    }

    /// Whether a closure that any thread may call can hold a value of the protocol.
    private var isSharedSafely: Bool {
        switch context.resolved.isolation {
        case .actor: true
        // Swift takes an existential for sendable only where the protocol says so.
        case .globalActor: false
        case .none: context.resolved.isSendable
        }
    }

    private func isForwardable(_ parameters: ParameterList) -> Bool {
        guard signature.generics.isEmpty, parameters.lost == nil, !MemberAttributes.restrictsUse(requirement) else {
            return false
        }
        let types = signature.parameters.map(\.type) + (signature.result.map { [$0] } ?? [])
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
