import UnderstudySemantics

/// Lists that are kept by keys which their elements don't hold: each list is one value of a store by key.
struct FakeListsByKey {
    private let requirements: [FakeRequirement]
    private let elements: (FakeType) -> FakeElement
    private let parameters: FakeKeyFinder
    /// The requirements that give lists, by the types of these lists' elements.
    private let readers: [FakeType: [FakeRequirement]]
    /// The types of keys, by the types of the elements of their lists.
    private(set) var keys: [FakeType: FakeType] = [:]

    init(_ requirements: [FakeRequirement], _ elements: @escaping (FakeType) -> FakeElement) {
        self.requirements = requirements
        parameters = FakeKeyFinder(requirements)
        let reading = requirements.filter { !$0.listsKeys && $0.outcome.unwrapped.element != nil }
        readers = Dictionary(grouping: reading) { $0.outcome.unwrapped.element ?? .anything }
        self.elements = elements
        for entry in requirements {
            guard let (key, element) = kept(by: entry), keys[element] == nil else { continue }
            keys[element] = key
        }
    }

    /// The requirements, which speak of such a list as of one value.
    var folded: [FakeRequirement] {
        if keys.isEmpty { return requirements }
        return requirements.map { entry in
            if entry.listsKeys { return entry }
            return entry.mapShapes { shape in
                switch shape {
                case .array(.value(let element)): keys[element] == nil ? shape : .value(element.list)
                case .optional(.array(.value(let element))):
                    keys[element] == nil ? shape : .optional(.value(element.list))
                case .dictionary(let key, .array(.value(let element))):
                    keys[element] == key ? .dictionary(key, .value(element.list)) : shape
                default: shape
                }
            }
        }
    }

    /// The key and the element of a list that a requirement puts in, or adds to; `nil` for other requirements.
    private func kept(by entry: FakeRequirement) -> (FakeType, FakeType)? {
        if entry.requirement.kind == .subscript {
            guard entry.parameters.count == 1, case .value(let key) = entry.parameters[0].shape,
                let element = entry.outcome.unwrapped.element, entry.outcome.isOptional, entry.member.isSettable
            else { return nil }
            return (key, element)
        }
        guard entry.verb == .save || ["update", "replace"].contains(entry.words.first), entry.parameters.count == 2,
            entry.parameters.allSatisfy(\.isPlain), let index = parameters.index(entry),
            case .value(let key) = entry.parameters[index].shape, key.isScalar || elements(key).isHashable
        else { return nil }
        let held = entry.parameters[1 - index].shape
        guard let element = held.element ?? (held.isOptional ? nil : held.core), element != key || held.element != nil,
            elements(element).isCopyable, entry.generics.isEmpty, isReadOnly(element, by: key)
        else { return nil }
        let matcher = FakeMatcher(element: elements(element), nouns: entry.nouns, elements: elements)
        let isHeldByElement = !element.isScalar && matcher.property(for: entry.parameters[index], of: 1) != nil
        return isHeldByElement ? nil : (key, element)
    }

    /// Whether lists of `element` are read, and only by one `key` or all keys together.
    private func isReadOnly(_ element: FakeType, by key: FakeType) -> Bool {
        readers[element]?.allSatisfy { $0.parameters.map(\.shape) == [.value(key)] } ?? false
    }
}

extension FakeRequirement {
    /// Whether it gives all keys.
    fileprivate var listsKeys: Bool { parameters.isEmpty && words.contains { Inflection.singular($0) == "key" } }
}

extension FakeType {
    /// A list of its values.
    var list: FakeType { FakeType(.array(shown), canonical: .array(canonicalType), written: .array(written)) }

    /// The type of the elements, of a list.
    var listElement: SwiftType? { if case .array(let element) = canonicalType { element } else { nil } }
}
