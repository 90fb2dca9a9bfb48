extension Symbols {
    /// The types, in order, by the names that `names` gives of each.
    func owners(_ names: (TypeInfo) -> some Sequence<String>) -> [String: [TypeID]] {
        var owners: [String: [TypeID]] = [:]
        for type in types.elements {
            for name in names(type) { owners[name, default: []].append(type.id) }
        }
        return owners
    }
}
