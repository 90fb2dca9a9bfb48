/// What the verb at the beginning of a function's name acts on, as far as the name and its first label say so.
package struct VerbObject: Sendable {
    /// The words, in the singular: `cancelDownload(of:)` and `cancel(downloadOf:)` → download; where they only say the
    /// place, that: `addToFavorites(_:)` → favorite.
    package let words: [String]

    /// Adverbs that belong to the verb before them: `signOutUser`.
    private static let particles: Set<String> = ["away", "down", "off", "out", "up"]

    /// The object in a name of `name`, whose first parameter has the label `label`.
    package init(of name: [String], labelled label: String?) {
        guard name.count > 1 else {
            let labelled = IdentifierWords.split(label ?? "")
            let relates = labelled.last.map(CommonWords.relating.contains) ?? false
            words = relates ? CommonWords.nouns(in: labelled.prefix { !CommonWords.ending.contains($0) }) : []
            return
        }
        let isJoined = CommonWords.relating.contains(name[1]) || Self.particles.contains(name[1])
        let rest = name.dropFirst(isJoined ? 2 : 1)
        words = CommonWords.nouns(in: rest.prefix { !CommonWords.ending.contains($0) })
    }

    /// Whether `known` say it; also where nothing does.
    package func isSaid(by known: [String]) -> Bool {
        guard let noun = words.last.map(Inflection.stem) else { return true }
        return known.contains { Inflection.stem(Inflection.singular($0)) == noun }
    }

    /// Whether it is what `known` call an element, and not something that an element only has.
    ///
    /// - Parameter element: What is said of the parameter that the element is given in; `nil` for none.
    package func isElement(called known: [String], givenIn element: ParameterWords?) -> Bool {
        // A word for anything is one for the element, unless the element is named besides: `removeCache(of: episode)`.
        let isNamed = element?.relates ?? false
        if !isNamed, let noun = words.last, CommonWords.general.contains(noun) { return true }
        let all = known + (element?.names ?? [])
        // `addAttributes(to: attributedString)` adds attributes.
        guard isNamed, let noun = words.last else { return isSaid(by: all) }
        return all.contains { Inflection.singular($0) == noun }
    }
}
