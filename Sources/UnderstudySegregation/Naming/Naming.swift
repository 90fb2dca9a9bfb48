import UnderstudySemantics
import UnderstudyUsage

/// Names the parts of a protocol from what their requirements say and from how the protocol itself is named.
struct Naming {
    private let subject: SplitSubject
    private let words: [RequirementWords]
    private let frame: NameFrame
    private let acronyms: Acronyms
    private let namesKinds: Bool

    /// Names the parts of `subject`, whose requirements have `words`; with `namesKinds`, also by the kind of operation.
    init(_ subject: SplitSubject, words: [RequirementWords], namesKinds: Bool = false) {
        self.namesKinds = namesKinds
        self.subject = subject
        self.words = words
        self.frame = NameFrame(subject.facts.shortName)
        self.acronyms = Acronyms(subject.requirements)
    }

    /// A unique, free name for each block, and whether a person should find a better one; the block `rest` keeps the
    /// protocol's own name.
    func names(for partition: Partition, keeping rest: Int? = nil) -> [(name: String, needsBetter: Bool)] {
        var taken = subject.facts.namesInScope.union(KnownTypes.names)
        taken.insert(subject.facts.shortName)
        return partition.blocks.enumerated().map { number, block in
            if number == rest { return (name: subject.facts.shortName, needsBetter: false) }
            let suggested = named(block)
            let good = ((suggested.isEmpty ? [] : deeds(of: block)) + suggested).filter(NameSense.isSensible)
            let candidates = good.map { (assemble($0), false) } + fallbacks(block)
            let free = candidates.first { !taken.contains($0.0) }
            let chosen = free ?? (unusedName(like: candidates[0].0, taken: taken), true)
            taken.insert(chosen.0)
            return (name: chosen.0, needsBetter: chosen.1)
        }
    }

    /// The names of a block of one requirement, after what it gives or does with something.
    private func deeds(of block: [Int]) -> [[String]] {
        guard block.count == 1, let deed = RequirementDeed(subject.requirements[block[0]], words[block[0]]),
            !deed.noun.isEmpty
        else { return [] }
        return deed.names(in: frame.gathered, isGerund: isGerund)
    }

    /// Names that say what a block is about or does, the best first.
    func good(for block: [Int]) -> [[String]] { named(block).filter(NameSense.isSensible) }

    private func topic(of block: [Int]) -> Topic {
        Topic(of: block, words: words, witnesses: witnesses(in: block), avoiding: saysAlready)
    }

    /// The requirements of a block that have to bear out its name: those that are used, if any are; none if every user
    /// of the block uses all of it, since that holds it together.
    private func witnesses(in block: [Int]) -> [Int] {
        let ids = Set(block.map { subject.requirements[$0].id })
        let uses = subject.consumers.map { $0.uses.intersection(ids) }.filter { !$0.isEmpty }
        guard let first = uses.first else { return block }
        if first == ids, uses.allSatisfy({ $0 == ids }) { return [] }
        let used = uses.reduce(into: Set<RequirementID>()) { $0.formUnion($1) }
        return block.filter { used.contains(subject.requirements[$0].id) }
    }

    /// What a block is named after: what it is about, or else what it does.
    func meaning(of block: [Int]) -> Meaning {
        let topic = topic(of: block).words
        return Meaning(topic: Set(topic), verb: topic.isEmpty ? leadingVerb(of: block) : nil)
    }

    /// Names that the block suggests, the best first.
    ///
    /// A block is named after what it is about, or else after what it does, or else because it is everything that
    /// reads.
    private func named(_ block: [Int]) -> [[String]] {
        let found = topic(of: block)
        let topic = found.words
        let stem = frame.stem
        if let head = found.head, let place = frame.place(of: head) {
            let written = frame.written[place]
            let deed = gathers(block) && isClear(block) ? [topic + [written, doing(block)]] : []
            return deed + [frame.telling(topic, before: place)]
        }
        if !topic.isEmpty {
            let deed = gathers(block) && isClear(block) ? [subject(found) + [doing(block)]] : []
            return deed + [frame.telling(topic), topic + frame.written]
        }
        if let verb = leadingVerb(of: block) { return [name(doing: .verb(verb), AgentNoun.plainGerund(verb))] }
        if namesKinds, let operation = operation(of: block) { return [operation] }
        guard isAllThatReads(block) else { return [] }
        let provider = frame.isCollection && !stem.isEmpty ? [stem + [Deed.provide.noun(isGerund: isGerund)]] : []
        return provider + (isState(block) ? [["Read", "Only"] + frame.written] : [])
    }

    /// What a block is about, in full.
    ///
    /// A single word says more together with what the protocol gathers, as in `ExtrinsicFeeProvider`; otherwise, words
    /// of the protocol's name that are in front of the topic wherever it is mentioned belong to it.
    private func subject(_ topic: Topic) -> [String] {
        let stem = frame.stem
        let isShort = topic.words.count == 1 && (1...2).contains(stem.count)
        if isShort { return (stem.allSatisfy(NameSense.isVague) ? [] : stem) + topic.words }
        return topic.modifiers.suffix(max(0, Topic.longest - topic.words.count)) + topic.words
    }

    /// The name for what `deed` does: after what the protocol gathers, or with `gerund` in front of the role.
    private func name(doing deed: Deed, _ gerund: String) -> [String] {
        let isOfOwnThing = frame.isCollection && !frame.stem.isEmpty
        return isOfOwnThing ? frame.stem + [deed.noun(isGerund: isGerund)] : frame.telling([gerund])
    }

