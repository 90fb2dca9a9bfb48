/// A kind of test double, in the terms of xUnit Test Patterns (Meszaros, 2007).
public struct DoubleKind: Hashable, Sendable {
    /// Its name, which is also its folder of templates.
    public let name: String

    /// Creates a kind.
    public init(name: String) {
        self.name = name
    }

    /// Fills a parameter; every use fails.
    public static let dummy = DoubleKind(name: "dummy")
    /// Gives canned answers.
    public static let stub = DoubleKind(name: "stub")
    /// A stub that records every call.
    public static let spy = DoubleKind(name: "spy")

    /// A spy with expectations, set before and verified after.
    public static let mock = DoubleKind(name: "mock")
    /// Forwards everything to a value of the same protocol.
    public static let wrapper = DoubleKind(name: "wrapper")
    /// A working implementation in memory.
    public static let fake = DoubleKind(name: "fake")
    /// A structure of closures.
    public static let client = DoubleKind(name: "client")

    /// What each implementation has to do, as expectations of Swift Testing.
    public static let contract = DoubleKind(name: "contract")

    /// The kinds with templates of their own.
    public static let builtIn: [DoubleKind] = [.dummy, .stub, .spy, .mock, .fake, .wrapper, .client, .contract]

    /// The ending of a double's name.
    public var suffix: String { SwiftNames.capitalized(SwiftNames.camelCase([name])) }

    /// Whether doubles of this kind remember calls; those of a user's own templates may.
    var records: Bool { ![.dummy, .stub, .fake, .contract].contains(self) && !handsOn }

    /// Whether doubles of this kind forward everything to another value.
    var handsOn: Bool { self == .wrapper || self == .client }

    /// Whether doubles of this kind keep something that can be set or looked at.
    var keepsStorage: Bool { self != .dummy && self != .contract && !handsOn }

    /// Whether the form of what doubles of this kind record has changed over time.
    package var hasEditions: Bool { keepsStorage && self != .fake }

    /// Whether doubles of this kind depend on what the types of their elements hold, and not only on their names.
    public var studiesElements: Bool { self == .fake || self == .contract }

    /// The kind with its article: `a spy`.
    public var withArticle: String {
        let isVowel = name.first.map { "aeiou".contains($0) } ?? false
        return (isVowel ? "an " : "a ") + name
    }
}
