import UnderstudySemantics
import UnderstudyTemplates

/// What a fake has besides its members: what it keeps, and the initialiser that a test seeds it with.
struct FakeSections: KindShape {
    let plan: FakePlan
    /// Whether a test can hand the first elements to an initialiser.
    let hasSeeds: Bool
    /// Whether the stores start with a value of their own, as other initialisers don't give them any.
    let startsEmpty: Bool

    init(_ plan: FakePlan, of outline: DoubleOutline) {
        self.plan = plan
        let labels = plan.stores.filter(Self.isSeeded).map { SwiftNames.bare($0.seed) }
        let initializers = outline.included.filter { $0.requirement.kind == .`init` }
        let isTaken = initializers.contains { $0.requirement.signature.labels == labels }
        hasSeeds = outline.takesInitializers && !labels.isEmpty && !isTaken
        let isForgotten =
            outline.context.facts.ready.contains { $0.role == .initializer }
            || outline.ownInitializers.contains { words in plan.stores.contains { !words.contains($0.name) } }
        startsEmpty = !hasSeeds || !initializers.isEmpty || isForgotten
    }

    var declaresInitializer: Bool { hasSeeds }
    var defaultValues: [DefaultValue] { plan.stores.compactMap(\.first) }

    func storageLines(_ templates: any KindTemplates) throws(TemplateError) -> [String] {
        plan.lock == nil ? [] : try stored(startsEmpty: true, templates)
    }

    func sections(
        after usual: [EmittedDeclaration], _ templates: any KindTemplates
    ) throws(TemplateError) -> [EmittedDeclaration] {
        var sections: [EmittedDeclaration] = []
        func add(_ name: String, _ values: TemplateMap, mentioning types: Set<SupportType> = []) throws(TemplateError) {
            sections.append(.shared(try templates.lines(name, values), mentioning: types))
        }
        if plan.lock == nil {
            let types: Set<SupportType> = plan.stores.contains(where: \.isListened) ? [.listeners] : []
            sections.append(.shared(try stored(startsEmpty: startsEmpty, templates), mentioning: types))
        } else {
            for store in plan.stores {
                if !store.isProperty { try add("accessor", values(of: store)) }
                if store.isListened { try add("listeners", values(of: store), mentioning: [.listeners]) }
            }
        }
        if hasSeeds {
            let seeded = plan.stores.filter(Self.isSeeded)
            let stores = TemplateValue.list(seeded.map { .object(values(of: $0)) })
            try add("seeds", ["stores": stores, "lock": TemplateValue(plan.lock?.name)])
        }
        for (store, key) in plan.unidentified {
            var identified = values(of: store)
            identified["key"] = .string(key.description)
            try add("identity", identified, mentioning: plan.failing == .recording ? [.testIssue] : [])
        }
        if let error = plan.error { try add("error", ["error": .string(error)]) }
        if plan.endsStreams { try add("ending", [:]) }
        return sections.filter { !$0.lines.isEmpty }
    }

    private static func isSeeded(_ store: FakeStore) -> Bool { !store.isSlot || !store.isProperty }

    /// The declarations of the stores and of those who listen to them.
    private func stored(startsEmpty: Bool, _ templates: any KindTemplates) throws(TemplateError) -> [String] {
        var lines: [String] = []
        for store in plan.stores {
            var declared = values(of: store)
            declared["startsEmpty"] = .bool(startsEmpty)
            lines += try templates.lines("store", declared)
        }
        return lines
    }

    private func values(of store: FakeStore) -> TemplateMap {
        var values = store.templateValues
        values["lock"] = TemplateValue(plan.lock?.name)
        values["fail"] = .string(plan.failing.stop)
        values["double"] = .string(plan.name)
        return values
    }
}
