import UnderstudySemantics

/// The words of one requirement, sorted by where they come from.
struct RequirementWords {
    /// The words of the base name as they are, in lower case.
    let spoken: [String]
    /// The words of the base name in the singular.
    let name: [String]
    /// The words of the name that carry meaning.
    let meaning: Set<String>
    /// The words of the name without its verb.
    private(set) var nouns: [String]
    /// The words of the parameters' names.
    let parameters: Set<String>
    /// The words of the types that are not the language's own.
    let types: Set<String>
    /// The words of each such type, in the order in which the signature names them.
    let typeNames: [[String]]
    /// The leading verb of a function.
    let verb: String?
    /// What the verb does; a property reads, or returns a stream.
    let verbClass: Verb.Class?

    init(_ requirement: SplitRequirement) {
        let parameterWords = requirement.parameterNames.flatMap { IdentifierWords.split($0) }
        // An initialiser or a subscript is about its parameters, since being one is common to all of them.
        let isNameless = requirement.kind == .initializer || requirement.kind == .subscript
        let isItsParameters = isNameless && !parameterWords.isEmpty
        let split =
            isItsParameters ? parameterWords : IdentifierWords.joiningCapitals(requirement.baseName).map(\.word)
        // An operator has no words of its own.
        spoken = split.isEmpty ? ["operator"] : split
        name = spoken.map(Inflection.singular)
        meaning =
            isNameless && !isItsParameters
            ? [] : Set(name.filter { !CommonWords.joining.contains($0) })
        let isFunction = requirement.kind == .function
        let hasPredicate = ["is", "has", "can", "should", "did", "was"].contains(spoken[0])
        verb = isFunction ? spoken[0] : nil
        nouns = Self.nouns(isFunction || hasPredicate || meaning.isEmpty ? Array(spoken.dropFirst()) : spoken)
        parameters = Set(Self.nouns(parameterWords))
        typeNames = requirement.types.flatMap(IdentifierWords.typeNames(in:)).filter {
            !Self.standardTypes.contains($0)
        }
        .map { Self.nouns(IdentifierWords.split($0), minimum: 1) }
        types = Set(typeNames.joined())
        let isStream = spoken.last.map(CommonWords.streams.contains) ?? false
        verbClass = isStream ? .observe : isFunction ? Verb(spoken[0])?.verbClass : .read
    }

    /// The words of all requirements of a protocol.
    ///
    /// The first word of a function's name is a noun if another requirement uses it as one, and if the function is
    /// called by that word alone, or if the word is no known verb: `impact()` beside `prepareImpact()`,
    /// `statusPublisher(of:)` beside `allStatus()`.
    static func all(of requirements: [SplitRequirement]) -> [RequirementWords] {
        let all = requirements.map(RequirementWords.init)
        let nouns = Set(all.flatMap(\.nouns))
        return all.map { words in
            guard let verb = words.verb, nouns.contains(words.name[0]),
                words.spoken.count == 1 || !AgentNoun.isVerb(verb)
            else { return words }
            var words = words
            words.nouns.insert(words.name[0], at: 0)
            return words
        }
    }

    /// Every word that could name what the requirement is about.
    var topics: Set<String> { types.union(parameters).union(nouns) }

    private static func nouns(_ words: [String], minimum: Int = 2) -> [String] {
        words.filter { !CommonWords.joining.contains($0) && $0.utf8.count >= minimum }.map(Inflection.singular)
    }

    /// Types of the language and its usual libraries.
    private static let standardTypes: Set<String> = [
        "Any", "AnyObject", "AnyPublisher", "Array", "AsyncStream", "Bool", "CChar", "CDouble", "CGFloat", "CGPoint",
        "CGRect", "CGSize", "CInt", "CLong", "CUnsignedInt", "Character", "Combine", "CurrentValueSubject", "Data",
        "Date", "Dictionary", "Double", "Driver", "Error", "Float", "Foundation", "Int", "Int16", "Int32", "Int64",
        "Int8", "MainActor", "NSError", "Never", "Observable", "OpaquePointer", "OpenCombine", "Optional",
        "PassthroughSubject", "Published", "Publisher", "Result", "Self", "Sendable", "Set", "Signal", "Single",
        "String", "Task", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
        "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer",
        "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer", "Void",
    ]
}