    /// The name of all requirements that do one kind of thing, such as reading, by different verbs.
    private func operation(of block: [Int]) -> [String]? {
        guard block.count > 1, let kind = words[block[0]].verbClass,
            words.indices.allSatisfy({ (words[$0].verbClass == kind) == block.contains($0) })
        else { return nil }
        let deed = deed(of: block)
        switch deed {
        case .read: return name(doing: deed, "reading")
        case .write: return name(doing: deed, "writing")
        case .verb(let verb): return name(doing: deed, AgentNoun.plainGerund(verb))
        case .store, .provide, .control: return nil
        }
    }

    /// Whether the protocol only gathers what the block holds, so that what the block does names it better.
    private func gathers(_ block: [Int]) -> Bool {
        frame.isCollection && !(frame.suitsState && block.contains { subject.requirements[$0].kind == .property })
    }

    /// Whether the name would say what the block does: a block that stores or provides things does nothing else.
    private func isClear(_ block: [Int]) -> Bool {
        let functions = block.filter { words[$0].verb != nil }
        return switch deed(of: block) {
        case .verb, .control, .read, .write: true
        case .store: functions.allSatisfy { words[$0].verbClass != nil }
        case .provide:
            functions.allSatisfy { place in
                let isNoun = !(words[place].verb.map(AgentNoun.isVerb) ?? false)
                return subject.requirements[place].givesValue && (words[place].verbClass == .read || isNoun)
            }
        }
    }

    /// Whether everything in the block only returns values, and nothing else in the protocol does.
    private func isAllThatReads(_ block: [Int]) -> Bool {
        // What a factory returns, it makes.
        !saysAlready("factory") && block == Reading.places(of: subject.requirements, words)
            && !block.contains { words[$0].verb.map(AgentNoun.reachesOut) ?? false }
    }

    /// Whether the block's values are there to be read: functions called by nouns may make what they return.
    private func isState(_ block: [Int]) -> Bool {
        block.contains { place in
            let words = words[place]
            let reads = words.verbClass == .read && words.verb.map(AgentNoun.isVerb) == true
            return reads || subject.requirements[place].kind == .property
        }
    }

    /// Names that say little, for a person to improve.
    private func fallbacks(_ block: [Int]) -> [(String, Bool)] {
        let first = words[block[0]]
        let faint = topic(of: block).faint
        var names: [[String]] = faint.isEmpty ? [] : [frame.telling(faint)]
        if block.count == 1 {
            let doesSomething = frame.isCollection && first.verb.map(AgentNoun.isVerb) == true
            names.append(doesSomething ? frame.stem + [doing(block)] : first.spoken + frame.role)
        }
        names += [["Base"] + frame.written, frame.telling(first.spoken), first.spoken + frame.written]
        return names.map { (assemble($0), true) }
    }

    private var isGerund: Bool {
        subject.facts.style.form == .gerund || frame.words.last.map { $0.hasSuffix("ing") } == true
    }

    private func doing(_ block: [Int]) -> String { deed(of: block).noun(isGerund: isGerund) }

    private func deed(of block: [Int]) -> Deed {
        Deed(block.map { subject.requirements[$0] }, words: block.map { words[$0] })
    }

    /// A verb with which most of the block's requirements and hardly any others begin, unless the protocol's own name
    /// contains it: `Closing` says something about a handle, `Reading` nothing about a reader.
    private func leadingVerb(of block: [Int]) -> String? {
        let prominence = Prominence(of: block, in: words.map { $0.verb.map { [$0] } ?? [] })
        guard let verb = prominence.words(least: Prominence.least).first, AgentNoun.isVerb(verb),
            !AgentNoun.isBland(verb),
            ![verb, AgentNoun.plainGerund(verb), AgentNoun.agent(verb)].contains(where: saysAlready),
            // That a factory makes things goes without saying; a verb that is not a usual operation more likely says
            // what it makes.
            !saysAlready("factory") || ![nil, .make].contains(Verb(verb)?.verbClass),
            block.allSatisfy({ does(words[$0], verb) })
        else { return nil }
        return verb
    }

    /// Whether a function does what `verb` says, or something like it: a group that also deletes is no saver.
    private func does(_ words: RequirementWords, _ verb: String) -> Bool {
        guard let own = words.verb, own != verb else { return true }
        return words.verbClass != nil && words.verbClass == Verb(verb)?.verbClass
    }

    /// Whether a word of the protocol's own name is of the same family.
    private func saysAlready(_ word: String) -> Bool {
        frame.words.contains { WordFamily.holds($0, word.lowercased()) }
    }

    private func assemble(_ parts: [String]) -> String {
        let ending = frame.ending.isEmpty && subject.facts.style.endsInProtocol ? "Protocol" : frame.ending
        return frame.prefix + startable(parts).map(acronyms.written).joined() + ending
    }

    /// The words in an order that a name can have: not with a digit at its beginning.
    private func startable(_ parts: [String]) -> [String] {
        guard frame.prefix.isEmpty, parts.first?.first?.isNumber == true else { return parts }
        if parts.count > 2 { return [parts[1], parts[0]] + parts[2...] }
        return frame.written.prefix(1) + parts
    }

    private func unusedName(like name: String, taken: Set<String>) -> String {
        var name = name
        for word in ["Other", "Further", "Remaining"] where taken.contains(name) { name = word + name }
        while taken.contains(name) { name += "Part" }
        return name
    }
}
