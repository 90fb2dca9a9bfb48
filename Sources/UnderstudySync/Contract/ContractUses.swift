import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// What the statements of a contract may call.
struct ContractUses {
    private var uses: Set<ContractLaw.Use> = []

    init(_ resolved: ResolvedProtocol) {
        for entry in resolved.requirements { add(entry.requirement) }
    }

    /// Whether all that `law` calls is required, with the same label and the same effects.
    func hold(_ law: ContractLaw) -> Bool {
        law.uses.allSatisfy { use in
            var use = use
            if use.isSet { use.effects = "" }
            return uses.contains(use)
        }
    }

    private mutating func add(_ requirement: Requirement) {
        let source = requirement.source
        switch requirement.syntax.kind {
        case .function(let function) where function.parameters.count <= 1:
            let label = function.parameters.first?.firstName.map { source.text(in: $0) }.flatMap {
                $0 == "_" ? nil : $0
            }
            uses.insert(
                ContractLaw.Use(
                    effects: words(function.effects), name: source.text(in: function.name).filter { $0 != "`" },
                    label: label?.filter { $0 != "`" }, count: function.parameters.count))
        case .variable:
            let accessors = requirement.binding?.accessors?.accessors ?? []
            let getter = accessors.first { source.matches($0.name, "get") }
            let name = requirement.name.filter { $0 != "`" }
            uses.insert(ContractLaw.Use(effects: getter.map { words($0.effects) } ?? "", name: name))
            if requirement.signature.isSettable { uses.insert(ContractLaw.Use(effects: "", name: name, isSet: true)) }
        default: break
        }
    }

    private func words(_ effects: EffectsSyntax) -> String {
        (effects.isThrowing ? "try " : "") + (effects.isAsync ? "await " : "")
    }
}
