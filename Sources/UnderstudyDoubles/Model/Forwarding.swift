import UnderstudySyntax

/// Finds members whose result is what one of their arguments returns, such as `withLock { … }`.
enum Forwarding {
    /// The call that gives the result; `nil` where a stub has to.
    static func call(_ signature: CallSignature, _ builder: MemberBuilder) -> String? {
        guard let result = signature.result else { return nil }
        let source = builder.source
        let isUnwritable = builder.printer.isGeneric(result, source) || Ownership.isNoncopyable(result, builder)
        guard isUnwritable else { return nil }
        let text = source.compactText(in: result.range)
        for (name, type) in signature.parameters.functions
        where source.compactText(in: type.result.range) == text {
            guard !type.effects.isAsync || signature.effects.isAsync,
                !type.effects.isThrowing || signature.effects.isThrowing
            else { continue }
            let values = type.parameters.map { builder.context.value(of: $0.type, source, builder.printer) }
            let arguments = values.compactMap(\.self)
            guard arguments.count == values.count, !type.parameters.contains(where: { isInOut($0.type, source) }) else {
                continue
            }
            let effects = (type.effects.isThrowing ? "try " : "") + (type.effects.isAsync ? "await " : "")
            return effects + name + "(" + arguments.joined(separator: ", ") + ")"
        }
        return nil
    }

    private static func isInOut(_ type: TypeSyntax, _ source: SourceText) -> Bool {
        TypeForms.has("inout", type, source)
    }
}
