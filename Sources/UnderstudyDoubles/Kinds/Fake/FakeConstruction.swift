import UnderstudySemantics

/// An element that is made of the parameters of a requirement.
struct FakeConstruction: Sendable {
    /// Where an argument comes from.
    enum Value: Sendable {
        case parameter(String)
        /// A value of the type, where nothing else is known.
        case standard(String)
        /// An identifier that no other element has.
        case newUUID
        case newString
        /// A number after those that the elements have in this property.
        case next(String)
    }

    /// The type, as the double writes it.
    let type: String
    let arguments: [(label: String?, value: Value)]
    /// Whether what tells it apart is made anew, so that nothing like it can be there.
    let isNew: Bool
    /// The store that it is for.
    let place: FakePlace

    /// `nil` where no initialiser takes all parameters, or asks for more.
    init?(_ entry: FakeRequirement, _ store: FakeStore, _ planning: FakePlanning, _ site: FakeSite) {
        let calls = store.element.initializers.lazy.compactMap { Self.call($0, entry, store, planning) }
        guard let arguments = calls.first else { return nil }
        self.arguments = arguments
        type = store.element.type.text
        place = site.place
        guard case .properties(let names) = store.identity, names.count == 1, let name = names.first else {
            isNew = false
            return
        }
        let words = IdentifierWords.split(name)
        isNew = !entry.parameters.contains { $0.words == words || $0.labelWords == words }
    }

    /// The default values that it writes.
    var defaultValues: [String] {
        arguments.compactMap { if case .standard(let value) = $0.value { value } else { nil } }
    }

    /// The stores that it reads.
    var stores: [String] {
        arguments.contains { if case .next = $0.value { true } else { false } } ? [place.store] : []
    }

    private static func call(
        _ arguments: [FakeElement.Argument], _ entry: FakeRequirement, _ store: FakeStore, _ planning: FakePlanning
    ) -> [(label: String?, value: Value)]? {
        var used: Set<String> = []
        var values: [(label: String?, value: Value)] = []
        for argument in arguments {
            if let parameter = parameter(for: argument, entry, store) {
                used.insert(parameter.name)
                values.append((argument.label, .parameter(parameter.name)))
            } else if argument.isNeeded {
                guard let value = made(argument, store, planning) else { return nil }
                values.append((argument.label, value))
            }
        }
        return used.count == entry.parameters.count ? values : nil
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
        _ argument: FakeElement.Argument, _ store: FakeStore, _ planning: FakePlanning
    ) -> Value? {
        if argument.shape.isOptional { return .standard("nil") }
        if case .array = argument.shape { return .standard("[]") }
        guard case .value(let type) = argument.shape else { return nil }
        let words = IdentifierWords.split(argument.name)
        let isID = store.element.idProperty.map { IdentifierWords.split($0.name) == words } ?? false
        guard isID else { return planning.value(type).map(Value.standard) }
        switch type.canonical {
        case "UUID": return .newUUID
        case "String": return .newString
        case "Int": return .next(argument.name)
        default: return nil
        }
    }
}
