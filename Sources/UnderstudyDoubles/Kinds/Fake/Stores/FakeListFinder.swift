import UnderstudySemantics

/// Finds the types of elements that a protocol keeps several of.
struct FakeListFinder {
    private let requirements: [FakeRequirement]
    private let elements: (FakeType) -> FakeElement
    /// The types of the lists that are properties which can be set.
    private let settable: Set<FakeType>

    init(_ requirements: [FakeRequirement], _ elements: @escaping (FakeType) -> FakeElement) {
        self.requirements = requirements
        settable = Set(
            requirements.compactMap { entry in
                guard entry.requirement.kind == .var, entry.member.isSettable,
                    case .array(.value(let type)) = entry.outcome
                else { return nil }
                return type
            })
        self.elements = elements
    }

    /// What requirements do with one type.
    private struct Evidence {
        var isPlural = false
        var isKeyed = false
        var isFound = false
        var isReadAlone = false
        /// Those that put one in, and those that make and give one.
        var putting: [FakeRequirement] = []
        var making: [FakeRequirement] = []
        var isSet = false
        var isAppended = false
        var isRemoved = false
        var mentions = 0
    }

    /// The types, in the order of the requirements.
    var types: [FakeType] {
        var order: [FakeType] = []
        var evidence: [FakeType: Evidence] = [:]
        for entry in requirements {
            for type in mentioned(entry) where isElement(type, entry) {
                if evidence[type] == nil { order.append(type) }
                add(entry, type, to: &evidence[type, default: Evidence()])
            }
        }
        let plural = order.filter { !$0.isScalar && evidence[$0]?.isPlural ?? false }
        let names = Dictionary(grouping: plural) { Self.words($0).last ?? "" }
        return order.filter { type in evidence[type].map { isList(type, $0, among: names) } ?? false }
    }

    private static func words(_ type: FakeType) -> [String] {
        IdentifierWords.split(type.simpleName).map(Inflection.singular)
    }

    /// - Parameter plural: The types of which there are several, by the last words of their names.
    private func isList(_ type: FakeType, _ found: Evidence, among plural: [String: [FakeType]]) -> Bool {
        let isMade = found.making.contains { makes(type, $0, found) }
        let own = Set(Self.words(type))
        // `saveMessageEvent(_ type: EventType)` saves a message event where there are such.
        let isPut = found.putting.contains { entry in
            own.isSubset(of: entry.nouns)
                || !entry.nouns.flatMap { plural[$0] ?? [] }.contains { other in
                    other != type && Set(Self.words(other)).isSubset(of: entry.nouns)
                }
        }
        let isSaved = isPut || isMade
        if type.isScalar { return found.isPlural && isSaved && !nouns(of: type).isEmpty }
        // Where all there is of a type is one property with a list, that is kept as it is.
        if found.isPlural { return found.mentions > 1 || !settable.contains(type) }
        if isSaved || found.isRemoved, found.isKeyed { return true }
        if found.isFound || found.isAppended && !found.isSet { return true }
        return isSaved && !found.isReadAlone && !found.isSet
    }

    private func mentioned(_ entry: FakeRequirement) -> [FakeType] {
        var types = entry.parameters.filter(\.isPlain).compactMap { parameter in
            parameter.shape.element ?? (parameter.shape.isOptional ? nil : parameter.shape.core)
        }
        if case .function(let taken, .void, _)? = entry.parameters.last?.shape, entry.verb == .observe {
            types += taken.compactMap(\.core)
        }
        if let core = core(of: entry.outcome) { types.insert(core, at: 0) }
        var seen: Set<FakeType> = []
        return types.filter { seen.insert($0).inserted }
    }

    private func core(of shape: FakeShape) -> FakeType? {
        if case .dictionary(_, let value) = shape { return value.core }
        return shape.core
    }

    private func isElement(_ type: FakeType, _ entry: FakeRequirement) -> Bool {
        if !entry.generics.isEmpty && entry.generics.contains(where: { type.text.contains($0) }) { return false }
        if !elements(type).isCopyable { return false }
        let text = type.text
        if ["Any", "AnyObject", "Self", "Never", "Void"].contains(text) || type.shown.isCalledError { return false }
        if Self.outcomes.contains(type.simpleName) { return false }
        return Self.isName(type.shown) && !type.holdsFunction && !type.shown.contains(where: \.isSuppressed)
    }

    /// Types of values that are still to come.
    private static let outcomes: Set<String> = [
        "AnyPublisher", "Completable", "EventLoopFuture", "Future", "Guarantee", "Observable", "Promise", "Single",
        "Task",
    ]

