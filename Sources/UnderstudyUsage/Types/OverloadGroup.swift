/// The overloads that can be called with arguments of certain labels, and which of them is meant.
struct OverloadGroup {
    /// One of them, with the parameter of each argument.
    struct Candidate {
        let member: FoundMember
        let parameters: [Int]
    }

    /// What is known about the arguments of a call, and about the use of its result.
    struct Call: Hashable {
        /// The types of the arguments.
        let types: [ValueType]
        /// How many parameters each argument that is a closure has.
        let closures: [Int?]
        /// The type that the context expects.
        let expected: ValueType
    }

    let candidates: [Candidate]
    private var all: [Int] { Array(candidates.indices) }
    /// Earlier results, if there are many overloads.
    private let known: Known?

    private final class Known {
        var arguments: [Int: TypeBuckets] = [:]
        var results: TypeBuckets?
        var chosen: [Call: Int?] = [:]
        var rivals: [Call: [Candidate]] = [:]
    }

    init(_ candidates: [Candidate]) {
        self.candidates = candidates
        known = candidates.count > Overloads.few ? Known() : nil
    }

    /// The members of `members` whose labels fit arguments with `labels`.
    init(_ members: [FoundMember], _ labels: CallLabels, in table: SymbolTable) {
        self.init(
            members.compactMap { member in
                labels.fit(table.signature(of: member.member).parameters).map {
                    Candidate(member: member, parameters: $0)
                }
            })
    }

    /// The overload that `call` means: of those that fit by their types, the one that needs the fewest conversions of
    /// its arguments.
    func choice(for call: Call, in table: SymbolTable) -> Candidate? {
        guard candidates.count > 1 else { return candidates.first }
        guard let known else { return position(for: call, in: table).map { candidates[$0] } }
        if let chosen = known.chosen[call] { return chosen.map { candidates[$0] } }
        let found = position(for: call, in: table)
        known.chosen[call] = .some(found)
        return found.map { candidates[$0] }
    }

    private func position(for call: Call, in table: SymbolTable) -> Int? {
        let taking = taking(call, in: table)
        let fitting = taking.isEmpty ? all : taking
        let returning = returning(call.expected, of: fitting, in: table)
        return best(returning.isEmpty ? fitting : returning, call, in: table)
    }

    /// The candidates other than `best` that the compiler may choose for `call`.
    ///
    /// Which of them it is, may depend on effects, generic parameters or types that are not known here.
    func rivals(of best: Candidate, for call: Call, in table: SymbolTable) -> [Candidate] {
        if let found = known?.rivals[call] { return found }
        let taking = taking(call, in: table)
        let returning = returning(call.expected, of: taking, in: table)
        let found = (returning.isEmpty ? taking : returning).map { candidates[$0] }.filter { candidate in
            candidate.member.member != best.member.member && !isImplemented(candidate, in: table)
                && !isWorse(candidate, than: best, for: call, in: table)
        }
        known?.rivals[call] = found
        return found
    }

    /// Whether the type of the value has a member of its own for `candidate`, a requirement.
    private func isImplemented(_ candidate: Candidate, in table: SymbolTable) -> Bool {
        !candidate.member.isThroughProtocol && table.members[candidate.member.member].isRequirement
    }

    /// Whether `candidate` is certainly not chosen where `best` can be: it takes the same values, and implements `best`,
    /// or leaves more parameters out; or only `best` takes the arguments as they are.
    private func isWorse(
        _ candidate: Candidate, than best: Candidate, for call: Call, in table: SymbolTable
    ) -> Bool {
        let (own, other) = (candidate.member.member, best.member.member)
        let (signature, wanted) = (table.signature(of: own), table.signature(of: other))
        guard table.effects(of: own) == table.effects(of: other) else { return false }
        let types = candidate.parameters.map { signature.parameters[$0].type }
        let wantedTypes = best.parameters.map { wanted.parameters[$0].type }
        if types != wantedTypes { return wantedTypes == call.types && !wantedTypes.contains(where: \.isUnknown) }
        if signature.parameters.count > wanted.parameters.count { return true }
        // Two requirements with equal labels differ in something that is not known here: an array and a slice.
        if table.members[own].isRequirement, table.members[other].isRequirement { return false }
        return signature.parameters.count == wanted.parameters.count && signature.result == wanted.result
    }

