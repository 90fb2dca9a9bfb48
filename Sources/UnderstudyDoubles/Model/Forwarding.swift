import UnderstudySemantics

/// Finds members whose result is what one of their arguments returns, such as `withLock { … }`.
enum Forwarding {
    /// The call that gives the result; `nil` where a stub has to.
    static func call(_ signature: CallSignature, _ builder: MemberBuilder) -> String? {
        // Those tools have a closure for each member.
        guard let result = signature.result,
            !builder.context.face.isForeign || Ownership.isNoncopyable(result, builder)
        else { return nil }
        guard builder.scope.isGeneric(result) || Ownership.isNoncopyable(result, builder) else { return nil }
        for (name, function) in signature.parameters.functions where function.result == result {
            guard !function.effects.isAsync || signature.effects.isAsync,
                !function.effects.isThrowing || signature.effects.passesOn(function.effects)
            else { continue }
            let values = function.parameters.map { builder.context.value(of: $0.type, builder.scope) }
            let arguments = values.compactMap(\.self)
            guard arguments.count == values.count, !function.parameters.contains(where: { $0.type.has(.inout) }) else {
                continue
            }
            return function.effects.callPrefix + name + "(" + arguments.joined(separator: ", ") + ")"
        }
        return nil
    }
}
