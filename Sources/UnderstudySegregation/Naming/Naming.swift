import UnderstudySemantics

/// Names the parts of a protocol from what their requirements say and from how the protocol itself is named.
struct Naming {
    private let subject: SplitSubject
    private let words: [RequirementWords]
    private let frame: NameFrame
    private let acronyms: Acronyms

    init(_ subject: SplitSubject, words: [RequirementWords]) {
        self.subject = subject
        self.words = words
        self.frame = NameFrame(subject.facts.shortName)
        self.acronyms = Acronyms(subject.requirements)
    }

    /// A name for each block, all different, none taken, and whether a person should look for a better one.
    func names(for partition: Partition) -> [(name: String, needsBetter: Bool)] {
        var taken = subject.facts.namesInScope.union(KnownTypes.names)
        taken.insert(subject.facts.shortName)
        // The largest part that nothing names is what is left of the protocol.
        let rest = partition.blocks.filter { named($0).isEmpty }.max { ($0.count, $1[0]) < ($1.count, $0[0]) }
        return partition.blocks.map { block in
            let candidates = named(block).map { ($0, false) } + fallbacks(block, isRest: block == rest)
            let free = candidates.first { !taken.contains($0.0) }
            let chosen = free ?? (unusedName(like: candidates[0].0, taken: taken), true)
            taken.insert(chosen.0)
            return (name: chosen.0, needsBetter: chosen.1)
        }
    }

    private func topic(of block: [Int]) -> Topic { Topic(of: block, words: words, avoiding: saysAlready) }

    /// Names that what is in the block suggests, the best first.
    private func named(_ block: [Int]) -> [String] {
        let topic = topic(of: block).words
        var names: [String] = []
        let hasState = block.contains { subject.requirements[$0].kind == .property }
        if frame.isCollection, !(frame.suitsState && hasState) {
            let shared = topic.isEmpty ? sharedNoun(of: block) : topic
            if !shared.isEmpty { names.append(assemble(shared + [doing(block)])) }
        }
        if !topic.isEmpty {
            names.append(assemble(topic + frame.tail(after: topic.count)))
            names.append(assemble(topic + frame.written))
        } else if let verb = leadingVerb(of: block) {
            names.append(assemble([AgentNoun.plainGerund(verb)] + frame.tail(after: 1)))
        }
        return names
    }

    /// Names that say little, for a person to better.
    private func fallbacks(_ block: [Int], isRest: Bool) -> [(String, Bool)] {
        let first = words[block[0]]
        let base = assemble(["Base"] + frame.written)
        let faint = topic(of: block).faint
        var names = isRest && block.count > 1 ? [base] : []
        if !faint.isEmpty { names.append(assemble(faint + frame.tail(after: faint.count))) }
        if block.count == 1 {
            let doesSomething = frame.isCollection && first.verb.map(AgentNoun.isVerb) == true
            let stem = Array(frame.written.dropLast())
            names.append(assemble(doesSomething ? stem + [doing(block)] : first.spoken + frame.role))
        }
        names += [base, assemble(first.spoken + frame.tail(after: first.spoken.count))]
        names.append(assemble(first.spoken + frame.written))
        return names.map { ($0, true) }
    }

    private func doing(_ block: [Int]) -> String {
        let isGerund = subject.facts.style.form == .gerund || frame.words.last.map { $0.hasSuffix("ing") } == true
        let deed = Deed(block.map { subject.requirements[$0] }, words: block.map { words[$0] })
        return deed.noun(isGerund: isGerund)
    }

    /// A verb that most of a block's requirements begin with and hardly any other, unless the protocol's own name says
    /// it already: `Closing` tells something of a handle, `Reading` nothing of a reader.
    private func leadingVerb(of block: [Int]) -> String? {
        var counts: [String: Int] = [:]
        for verb in block.compactMap({ words[$0].verb }) { counts[verb, default: 0] += 1 }
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), AgentNoun.isVerb(most.key),
            !AgentNoun.isBland(most.key),
            ![most.key, AgentNoun.plainGerund(most.key), AgentNoun.agent(most.key)].contains(where: saysAlready)
        else { return nil }
        let everywhere = words.count { $0.verb == most.key }
        return most.value * 2 > block.count && everywhere - most.value < most.value ? most.key : nil
    }

    /// Whether a word of the protocol's own name is of the same family.
    private func saysAlready(_ word: String) -> Bool {
        let family = { (word: String) in Inflection.stem(Inflection.singular(word)) }
        return frame.words.map(family).contains(family(word.lowercased()))
    }

    /// The word that most of a block's requirements share somewhere, preferring the protocol's own words.
    private func sharedNoun(of block: [Int]) -> [String] {
        let own = Set(frame.words.map(Inflection.singular))
        var counts: [String: Int] = [:]
        for index in block {
            for word in words[index].topics { counts[word, default: 0] += 1 }
        }
        let best = counts.max { left, right in
            (left.value, own.contains(left.key) ? 1 : 0, right.key) < (
                right.value, own.contains(right.key) ? 1 : 0, left.key
            )
        }
        guard let best, best.value * 2 >= block.count else { return [] }
        return [best.key]
    }

    private func assemble(_ parts: [String]) -> String {
        let ending = !frame.ending.isEmpty || subject.facts.style.endsInProtocol ? "Protocol" : ""
        return frame.prefix + parts.map(acronyms.written).joined() + ending
    }

    private func unusedName(like name: String, taken: Set<String>) -> String {
        var name = name
        for word in ["Other", "Further", "Remaining"] where taken.contains(name) { name = word + name }
        while taken.contains(name) { name += "Part" }
        return name
    }
}
