import UnderstudySemantics
import UnderstudySyntax

/// What a fake keeps, and what each of its members does.
struct FakePlan: Sendable {
    /// What is kept.
    let stores: [FakeStore]
    /// The lock that the stores are behind; `nil` for none.
    let lock: Lock?
    /// How it says that a test did not set it up.
    let failing: Failing
    /// The name of the fake.
    let name: String
    /// The name of the fake's own error; `nil` where no member throws it.
    private(set) var error: String?
    private var bodies: [RequirementKey: FakeBody] = [:]

    init(_ entries: [ResolvedRequirement], in context: DoubleContext) {
        failing = context.names.failing
        name = context.name
        var requirements: [FakeRequirement] = []
        var keys: [RequirementKey] = []
        var builders: [MemberBuilder] = []
        for entry in entries where entry.requirement.kind != .associatedtype && entry.requirement.kind != .typealias {
            let builder = MemberBuilder(entry.requirement, of: entry.origin, stem: "", in: context)
            let member = builder.build()
            requirements.append(FakeRequirement(entry.requirement, member, by: builder))
            keys.append(RequirementKey(entry.origin, entry.requirement))
            builders.append(builder)
        }
        guard let first = builders.first else {
            stores = []
            lock = nil
            return
        }
        let reader = FakeElementReader(context: context, shapes: FakeShapeReader(builder: first))
        var read: [FakeType: FakeElement] = [:]
        let elements = { (type: FakeType) in
            if let known = read[type] { return known }
            let element = reader.element(type)
            read[type] = element
            return element
        }
        requirements = FakeManner.removed(from: requirements)
        let lists = FakeListsByKey(requirements, elements)
        requirements = lists.folded
        // Stores that members reach from anywhere are behind a lock, and start with values made there.
        let leavesActor = requirements.contains { context.leavesActor($0.requirement) }
        let isolation = leavesActor ? .none : context.resolved.isolation
        let value = { (type: FakeType) -> DefaultValue? in
            let value = context.value(of: type.written, first.scope, on: isolation)
            // A fake that starts with another one of its type would never be made.
            if let value, let own = context.selfValue, value.text.contains(own) { return nil }
            return value
        }
        var finder = FakeStoreFinder(
            requirements, listsByKey: lists.keys, hasListeners: context.hasOpenMembers, elements: elements, value: value
        )
        let found = FakeNaming.extended(finder.find(), by: requirements)
        let errors = FakeErrors(reader: reader)
        let facts = FakeRules.facts(of: requirements)
        func planning(_ stores: [FakeStore], _ given: FakeGivenStores, _ lock: Lock?) -> FakePlanning {
            var planning = FakePlanning(
                requirements: requirements, facts: facts, stores: stores, given: given, lock: lock, elements: elements,
                value: value, failure: { $0.map(errors.failure) ?? errors.own })
            planning.facts.subject = IdentifierWords.split(context.resolved.declaration.name)
            planning.facts.flags = FakeRules.flags(in: planning)
            return planning
        }
        // What no member reaches, or does more than empty, is no store; what a member reaches from any thread is behind the lock.
        let given = context.hasOpenMembers ? GivenRule.given(in: planning(found, FakeGivenStores(), nil)) : .init()
        let all = planning(found + given.all, given, nil)
        let reached = requirements.map { FakeRules.storesReached(by: $0, all) }
        let used = Set(reached.flatMap(\.used))
        let tests = context.index.settings(of: context.resolved.declaration).tests
        stores = (found + given.all).filter { used.contains($0.name) }.map { store in
            var store = store
            store.isMadeInside =
                store.first != nil && isolation.isGlobalActor && tests?.languageMode == .swift5
                && context.value(of: store.element.type.written, first.scope, on: .none) == nil
            return store
        }
        let needsLock = zip(requirements, reached).contains { entry, names in
            entry.member.storage.isLocked && !used.isDisjoint(with: names.all)
        }
        lock = needsLock ? context.names.storage.instance : nil
        let rules = planning(stores, given, lock)
        for (key, entry) in zip(keys, requirements) {
            bodies[key] = context.facts.open.contains(key) ? .open : FakeRules.body(of: entry, rules)
        }
        if bodies.values.contains(where: \.throwsOwnError) { error = errors.ownName }
    }

    /// What the member for a requirement does.
    func body(_ origin: ProtocolDeclaration, _ requirement: Requirement) -> FakeBody? {
        bodies[RequirementKey(origin, requirement)]
    }

    /// Whether a member makes a stream that has to end with the fake.
    var endsStreams: Bool {
        bodies.values.contains { body in
            body.answer?.operation.map { $0.operation.kind == .stream && !$0.place.hasListeners } ?? false
        }
    }

    /// The lists whose elements the owner has to tell apart, with the type of their keys.
    var unidentified: [(store: FakeStore, key: SwiftType)] {
        let identified = Set(bodies.values.flatMap(\.identified))
        return stores.compactMap { store in
            guard case .function(let key) = store.identity, store.isList, identified.contains(store.name) else {
                return nil
            }
            return (store, key)
        }
    }
}