    /// The first one that satisfies `condition` and whose parameters may take values of `types`.
    func first(
        taking types: [ValueType], in table: SymbolTable, where condition: (FoundMember) -> Bool
    ) -> FoundMember? {
        for position in plausible(for: types, in: table) {
            let member = candidates[position].member
            let parameters = table.signature(of: member.member).parameters
            if condition(member), zip(types, parameters).allSatisfy({ table.mayTake($0, for: $1.type) }) {
                return member
            }
        }
        return nil
    }

    // MARK: - What fits

    /// The overloads whose parameters may take the arguments.
    private func taking(_ call: Call, in table: SymbolTable) -> [Int] {
        let isOpen = call.closures.allSatisfy { $0 == nil } && call.types.allSatisfy(\.isUnknown)
        if isOpen { return all }
        return plausible(for: call.types, in: table).filter { position in
            let candidate = candidates[position]
            let signature = table.signature(of: candidate.member.member)
            for (index, parameter) in candidate.parameters.enumerated() {
                let type = signature.parameters[parameter].type.substituting(candidate.member.arguments)
                if !table.mayTake(call.types[index], for: type) { return false }
                if let count = call.closures[index], case .function(let parameters, _) = type.unwrapped,
                    parameters.count != count
                {
                    return false
                }
            }
            return true
        }
    }

    /// The overloads that fit a single argument, for the argument that fits the fewest.
    private func plausible(for types: [ValueType], in table: SymbolTable) -> [Int] {
        var fewest = all
        if candidates.count <= Overloads.few { return fewest }
        for (index, type) in types.enumerated() where !type.isUnknown {
            if let found = buckets(ofArgument: index, in: table).taking(type, in: table), found.count < fewest.count {
                fewest = found
            }
        }
        return fewest
    }

    /// The positions in `positions` whose results fit the context.
    private func returning(_ expected: ValueType, of positions: [Int], in table: SymbolTable) -> [Int] {
        if expected.isUnknown { return positions }
        var plausible = positions
        if positions.count > Overloads.few, let found = buckets(ofResultIn: table).given(expected, in: table) {
            let isAll = positions.count == candidates.count
            plausible = isAll ? found : found.filter(Set(positions).contains)
        }
        return plausible.filter { table.mayTake(result(of: $0, in: table), for: expected) }
    }

    private func result(of position: Int, in table: SymbolTable) -> ValueType {
        let member = candidates[position].member
        return table.signature(of: member.member).result.substituting(member.arguments)
    }

    private func buckets(ofArgument index: Int, in table: SymbolTable) -> TypeBuckets {
        if let known = known?.arguments[index] { return known }
        let made = TypeBuckets(
            candidates.map { candidate in
                table.signature(of: candidate.member.member).parameters[candidate.parameters[index]].type
                    .substituting(candidate.member.arguments)
            })
        known?.arguments[index] = made
        return made
    }

    private func buckets(ofResultIn table: SymbolTable) -> TypeBuckets {
        if let results = known?.results { return results }
        let made = TypeBuckets(candidates.indices.map { result(of: $0, in: table) })
        known?.results = made
        return made
    }

    // MARK: - What is best

    /// As in the compiler, the candidate with the fewest defaulted parameters is best; requirements come before members
    /// of protocol extensions, which are their implementations.
    private func best(_ positions: [Int], _ call: Call, in table: SymbolTable) -> Int? {
        guard let best = least(positions, call, in: table) else { return nil }
        guard candidates[best].member.isThroughProtocol else { return best }
        let requirements = positions.filter { table.members[candidates[$0].member.member].isRequirement }
        return least(requirements, call, in: table) ?? best
    }

    private func least(_ positions: [Int], _ call: Call, in table: SymbolTable) -> Int? {
        var best: (position: Int, cost: (Int, Int))?
        for position in positions {
            let cost = cost(of: candidates[position], call, in: table)
            if best.map({ cost < $0.cost }) ?? true { best = (position, cost) }
        }
        return best?.position
    }

    /// How many parameters are left out, and how many arguments would have to be made optional first.
    private func cost(of candidate: Candidate, _ call: Call, in table: SymbolTable) -> (Int, Int) {
        let parameters = table.signature(of: candidate.member.member).parameters
        let wrapped = zip(candidate.parameters, call.types).count { parameter, given in
            let isWanted = if case .optional = parameters[parameter].type { true } else { false }
            let isGiven = if case .optional = given { true } else { false }
            return isWanted && !isGiven
        }
        // Several arguments of one variadic parameter follow each other.
        let given = candidate.parameters
        let repeated = zip(given, given.dropFirst()).count { $0 == $1 }
        return (parameters.count - (given.count - repeated), wrapped)
    }
}
