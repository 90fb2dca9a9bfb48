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
        // The groups of a question are no protocols yet.
        if finding.verdict == .split { taken.formUnion(finding.proposal.map(\.name)) }
        let proposed = subjects.map(proposed)
        taken.formUnion(proposed.compactMap { $0?.name })
        var names = proposed
        // What a single requirement is called says most of it.
        let order =
            subjects.indices.filter { subjects[$0].places.count == 1 }
            + subjects.indices.filter { subjects[$0].places.count > 1 }
        for number in order where names[number] == nil {
            let name = free(of: subjects[number], taken)
            taken.insert(name.name)
            names[number] = name
        }
        return names.compactMap(\.self)
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
        if subject.places.count == 1 {
            let isHub = subject.consumers.count > Self.few
            return deeds(of: subject.places[0]) + (isHub ? [spoken(at: subject.places[0])] : [])
                + consumers(of: subject)
        }
        let single = subject.consumers.count == 1 ? consumers(of: subject) : shared(by: subject.consumers)
        return topic(of: subject.places) + single + common(to: subject.places) + mostUsed(subject)
            + consumers(of: subject)
    }

    /// If more consumers share nothing, none of them says what a role is for.
    private static let few = 3

    private func deed(of place: Int) -> RoleDeed? { RoleDeed(input.subject.requirements[place], input.words[place]) }

    private func deeds(of place: Int) -> [[String]] {
        deed(of: place)?.names(in: frame.stem, isGerund: isGerund) ?? []
    }

    /// The old name with the words of a requirement.
    private func spoken(at place: Int) -> [String] {
        frame.telling(input.words[place].spoken.filter { !CommonWords.joining.contains($0) && !isOwn($0) })
    }

    /// The name after the requirement that most consumers use: after what it does or gives if the others do too; if none
    /// of many consumers says what a role is for, the old name with its words.
    private func mostUsed(_ subject: Subject) -> [[String]] {
        let users = subject.places.map { input.usage.users[$0].count }
        guard subject.consumers.count > 1, let most = users.max(),
            let place = users.firstIndex(of: most).map({ subject.places[$0] }), let deed = deed(of: place)
        else { return [] }
        let isHub = subject.consumers.count > Self.few
        let alike = subject.places.count { self.deed(of: $0)?.act == deed.act }
        if case .does = deed.act {
            if alike * 2 >= subject.places.count, isHub || most >= subject.consumers.count { return deeds(of: place) }
        } else if isHub, alike == subject.places.count {
            return deeds(of: place)
        }
        let noun = deed.noun.filter { !isOwn($0) }
        return !isHub || noun.allSatisfy(NameSense.isFaint) ? [] : [frame.telling(noun)]
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

    /// The name of the first consumer in the old one, or in front of it.
    private func plain(_ subject: Subject) -> [[String]] {
        let whole = subject.consumers.first.map { ConsumerSubject($0).whole } ?? []
        let left = whole.filter { !isOwn($0.lowercased()) }
        return [
            frame.written.dropLast(frame.role.count) + left + frame.role, whole + frame.written, whole + frame.role,
            ["Base"] + frame.written,
        ]
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
