import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The types that a double's owner chose for associated types, by a type alias or by the types in members: then the
/// double is not generic over them.
struct OwnTypes {
    /// The types, by the names of the associated types.
    private(set) var types: [String: SwiftType] = [:]
    private let open: Set<String>
    /// Those of them that no existential type can be, since none but 'any Error' conforms to its own protocol.
    private let constrained: Set<String>
    private var contradicted: Set<String> = []

    init(_ double: OwnedDouble, _ resolved: ResolvedProtocol) {
        let type = double.type
        let parameters = Set(type.details.genericParameters.map { type.source.text(in: $0.name) })
        open = Set(
            resolved.associatedTypes.filter { $0.fixedType == nil && !$0.isStandard }.map(\.name)
        ).subtracting(parameters)
        constrained = Set(resolved.associatedTypes.filter(\.isConstrained).map(\.name))
        guard !open.isEmpty, !double.traits.wraps else { return }
        let body = DoubleBody(double)
        for name in open {
            guard let entry = body.entries(labelled: MemberLabel(.typealias, name)).first,
                case .typeAlias(let alias) = body.entries[entry].syntax.kind
            else { continue }
            types[name] = SwiftType(body.source(entry)[alias.type])
        }
        for requirement in resolved.requirements.map(\.requirement) {
            let entries = body.entries(labelled: requirement.label)
            guard entries.count == 1, let entry = entries.first,
                let own = Signature(body.source(entry)[body.entries[entry].syntax])
            else { continue }
            match(requirement.signature.types, own.types)
        }
        types = types.filter { name, type in
            // A parameter of the double is an associated type under an older name.
            !contradicted.contains(name) && parameters.isDisjoint(with: type.words)
        }
    }

    /// Finds what stands in `answers` where `demands` name an associated type.
    private mutating func match(_ demands: [SwiftType], _ answers: [SwiftType]) {
        guard demands.count == answers.count else { return }
        for (demand, answer) in zip(demands, answers) {
            guard let name = demand.associatedTypeName, open.contains(name) else {
                match(demand.parts, answer.parts)
                continue
            }
            // The associated type's own name stands for whatever an alias says.
            if answer == .named(name) { continue }
            // The member is of a time when the protocol had no associated type there.
            if case .any(let existential) = answer, existential != .named("Error"), constrained.contains(name) {
                continue
            }
            if let known = types[name], known != answer { contradicted.insert(name) }
            if types[name] == nil { types[name] = answer }
        }
    }
}
