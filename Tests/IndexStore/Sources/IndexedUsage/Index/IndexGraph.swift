import UnderstudyIndex

/// What the records of some files say of declarations and their places in each other.
package struct IndexGraph: Sendable {
    /// A declaration, and where it stands.
    struct Definition: Sendable {
        let symbol: IndexSymbol
        let place: Place
        /// What it is a member of.
        var parent: String?
        /// What it is an accessor of.
        var owner: String?
        /// What it overrides, or is a witness of.
        var overridden: [String] = []
    }

    /// A symbol named in a file.
    struct Reference: Sendable {
        let symbol: IndexSymbol
        let place: Place
        let roles: IndexRoles
        /// What it is named in.
        let container: String?
    }

    private(set) var definitions: [String: Definition] = [:]
    /// The type that each extension extends.
    private(set) var extended: [String: IndexSymbol] = [:]
    /// The protocols and superclasses of each type, by its name or that of the extension that adds them.
    private(set) var bases: [String: Set<String>] = [:]
    /// What is named, but for types and implicit uses.
    private(set) var references: [Reference] = []
    /// The files that were read, and for each the lines on which anything was found.
    private(set) var lines: [String: Set<Int>] = [:]

    /// Gathers what the records of `units` hold.
    package init(_ store: IndexStore, _ units: [IndexUnit]) throws(IndexError) {
        for unit in units {
            lines[unit.file, default: []] = []
            for record in unit.records {
                try store.occurrences(of: record) { add($0, in: unit.file) }
            }
        }
    }

    private mutating func add(_ occurrence: IndexOccurrence, in file: String) {
        let place = Place(file: file, line: occurrence.line, column: occurrence.column)
        if !occurrence.roles.contains(.implicit) { lines[file]?.insert(occurrence.line) }
        if occurrence.roles.contains(.definition) { define(occurrence, at: place) }
        guard occurrence.roles.contains(.reference) else { return }
        for (roles, symbol) in occurrence.relations {
            if roles.contains(.extendedBy) { extended[symbol.usr] = occurrence.symbol }
            if roles.contains(.baseOf) { bases[symbol.usr, default: []].insert(occurrence.symbol.usr) }
        }
        guard !occurrence.roles.contains(.implicit), !occurrence.symbol.isType else { return }
        let container = occurrence.relations.first { !$0.roles.isDisjoint(with: [.containedBy, .calledBy]) }
        references.append(
            Reference(
                symbol: occurrence.symbol, place: place, roles: occurrence.roles, container: container?.symbol.usr))
    }

    private mutating func define(_ occurrence: IndexOccurrence, at place: Place) {
        var definition = Definition(symbol: occurrence.symbol, place: place)
        for (roles, symbol) in occurrence.relations {
            if roles.contains(.accessorOf) {
                definition.owner = symbol.usr
            } else if roles.contains(.childOf) {
                definition.parent = symbol.usr
            } else if roles.contains(.overrideOf) {
                definition.overridden.append(symbol.usr)
            }
        }
        definitions[occurrence.symbol.usr] = definition
    }
}

extension IndexSymbol {
    /// Whether it is a type, a protocol, an extension, an alias or a module.
    var isType: Bool {
        switch kind {
        case .module, .enumeration, .structure, .classType, .protocolType, .extension, .typeAlias: true
        default: false
        }
    }
}
