import UnderstudySemantics

/// How parameters select elements of a store.
struct FakeMatch {
    /// What all of an element's properties have to say.
    var conditions: [Predicate] = []
    /// The properties that are compared.
    var properties: [String] = []
    /// Those of them that have to be equal to something: no two parameters are the same property.
    var equated: Set<String> = []
    /// Whether what tells elements apart is compared, so that no more than one is meant.
    var isOfOne = false
    /// How many elements to leave out, and how many to give.
    var offset: String?
    var limit: String?
    /// A condition that the caller brings along.
    var given: String?
    /// A closure that says which of two elements comes first.
    var order: String?
    /// Text that has to be brought to small letters before it is searched for.
    var searched: String?

    /// Whether it is nothing but a condition, the caller's own or one on properties.
    var isCondition: Bool { limit == nil && offset == nil && searched == nil && order == nil }

    /// All conditions, with `adjectives`; `nil` where the caller brings one along and names say others.
    func conditions(with adjectives: [Predicate]) -> [Predicate]? {
        guard let given else { return conditions + adjectives }
        return conditions.isEmpty && adjectives.isEmpty ? [.given(given)] : nil
    }
}

/// Finds what parameters have to do with the properties of elements.
struct FakeMatcher {
    let element: FakeElement
    /// What names of requirements call one element.
    let nouns: [String]
    /// What tells elements apart, as far as that is known.
    var identity = FakeStore.Identity.whole
    /// The elements of other types that parameters may be, by their text.
    let elements: (FakeType) -> FakeElement

    /// How `parameters` select elements; `nil` where one of them can't be told.
    func match(_ parameters: [FakeRequirement.Parameter], selects: Bool) -> FakeMatch? {
        var match = FakeMatch()
        for parameter in parameters where !add(parameter, to: &match, selects: selects, of: parameters.count) {
            return nil
        }
        return match
    }

    private func add(
        _ parameter: FakeRequirement.Parameter, to match: inout FakeMatch, selects: Bool, of count: Int
    ) -> Bool {
        guard parameter.isPlain else { return false }
        if selects, page(parameter, &match) { return true }
        if case .function(let taken, .value(let result), let isThrowing) = parameter.shape, result == .bool,
            taken == [.value(element.type)], !isThrowing, match.given == nil, selects
        {
            match.given = parameter.name
            return true
        }
        if case .function(let taken, .value(let result), false) = parameter.shape, result == .bool,
            taken == [.value(element.type), .value(element.type)], selects
        {
            match.order = parameter.name
            return true
        }
        if let condition = wholeElement(parameter) {
            match.conditions.append(condition)
            return true
        }
        if let found = property(for: parameter, of: count), let condition = condition(parameter, found) {
            if parameter.relation == .containing, found.shape.core == .string,
                found.shape == parameter.shape
            {
                return selects && search(parameter, &match, in: [found])
            }
            if parameter.relation == .equal, !found.shape.holdsSeveral, !match.equated.insert(found.name).inserted {
                return false
            }
            match.conditions.append(condition)
            match.properties.append(found.name)
            if found.name == element.idProperty?.name, condition.isEquality { match.isOfOne = true }
            return true
        }
        if let condition = idFunction(parameter, of: count) {
            match.conditions.append(condition)
            if condition.isEquality { match.isOfOne = true }
            return true
        }
        return selects && search(parameter, &match)
    }

    private func page(_ parameter: FakeRequirement.Parameter, _ match: inout FakeMatch) -> Bool {
        guard parameter.shape.unwrapped.core == .int, !parameter.shape.isOptional,
            let word = parameter.words.last, element.property(parameter.name) == nil
        else { return false }
        switch word {
        case "limit", "max", "maximum", "size", "count", "per":
            guard match.limit == nil else { return false }
            match.limit = parameter.name
        case "offset", "skip", "start":
            match.offset = parameter.name
        default: return false
        }
        return true
    }

    /// A condition that compares with an element, or with several.
    private func wholeElement(_ parameter: FakeRequirement.Parameter) -> Predicate? {
        if parameter.shape == .value(element.type) { return isSame(as: parameter.name) }
        guard parameter.shape.element == element.type, case .whole = identity else { return nil }
        return .isAmong(.element, parameter.name)
    }

