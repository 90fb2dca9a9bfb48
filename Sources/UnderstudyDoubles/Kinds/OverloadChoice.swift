import UnderstudySemantics
import UnderstudySyntax

extension MemberBuilder {
    /// What stands before a call that is handed on, where only a result of another type tells it from another call.
    var overloadChoice: String {
        guard case .function(let function) = requirement.syntax.kind, !returns(function) else { return "" }
        let types = function.parameters.map { source.compactText(in: $0.type.range) }
        let isTaken = context.resolved.requirements.contains { entry in
            let other = entry.requirement
            guard other.name == requirement.name, other.isStatic == requirement.isStatic,
                case .function(let overload) = other.syntax.kind, returns(overload, other.source)
            else { return false }
            return overload.parameters.map { other.source.compactText(in: $0.type.range) } == types
        }
        return isTaken ? "let _: Void = " : ""
    }

    private func returns(_ function: FunctionSyntax, _ source: SourceText? = nil) -> Bool {
        function.result.map { !TypeForms.isVoid($0, source ?? self.source) } ?? false
    }
}
