import UnderstudySemantics

extension FakePlanning {
    /// Whether what the verb of `entry` acts on are the elements of `store`, and not something that they only have:
    /// `delete(_ episode:)` and `deleteEpisode(_:)`, but not `cancelDownload(of episode:)` or `removeBookmark(_ episode:)`.
    ///
    /// - Parameter others: Other words that may say so.
    func acts(_ entry: FakeRequirement, on store: FakeStore, orOn others: [String] = []) -> Bool {
        let element = entry.parameters.first { $0.shape == .value(store.element.type) }
        return entry.object.isElement(called: store.nouns + store.valueWords + others, givenIn: element?.said)
    }

    /// Whether a parameter says which elements of `store` are meant.
    func isIdentity(_ parameter: FakeRequirement.Parameter, of store: FakeStore) -> Bool {
        let matcher = matcher(store)
        if parameter.shape == .value(store.element.type) { return matcher.match([parameter], selects: false) != nil }
        guard let property = matcher.property(for: parameter, of: 1), case .properties(let names) = store.identity
        else { return false }
        return names.contains(property.name)
    }
}
