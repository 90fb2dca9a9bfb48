/// Finds values that are kept by keys which they don't hold themselves.
struct FakeMapFinder {
    /// Values by key.
    struct Map {
        let key: FakeType
        var value: FakeElement
        let name: String
        var nouns: [String]
    }

    private let requirements: [FakeRequirement]
    private let elements: (FakeType) -> FakeElement

    init(_ requirements: [FakeRequirement], _ elements: @escaping (FakeType) -> FakeElement) {
        self.requirements = requirements
        self.elements = elements
    }

    /// One store a type of key: of values of any type, where there are several.
    func find() -> [Map] {
        var maps: [Map] = []
        for entry in requirements {
            guard let (key, value, nouns) = pair(entry), isRead(by: key) || entry.requirement.kind == .subscript else {
                continue
            }
            if let index = maps.firstIndex(where: { $0.key == key }) {
                if maps[index].value.type != value {
                    maps[index].value = FakeElement(type: Self.anything(value))
                }
                continue
            }
            let isGeneric = entry.generics.contains(value.text)
            let base = isGeneric || value.isScalar || nouns.isEmpty ? "value" : SwiftNames.camelCase(nouns)
            maps.append(
                Map(
                    key: key, value: isGeneric ? FakeElement(type: Self.anything(value)) : elements(value),
                    name: FakeWords.plural(base), nouns: nouns))
        }
        return maps
    }

    private static func anything(_ type: FakeType) -> FakeType {
        FakeType(text: "Any", canonical: "Any", written: type.written)
    }

    /// The key and the value that a requirement puts in; `nil` for other requirements.
    private func pair(_ entry: FakeRequirement) -> (FakeType, FakeType, [String])? {
        if entry.requirement.kind == .subscript {
            guard entry.parameters.count == 1, case .value(let key) = entry.parameters[0].shape,
                case .optional(.value(let value)) = entry.outcome, entry.member.isSettable, isKey(key, entry)
            else { return nil }
            return (key, value, entry.parameters[0].words)
        }
        guard entry.verb == .save || ["update", "replace"].contains(entry.words.first), entry.parameters.count == 2
        else { return nil }
        guard let index = Self.keyIndex(entry), case .value(let key) = entry.parameters[index].shape, isKey(key, entry)
        else { return nil }
        let held = entry.parameters[1 - index]
        guard case .value(let value) = held.shape.unwrapped, held.isPlain, value != key || value.isScalar else {
            return nil
        }
        if !entry.generics.contains(value.text) {
            let store = FakeStore(
                form: .list, element: elements(value), name: "", nouns: entry.nouns, type: "", initial: nil)
            let matcher = FakeMatcher(store: store, elements: elements)
            if !value.isScalar, matcher.property(for: entry.parameters[index], of: 1) != nil { return nil }
        }
        return (key, value, entry.nouns.isEmpty ? held.words : entry.nouns)
    }

    private func isKey(_ type: FakeType, _ entry: FakeRequirement) -> Bool {
        if entry.generics.contains(type.text) { return false }
        return type.isScalar || elements(type).isEquatable
    }

    /// Which of two parameters is the key.
    static func keyIndex(_ entry: FakeRequirement) -> Int? {
        func isKey(_ index: Int) -> Bool {
            let words = entry.parameters[index].words + entry.parameters[index].labelWords
            return !["key", "id", "identifier", "name", "url", "path"].filter(words.contains).isEmpty
        }
        let label = entry.requirement.name.split(separator: "(").last?.split(separator: ":").map(String.init) ?? []
        let joins = ["for", "at", "by", "under", "to", "in", "with", "named"]
        if isKey(1) || label.count > 1 && joins.contains(FakeWords.split(label[1]).first ?? "") { return 1 }
        return isKey(0) ? 0 : nil
    }

    /// Whether a requirement asks for values by one key of that type.
    private func isRead(by key: FakeType) -> Bool {
        requirements.contains { entry in
            guard entry.parameters.contains(where: { $0.shape == .value(key) }) else { return false }
            let others = entry.parameters.filter { $0.shape != .value(key) }
            guard others.allSatisfy({ $0.shape.core?.text.hasSuffix(".Type") ?? false }) else { return false }
            return entry.outcome != .void && entry.verb != .save && entry.verb != .update || entry.verb == .delete
        }
    }
}
