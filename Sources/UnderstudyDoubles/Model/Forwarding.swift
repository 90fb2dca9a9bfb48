import UnderstudySemantics

/// A call of one of a member's arguments that gives the member's result, such as `withLock { … }`.
struct Forwarding {
    /// The call.
    let call: String
    /// Statements that make what it changes.
    let preparations: [String]

    /// `nil` where a stub has to give the result.
    init?(_ signature: CallSignature, _ builder: MemberBuilder) {
        // Those tools have a closure for each member.
        guard let result = signature.result,
            !builder.context.style.face.hasClosureForEach || Ownership.isNoncopyable(result, builder),
            builder.scope.isGeneric(result) || Ownership.isNoncopyable(result, builder)
        else { return nil }
        let found = signature.parameters.functions.lazy.compactMap { name, function -> Forwarding? in
            guard function.result == result, !function.effects.isAsync || signature.effects.isAsync,
                !function.effects.isThrowing || signature.effects.passesOn(function.effects)
            else { return nil }
            return Forwarding(calling: name, function, builder)
        }
        guard let first = found.first else { return nil }
        self = first
    }

    /// `nil` where a value is missing that `function` takes.
    private init?(calling name: String, _ function: FunctionType, _ builder: MemberBuilder) {
        var arguments: [String] = []
        var preparations: [String] = []
        var taken = Set(builder.signature.parameters.compactMap(\.innerName).map(SwiftNames.bare))
        for parameter in function.parameters {
            let type = parameter.type
            guard let value = Self.value(type, builder) else { return nil }
            guard type.has(.inout) else {
                arguments.append(value)
                continue
            }
            let written = builder.scope.written(type.bare, for: .storage)
            let base = IdentifierWords.valueName(ofType: type.bare.path ?? "")
            var local = base.isEmpty ? "value" : base
            while !taken.insert(local).inserted { local = "other" + SwiftNames.capitalized(local) }
            preparations.append("var \(SwiftNames.escaped(local)): \(written) = \(value)")
            arguments.append("&" + SwiftNames.escaped(local))
        }
        call = function.effects.callPrefix + name + "(" + arguments.joined(separator: ", ") + ")"
        self.preparations = preparations
    }

    /// A value of `type`; the double itself, where it is the actor that a function runs on.
    private static func value(_ type: SwiftType, _ builder: MemberBuilder) -> String? {
        guard type.has(.isolated) else {
            return builder.context.value(of: type, builder.scope, on: builder.runsOn)?.text
        }
        let runsHere =
            builder.context.resolved.isolation == .actor && !builder.requirement.isStatic
            && MemberIsolation(builder.requirement, in: builder.context.index) == .type
        return runsHere && type.selfForm == .itself ? "self" : nil
    }
}