    /// Whether `type` is a name, not something put together from others.
    private static func isName(_ type: SwiftType) -> Bool {
        switch type {
        case .some, .metatype, .tuple, .array, .dictionary, .inlineArray, .packExpansion, .packElement: false
        case .any(let constraint): isName(constraint)
        case .member(.any, _, _): false
        case .member(let base, _, _): isName(base)
        default: true
        }
    }

    private func add(_ entry: FakeRequirement, _ type: FakeType, to found: inout Evidence) {
        found.mentions += 1
        let verb = entry.verb
        let isParameter = entry.parameters.contains { $0.shape == .value(type) || $0.shape.element == type }
        if isParameter {
            if verb == .save, entry.words.first != "set", !makesOther(entry, type) { found.putting.append(entry) }
            if verb == .save, entry.words.first == "set" { found.isSet = true }
            if verb == .save, Verb.appends(entry.words.first ?? "") { found.isAppended = true }
            if verb == .delete { found.isRemoved = true }
            return
        }
        let reads = verb == .read || verb == nil || verb == .list || verb == .observe || verb == .save
        guard reads || entry.requirement.kind == .var else { return }
        switch entry.outcome {
        case .array(.value(type)), .set(.value(type)), .stream(.array(.value(type)), _), .dictionary:
            found.isPlural = true
        case .value(type), .optional(.value(type)), .stream(.optional(.value(type)), _):
            if entry.parameters.isEmpty {
                let asksForEnd = entry.words.contains { FakeWords.ends[$0] != nil }
                if verb != .save, !asksForEnd { found.isReadAlone = true }
            } else if verb == .save {
                found.making.append(entry)
            } else {
                found.isKeyed = true
                let matcher = FakeMatcher(
                    element: elements(type), nouns: IdentifierWords.split(type.simpleName), elements: elements)
                let match = matcher.match(entry.parameters, selects: false)
                if match.map({ !$0.properties.isEmpty }) ?? false, verb == .read || verb == nil { found.isFound = true }
            }
        default:
            if case .function? = entry.parameters.last?.shape, verb == .observe { found.isPlural = true }
        }
    }

    /// Whether what `entry` gives, which saves something, is an element of `type`, and not how that went: an element is said to
    /// be one, or is more than a case or a code.
    private func makes(_ type: FakeType, _ entry: FakeRequirement, _ found: Evidence) -> Bool {
        let element = elements(type)
        let isMentioned =
            found.isKeyed || found.isPlural || found.isReadAlone || found.isRemoved || !found.putting.isEmpty
        return isMentioned || !Set(Self.words(type)).isDisjoint(with: entry.nouns)
            || !element.properties.isEmpty && !element.isPlain
    }

    /// Whether a requirement makes an element of another type, of which `type` is only a part.
    private func makesOther(_ entry: FakeRequirement, _ type: FakeType) -> Bool {
        guard let made = entry.outcome.core, made != type, !made.isScalar else { return false }
        return entry.outcome.unwrapped == .value(made)
    }

    /// What names of requirements call a plain value of `type` that is kept in a list: the same when it is put in as
    /// when it is read.
    func nouns(of type: FakeType) -> [String] {
        let readers = requirements.filter { $0.outcome.element == type || isStream($0.outcome, of: type) }
        let read = Set(readers.flatMap(\.nouns))
        let isAnyRead = readers.contains(where: \.nouns.isEmpty)
        let lists = readers.filter { $0.outcome.element == type && $0.parameters.isEmpty }
        for entry in requirements where entry.verb == .save {
            guard entry.parameters.count == 1, let parameter = entry.parameters.first,
                parameter.shape == .value(type)
                    || parameter.shape.element == type && Verb.adds(entry.words.first ?? "")
            else { continue }
            for nouns in [entry.nouns, parameter.words.map(Inflection.singular)] where !nouns.isEmpty {
                guard isAnyRead || read.contains(nouns.last ?? "") else { continue }
                // Topics that are tracked need not be those that are subscribed to.
                if parameter.shape.element == nil || readers.contains(where: { Set($0.nouns).isSubset(of: nouns) }) {
                    return nouns
                }
            }
            if lists.count == 1, entry.nouns.isEmpty, !lists[0].nouns.isEmpty { return lists[0].nouns }
        }
        return []
    }

    private func isStream(_ shape: FakeShape, of type: FakeType) -> Bool {
        if case .stream(let inner, _) = shape { return inner.element == type }
        return false
    }
}
