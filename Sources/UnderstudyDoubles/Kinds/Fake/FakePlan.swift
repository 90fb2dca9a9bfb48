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
        let builders = entries.filter { ![.associatedtype, .typealias].contains($0.requirement.kind) }.map {
            MemberBuilder($0.requirement, of: $0.origin, stem: "", in: context)
        }
        guard let first = builders.first else {
            stores = []
            lock = nil
            return
        }
        let reader = FakeElementReader(context: context, shapes: FakeShapeReader(builder: first))
        let elements = Self.remembering(reader.element)
        let read = FakeManner.removed(from: builders.map { FakeRequirement($0.requirement, $0.build(), by: $0) })
        let lists = FakeListsByKey(FakeStates.read(read, elements), elements)
        let requirements = lists.folded
        let isolation = Self.isolation(of: requirements, in: context)
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
        let facts = FakeFacts(requirements, of: IdentifierWords.split(context.resolved.declaration.name))
        func planning(_ stores: [FakeStore], _ given: FakeGivenStores, _ lock: Lock?) -> FakePlanning {
            var planning = FakePlanning(
                requirements: requirements, facts: facts, stores: stores, given: given, lock: lock, elements: elements,
                value: value, failure: { $0.map(errors.failure) ?? errors.own })
            planning.facts.flags = FakeRules.flags(in: planning)
            return planning
        }
        // What no member reaches, or does more than empty, is no store; what a member reaches from any thread is behind the lock.
        let given = context.hasOpenMembers ? GivenRule.given(in: planning(found, FakeGivenStores(), nil)) : .init()
        let all = planning(found + given.all, given, nil)
        let reached = requirements.map { FakeRules.storesReached(by: $0, all) }
        let used = Set(reached.flatMap(\.used))
        let isSwift5 = context.index.settings(of: context.resolved.declaration).tests?.languageMode == .swift5
        stores = (found + given.all).filter { used.contains($0.name) }.map { store in
            var store = store
            store.isMadeInside =
                store.first != nil && isolation.isGlobalActor && isSwift5
                && context.value(of: store.element.type.written, first.scope, on: .none) == nil
            return store
        }
        let needsLock = zip(requirements, reached).contains { entry, names in
            entry.member.storage.isLocked && !used.isDisjoint(with: names.all)
        }
        lock = needsLock ? context.names.storage.instance : nil
        let rules = planning(stores, given, lock)
        for entry in requirements {
            bodies[entry.key] = context.facts.open.contains(entry.key) ? .open : FakeRules.body(of: entry, rules)
        }
        if bodies.values.contains(where: \.throwsOwnError) { error = errors.ownName }
    }

    /// Where the values of stores are made: stores that members reach from anywhere are behind a lock, and start with values
    /// made there.
    private static func isolation(of requirements: [FakeRequirement], in context: DoubleContext) -> Isolation {
        requirements.contains { context.leavesActor($0.requirement) } ? .none : context.resolved.isolation
    }

    /// `read`, which is asked once for each type.
    private static func remembering(
        _ read: @escaping (FakeType, Int) -> FakeElement
    ) -> (FakeType) -> FakeElement {
        var known: [FakeType: FakeElement] = [:]
        return { type in
            if let element = known[type] { return element }
            let element = read(type, 0)
            known[type] = element
            return element
        }
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
