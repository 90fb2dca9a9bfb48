import UnderstudySemantics
import UnderstudyTemplates

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
        /// What it does until another is set.
        let unset: Unset
        /// What it does where the client forwards everything to another value, called `live`; `nil` where it can't.
        let live: String?
    }

    /// What templates see of them.
    static let schema = TemplateSchema<ClientClosures>([
        "call": { .string($0.get.call) },
        "changesCopy": { .bool($0.changesCopy) },
        "hasTypedError": { .bool($0.get.hasTypedError) },
        "isFailable": { .bool($0.isFailable) },
        "live": { TemplateValue($0.get.live) },
        "name": { .string($0.get.name) },
        "setCall": { TemplateValue($0.set?.call) },
        "setLive": { TemplateValue($0.set?.live) },
        "setName": { TemplateValue($0.set?.name) },
        "setType": { TemplateValue($0.set?.type.description) },
        "setValue": { TemplateValue($0.set?.value) },
        "setter": { .string($0.setter) },
        "type": { .string($0.get.type.description) },
        "value": { .string($0.get.value) },
    ])
}

extension ClientClosures: MemberAddition {
    static let templateName = "client"

    var templateValue: TemplateValue { Self.schema.object(self) }

    var answer: ClosureCall? { ClosureCall(name: get.name, call: get.call) }

    var defaultValues: [DefaultValue] { [get, set].compactMap { $0?.unset.value } }

    var recordsIssues: Bool { true }

    var sharedTypes: [SwiftType]? { [get, set].compactMap(\.self).filter(\.isSendable).map(\.type) }
}

extension Member {
    /// The closures that a client keeps for it; `nil` in other kinds.
    var client: ClientClosures? { own as? ClientClosures }
}

extension MemberBuilder {
    /// Adds the closures of a client, and what has to be done with their results.
    func addClosures(to member: inout Member) {
        let parameters = ParameterList(self)
        if member.form == .initializer {
            member.isStatic = context.isMadeByClosure(requirement)
            member.own = initializerClosures(parameters)
            member.preparations = member.own == nil ? [] : parameters.preparations
            return
        }
        let result = member.form == .function ? signature.value : signature.result ?? .missing
        member.preparations = parameters.preparations
        member.answer = .stub
        member.own = closures(
            CallSignature(parameters: parameters, effects: signature.effects, result: result), parameters, of: member)
        guard let result else { return }
        if isUnstubbable(result) {
            member.answer = .failure("")
        } else if scope.isGeneric(result) {
            member.answer = cast(to: result)
        }
    }

    /// The closures of a client for a member that takes `parameters`.
    private func closures(
        _ signature: CallSignature, _ parameters: ParameterList, of member: Member
    ) -> ClientClosures {
        let base = SwiftNames.capitalized(stem)
        let handOn = ClientHandOn(signature, parameters, by: self)
        let effects = stubEffects(signature.effects)
        let result = closureResult(signature.result)
        let specifiers = closureSpecifiers(signature.effects, isLocked: member.storage.isLocked)
        let lock = member.storage.lock.path(to: "")
        let get = closure(
            "on" + base, type: closure(parameters.stubTypes, effects, giving: result).with(specifiers),
            count: parameters.stubTypes.count, call: (effects.callPrefix + lock, parameters.stubArguments),
            unset: unset(giving: signature.result, on: closureRunsOn(specifiers), throwing: effects),
            live: member.isSettable && handOn.assignment == nil ? nil : handOn.call)
        let prefix = MemberSignature(self).setterPrefix
        let setter = !context.isStructure || prefix != "nonmutating " ? "" : prefix
        guard member.isSettable, !member.isNeverSet else {
            return ClientClosures(get: get, set: nil, lost: parameters.lost, setter: setter)
        }
        let isConsumed = signature.result.map { Ownership.isNoncopyable($0, self) } ?? false
        let newValue = result.with(isKeptFunction(signature.result) ? [.escaping] : isConsumed ? [.consuming] : [])
        let set = closure(
            "onSet" + base,
            type: closure(parameters.stubTypes + [newValue], .none, giving: .void).with(specifiers),
            count: parameters.stubTypes.count + 1,
            call: (lock, parameters.stubArguments + ["newValue"]), unset: unset(giving: nil), live: handOn.assignment)
        return ClientClosures(
            get: get, set: set, lost: parameters.lost, setter: setter,
            changesCopy: context.setsLocked(requirement))
    }

    /// The closures of a client for an initialiser, which make another client; `nil` where the client is a class.
    private func initializerClosures(_ parameters: ParameterList) -> ClientClosures? {
        guard context.isMadeByClosure(requirement) else { return nil }
        let effects = stubEffects(signature.effects)
        let isFailable = signature.failability != .none
        let client = SwiftType.named(context.name)
        let storage = StoragePlace(of: requirement, in: context)
        let lock = "Self." + storage.lock.path(to: "")
        let get = closure(
            "on" + SwiftNames.capitalized(stem),
            type: closure(parameters.stubTypes, effects, giving: isFailable ? .optional(client) : client)
                .with(closureSpecifiers(signature.effects, isLocked: storage.isLocked)),
            count: parameters.stubTypes.count, call: (effects.callPrefix + lock, parameters.stubArguments),
            unset: isFailable ? unset(giving: .optional(client)) : unset(stubEffects: effects), live: nil)
        return ClientClosures(get: get, set: nil, lost: parameters.lost, isFailable: isFailable)
    }

    private func closure(
        _ name: String, type: SwiftType, count: Int, call: (effects: String, arguments: [String]), unset: Unset,
        live: String?
    ) -> ClientClosures.Closure {
        let parameters = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
        return ClientClosures.Closure(
            name: name, type: type,
            value: "{ " + parameters + unset.statement("\(context.name).\(name) is not set") + " }",
            call: call.effects + name + "(" + call.arguments.joined(separator: ", ") + ")", unset: unset, live: live)
    }

    /// Where a closure whose type has `specifiers` runs.
    private func closureRunsOn(_ specifiers: [TypeSpecifier]) -> Isolation {
        let actor = specifiers.lazy.filter(\.isAttribute).compactMap { [context] in
            context.index.globalActor(named: $0.name)
        }.first
        return actor.map(Isolation.globalActor) ?? .none
    }

    /// What a closure with `effects` does until another is set.
    private func unset(giving result: SwiftType?, on isolation: Isolation, throwing effects: Effects) -> Unset {
        var unset = unset(giving: result, on: isolation)
        unset.canThrow = effects.throwsAnything
        return unset
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
    private func closureSpecifiers(_ effects: Effects, isLocked: Bool) -> [TypeSpecifier] {
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
