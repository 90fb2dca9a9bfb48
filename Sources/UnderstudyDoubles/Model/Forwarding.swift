import UnderstudySemantics

/// Finds members whose result is what one of their arguments returns, such as `withLock { … }`.
enum Forwarding {
    /// The call that gives the result; `nil` where a stub has to.
    static func call(_ signature: CallSignature, _ builder: MemberBuilder) -> String? {
        // Those tools have a closure for each member.
        guard let result = signature.result,
            !builder.context.style.face.isForeign || Ownership.isNoncopyable(result, builder)
        else { return nil }
        guard builder.scope.isGeneric(result) || Ownership.isNoncopyable(result, builder) else { return nil }
        for (name, function) in signature.parameters.functions where function.result == result {
            guard !function.effects.isAsync || signature.effects.isAsync,
                !function.effects.isThrowing || signature.effects.passesOn(function.effects)
            else { continue }
            let values = function.parameters.map { parameter in
                parameter.type.has(.isolated)
                    ? isolatedValue(parameter.type, builder)
                    : builder.context.value(of: parameter.type, builder.scope)?.text
            }
            let arguments = values.compactMap(\.self)
            guard arguments.count == values.count, !function.parameters.contains(where: { $0.type.has(.inout) }) else {
                continue
            }
            return function.effects.callPrefix + name + "(" + arguments.joined(separator: ", ") + ")"
        }
        return nil
    }

    /// The double itself, where it is the actor that a function runs on; `nil` where that is another one.
    private static func isolatedValue(_ type: SwiftType, _ builder: MemberBuilder) -> String? {
        let runsHere =
            builder.context.resolved.isolation == .actor && !builder.requirement.isStatic
            && MemberIsolation(builder.requirement, in: builder.context.index) == .type
        return runsHere && type.selfForm == .itself ? "self" : nil
    }
}