    /// Whether an element is the same as the one that is called `name`.
    func isSame(as name: String) -> Predicate? {
        switch identity {
        case .whole: .comparison(.element, "==", .argument(name))
        case .properties(let properties):
            Predicate(
                properties.map { .comparison(.property($0), "==", Predicate.Operand(element: name, property: $0)) })
        case .function:
            .comparison(
                Predicate.Operand(isIdentity: true), "==", Predicate.Operand(element: name, isIdentity: true))
        }
    }

    /// Whether an element, called `name`, is the same as one of `collection`.
    func isOne(of collection: String, called name: String) -> Predicate? {
        isSame(as: "$0").map { .isOneOf(collection, name: name, same: $0) }
    }

    /// The property that a parameter is compared with.
    func property(for parameter: FakeRequirement.Parameter, of count: Int) -> FakeElement.Property? {
        let own = IdentifierWords.split(element.type.simpleName)
        for words in [parameter.words, parameter.labelWords] where !words.isEmpty {
            for candidate in candidates(words, own) {
                if let found = element.properties.first(where: { IdentifierWords.split($0.name) == candidate }),
                    condition(parameter, found) != nil
                {
                    return found
                }
            }
        }
        guard let id = element.idProperty else { return nil }
        let saysID = parameter.words.contains(where: Self.idWords.contains) && isOwn(parameter.words, own)
        if saysID || count == 1 && isDistinctive(id, for: parameter, own), condition(parameter, id) != nil { return id }
        return nil
    }

    private static let idWords: Set = ["id", "ids", "identifier", "identifiers", "key", "keys", "uuid"]

    /// Whether the words of an identifier besides that it is one, if any, are what elements are called, and not what a part
    /// of that name is: a `profileId` is not that of a `ProfileQuery`.
    private func isOwn(_ words: [String], _ own: [String]) -> Bool {
        let rest = Set(words.map(Inflection.singular)).subtracting(Self.idWords)
        let heads = [own.last, own.last { !CommonWords.general.contains($0) }].compactMap {
            $0.map(Inflection.singular)
        }
        return rest.isEmpty || !rest.isDisjoint(with: heads + nouns.filter { !own.contains($0) })
    }

    /// Whether only one property has the type of `property`, and that is no everyday one: a UUID identifies anything, so
    /// `podcast: UUID` says nothing of an episode.
    private func isDistinctive(
        _ property: FakeElement.Property, for parameter: FakeRequirement.Parameter, _ own: [String]
    ) -> Bool {
        guard let core = property.shape.core,
            element.properties.filter({ $0.shape.core == core }).count == 1
        else { return false }
        guard core.isScalar else { return true }
        let named = Set(parameter.words).subtracting(Self.idWords)
        return core == .uuid && (named.isEmpty || !named.isDisjoint(with: nouns + own + ["element", "item", "value"]))
    }

    /// The names that `words` may mean: as they are, without the element's own name, in the singular, in the plural.
    private func candidates(_ words: [String], _ own: [String]) -> [[String]] {
        var lists = [words, Array(words.dropLast()) + [Inflection.singular(words.last ?? "")]]
        lists.append(Array(words.dropLast()) + [Inflection.plural(words.last ?? "")])
        for list in lists where list.count > 1 {
            let rest = list.filter { !own.contains($0) && !nouns.contains($0) }
            let isOfOthers = rest.allSatisfy(Self.idWords.contains) && !isOwn(list, own)
            if !rest.isEmpty, rest.count < list.count, !isOfOthers { lists.append(rest) }
        }
        lists.append(words + ["id"])
        if words.last == "id" || words.last == "ids" { lists.append(Array(words.dropLast())) }
        return lists.filter { !$0.isEmpty }
    }

    /// The comparison of a parameter with a property; `nil` where their types don't fit.
    private func condition(_ parameter: FakeRequirement.Parameter, _ property: FakeElement.Property) -> Predicate? {
        let isCollection: Bool
        switch property.shape.unwrapped {
        case .array, .set: isCollection = true
        case .value: isCollection = false
        default: return nil
        }
        guard let held = property.shape.core else { return nil }
        switch parameter.shape {
        case .array(.value(let type)), .set(.value(let type)):
            guard !isCollection, !property.shape.isOptional, fits(type, heldAs: held, in: property) else { return nil }
            return .isAmong(.property(property.name), parameter.name)
        case .value(let type), .optional(.value(let type)):
            guard let argument = argument(parameter, of: type, heldAs: held, for: property, isCollection: isCollection)
            else {
                return nil
            }
            return isCollection
                ? contains(parameter, as: argument, in: property)
                : compared(parameter, as: argument, to: property, heldAs: held)
        default: return nil
        }
    }

