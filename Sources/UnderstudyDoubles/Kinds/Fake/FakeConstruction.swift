import UnderstudySemantics

/// Makes an element of the parameters of a requirement.
struct FakeConstruction {
    /// The expression; `nil` where no initialiser takes all parameters, or asks for more.
    let expression: String?
    /// Whether what tells it apart is made anew, so that nothing like it can be there.
    let isNew: Bool

    init(_ entry: FakeRequirement, _ store: FakeStore, _ planning: FakePlanning, _ site: FakeSite) {
        let calls = store.element.initializers.compactMap { Self.call($0, entry, store, planning, site) }
        expression = calls.first.map { store.element.type.text + "(" + $0 + ")" }
        guard case .properties(let names) = store.identity, names.count == 1, let name = names.first else {
            isNew = false
            return
        }
        let words = IdentifierWords.split(name)
        isNew = !entry.parameters.contains { $0.words == words || $0.labelWords == words }
    }

    private static func call(
        _ arguments: [FakeElement.Argument], _ entry: FakeRequirement, _ store: FakeStore, _ planning: FakePlanning,
        _ site: FakeSite
    ) -> String? {
        var used: Set<String> = []
        var texts: [String] = []
        for argument in arguments {
            let value: String
            if let parameter = parameter(for: argument, entry, store) {
                used.insert(parameter.name)
                value = parameter.name
            } else if !argument.isNeeded {
                continue
            } else if let made = made(argument, store, planning, site) {
                value = made
            } else {
                return nil
            }
            texts.append((argument.label.map { $0 + ": " } ?? "") + value)
        }
        return used.count == entry.parameters.count ? texts.joined(separator: ", ") : nil
    }

    private static func parameter(
        for argument: FakeElement.Argument, _ entry: FakeRequirement, _ store: FakeStore
    ) -> FakeRequirement.Parameter? {
        let words = IdentifierWords.split(argument.name)
        return entry.parameters.first { parameter in
            let lists = [parameter.words, parameter.labelWords, parameter.words.filter { !store.nouns.contains($0) }]
            return lists.contains(words)
                && (parameter.shape == argument.shape || .optional(parameter.shape) == argument.shape)
        }
    }

    /// A value for what no parameter gives.
    private static func made(
        _ argument: FakeElement.Argument, _ store: FakeStore, _ planning: FakePlanning, _ site: FakeSite
    ) -> String? {
        let isID =
            store.element.idProperty.map { IdentifierWords.split($0.name) == IdentifierWords.split(argument.name) }
            ?? false
        if argument.shape.isOptional { return "nil" }
        if case .array = argument.shape { return "[]" }
        guard case .value(let type) = argument.shape else { return nil }
        guard isID else { return planning.value(type) }
        switch type.canonical {
        case "UUID": return "UUID()"
        case "String": return "UUID().uuidString"
        case "Int": return "(\(site.list).map(\\.\(argument.name)).max() ?? 0) + 1"
        default: return nil
        }
    }
}
