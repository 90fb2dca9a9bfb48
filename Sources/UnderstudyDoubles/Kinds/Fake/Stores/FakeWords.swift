import UnderstudySemantics

/// Words in the names of requirements that fakes are made for.
enum FakeWords {
    /// Words that by themselves decide what a name says.
    enum Telling: String {
        /// A value that is given where nothing is found.
        case `default`
        /// A question for whether there is nothing.
        case empty
        /// A question for whether something is there.
        case exists
        /// What something is known by.
        case id
        /// The opposite of what the other words say.
        case not
    }

    /// Words that ask for one of all, and the place where it is.
    static let ends = ["first": "first", "last": "last", "latest": "last", "random": "random"]

    /// Whether `verb` makes something `state`: `archive` makes it archived, and `unpin` takes back that it is pinned;
    /// `nil` where it does neither.
    static func makes(_ verb: String, _ state: String) -> Bool? {
        let stem = Inflection.stem(state)
        if Inflection.stem(verb) == stem { return true }
        return Inflection.denied(by: verb).map(Inflection.stem) == stem ? false : nil
    }

    /// The stems of the states that `verb` may make of something, or take back.
    static func stems(of verb: String) -> Set<String> {
        Set([verb, Inflection.denied(by: verb)].compactMap(\.self).map(Inflection.stem))
    }
}

extension [String] {
    /// Whether `word` is one of the words.
    func say(_ word: FakeWords.Telling) -> Bool { contains(word.rawValue) }
}
