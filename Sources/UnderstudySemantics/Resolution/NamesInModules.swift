/// What is needed of the declarations that a name may mean.
struct NameNeeds: OptionSet {
    let rawValue: Int

    /// What they conform to and inherit from, and the declarations that they name for that.
    static let relations = NameNeeds(rawValue: 1)
    /// How values of them are made.
    static let value = NameNeeds(rawValue: 2)

    static let all: NameNeeds = [.relations, .value]

    /// How many there are.
    static let count = 2
}

/// Names by their hashes, each with modules and what these need of it.
struct NamesInModules: Sendable {
    private var places = NameTable()
    /// The bits of the modules, as in a `ModuleSet`, of one name and need after the other: none has an array of its own.
    private var words: [UInt64] = []
    private let width: Int

    /// Holds none, of as many modules as `count`.
    init(of count: Int) { width = ModuleSet.wordCount(count) }

    var names: Set<UInt64> { Set(places.names) }

    /// Adds the name for `needs` of `module`, and gives those of them that are new.
    @discardableResult
    mutating func insert(_ name: UInt64, for needs: NameNeeds = .value, in module: ModuleGraph.Number) -> NameNeeds {
        var place = places.add(name, words.count)
        if place == words.count { for _ in 0..<width * NameNeeds.count { words.append(0) } }
        place += module.value / 64
        let bit = ModuleSet.bit(module.value)
        var new = NameNeeds()
        if needs.contains(.relations), words[place] & bit == 0 { new.formUnion(.relations) }
        if needs.contains(.value), words[place + width] & bit == 0 { new.formUnion(.value) }
        if new.contains(.relations) { words[place] |= bit }
        if new.contains(.value) { words[place + width] |= bit }
        return new
    }

    /// What `others` need of the name.
    func needs(of name: UInt64, in others: ModuleSet) -> NameNeeds {
        guard let place = places[name] else { return NameNeeds() }
        var needs = NameNeeds()
        var index = 0
        while index < width {
            if words[place + index] & others.words[index] != 0 { needs.formUnion(.relations) }
            if words[place + width + index] & others.words[index] != 0 { needs.formUnion(.value) }
            index += 1
        }
        return needs
    }

    /// Whether one of `others` has one of `names`.
    func containsOne(of names: [UInt64], in others: ModuleSet) -> Bool {
        for name in names where !needs(of: name, in: others).isEmpty { return true }
        return false
    }
}
