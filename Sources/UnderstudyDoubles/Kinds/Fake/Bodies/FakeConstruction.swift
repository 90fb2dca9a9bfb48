import UnderstudySemantics

/// An element that is made of the parameters of a requirement.
struct FakeConstruction: Sendable {
    /// Where an argument comes from.
    enum Value: Sendable {
        case parameter(String)
        /// A value of the type, where nothing else is known.
        case standard(DefaultValue)
        /// An identifier that no other element has.
        case newUUID
        case newString
        /// A number after those that the elements have in this property.
        case next(String)
    }

    /// The type, as the double writes it.
    let type: SwiftType
    let arguments: [(label: String?, value: Value)]
    /// Whether what tells it apart is made again, so that nothing like it can be there.
    let isNew: Bool
    /// The store that it is for.
    let place: FakePlace

    /// `nil` where no initialiser takes all parameters, or asks for more.
    ///
    /// - Parameter value: An expression of a type, where one can be had.
    init?(
        of entry: FakeRequirement, for store: FakeStore, at place: FakePlace, value: (FakeType) -> DefaultValue?
    ) {
        var found: [(label: String?, value: Value)]?
        for arguments in store.element.initializers where found == nil {
            found = Self.call(arguments, of: entry, for: store, value: value)
        }
        guard let found else { return nil }
        arguments = found
        type = store.element.type.shown
        self.place = place
        guard case .properties(let names) = store.identity, names.count == 1, let name = names.first else {
            isNew = false
            return
        }
        let words = IdentifierWords.split(name)
        isNew = !entry.parameters.contains { $0.words == words || $0.labelWords == words }
    }

    /// The default values that it writes.
    var defaultValues: [DefaultValue] {
        arguments.compactMap { if case .standard(let value) = $0.value { value } else { nil } }
    }

    /// The stores that it reads.
    var stores: [String] {
        arguments.contains { if case .next = $0.value { true } else { false } } ? [place.store] : []
    }

    private static func call(
        _ arguments: [FakeElement.Argument], of entry: FakeRequirement, for store: FakeStore,
        value: (FakeType) -> DefaultValue?
    ) -> [(label: String?, value: Value)]? {
        var used: Set<String> = []
        var values: [(label: String?, value: Value)] = []
        for argument in arguments {
            if let parameter = parameter(for: argument, of: entry, store: store) {
                used.insert(parameter.name)
                values.append((argument.label, .parameter(parameter.name)))
            } else if argument.isNeeded {
                guard let made = made(argument, for: store, value: value) else { return nil }
                values.append((argument.label, made))
            }
        }
        return used.count == entry.parameters.count ? values : nil
    }

    private static func parameter(
        for argument: FakeElement.Argument, of entry: FakeRequirement, store: FakeStore
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
        _ argument: FakeElement.Argument, for store: FakeStore, value: (FakeType) -> DefaultValue?
    ) -> Value? {
        if argument.shape.isOptional { return .standard(DefaultValue("nil")) }
        if case .array = argument.shape { return .standard(DefaultValue("[]")) }
        guard case .value(let type) = argument.shape else { return nil }
        let words = IdentifierWords.split(argument.name)
        let isID = store.element.idProperty.map { IdentifierWords.split($0.name) == words } ?? false
        guard isID else { return value(type).map(Value.standard) }
        switch type.canonical {
        case "UUID": return .newUUID
        case "String": return .newString
        case "Int": return .next(argument.name)
        default: return nil
        }
    }
}
