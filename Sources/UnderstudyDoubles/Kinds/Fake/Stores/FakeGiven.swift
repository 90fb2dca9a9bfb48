import UnderstudySemantics

/// A value that a test gives: one requirement reads it, alone or by a key, and none changes it.
struct FakeGiven {
    /// The key; `nil` for none.
    let key: FakeType?
    let type: FakeType
    /// What it is called: `profile` of `getProfile()`.
    let words: [String]
    /// What it is about, without words that only tell which one.
    let nouns: [String]

    /// `nil` where a requirement may do more than read, or where its value can't be kept.
    init?(_ entry: FakeRequirement, _ elements: (FakeType) -> FakeElement) {
        // What is kept has neither the `#if` nor the `@available` of who reads it.
        guard entry.requirement.conditions.isEmpty, entry.member.attributes.isEmpty,
            entry.isOfInstance, entry.generics.isEmpty, entry.requirement.kind != .subscript,
            let type = entry.givenType, type.text != "Never", !type.holdsFunction, !type.isMetatype,
            elements(type).isCopyable,
            let first = entry.words.first, Self.tellingMore.isDisjoint(with: entry.words)
        else { return nil }
        let isGotten = Self.getting.contains(first)
        switch entry.parameters.count {
        case 0:
            guard isGotten || entry.requirement.kind == .var || Self.asks(entry, first) || Self.names(entry, type)
            else { return nil }
            key = nil
        case 1:
            let parameter = entry.parameters[0]
            let says = isGotten || Self.names(entry, type) && (Self.isOwner(parameter) || Self.isCalledKey(parameter))
            let isFree = parameter.shape.core?.isScalar ?? false || Self.isOwner(parameter)
            let isOf = isFree || entry.words.contains("for") || entry.words.contains("of")
            guard says, isOf, let found = Self.key(parameter, elements), found != type else { return nil }
            key = found
        default: return nil
        }
        self.type = type
        words = isGotten ? Array(entry.words.dropFirst()) : entry.words
        nouns = CommonWords.nouns(in: words)
        if nouns.isEmpty { return nil }
    }

    // MARK: - Words

    private static let getting: Set<String> = ["fetch", "find", "get", "load", "lookup", "obtain", "read", "retrieve"]
    private static let asking: Set<String> = [
        "allows", "are", "can", "did", "does", "has", "is", "needs", "should", "supports", "was", "will",
    ]
    /// Words by which a call gives another value each time, or does something besides.
    private static let tellingMore: Set<String> = [
        "again", "and", "create", "make", "more", "needed", "new", "next", "or", "random", "refresh", "remove", "then",
    ]
    private static let telling: Set<String> = [
        "active", "all", "current", "custom", "default", "initial", "last", "latest", "local", "my", "own", "pending",
        "previous", "primary", "recent",
    ]

    private static func asks(_ entry: FakeRequirement, _ first: String) -> Bool {
        asking.contains(first) && entry.outcome == .value(.bool)
    }

    /// Whether a name is nothing but that of its result, and so has no verb: `state() -> InboxState`.
    private static func names(_ entry: FakeRequirement, _ type: FakeType) -> Bool {
        let core = entry.outcome.unwrapped.core ?? type
        let first = entry.words[0]
        let isVerb = !telling.contains(first) && (Verb(first) != nil || Verb(ofStores: first) != nil)
        if core.isNameless || isVerb { return false }
        let named = Set(IdentifierWords.split(core.simpleName).map(Inflection.singular))
        let isOwn = entry.nouns.map { named.contains($0) }
        return isOwn.contains(true)
            && zip(entry.nouns, isOwn).allSatisfy { noun, isOwn in
                isOwn || telling.contains(noun) || CommonWords.general.contains(noun) || noun.hasSuffix("ed")
                    || noun.hasSuffix("able")
            }
    }

    // MARK: - Keys

    private static func isOwner(_ parameter: FakeRequirement.Parameter) -> Bool {
        ["for", "of"].contains(IdentifierWords.split(parameter.label).first)
    }

    private static func isCalledKey(_ parameter: FakeRequirement.Parameter) -> Bool {
        keys.contains(parameter.words.last ?? "")
    }

    private static let keys: Set<String> = ["code", "id", "identifier", "key", "number", "page", "uuid", "year"]
    /// Words for what is not known before the call, or only says how it is done.
    private static let contents: Set<String> = [
        "body", "content", "count", "data", "filter", "force", "limit", "message", "needle", "offset", "option",
        "options", "order", "ordered", "parameter", "parameters", "password", "phrase", "pin", "query", "request",
        "search", "size", "sort", "sorted", "string", "term", "text", "timeout", "token",
    ]

    /// The type of the key that a parameter is; `nil` where it is none.
    private static func key(
        _ parameter: FakeRequirement.Parameter, _ elements: (FakeType) -> FakeElement
    ) -> FakeType? {
        guard parameter.isPlain, case .value(let type) = parameter.shape, case .equal = parameter.relation,
            contents.isDisjoint(with: parameter.words + parameter.labelWords)
        else { return nil }
        if !type.isScalar { return type.isIdentifier || elements(type).isHashable ? type : nil }
        switch type.canonical {
        case "String", "URL", "UUID": return type
        case "Int", "Int64", "UInt", "UInt64", "UInt32": return isCalledKey(parameter) ? type : nil
        default: return nil
        }
    }
}
