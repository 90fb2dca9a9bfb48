import UnderstudySemantics

/// Tells requirements that only give values from those that do something.
enum Reading {
    /// The places of the requirements that only give values.
    static func places(of requirements: [SplitRequirement], _ words: [RequirementWords]) -> [Int] {
        requirements.indices.filter { reads(requirements[$0], words[$0]) }
    }

    /// Whether who has a value of the type can send others through it.
    private static func takesValues(_ type: String) -> Bool {
        IdentifierWords.typeNames(in: type).contains { $0.hasSuffix("Subject") || $0.hasSuffix("Relay") }
    }

    private static func reads(_ requirement: SplitRequirement, _ words: RequirementWords) -> Bool {
        switch requirement.kind {
        case .property, .subscript: !requirement.isSettable && !requirement.types.contains(where: takesValues)
        // What is called by a noun gives what it names.
        case .function: requirement.hasResult && (words.verbClass == .read || !AgentNoun.isVerb(words.spoken[0]))
        case .initializer, .associatedType: false
        }
    }
}
