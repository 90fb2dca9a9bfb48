/// A kind of test double, in the terms of xUnit Test Patterns (Meszaros, 2007), by its name.
///
/// What is special about each is in its folder of `Kinds`.
public struct DoubleKind: Hashable, Sendable {
    /// Its name, which is also its folder of templates.
    public let name: String

    /// Creates a kind.
    public init(name: String) {
        self.name = name
    }

    /// The ending of a double's name.
    public var suffix: String { SwiftNames.capitalized(SwiftNames.camelCase([name])) }

    /// The kind with its article: `a spy`.
    public var withArticle: String {
        let isVowel = name.first.map { "aeiou".contains($0) } ?? false
        return (isVowel ? "an " : "a ") + name
    }
}
