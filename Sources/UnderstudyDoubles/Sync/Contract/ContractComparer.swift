import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// Holds a contract against what would be written today.
///
/// A contract has no member of its protocol: a function stands for each requirement, with a case of `Expectation` and a
/// branch of `check`. So the functions tell by their names, and by the lines above them, what they are about, and what
/// the templates would give for that; cases and branches are sections, merged line by line.
struct ContractComparer {
    private let comparer: DoubleComparer
    private let fresh: RenderedDouble
    private let functions: [ContractFunction]
    /// The function for each unit of `fresh`, by position.
    private let pairs: [Int: ContractFunction]

    private var body: DoubleBody { comparer.body }
    private var resolved: ResolvedProtocol { comparer.resolved }

    init(_ comparer: DoubleComparer, _ fresh: RenderedDouble) {
        self.comparer = comparer
        self.fresh = fresh
        functions = ContractFunction.all(in: comparer.body)
        pairs = Self.matched(fresh.units, functions)
    }

    /// What came of it; `nil` where nothing can be said.
    func comparison() throws(TemplateError) -> DoubleComparison? {
        let paired = Set(pairs.values.map(\.entry))
        let ours = functions.filter { paired.contains($0.entry) || $0.namesRequirement }
        guard let (mirror, all) = try mirror(ours) else { return nil }
        let gone = ours.filter { !paired.contains($0.entry) && !isLeftToDefault($0) }
        let kept = ours.filter { function in
            guard !paired.contains(function.entry) else { return false }
            return isLeftToDefault(function) || !isRemovable(function, all[function.entry], mirror)
        }
        let demands = Dictionary(
            resolved.requirements.map { (RequirementKey($0), $0.requirement) }, uniquingKeysWith: { first, _ in first })
        return DoubleComparison(
            resolved: resolved, body: body, new: try new(keeping: kept, mirror), mirror: mirror,
            former: mirror.rendered, demands: demands, pairs: pairs.mapValues(\.entry), places: all,
            pristineCount: all.values.filter(\.isPristine).count, storageTypes: [], gone: gone.map(\.entry),
            signatures: SpelledSignatures(resolved, mirror, comparer.double, comparer.index), respelled: [],
            index: comparer.index)
    }

    // MARK: - Which function is which

    /// By name and by the line above, then by one of these: the names of overloads may be others in a new double.
    private static func matched(
        _ units: [RenderedUnit], _ functions: [ContractFunction]
    ) -> [Int: ContractFunction] {
        var pairs: [Int: ContractFunction] = [:]
        var free = functions
        func match(_ isSame: (ContractFunction, Member) -> Bool) {
            for (position, unit) in units.enumerated() where pairs[position] == nil {
                guard let found = free.firstIndex(where: { isSame($0, unit.member) }) else { continue }
                pairs[position] = free.remove(at: found)
            }
        }
        match { $0.name == $1.contract?.name && $0.mark == $1.name }
        match { $0.name == $1.contract?.name }
        match { $0.mark == $1.name && $0.namesRequirement }
        return pairs
    }

    /// Whether the function is about a requirement that a new contract leaves to its default implementation.
    private func isLeftToDefault(_ function: ContractFunction) -> Bool {
        resolved.requirements.contains { $0.hasDefault && $0.requirement.name == function.mark }
    }

    private func isRemovable(_ function: ContractFunction, _ place: UnitPlace?, _ mirror: MirrorDouble) -> Bool {
        guard let place, let unit = mirror.units[function.entry] else { return false }
        return place.isPristine && resolved.unresolved.isEmpty && !place.hasCommentAbove(unit, body)
    }

    // MARK: - What the templates gave

    /// The contract as the templates would write it for what its functions say.
    private func mirror(
        _ ours: [ContractFunction]
    ) throws(TemplateError) -> (mirror: MirrorDouble, places: [Int: UnitPlace])? {
        guard let probe = probe else { return nil }
        let members = Dictionary(uniqueKeysWithValues: pairs.map { ($1.entry, fresh.units[$0].member) })
        var found: [Member] = []
        for function in ours {
            var member = members[function.entry] ?? probe
            let law = function.law.flatMap { isGiven($0) ? $0.lines : nil }
            member.name = function.mark ?? member.name
            let isNamed = members[function.entry]?.name == member.name
            member.contract = ContractExpectation(
                name: function.name,
                requirement: isNamed ? member.contract?.requirement ?? "" : function.requirement, law: law ?? [])
            // An isolation of its own has nothing to do with what is rendered.
            member.key = RequirementKey(entry: function.entry)
            found.append(member)
        }
        var double = comparer.formerContract()
        double.items = items(ours, found)
        let rendered = try RenderedDouble(double, comparer.renderer)
        let entries = Dictionary(uniqueKeysWithValues: ours.map { (RequirementKey(entry: $0.entry), $0.entry) })
        var units: [Int: RenderedUnit] = [:]
        var places: [Int: UnitPlace] = [:]
        for unit in rendered.units {
            guard let entry = unit.member.key.flatMap({ entries[$0] }) else { continue }
            units[entry] = unit
            places[entry] = UnitPlace(unit, at: entry, in: body, storage: [])
        }
        return (MirrorDouble(rendered, units), places)
    }

    /// A member of any requirement, to put what a function says in its place.
    private var probe: Member? {
        let declaration = resolved.declaration.demanding("func probe()")
        return declaration.flatMap { DoubleRenderer.members(comparer.contract(demanding: $0).items).first }
    }

