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

    /// A name for each block, all different, none taken, and whether a person should look for a better one; the block
    /// `rest` keeps the protocol's own.
    func names(for partition: Partition, keeping rest: Int? = nil) -> [(name: String, needsBetter: Bool)] {
        var taken = subject.facts.namesInScope.union(KnownTypes.names)
        taken.insert(subject.facts.shortName)
        return partition.blocks.enumerated().map { number, block in
            if number == rest { return (name: subject.facts.shortName, needsBetter: false) }
            let good = named(block, in: partition).filter(NameSense.isSensible).map { (assemble($0), false) }
            let candidates = good + fallbacks(block)
            let free = candidates.first { !taken.contains($0.0) }
            let chosen = free ?? (unusedName(like: candidates[0].0, taken: taken), true)
            taken.insert(chosen.0)
            return (name: chosen.0, needsBetter: chosen.1)
        }
    }

    private func topic(of block: [Int]) -> Topic { Topic(of: block, words: words, avoiding: saysAlready) }

    /// Names that what is in the block suggests, the best first.
    private func named(_ block: [Int], in partition: Partition) -> [[String]] {
        let topic = topic(of: block).words
        var names: [[String]] = []
        let hasState = block.contains { subject.requirements[$0].kind == .property }
        if frame.isCollection, !(frame.suitsState && hasState) {
            let shared = topic.isEmpty ? sharedNoun(of: block) : topic
            let stem = Array(frame.written.dropLast())
            if !shared.isEmpty, isClear(block) {
                // One word says more with what the protocol gathers in front: `ExtrinsicFeeProvider`.
                let isShort = shared.count == 1 && (1...2).contains(stem.count) && !shared.contains(where: saysAlready)
                names.append((isShort ? stem : []) + shared + [doing(block)])
            } else if shared.isEmpty, !stem.isEmpty, isClear(block), isDistinct(block, in: partition) {
                names.append(stem + [doing(block)])
            }
        }
        if !topic.isEmpty {
            names.append(topic + frame.tail(after: topic.count))
            names.append(topic + frame.written)
        } else if let verb = leadingVerb(of: block) {
            names.append([AgentNoun.plainGerund(verb)] + frame.tail(after: 1))
        }
        return names
    }

    /// Whether what the block does is what its name would say: one that keeps or hands out things takes no other action.
    private func isClear(_ block: [Int]) -> Bool {
        let functions = block.map { words[$0] }.filter { $0.verb != nil }
        return switch deed(of: block) {
        case .verb, .control, .read, .write: true
        case .store: functions.allSatisfy { $0.verbClass != nil }
        case .provide:
            functions.allSatisfy { words in words.verbClass == .read || !(words.verb.map(AgentNoun.isVerb) ?? false) }
        }
    }

    /// Whether the block does something by verbs, and no other block of the partition does the same.
    private func isDistinct(_ block: [Int], in partition: Partition) -> Bool {
        let own = deed(of: block)
        return own != .provide && partition.blocks.allSatisfy { $0 == block || deed(of: $0) != own }
    }

    /// Names that say little, for a person to better.
    private func fallbacks(_ block: [Int]) -> [(String, Bool)] {
        let first = words[block[0]]
        let base = assemble(["Base"] + frame.written)
        let faint = topic(of: block).faint
        var names: [String] = []
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
        return deed(of: block).noun(isGerund: isGerund)
    }

    private func deed(of block: [Int]) -> Deed {
        Deed(block.map { subject.requirements[$0] }, words: block.map { words[$0] })
    }

    /// A verb that most of a block's requirements begin with and hardly any other, unless the protocol's own name says
    /// it already: `Closing` tells something of a handle, `Reading` nothing of a reader.
    private func leadingVerb(of block: [Int]) -> String? {
        var counts: [String: Int] = [:]
        for verb in block.compactMap({ words[$0].verb }) { counts[verb, default: 0] += 1 }
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), AgentNoun.isVerb(most.key),
            !AgentNoun.isBland(most.key),
            ![most.key, AgentNoun.plainGerund(most.key), AgentNoun.agent(most.key)].contains(where: saysAlready),
            // That a factory makes things goes without saying.
            !(Verb(most.key)?.verbClass == .make && saysAlready("factory"))
        else { return nil }
        let everywhere = words.count { $0.verb == most.key }
        return most.value * 2 > block.count && everywhere - most.value < most.value ? most.key : nil
    }

    /// Whether a word of the protocol's own name is of the same family.
    private func saysAlready(_ word: String) -> Bool {
        let family = { (word: String) in Inflection.stem(Inflection.singular(word)) }
        return frame.words.map(family).contains(family(word.lowercased()))
    }

    /// The word that most of a block's requirements share: one of their names, or one of the protocol's own wherever it
    /// stands.
    private func sharedNoun(of block: [Int]) -> [String] {
        let own = Set(frame.words.map(Inflection.singular))
        var counts: [String: Int] = [:]
        for index in block {
            for word in Set(words[index].nouns).union(words[index].topics.intersection(own)) {
                counts[word, default: 0] += 1
            }
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
