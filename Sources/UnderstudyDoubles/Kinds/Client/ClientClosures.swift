import UnderstudySemantics

/// The closures that a client keeps for one member.
struct ClientClosures: Sendable {
    /// The closure that a call or a getter uses.
    let get: Closure
    /// The closure that a setter uses; `nil` where nothing can be set.
    let set: Closure?
    /// The parameter that no closure can take; `nil` where all are taken.
    let lost: String?
    /// The modifiers before `set`: `nonmutating `.
    var setter = ""
    /// Whether setting changes a copy of `live`, which then takes its place behind the lock.
    var changesCopy = false
    /// Whether it stands for an initialiser that may give nothing.
    var isFailable = false

    /// One closure.
    struct Closure: Sendable {
        /// The property that keeps it.
        let name: String
        /// Its type.
        let type: SwiftType
        /// The closure that fails until another is set.
        let value: String
        /// The call of it.
        let call: String
        /// Whether its type names the error that it throws.
        var hasTypedError: Bool { type.function?.effects.thrownType != nil }
        /// Whether any thread may call it.
        var isSendable: Bool { type.has(.sendable) }
        /// What it does where the client forwards everything to another value, called `live`; `nil` where it can't.
        let live: String?
    }
}

extension MemberBuilder {
    /// The closures of a client for a member that takes `parameters`.
    func closures(
        _ signature: CallSignature, _ parameters: ParameterList, _ member: Member
    ) -> ClientClosures {
        let base = SwiftNames.capitalized(stem)
        let handOn = ClientHandOn(signature, parameters, self)
        let effects = stubEffects(signature.effects)
        let result = closureResult(signature.result)
        let specifiers = closureSpecifiers(signature.effects, parameters, isLocked: member.place == .locked)
        let lock = member.lock.isEmpty ? "" : member.lock + "."
        let get = closure(
            "on" + base, type: closure(parameters.stubTypes, effects, result).with(specifiers),
            count: parameters.stubTypes.count, call: (effects.callPrefix + lock, parameters.stubArguments),
            live: member.isSettable && handOn.assignment == nil ? nil : handOn.call)
        guard member.isSettable else { return ClientClosures(get: get, set: nil, lost: parameters.lost) }
        let isConsumed = signature.result.map { Ownership.isNoncopyable($0, self) } ?? false
        let newValue = result.with(isKeptFunction(signature.result) ? [.escaping] : isConsumed ? [.consuming] : [])
        let set = closure(
            "onSet" + base,
            type: closure(parameters.stubTypes + [newValue], .none, .void).with(specifiers),
            count: parameters.stubTypes.count + 1,
            call: (lock, parameters.stubArguments + ["newValue"]), live: handOn.assignment)
        let prefix = MemberSignature(self).setterPrefix
        let setter = context.isClientClass || prefix != "nonmutating " ? "" : prefix
        return ClientClosures(
            get: get, set: set, lost: parameters.lost, setter: setter,
            changesCopy: context.setsLocked(requirement))
    }

    /// The closures of a client for an initialiser, which make another client; `nil` where the client is a class.
    func initializerClosures(_ parameters: ParameterList) -> ClientClosures? {
        guard context.isMadeByClosure(requirement) else { return nil }
        let effects = stubEffects(signature.effects)
        let isFailable = signature.failability != .none
        let client = SwiftType.named(context.name)
        let storage = StoragePlace(of: requirement, in: context)
        let lock = "Self." + (storage.lock.isEmpty ? "" : storage.lock + ".")
        let get = closure(
            "on" + SwiftNames.capitalized(stem),
            type: closure(parameters.stubTypes, effects, isFailable ? .optional(client) : client)
                .with(closureSpecifiers(signature.effects, parameters, isLocked: storage.place == .locked)),
            count: parameters.stubTypes.count, call: (effects.callPrefix + lock, parameters.stubArguments), live: nil)
        return ClientClosures(get: get, set: nil, lost: parameters.lost, isFailable: isFailable)
    }

    private func closure(
        _ name: String, type: SwiftType, count: Int, call: (effects: String, arguments: [String]), live: String?
    ) -> ClientClosures.Closure {
        let parameters = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
        return ClientClosures.Closure(
            name: name, type: type,
            value: "{ " + parameters + "\(context.fail)(\"\(context.name).\(name) is not set\") }",
            call: call.effects + name + "(" + call.arguments.joined(separator: ", ") + ")", live: live)
    }

    /// What a closure returns: the member's result type, or the nearest type that can hold it.
    private func closureResult(_ type: SwiftType?) -> SwiftType {
        guard let type else { return .void }
        guard scope.isGeneric(type) else { return scope.written(type).withoutImplicitUnwrapping }
        let erased = (scope.erased(type, for: .declaration, plain: true) ?? .anything).withoutImplicitUnwrapping
        return type.has(.sending) ? erased.with([.sending]) : erased
    }

    /// Whether a value of `type`, set through a closure, is a function that has to escape.
    func isKeptFunction(_ type: SwiftType?) -> Bool {
        guard let type else { return false }
        return functionType(type) != nil && !type.bare.isOptional
    }

    /// The closure's isolation, and whether it is `@Sendable`.
    private func closureSpecifiers(
        _ effects: Effects, _ parameters: ParameterList, isLocked: Bool
    ) -> [TypeSpecifier] {
        let isolation = MemberIsolation(requirement, in: context.index)
        let sendable: [TypeSpecifier] = context.resolved.isSendable || isLocked ? [.sendable] : []
        switch isolation {
        case .globalActor(let actor):
            // That isolation makes a closure sendable is of Swift 6 (SE-0434).
            let isShared = context.resolved.isSendable && context.resolved.isolation == .none
            return [.attribute(actor)] + (isShared ? [.sendable] : [])
        case .type:
            guard case .globalActor(let actor) = context.resolved.isolation else { return sendable }
            return [.attribute(context.index.qualifiedName(of: actor, in: origin) ?? actor)]
        case .caller: return sendable + (effects.isAsync ? [.nonsending] : [])
        case .nonisolated: return sendable + (signature.hasAttribute("concurrent") ? [.attribute("concurrent")] : [])
        }
    }
}
