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
}

extension [String] {
    /// Whether `word` is one of the words.
    func say(_ word: FakeWords.Telling) -> Bool { contains(word.rawValue) }
}
