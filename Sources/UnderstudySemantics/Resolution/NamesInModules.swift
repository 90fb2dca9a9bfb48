/// What is needed of the declarations that a name may mean.
///
/// No `OptionSet`, which a build without optimisation takes fifty times as long to ask.
struct NameNeeds {
    /// Whether it is needed what they conform to and inherit from, and the declarations that they name for that.
    var relations = false
    /// Whether it is needed how values of them are made.
    var value = false
    /// Whether it is needed what types that inherit from them get, by their extensions and by what they inherit from, too.
    var inheritance = false

    static let relations = NameNeeds(relations: true)
    static let value = NameNeeds(value: true)
    static let all = NameNeeds(relations: true, value: true)
    static let inheritance = NameNeeds(relations: true, value: true, inheritance: true)

    var isEmpty: Bool { !relations && !value && !inheritance }

    /// Those that are not among `others`.
    func subtracting(_ others: NameNeeds) -> NameNeeds {
        NameNeeds(
            relations: relations && !others.relations, value: value && !others.value,
            inheritance: inheritance && !others.inheritance)
    }

    mutating func formUnion(_ others: NameNeeds) {
        relations = relations || others.relations
        value = value || others.value
        inheritance = inheritance || others.inheritance
    }

    /// How many there are.
    static let count = 3
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
        let new = NameNeeds(
            relations: needs.relations && words[place] & bit == 0,
            value: needs.value && words[place + width] & bit == 0,
            inheritance: needs.inheritance && words[place + 2 * width] & bit == 0)
        if new.relations { words[place] |= bit }
        if new.value { words[place + width] |= bit }
        if new.inheritance { words[place + 2 * width] |= bit }
        return new
    }

    /// What `others` need of the name.
    func needs(of name: UInt64, in others: ModuleSet) -> NameNeeds {
        guard let place = places[name] else { return NameNeeds() }
        var needs = NameNeeds()
        var index = 0
        while index < width {
            let word = others.words[index]
            if words[place + index] & word != 0 { needs.relations = true }
            if words[place + width + index] & word != 0 { needs.value = true }
            if words[place + 2 * width + index] & word != 0 { needs.inheritance = true }
            index += 1
        }
        return needs
    }

    /// Whether one of `others` has one of `names`.
    func containsOne(of names: [UInt64], in others: ModuleSet) -> Bool {
        var index = 0
        while index < names.count {
            if !needs(of: names[index], in: others).isEmpty { return true }
            index += 1
        }
        return false
    }
}
