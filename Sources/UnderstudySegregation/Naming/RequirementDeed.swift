import UnderstudySemantics

/// What one requirement gives or does, in the words of a name: `ActiveAccountIDProvider`, `EventTracker`.
struct RequirementDeed: Equatable {
    /// How it serves a caller.
    enum Act: Equatable {
        /// It returns or publishes something.
        case gives
        /// It answers a question.
        case answers
        /// It does what the verb says.
        case does(String)
    }

    /// How it serves a caller.
    let act: Act
    /// What it gives, asks or works on; empty if the name does not say.
    let noun: [String]
    /// The parameter that it works on, where the name says nothing.
    let thing: [String]

    /// `nil` if the name says nothing of the kind.
    init?(_ requirement: SplitRequirement, _ words: RequirementWords) {
        let isStream = words.spoken.count > 1 && words.spoken.last.map(CommonWords.streams.contains) == true
        let spoken = isStream ? Array(words.spoken.dropLast()) : words.spoken
        let isQuestion = Self.questions.contains(spoken[0])
        let isDeed =
            requirement.kind == .function && AgentNoun.isVerb(spoken[0]) && !isQuestion
            && !Self.isNamedByResult(spoken, requirement) && !(isStream && spoken.count == 1)
        // A function that returns nothing and is called by no known verb has no name of its own, nor has a verb of two
        // words.
        if requirement.kind == .function, !requirement.givesValue, !isDeed { return nil }
        if zip(spoken, spoken.dropFirst()).contains(where: Self.isPhrasal) { return nil }
        if requirement.kind == .function, Self.telling.contains(spoken[0]) { return nil }
        let isRead = words.verbClass == .read && !Self.bringing.contains(spoken[0])
        let gives = isRead || isStream || !isDeed || Self.giving.contains(spoken[0])
        act = isQuestion ? .answers : gives ? .gives : .does(spoken[0])
        noun = Self.noun(isDeed || isQuestion ? Array(spoken.dropFirst()) : spoken, isQuestion: isQuestion)
        let first = isDeed && !gives ? requirement.parameterNames.first.map { IdentifierWords.split($0) } : nil
        thing = (first ?? []).filter { !NameSense.isFaint($0) && !CommonWords.joining.contains($0) }
    }

    /// Whether the type of the result is called as the function is, so that its first word is no verb:
    /// `syncStatus(of:) -> SyncStatus`.
    private static func isNamedByResult(_ spoken: [String], _ requirement: SplitRequirement) -> Bool {
        guard requirement.hasResult, spoken.count > 1, let result = requirement.types.last else { return false }
        return IdentifierWords.typeNames(in: result).contains { name in
            let words = IdentifierWords.split(name).map(Inflection.singular)
            return zip(words, words.dropFirst()).contains { $0 == spoken[0] && $1 == Inflection.singular(spoken[1]) }
        }
    }

    /// The last word of a name.
    func doing(isGerund: Bool) -> String {
        switch act {
        case .gives: isGerund ? "Providing" : "Provider"
        case .answers: isGerund ? "Checking" : "Checker"
        case .does(let verb): isGerund ? AgentNoun.gerund(verb) : AgentNoun.agent(verb)
        }
    }

    /// Names for it, the best first, in a protocol that gathers `own`.
    func names(in own: [String], isGerund: Bool) -> [[String]] {
        let doing = doing(isGerund: isGerund)
        let own = own.filter { word in
            !NameSense.isVague(word) && !noun.contains { WordFamily.holds($0, word.lowercased()) }
        }
        guard let last = noun.last else { return (thing.isEmpty ? [] : [thing + [doing]]) + [own + [doing]] }
        // A participle describes what the protocol gathers.
        if AgentNoun.isParticiple(last) { return [noun + own + [doing]] }
        let (plain, full) = (noun + [doing], own + noun + [doing])
        let words = noun.map(Inflection.singular)
        if words.allSatisfy({ NameSense.isFaint($0) || NameSense.isVague($0) }) { return [full] }
        return words.allSatisfy(CommonWords.general.contains) ? [full, plain] : [plain, full]
    }

    /// The words that name something, without other verbs in front of them and conditions at their end.
    private static func noun(_ words: [String], isQuestion: Bool) -> [String] {
        // What something is fetched from is not what is fetched.
        if words.first.map(placing.contains) == true { return [] }
        let known = NameSense.trimmed(words).drop { CommonWords.ending.contains($0) }
        // What is loaded or fetched is called after both.
        let other = known.starts(with: ["or"]) ? 2 : 0
        let end = known.firstIndex { CommonWords.ending.contains($0) } ?? known.endIndex
        var kept = known[..<end].dropFirst(other).filter { !CommonWords.joining.contains($0) }[...]
        while isQuestion, kept.count > 1, let first = kept.first, isAside(first) {
            kept.removeFirst()
        }
        return Array(kept.suffix(5))
    }

    /// Whether a word in front of a noun says little of what is asked: `canUseAnyPasscode` is about passcodes.
    private static func isAside(_ word: String) -> Bool { AgentNoun.isVerb(word) || word == "any" || word == "use" }

    /// Whether a verb has another meaning with the word after it: `signIn`, `setUp`.
    static func isPhrasal(_ verb: String, _ particle: String) -> Bool {
        phrasal.contains(verb) && particles.contains(particle)
    }

    private static let questions: Set<String> = ["are", "can", "did", "has", "is", "should", "was", "will"]
    private static let giving: Set<String> = ["fetch", "get", "load", "obtain", "read", "resolve", "retrieve"]
    private static let placing: Set<String> = ["at", "by", "from", "in", "using", "via", "with"]
    /// Words in front of what has happened.
    private static let telling: Set<String> = ["did", "on", "will"]
    /// Verbs that bring something about, though it is returned.
    private static let bringing: Set<String> = ["download", "request"]
    private static let phrasal: Set<String> = [
        "check", "clean", "log", "logged", "opt", "set", "shut", "sign", "start", "switch", "tear", "turn",
    ]
    private static let particles: Set<String> = ["down", "in", "off", "on", "out", "up"]
}
