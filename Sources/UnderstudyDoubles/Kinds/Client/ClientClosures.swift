import UnderstudySemantics
import UnderstudySyntax

/// The closures that a client keeps for one member.
struct ClientClosures: Sendable {
    /// The closure that is called, or read through.
    let get: Closure
    /// The closure that sets; `nil` where nothing can be set.
    let set: Closure?

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
        /// What it does where the client hands everything on to another value, called `live`.
        let live: String
    }
}

extension MemberBuilder {
    /// The closures of a client for a member that takes `parameters`.
    func closures(_ signature: CallSignature, _ parameters: ParameterList, _ member: Member) -> ClientClosures {
        let base = SwiftNames.capitalized(stem)
        let place = livePlace(parameters, throwsTyped: signature.effects.thrownType != nil)
        let effects = (signature.effects.isThrowing ? "try " : "") + (signature.effects.isAsync ? "await " : "")
        let result = signature.result.map { printer.text($0, source, for: .storage) } ?? "Void"
        let attributes = closureAttributes(parameters)
        let get = closure(
            "on" + base,
            type: attributes + "(" + parameters.stubTypes.joined(separator: ", ") + ")"
                + printer.effects(signature.effects, source) + " -> " + result,
            count: parameters.stubTypes.count,
            call: (effects, parameters.stubArguments), live: typedHead(signature, parameters) + effects + place)
        guard member.isSettable else { return ClientClosures(get: get, set: nil) }
        let newValue = "$" + String(parameters.stubTypes.count)
        let set = closure(
            "onSet" + base,
            type: attributes + "("
                + (parameters.stubTypes + [escaping(signature.result) + result]).joined(separator: ", ") + ") -> Void",
            count: parameters.stubTypes.count + 1,
            call: ("", parameters.stubArguments + ["newValue"]), live: place + " = " + newValue)
        return ClientClosures(get: get, set: set)
    }

    private func closure(
        _ name: String, type: String, count: Int, call: (effects: String, arguments: [String]), live: String
    ) -> ClientClosures.Closure {
        let parameters = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
        return ClientClosures.Closure(
            name: name, type: type,
            value: "{ " + parameters + "\(context.fail)(\"\(context.name).\(name) is not set\") }",
            call: call.effects + name + "(" + call.arguments.joined(separator: ", ") + ")", live: live)
    }

    /// `@escaping ` where a value of `type`, set through a closure, is kept.
    private func escaping(_ type: TypeSyntax?) -> String {
        guard let type, functionType(type) != nil, !isOptionalFunction(type) else { return "" }
        return "@escaping "
    }

    /// The head of a closure that throws errors of one type, which have to be said.
    private func typedHead(_ signature: CallSignature, _ parameters: ParameterList) -> String {
        guard signature.effects.thrownType != nil else { return "" }
        let names = parameters.passed.indices.map { "argument\($0 + 1)" }.joined(separator: ", ")
        return "(" + names + ")" + printer.effects(signature.effects, source) + " in "
    }

    /// The member of `live`, with the closure's own arguments.
    private func livePlace(_ parameters: ParameterList, throwsTyped: Bool) -> String {
        let arguments = parameters.passed.enumerated().map { index, parameter -> String in
            let name = throwsTyped ? "argument\(index + 1)" : "$\(index)"
            return (parameter.label.map { $0 + ": " } ?? "") + (parameter.value.hasPrefix("&") ? "&" : "") + name
        }.joined(separator: ", ")
        switch requirement.syntax.kind {
        case .function(let function): return "live." + source.text(in: function.name) + "(" + arguments + ")"
        case .subscript: return "live[" + arguments + "]"
        default: return "live." + (requirement.binding.map { source.text(in: $0.name) } ?? requirement.name)
        }
    }

    /// Where the closure runs, and whether any thread may call it.
    private func closureAttributes(_ parameters: ParameterList) -> String {
        if let actor = MemberIsolation.globalActor(of: requirement, in: context.index) { return "@" + actor + " " }
        if case .globalActor(let actor) = context.resolved.isolation, !MemberIsolation.isNonisolated(requirement) {
            return "@" + (context.index.qualifiedName(of: actor, in: origin) ?? actor) + " "
        }
        let isNonsending = requirement.syntax.modifiers.contains {
            source.matches($0.name, "nonisolated") && $0.detail.map { source.matches($0, "nonsending") } ?? false
        }
        let isConcurrent = requirement.hasAttribute("concurrent")
        let prefix = isNonsending ? "nonisolated(nonsending) " : isConcurrent ? "@concurrent " : ""
        return (context.resolved.isSendable ? "@Sendable " : "") + prefix
    }
}