    /// What a property is compared with: the parameter, or what tells it apart where the property holds that.
    private func argument(
        _ parameter: FakeRequirement.Parameter, of type: FakeType, heldAs held: FakeType,
        for property: FakeElement.Property,
        isCollection: Bool
    ) -> Predicate.Operand? {
        if fits(type, heldAs: held, in: property) { return .argument(parameter.name) }
        guard !parameter.shape.isOptional, !isCollection, let id = elements(type).idProperty,
            id.shape == .value(held), isComparable(held)
        else { return nil }
        return Predicate.Operand(element: parameter.name, property: id.name)
    }

    private func contains(
        _ parameter: FakeRequirement.Parameter, as argument: Predicate.Operand, in property: FakeElement.Property
    ) -> Predicate? {
        if property.shape.isOptional || parameter.shape.isOptional { return nil }
        return .answers(.property(property.name), "contains", to: argument)
    }

    private func compared(
        _ parameter: FakeRequirement.Parameter, as argument: Predicate.Operand, to property: FakeElement.Property,
        heldAs held: FakeType
    ) -> Predicate? {
        let isOptional = parameter.shape.isOptional
        if parameter.relation != .equal, parameter.relation != .containing {
            guard !isOptional, parameter.relation == .different || !property.shape.isOptional else { return nil }
            return parameter.relation.condition(
                .property(property.name), argument, type: held, isID: property.isCalledID)
        }
        let equals = Predicate.comparison(.property(property.name), "==", argument)
        return isOptional ? .unless(parameter.name, equals) : equals
    }

    private func fits(_ type: FakeType, heldAs held: FakeType, in property: FakeElement.Property) -> Bool {
        let identifier = element.type.identifier
        let isOwnID = (type == identifier || held == identifier) && property.name == "id"
        return (type == held || isOwnID) && (isOwnID || isComparable(held))
    }

    private func isComparable(_ type: FakeType) -> Bool {
        type.isScalar || type.isIdentifier || elements(type).isEquatable
    }

    /// The comparison with what the owner's function says.
    private func idFunction(_ parameter: FakeRequirement.Parameter, of count: Int) -> Predicate? {
        guard case .function(let key) = identity, count == 1 else { return nil }
        switch parameter.shape {
        case .value(let type) where type.shown == key:
            return .comparison(Predicate.Operand(isIdentity: true), "==", .argument(parameter.name))
        case .array(.value(let type)) where type.shown == key, .set(.value(let type)) where type.shown == key:
            return .isAmong(Predicate.Operand(isIdentity: true), parameter.name)
        default: return nil
        }
    }

    private func search(_ parameter: FakeRequirement.Parameter, _ match: inout FakeMatch) -> Bool {
        guard case .value(let type) = parameter.shape, let word = parameter.words.last,
            Self.searchWords.contains(word) || parameter.relation == .containing
        else { return false }
        let texts = element.properties.filter { property in
            property.shape == .value(type) && !["id", "identifier", "uuid"].contains(property.name)
                && !property.isCalledID
        }
        return search(parameter, &match, in: texts)
    }

    /// Adds that one of `texts` contains what `parameter` says, in small or capital letters.
    private func search(
        _ parameter: FakeRequirement.Parameter, _ match: inout FakeMatch, in texts: [FakeElement.Property]
    ) -> Bool {
        guard parameter.shape.core == .string, match.searched == nil, !texts.isEmpty else { return false }
        match.searched = parameter.name
        // Foundation finds the empty text nowhere.
        let mentions = texts.map { Predicate.mentions(.property($0.name), parameter.name) }
        match.conditions.append(.any([.isBlank(parameter.name)] + mentions))
        return true
    }

    private static let searchWords: Set<String> = [
        "text", "query", "search", "term", "keyword", "string", "phrase", "needle", "substring",
    ]
}
