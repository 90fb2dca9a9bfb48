/// What names of requirements call elements besides the name of their type.
///
/// A word is another one for the elements where all requirements that put them in say it, or all that list them
/// (`addFavorite(_ note:)`, `favorites() -> [Note]`), and none of either, or of those that delete them, goes without it:
/// beside `save(_ note:)`, a favorite is something that a note may be.
package struct ElementNames {
    /// The nouns of each requirement that puts elements in.
    package var putting: [[String]] = []
    /// The nouns of each requirement that gives all elements.
    package var listing: [[String]] = []
    /// The nouns of each requirement that deletes elements.
    package var deleting: [[String]] = []
    /// Whether a requirement gives one element of all by what tells it apart: then a list by another name may be of some.
    package var isFound = false

    /// Nothing is called anything yet.
    package init() {}

    /// The other words for elements that are known as `nouns`.
    package func others(besides nouns: [String]) -> [String] {
        let uses = [putting, listing, deleting].map { $0.map(Set.init) }
        let known = CommonWords.general.union(nouns)
        var words: [String] = []
        for word in (putting + listing).joined() where !known.contains(word) && !words.contains(word) {
            // A list that is also named by its type only says which of the elements it gives.
            let isPut = uses[0].first?.contains(word) ?? false
            let isOther = isPut || !isFound && uses[1].allSatisfy { $0.isDisjoint(with: nouns) }
            let isDivided = uses.contains { use in
                use.contains { $0.contains(word) } && !use.allSatisfy { $0.contains(word) }
            }
            if isOther, !isDivided { words.append(word) }
        }
        return words
    }
}
