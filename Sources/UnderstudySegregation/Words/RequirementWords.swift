/// The words of one requirement, sorted by where they come from.
struct RequirementWords {
    /// The words of the base name as they stand, in lower case.
    let spoken: [String]
    /// The words of the base name in the singular.
    let name: [String]
    /// The words of the name that carry meaning.
    let meaning: Set<String>
    /// The words of the name without its verb.
    let nouns: [String]
    /// The words of the parameters' names.
    let parameters: Set<String>
    /// The words of the types that are not the language's own.
    let types: Set<String>
    /// The words of each such type, in the order in which the signature names them.
    let typeNames: [[String]]
    /// The leading verb of a function.
    let verb: String?
    /// What the verb does; a property reads, or hands out a stream.
    let verbClass: VerbClass?

    init(_ requirement: SplitRequirement) {
        let parameterWords = requirement.parameterNames.flatMap { WordSplitting.words(of: $0) }
        // What an initialiser is about is what it takes; that it is one, all of them share.
        let isInitializer = requirement.kind == .initializer && !parameterWords.isEmpty
        let split = isInitializer ? parameterWords : WordSplitting.words(of: requirement.baseName)
        // An operator has no words of its own.
        spoken = split.isEmpty ? ["operator"] : split
        name = spoken.map(Singular.of)
        meaning =
            requirement.kind == .initializer && !isInitializer
            ? [] : Set(name.filter { !CommonWords.joining.contains($0) })
        let isFunction = requirement.kind == .function
        let hasPredicate = ["is", "has", "can", "should", "did", "was"].contains(spoken[0])
        verb = isFunction ? spoken[0] : nil
        nouns = Self.nouns(isFunction || hasPredicate || meaning.isEmpty ? Array(spoken.dropFirst()) : spoken)
        parameters = Set(Self.nouns(parameterWords))
        typeNames = requirement.types.flatMap(WordSplitting.typeNames).filter { !CommonWords.types.contains($0) }
            .map { Self.nouns(WordSplitting.words(of: $0), minimum: 1) }
        types = Set(typeNames.joined())
        let isStream = spoken.last.map(CommonWords.streams.contains) ?? false
        verbClass = isStream ? .observe : isFunction ? VerbClass(verb: spoken[0]) : .read
    }

    /// Every word that could stand for what the requirement is about.
    var topics: Set<String> { types.union(parameters).union(nouns) }

    private static func nouns(_ words: [String], minimum: Int = 2) -> [String] {
        words.filter { !CommonWords.joining.contains($0) && $0.utf8.count >= minimum }.map(Singular.of)
    }
}
