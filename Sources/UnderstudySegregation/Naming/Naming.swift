/// Names the parts of a protocol from what their requirements say and from how the protocol itself is named.
struct Naming {
    private let subject: SplitSubject
    private let words: [RequirementWords]
    private let frame: NameFrame

    init(_ subject: SplitSubject, words: [RequirementWords]) {
        self.subject = subject
        self.words = words
        self.frame = NameFrame(subject.facts.shortName)
    }

    /// A name for each block, all different, none taken, and whether a person should look for a better one.
    func names(for partition: Partition) -> [(name: String, needsBetter: Bool)] {
        var taken = subject.facts.namesInScope.union(KnownTypes.names)
        taken.insert(subject.facts.shortName)
        return partition.blocks.map { block in
            let candidates = self.candidates(for: block)
            let free = candidates.first { !taken.contains($0.name) }
            let chosen = free ?? (name: unusedName(like: candidates[0].name, taken: taken), needsBetter: true)
            taken.insert(chosen.name)
            return chosen
        }
    }

    private func candidates(for block: [Int]) -> [(name: String, needsBetter: Bool)] {
        let topic = Topic(of: block, words: words, avoiding: Set(frame.words.map(Singular.of))).words
        var names: [(name: String, needsBetter: Bool)] = []
        let hasState = block.contains { subject.requirements[$0].kind == .property }
        if frame.isCollection, !(frame.suitsState && hasState) {
            let shared = topic.isEmpty ? sharedNoun(of: block) : topic
            if !shared.isEmpty { names.append((assemble(shared + [doing(block)]), false)) }
        }
        if !topic.isEmpty {
            names.append((assemble(topic + frame.tail(after: topic.count)), false))
            names.append((assemble(topic + frame.written), false))
        } else if let verb = leadingVerb(of: block) {
            names.append((assemble([AgentNoun.gerund(verb)] + frame.tail(after: 1)), false))
        }
        let first = words[block[0]]
        if topic.isEmpty, block.count == 1 {
            let doesSomething = frame.isCollection && first.verb.map(AgentNoun.isVerb) == true
            let stem = Array(frame.written.dropLast())
            names.append((assemble(doesSomething ? stem + [doing(block)] : first.spoken + frame.role), true))
        }
        names.append((assemble(["Base"] + frame.written), true))
        names.append((assemble(first.spoken + frame.written), true))
        return names
    }

    /// A verb that most of a block's requirements begin with and hardly any other, unless the protocol's own name says
    /// it already: `Closing` tells something of a handle, `Reading` nothing of a reader.
    private func leadingVerb(of block: [Int]) -> String? {
        var counts: [String: Int] = [:]
        for verb in block.compactMap({ words[$0].verb }) { counts[verb, default: 0] += 1 }
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), AgentNoun.isVerb(most.key),
            ![most.key, AgentNoun.gerund(most.key), AgentNoun.agent(most.key)].contains(where: saysAlready)
        else { return nil }
        let everywhere = words.count { $0.verb == most.key }
        return most.value * 2 > block.count && everywhere - most.value < most.value ? most.key : nil
    }

    /// Whether a word of the protocol's own name is of the same family.
    private func saysAlready(_ word: String) -> Bool {
        frame.words.map(Stem.of).contains(Stem.of(word.lowercased()))
    }

    /// The word that most of a block's requirements share somewhere, preferring the protocol's own words.
    private func sharedNoun(of block: [Int]) -> [String] {
        let own = Set(frame.words.map(Singular.of))
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

    /// What the block does, as a noun in the module's style.
    private func doing(_ block: [Int]) -> String {
        let isGerund = subject.facts.style.form == .gerund || frame.words.last.map { $0.hasSuffix("ing") } == true
        let functions = block.filter { subject.requirements[$0].kind == .function }
        if functions.isEmpty {
            let isStore = block.allSatisfy { subject.requirements[$0].isSettable }
            return isStore ? (isGerund ? "Storing" : "Store") : (isGerund ? "Providing" : "Provider")
        }
        let verbs = functions.compactMap { words[$0].verb }
        let classes = Set(functions.map { words[$0].verbClass })
        if classes.contains(.read), classes.contains(.write), functions.count >= 2 {
            return isGerund ? "Storing" : "Store"
        }
        var counts: [String: Int] = [:]
        for verb in verbs { counts[verb, default: 0] += 1 }
        let most = verbs.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) } ?? ""
        let isLeading = (counts[most] ?? 0) * 2 >= functions.count
        if !isLeading, classes.isSubset(of: [.write, .delete, .make]) { return isGerund ? "Writing" : "Writer" }
        if !isLeading, classes == [.read] { return isGerund ? "Reading" : "Reader" }
        guard AgentNoun.isVerb(most) else { return isGerund ? "Providing" : "Provider" }
        return isGerund ? AgentNoun.gerund(most) : AgentNoun.agent(most)
    }

    private func assemble(_ parts: [String]) -> String {
        let ending = !frame.ending.isEmpty || subject.facts.style.endsInProtocol ? "Protocol" : ""
        return frame.prefix + parts.map(\.capitalisedFirst).joined() + ending
    }

    private func unusedName(like name: String, taken: Set<String>) -> String {
        var name = name
        for word in ["Other", "Further", "Remaining"] where taken.contains(name) { name = word + name }
        while taken.contains(name) { name += "Part" }
        return name
    }
}
