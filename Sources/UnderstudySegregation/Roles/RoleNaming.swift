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
        let proposed = subjects.map(proposed)
        taken.formUnion(proposed.compactMap { $0?.name })
        var names = proposed
        // What a single requirement is called says most of it.
        let order =
            subjects.indices.filter { subjects[$0].places.count == 1 }
            + subjects.indices.filter { subjects[$0].places.count > 1 }
        for number in order where names[number] == nil {
            let name = free(of: subjects[number], taken.union(others(than: subjects[number])))
            taken.insert(name.name)
            names[number] = name
        }
        return names.compactMap(\.self)
    }

    /// The name of the part of the proposal that holds the same; a single requirement says more than the group of a
    /// question is called.
    private func proposed(_ subject: Subject) -> (name: String, needsBetter: Bool)? {
        guard subject.places.count > 1 || finding.verdict == .split else { return nil }
        let ids = subject.places.map { input.subject.requirements[$0].id }
        return finding.proposal.first { $0.requirements == ids && !$0.needsBetterName }.map { ($0.name, false) }
    }

    /// The names of parts of the proposal that hold something else; the groups of a question are no protocols yet.
    private func others(than subject: Subject) -> [String] {
        guard finding.verdict == .split else { return [] }
        let ids = Set(subject.places.map { input.subject.requirements[$0].id })
        return finding.proposal.filter { part in
            let common = ids.intersection(part.requirements).count
            return common * 2 < ids.count + part.requirements.count - common
        }.map(\.name)
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
        if Set(subject.places.map { input.words[$0].spoken }).count == 1 {
            return deeds(ofOverloads: subject.places) + spoken(at: subject.places[0]) + shared(by: subject.consumers)
                + consumers(of: subject)
        }
        let single = subject.consumers.count == 1 ? consumers(of: subject) : shared(by: subject.consumers)
        return topic(of: subject.places) + theme(of: subject.places) + single + common(to: subject.places)
            + mostUsed(subject) + consumers(of: subject)
    }

    /// The names after what all requirements mention, and after the verb with which all of them begin.
    private func theme(of places: [Int]) -> [[String]] {
        let theme = RoleTheme(of: places, among: input.subject.requirements, input.words)
        let hasProperties = places.contains { input.subject.requirements[$0].kind == .property }
        let gathers = frame.isCollection && !(frame.suitsState && hasProperties && theme.deed != .provide)
        let topic = theme.words.filter { !isOwn($0) }
        let isNamed = !topic.isEmpty && (topic.count < theme.words.count || !topic.allSatisfy(NameSense.isFaint))
        var names: [[String]] = []
        if isNamed {
            let told = telling(topic, of: theme.words)
            names += (gathers ? theme.deed : nil).map { [theme.words + [$0.noun(isGerund: isGerund)], told] } ?? [told]
        }
        guard let verb = theme.verb, !isOwn(verb) else { return names }
        let isOfOwnThing = frame.isCollection && !frame.stem.isEmpty
        let doing = isGerund ? AgentNoun.gerund(verb) : AgentNoun.agent(verb)
        return names + [isOfOwnThing ? frame.stem + [doing] : frame.telling([AgentNoun.plainGerund(verb)])]
    }

    /// The old name with `topic` in it, in front of that of its words that follows the topic in `words`.
    private func telling(_ topic: [String], of words: [String]) -> [String] {
        let next = topic.last.flatMap { words.lastIndex(of: $0) }.map { words.index(after: $0) }
        if let next, next < words.endIndex, let place = frame.place(of: words[next]) {
            return frame.telling(topic, before: place)
        }
        return frame.telling(topic)
    }

    /// If more consumers share nothing, none of them says what a role is for; and of more requirements, none says what
    /// the others do.
    private static let few = 3
    /// So many words of one requirement may stand for others.
    private static let short = 2

    private func deed(of place: Int) -> RequirementDeed? {
        RequirementDeed(input.subject.requirements[place], input.words[place])
    }

    private func deeds(of place: Int) -> [[String]] {
        deed(of: place)?.names(in: frame.gathered, isGerund: isGerund) ?? []
    }

    /// The names after what all of `places` do, which are called the same; each of several may do it with something else.
    private func deeds(ofOverloads places: [Int]) -> [[String]] {
        guard places.count > 1, let deed = deed(of: places[0]), deed.noun.isEmpty else { return deeds(of: places[0]) }
        if case .does(let verb) = deed.act, AgentNoun.isBland(verb) { return [] }
        return deeds(of: places[0]).reversed()
    }

    /// The old name with the words of a requirement.
    private func spoken(at place: Int) -> [[String]] {
        let spoken = input.words[place].spoken
        let words = spoken.enumerated().filter { number, word in
            let isParticle = number > 0 && RequirementDeed.isPhrasal(spoken[number - 1], word)
            return isParticle || !CommonWords.joining.contains(word) && !isOwn(word)
        }.map(\.element)
        let isShort = words.count <= Topic.longest && !words.allSatisfy(NameSense.isFaint)
        return isShort ? [frame.telling(words)] : []
    }

    /// The name after the requirement that most consumers use: after what it does or gives if the others do too, or
    /// else the old name with its words; what several consumers need is not called after one of them.
    private func mostUsed(_ subject: Subject) -> [[String]] {
        let users = subject.places.map { input.usage.users[$0].count }
        guard (2...Self.few).contains(subject.places.count), subject.consumers.count > 1, let most = users.max(),
            let place = users.firstIndex(of: most).map({ subject.places[$0] }), let deed = deed(of: place)
        else { return [] }
        let isAlone = users.count { $0 == most } == 1
        let isHub = subject.consumers.count > Self.few
        let acts = subject.places.map { self.deed(of: $0)?.act }
        if case .does = deed.act {
            let isMixed = acts.contains(.gives) || acts.count { $0 == deed.act } * 2 < acts.count
            if !isMixed, isHub || most >= subject.consumers.count { return deeds(of: place) }
        } else if isHub, most * 3 >= subject.consumers.count * 2, acts.allSatisfy({ $0 == deed.act }) {
            return deeds(of: place)
        }
        let noun = deed.noun.filter { !isOwn($0) }
        let isOneOfMany = deed.act == .answers && acts.count { $0 == .answers } > 1
        let isTelling = isAlone && !isOneOfMany && noun.count <= Self.short && !noun.allSatisfy(NameSense.isFaint)
        return isTelling ? [telling(noun, of: deed.noun)] : []
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

    /// The subject of the consumer that needs most of a role, or of the next one that has a subject, in front of the old
    /// name: `ConfigStateService` for `DefaultConfigService`.
    private func consumers(of subject: Subject) -> [[String]] {
        // One of many says nothing of the others.
        if subject.consumers.count > Self.few { return [] }
        let own = subject.consumers.map(ConsumerSubject.init).filter { !$0.isOfLibrary }
        return own.flatMap { named(after: $0.words) }
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
        if subject.consumers.count > Self.few {
            // What fewest use is nearest to what is special about it.
            let least = subject.places.min { input.usage.users[$0].count < input.usage.users[$1].count }
            return (least.map { spoken(at: $0) } ?? []) + [["Base"] + frame.written]
        }
        let whole = subject.consumers.first.map { ConsumerSubject($0).whole } ?? []
        let left = whole.filter { !isOwn($0.lowercased()) }
        return [
            frame.written.dropLast(frame.role.count) + left + frame.role, whole + frame.written, whole + frame.role,
            ["Base"] + frame.written,
        ]
    }

    private func assemble(_ parts: [String]) -> String {
        let ending = frame.ending.isEmpty && input.subject.facts.style.endsInProtocol ? "Protocol" : frame.ending
        return frame.prefix + parts.map(acronyms.written).joined() + ending
    }
}

/// The words of a consumer's name, and those that say what it is about.
struct ConsumerSubject {
    /// All words, as they are written.
    let whole: [String]
    /// The words between what says how it is made and what says what it does.
    let words: [String]

    /// Whether it extends a type of the usual libraries, which says nothing of a role.
    var isOfLibrary: Bool {
        whole.count > 1 && ["NS", "UI"].contains(whole[0]) || whole.count == 1 && Self.library.contains(whole[0])
    }

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

    private static let library: Set<String> = [
        "Array", "Binding", "Dictionary", "Optional", "Publisher", "String", "View",
    ]
    private static let made: Set<String> = [
        "abstract", "base", "common", "concrete", "default", "internal", "live", "main", "my", "real",
    ]
    private static let roles: Set<String> = [
        "action", "actor", "adapter", "builder", "cell", "client", "controller", "coordinator", "delegate", "factory",
        "handler", "helper", "impl", "implementation", "interactor", "manager", "middleware", "mixin", "model",
        "operation", "presenter", "processor", "provider", "reducer", "repository", "resolver", "router", "scene",
        "screen", "service", "state", "store", "task", "usecase", "use", "case", "vc", "view", "vm", "wireframe",
        "worker",
    ]
}
