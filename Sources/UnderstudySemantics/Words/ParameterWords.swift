/// What the name of a parameter and its label say.
package struct ParameterWords: Sendable {
    /// The words of the name inside the member.
    package let name: [String]
    /// The words of the label, without those that only join.
    package let label: [String]
    /// The words of the label, or the last of the member's name where there is none.
    package let saying: [String]
    /// Whether the label says what the thing that the verb acts on has to do with it: `cancelDownload(of: episode)`.
    package let relates: Bool
    /// The words that name it, in a call or inside the member: none of `downloadOf`, which names another thing.
    package let names: [String]

    /// The words of a parameter `name` with `label`, which is `_` for none, in a member called `base`.
    package init(name: String, label: String, of base: [String]) {
        self.name = IdentifierWords.split(name)
        let labelled = IdentifierWords.split(label)
        self.label = labelled.filter { !CommonWords.isFiller($0) }
        saying = label == "_" ? base.suffix(1) : labelled
        relates = [saying.first, saying.last].contains { CommonWords.relating.contains($0 ?? "") }
        let isPlace = labelled.last.map(CommonWords.relating.contains) ?? false
        names = isPlace ? self.name : self.name + self.label
    }
}
