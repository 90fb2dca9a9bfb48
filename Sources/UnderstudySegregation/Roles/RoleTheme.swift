import UnderstudySemantics

/// What all requirements of a role say.
struct RoleTheme {
    /// The words that all of them and few others mention, in their order, in the singular: the selected wallet of
    /// `selectedWallet` and `setSelectedWallet(_:)`.
    let words: [String]
    /// The verb with which all of them begin, and hardly any others; `nil` if it says little.
    let verb: String?
    /// What they do together; `nil` if no noun says that.
    let deed: Deed?

    init(of places: [Int], among requirements: [SplitRequirement], _ all: [RequirementWords]) {
        let own = places.map { (requirement: requirements[$0], words: all[$0]) }
        let said = own.map { Self.nouns(of: $0.requirement, $0.words) }
        let common = said.dropFirst().reduce(said.first ?? []) { Self.common($0, $1) }
        let others = Set(all.indices).subtracting(places)
        let alike = others.count { all[$0].topics.isSuperset(of: common) }
        words = alike * 2 < others.count ? common : []
        verb = Self.verb(of: own.map(\.words), among: all)
        deed = Self.deed(of: own.map(\.requirement), own.map(\.words))
    }

    /// What a name is about; where it is a bare verb, what the first parameter is.
    private static func nouns(of requirement: SplitRequirement, _ words: RequirementWords) -> [String] {
        // Behind a preposition it is no longer what is given or changed: `chatsForProfile`.
        let head = Set(words.name.prefix { !CommonWords.ending.contains($0) })
        let named = words.nouns.filter(head.contains)
        let isStream = named.count > 1 && named.last.map(CommonWords.streams.contains) == true
        let nouns = isStream ? Array(named.dropLast()) : named
        guard nouns.isEmpty, let parameter = requirement.parameterNames.first else { return nouns }
        return CommonWords.nouns(in: IdentifierWords.split(parameter))
    }

    /// The longest list of words that both contain in this order.
    private static func common(_ left: [String], _ right: [String]) -> [String] {
        var rows = Array(repeating: [[String]](repeating: [], count: right.count + 1), count: left.count + 1)
        for (row, word) in left.enumerated() {
            for (column, other) in right.enumerated() {
                let (above, before) = (rows[row][column + 1], rows[row + 1][column])
                rows[row + 1][column + 1] =
                    word == other ? rows[row][column] + [word] : above.count < before.count ? before : above
            }
        }
        return rows[left.count][right.count]
    }

    private static func verb(of own: [RequirementWords], among all: [RequirementWords]) -> String? {
        guard let verb = own.first?.verb, AgentNoun.isVerb(verb), !AgentNoun.isBland(verb),
            own.allSatisfy({ $0.verb == verb })
        else { return nil }
        let users = all.count { $0.verb == verb }
        return own.count * 2 >= users && users * 2 <= all.count ? verb : nil
    }

    private static func deed(of requirements: [SplitRequirement], _ words: [RequirementWords]) -> Deed? {
        let deed = Deed(requirements, words: words)
        guard deed == .provide else { return deed }
        let changes = zip(requirements, words).contains { requirement, words in
            requirement.isSettable || [.write, .delete, .make].contains(words.verbClass)
        }
        if changes { return .store }
        return requirements.allSatisfy { $0.kind != .function || $0.givesValue } ? deed : nil
    }
}
