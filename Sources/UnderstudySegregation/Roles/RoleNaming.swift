import UnderstudySemantics

/// Names roles: after what they hold, or after the consumer that they are for.
struct RoleNaming {
    /// What a role is named after.
    struct Subject {
        /// The positions of its requirements, ascending.
        let places: [Int]
        /// The consumers that need nothing else, those that need most of it first.
        let consumers: [String]
    }

    private let input: SplitEvidence
    private let finding: SplitFinding
    private let frame: NameFrame
    private let acronyms: Acronyms

    init(_ input: SplitEvidence, beside finding: SplitFinding) {
        self.input = input
        self.finding = finding
        frame = NameFrame(input.subject.facts.shortName)
        acronyms = Acronyms(input.subject.requirements)
    }

    private var isGerund: Bool {
        input.subject.facts.style.form == .gerund || frame.words.last.map { $0.hasSuffix("ing") } == true
    }

    /// A free name for each role, and whether it is only a plain one; a part of the proposal keeps its name.
    func names(for subjects: [Subject]) -> [(name: String, needsBetter: Bool)] {
        var taken = input.subject.facts.namesInScope.union(KnownTypes.names)
        taken.insert(input.subject.facts.shortName)
        taken.formUnion(finding.proposal.map(\.name))
        return subjects.map { subject in
            let name = proposed(subject) ?? free(of: subject, taken)
            taken.insert(name.name)
            return name
        }
    }

    /// The name of the part of the proposal that holds the same.
    private func proposed(_ subject: Subject) -> (name: String, needsBetter: Bool)? {
        let ids = subject.places.map { input.subject.requirements[$0].id }
        return finding.proposal.first { $0.requirements == ids && !$0.needsBetterName }.map { ($0.name, false) }
    }

    private func free(of subject: Subject, _ taken: Set<String>) -> (name: String, needsBetter: Bool) {
        let good = candidates(for: subject).filter(isSensible).map { assemble($0) }
        if let name = good.first(where: { !taken.contains($0) }) { return (name, false) }
        let plain = plain(subject).map { assemble($0) }
        var name = plain.first { !taken.contains($0) } ?? plain[0]
        while taken.contains(name) { name += "Role" }
        return (name, true)
    }

    private func isSensible(_ words: [String]) -> Bool {
        let plain = words.map { $0.lowercased() }
        return (2...6).contains(words.count) && words[0].first?.isNumber == false
            && zip(plain, plain.dropFirst()).allSatisfy { !WordFamily.holds($0, $1) } && Set(plain).count == plain.count
    }

    /// The names that suggest themselves, the best first.
    private func candidates(for subject: Subject) -> [[String]] {
        if subject.places.count == 1 { return deeds(of: subject.places[0]) + consumers(of: subject) }
        let single = subject.consumers.count == 1 ? consumers(of: subject) : shared(by: subject.consumers)
        let many = subject.consumers.count > Self.few ? mostUsed(of: subject.places) : []
        return topic(of: subject.places) + single + common(to: subject.places) + many + consumers(of: subject)
    }

    /// If more consumers share nothing, none of them says what a role is for.
    private static let few = 3

    /// The name after the requirement that most consumers use.
    private func mostUsed(of places: [Int]) -> [[String]] {
        let users = places.map { input.usage.users[$0].count }
        return users.max().flatMap(users.firstIndex).map { deeds(of: places[$0]) } ?? []
    }

    /// The name after the words that half of the requirements mention.
    private func common(to places: [Int]) -> [[String]] {
        var counts: [String: Int] = [:]
        for place in places {
            for word in Set(input.words[place].nouns) where !isOwn(word) && !NameSense.isFaint(word) {
                counts[word, default: 0] += 1
            }
        }
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return most.flatMap { $0.value * 2 >= places.count && $0.value > 1 ? [frame.telling([$0.key])] : nil } ?? []
    }

    /// What its only requirement gives or does: `ActiveAccountIDProvider`, `EventTracker`.
    private func deeds(of place: Int) -> [[String]] {
        let requirement = input.subject.requirements[place]
        let words = input.words[place]
        let isStream = words.spoken.count > 1 && words.spoken.last.map(CommonWords.streams.contains) == true
        let spoken = isStream ? Array(words.spoken.dropLast()) : words.spoken
        let isQuestion = Self.questions.contains(spoken[0])
        let isDeed = requirement.kind == .function && AgentNoun.isVerb(spoken[0]) && !isQuestion
        // A function that returns nothing and is called by no known verb has no name of its own.
        if requirement.kind == .function, !requirement.givesValue, !isDeed { return [] }
        let gives = words.verbClass == .read || isStream || !isDeed
        let object = isDeed || isQuestion ? Array(spoken.dropFirst()) : spoken
        let noun = Self.noun(object)
        let doing: String =
            if isQuestion { isGerund ? "Checking" : "Checker" } else if gives || Self.giving.contains(spoken[0]) {
                isGerund ? "Providing" : "Provider"
            } else { isGerund ? AgentNoun.gerund(spoken[0]) : AgentNoun.agent(spoken[0]) }
        let own = frame.stem.filter { !NameSense.isVague($0) }
        let parameters = input.words[place].parameters.sorted().filter { !NameSense.isFaint($0) }
        if noun.isEmpty {
            let things = isDeed && !gives ? parameters.first.map { [[$0, doing]] } ?? [] : []
            return things + [own + [doing]]
        }
        let isFaint = noun.allSatisfy { NameSense.isFaint($0) || NameSense.isVague($0) }
        return (isFaint ? [] : [noun + [doing]]) + [own + noun + [doing]]
    }

