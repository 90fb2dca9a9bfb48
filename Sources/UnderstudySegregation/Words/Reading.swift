import UnderstudySemantics

/// Distinguishes requirements that only return values from those that do something.
enum Reading {
    /// The positions of the requirements that only return values.
    static func places(of requirements: [SplitRequirement], _ words: [RequirementWords]) -> [Int] {
        requirements.indices.filter { reads(requirements[$0], words[$0]) }
    }

    /// Whether code that has a value of the type can send others through it.
    private static func takesValues(_ type: String) -> Bool {
        IdentifierWords.typeNames(in: type).contains { $0.hasSuffix("Subject") || $0.hasSuffix("Relay") }
    }

    private static func reads(_ requirement: SplitRequirement, _ words: RequirementWords) -> Bool {
        switch requirement.kind {
        case .property, .subscript: !requirement.isSettable && !requirement.types.contains(where: takesValues)
        // A function called by a noun returns what it names.
        case .function: requirement.hasResult && (words.verbClass == .read || !AgentNoun.isVerb(words.spoken[0]))
        case .initializer, .associatedType: false
        }
    }
}
