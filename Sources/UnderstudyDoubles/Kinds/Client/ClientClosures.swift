import UnderstudySemantics
import UnderstudySyntax

/// The closures that a client keeps for one member.
struct ClientClosures: Sendable {
    /// The closure that is called, or read through.
    let get: Closure
    /// The closure that sets; `nil` where nothing can be set.
    let set: Closure?
    /// The parameter that no closure can take; `nil` where all are taken.
    let lost: String?
    /// What stands before `set`: `nonmutating `.
    var setter = ""
    /// Whether it stands for an initialiser that may give nothing.
    var isFailable = false

    /// One closure.
    struct Closure: Sendable {
        /// The property that keeps it.
        let name: String
        /// Its type.
        let type: String
        /// The closure that fails until another is set.
        let value: String
        /// The call of it.
        let call: String
        /// Whether its type names the error that it throws.
        var hasTypedError: Bool { type.contains("throws(") }
        /// What it does where the client hands everything on to another value, called `live`; `nil` where it can't.
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
        let attributes = closureAttributes(signature, parameters, isLocked: member.place == .locked)
        let lock = member.lock.isEmpty ? "" : member.lock + "."
        let get = closure(
            "on" + base,
            type: attributes + "(" + parameters.stubTypes.joined(separator: ", ") + ")" + effects.type + " -> "
                + result,
            count: parameters.stubTypes.count,
            call: (effects.call + lock, parameters.stubArguments),
            live: member.isSettable && handOn.assignment == nil ? nil : handOn.call)
        guard member.isSettable else { return ClientClosures(get: get, set: nil, lost: parameters.lost) }
        let set = closure(
            "onSet" + base,
            type: attributes + "("
                + (parameters.stubTypes + [escaping(signature.result) + result]).joined(separator: ", ") + ") -> Void",
            count: parameters.stubTypes.count + 1,
            call: (lock, parameters.stubArguments + ["newValue"]), live: handOn.assignment)
        let prefix = MemberSignature(self).setterPrefix
        let setter = context.isClientClass || prefix != "nonmutating " ? "" : prefix
        return ClientClosures(get: get, set: set, lost: parameters.lost, setter: setter)
    }

    /// The closures of a client for an initialiser, which make another client; `nil` where the client is a class.
    func closures(_ initializer: InitializerSyntax, _ parameters: ParameterList) -> ClientClosures? {
        guard context.isMadeByClosure(requirement) else { return nil }
        let effects = stubEffects(initializer.effects)
        let signature = CallSignature(parameters: parameters, effects: initializer.effects, result: nil)
        let result = context.name + (initializer.optionalMark == nil ? "" : "?")
        let storage = StoragePlace(of: requirement, in: context)
        let lock = "Self." + (storage.lock.isEmpty ? "" : storage.lock + ".")
        let get = closure(
            "on" + SwiftNames.capitalized(stem),
            type: closureAttributes(signature, parameters, isLocked: storage.place == .locked) + "("
                + parameters.stubTypes.joined(separator: ", ") + ")" + effects.type + " -> " + result,
            count: parameters.stubTypes.count, call: (effects.call + lock, parameters.stubArguments), live: nil)
        let isFailable = initializer.optionalMark != nil
        return ClientClosures(get: get, set: nil, lost: parameters.lost, isFailable: isFailable)
    }

    private func closure(
        _ name: String, type: String, count: Int, call: (effects: String, arguments: [String]), live: String?
    ) -> ClientClosures.Closure {
        let parameters = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
        return ClientClosures.Closure(
            name: name, type: type,
            value: "{ " + parameters + "\(context.fail)(\"\(context.name).\(name) is not set\") }",
            call: call.effects + name + "(" + call.arguments.joined(separator: ", ") + ")", live: live)
    }

    /// What a closure gives: the member's result, or the nearest type that holds it.
    private func closureResult(_ type: TypeSyntax?) -> String {
        guard let type else { return "Void" }
        guard printer.isGeneric(type, source) else { return printer.text(type, source, for: .storage) }
        let text = printer.erased(type, source, for: .declaration, plain: true) ?? "Any"
        return text.hasSuffix("!") ? String(text.dropLast()) + "?" : text
    }

    /// `@escaping ` where a value of `type`, set through a closure, is kept.
    private func escaping(_ type: TypeSyntax?) -> String {
        guard let type, functionType(type) != nil, !isOptionalFunction(type) else { return "" }
        return "@escaping "
    }

    /// Where the closure runs, and whether any thread may call it.
    private func closureAttributes(_ signature: CallSignature, _ parameters: ParameterList, isLocked: Bool) -> String {
        if let actor = MemberIsolation.globalActor(of: requirement, in: context.index) {
            // That isolation makes a closure sendable is of Swift 6 (SE-0434).
            let isShared = context.resolved.isSendable && context.resolved.isolation == .none
            return "@" + actor + (isShared ? " @Sendable " : " ")
        }
        if case .globalActor(let actor) = context.resolved.isolation, !MemberIsolation.isNonisolated(requirement) {
            return "@" + (context.index.qualifiedName(of: actor, in: origin) ?? actor) + " "
        }
        let isNonsending = requirement.syntax.modifiers.contains {
            source.matches($0.name, "nonisolated") && $0.detail.map { source.matches($0, "nonsending") } ?? false
        }
        let followsCaller = isNonsending || parameters.hasIsolated && signature.effects.isAsync
        let isConcurrent = requirement.hasAttribute("concurrent")
        let prefix = followsCaller ? "nonisolated(nonsending) " : isConcurrent ? "@concurrent " : ""
        return (context.resolved.isSendable || isLocked ? "@Sendable " : "") + prefix
    }
}