    /// `members` with the `#if`s in which their functions stand.
    private func items(_ ours: [ContractFunction], _ members: [Member]) -> [Double.Item] {
        var items: [Double.Item] = []
        var clauses: [(text: String, items: [Double.Item])] = []
        var outer: ByteRange?
        func close() {
            if outer != nil {
                items.append(.conditional(clauses.map { Double.Clause(text: $0.text, items: $0.items) }))
            }
            (clauses, outer) = ([], nil)
        }
        for (function, member) in zip(ours, members) {
            let entry = body.entries[function.entry]
            guard let clause = entry.conditions.first else {
                close()
                items.append(.member(member))
                continue
            }
            if outer != entry.outer { close() }
            outer = entry.outer
            if clauses.last?.text != clause { clauses.append((clause, [])) }
            clauses[clauses.count - 1].items.append(.member(member))
        }
        close()
        return items
    }

    // MARK: - What would be written today

    /// The contract as it would be written, with the names that functions have, and the cases of those that stay.
    private func new(
        keeping kept: [ContractFunction], _ mirror: MirrorDouble
    ) throws(TemplateError) -> RenderedDouble {
        var expectations: [RequirementKey: ContractExpectation] = [:]
        for (position, function) in pairs {
            let member = fresh.units[position].member
            guard let key = member.key, let expectation = member.contract else { continue }
            let law = function.law.flatMap { fits($0) ? $0.lines : nil }
            expectations[key] = ContractExpectation(
                name: function.name, requirement: expectation.requirement, law: law ?? expectation.law)
        }
        var double = fresh.double
        double.items = double.items.map { $0.expecting(expectations) }
        var rendered = try RenderedDouble(double, comparer.renderer)
        let keys = Dictionary(
            uniqueKeysWithValues: pairs.compactMap { position, function in
                fresh.units[position].member.key.map { (function.entry, $0) }
            })
        for function in kept {
            guard let member = mirror.units[function.entry]?.member else { continue }
            let before = functions.last { $0.entry < function.entry && keys[$0.entry] != nil }
            let place = before.flatMap { keys[$0.entry] }.flatMap { key in
                double.items.firstIndex { item in DoubleRenderer.members([item]).contains { $0.key == key } }
            }
            double.items.insert(contentsOf: items([function], [member]), at: place.map { $0 + 1 } ?? 0)
        }
        if !kept.isEmpty { rendered.sections = try RenderedDouble(double, comparer.renderer).sections }
        return rendered
    }

    // MARK: - Laws

    /// Whether everything that `law` uses is required today, as it is used: then it stays, whoever wrote it.
    private func fits(_ law: ContractLaw) -> Bool {
        // Whether a value can be given, and which, the type tells.
        if law.uses.contains(where: \.isSet) { return fresh.units.contains { $0.member.contract?.law == law.lines } }
        let uses = Set(fresh.units.compactMap { ContractLaw.Use($0.member) })
        return law.uses.allSatisfy(uses.contains)
    }

    /// Whether the templates gave `law`, as far as that can be told: its elements are made as they make them.
    private func isGiven(_ law: ContractLaw) -> Bool {
        if !law.isTelling {
            let known = Set(functions.compactMap(\.law).filter { $0.element != nil && isGiven($0) }.flatMap(\.uses))
            return !known.isEmpty
        }
        guard let element = law.element, let sample = law.sample else { return true }
        let demands = "func save(_ it: \(element))\nfunc all() -> [\(element)]"
        guard let declaration = resolved.declaration.demanding(demands) else { return false }
        let made = DoubleRenderer.members(comparer.contract(demanding: declaration).items).first?.contract?.law
        guard let line = made?.dropFirst().first else { return false }
        let source = SourceText(path: "", text: line)
        return source.tokenTexts(in: source.range).dropFirst(3).joined() == sample
    }
}

extension DoubleComparer {
    /// The contract of a protocol that demands what `declaration` does, and runs anywhere.
    func contract(demanding declaration: ProtocolDeclaration) -> Double {
        let own = resolved.mirrored(
            by: declaration, isolation: .none, isSendable: resolved.isSendable, isClassBound: resolved.isClassBound)
        return contract(of: own)
    }

    /// The contract as it was written, but for its members: where the line of its type says that it runs.
    func formerContract() -> Double {
        let declaration = resolved.declaration
        var best = contract(of: resolved)
        var bestCount = -1
        for (isolation, isSendable) in environments {
            let own = resolved.mirrored(
                by: declaration, isolation: isolation, isSendable: isSendable, isClassBound: resolved.isClassBound)
            let found = contract(of: own)
            let count = likeness(RenderedText(found.attributes + [found.declaration + " {", "}"]))
            if count > bestCount { (best, bestCount) = (found, count) }
        }
        return best
    }

    private func contract(of resolved: ResolvedProtocol) -> Double {
        var builder = DoubleBuilder(resolved, kind, face, index, options, keeping: kept)
        return builder.build()
    }
}

extension Double.Item {
    /// The item, with what is expected of its members.
    fileprivate func expecting(_ expectations: [RequirementKey: ContractExpectation]) -> Double.Item {
        switch self {
        case .text: return self
        case .member(var member):
            if let found = member.key.flatMap({ expectations[$0] }) { member.contract = found }
            return .member(member)
        case .conditional(let clauses):
            return .conditional(
                clauses.map { Double.Clause(text: $0.text, items: $0.items.map { $0.expecting(expectations) }) })
        }
    }
}

extension RequirementKey {
    /// A key for what is no requirement: the function at `entry` of a contract.
    fileprivate init(entry: Int) {
        self.init(origin: "", start: Int32(entry), bindingIndex: 0)
    }
}