    /// The words that name something, without conditions at their end.
    private static func noun(_ words: [String]) -> [String] {
        let known = NameSense.trimmed(words)
        let end = known.firstIndex { CommonWords.ending.contains($0) } ?? known.endIndex
        let kept = known[..<end].filter { !CommonWords.joining.contains($0) }
        return kept.count > 4 ? Array(kept.suffix(4)) : Array(kept)
    }

    private static let questions: Set<String> = ["are", "can", "did", "has", "is", "should", "was", "will"]
    private static let giving: Set<String> = ["fetch", "get", "load", "obtain", "read", "resolve", "retrieve"]

    /// The names of a part with these requirements.
    private func topic(of places: [Int]) -> [[String]] {
        let inside = Set(places)
        let partition = Partition(labels: input.words.indices.map { inside.contains($0) ? 1 : 0 })
        guard let first = places.first, partition.blocks.count == 2 else { return [] }
        return Naming(input.subject, words: input.words).good(for: partition.blocks[partition.labels[first]])
    }

    /// The subject that all consumers share, in front of the old name.
    private func shared(by consumers: [String]) -> [[String]] {
        let subjects = consumers.map(ConsumerSubject.init)
        guard let first = subjects.first else { return [] }
        let common = subjects.dropFirst().reduce(first.words) { common, other in
            common.filter { word in other.words.contains { WordFamily.holds($0.lowercased(), word.lowercased()) } }
        }
        return named(after: common)
    }

    /// The subject of the consumer that needs most of a role, in front of the old name: `ConfigStateService` for
    /// `DefaultConfigService`.
    private func consumers(of subject: Subject) -> [[String]] {
        subject.consumers.first.map { named(after: ConsumerSubject($0).words) } ?? []
    }

    private func named(after words: [String]) -> [[String]] {
        let own = ConsumerSubject.trimmed(words.filter { !isOwn($0.lowercased()) }, alsoInFront: true)
        guard !own.isEmpty, !own.allSatisfy({ NameSense.isVague($0) }) else { return [] }
        return [own + frame.written, own + frame.role]
    }

    /// Whether a word is of the family of one of the old name.
    private func isOwn(_ word: String) -> Bool { frame.words.contains { WordFamily.holds($0, word) } }

    /// The name of the first consumer in front of the old one.
    private func plain(_ subject: Subject) -> [[String]] {
        let whole = subject.consumers.first.map { ConsumerSubject($0).whole } ?? []
        return [whole + frame.written, whole + frame.role, ["Base"] + frame.written]
    }

    private func assemble(_ parts: [String]) -> String {
        let ending = !frame.ending.isEmpty || input.subject.facts.style.endsInProtocol ? "Protocol" : ""
        return frame.prefix + parts.map(acronyms.written).joined() + ending
    }
}

/// The words of a consumer's name, and those that say what it is about.
struct ConsumerSubject {
    /// All words, as they are written.
    let whole: [String]
    /// The words between what says how it is made and what says what it does.
    let words: [String]

    /// Takes the last component of a consumer's name apart.
    init(_ name: String) {
        let bare = name.prefix { $0 != "(" && $0 != " " }
        let last = bare.split(separator: ".").last.map(String.init) ?? String(bare)
        let all = IdentifierWords.joiningCapitals(last).map { $0.written.capitalisedFirst }
        whole = all.filter { $0 != "Protocol" }
        words = Self.trimmed(whole)
    }

    /// The words without those at the beginning that say how something is made, and those at the end that say what it
    /// does.
    static func trimmed(_ all: [String], alsoInFront isOpen: Bool = false) -> [String] {
        var words = all[...]
        let front = isOpen ? made.union(roles) : made
        while words.count > 1, let first = words.first, front.contains(first.lowercased()) { words.removeFirst() }
        while words.count > 1, let last = words.last, roles.contains(last.lowercased()) { words.removeLast() }
        return Array(words)
    }

    private static let made: Set<String> = [
        "base", "common", "concrete", "default", "internal", "live", "main", "my", "real",
    ]
    private static let roles: Set<String> = [
        "action", "actor", "adapter", "builder", "cell", "client", "controller", "coordinator", "delegate", "factory",
        "handler", "helper", "impl", "implementation", "interactor", "manager", "middleware", "mixin", "model",
        "operation", "presenter", "processor", "provider", "reducer", "repository", "resolver", "router", "scene",
        "screen", "service", "state", "store", "task", "usecase", "use", "case", "view", "wireframe", "worker",
    ]
}
