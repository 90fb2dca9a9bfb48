import UnderstudyUsage

/// Collects the occurrences of members in one record.
final class RecordReading {
    private(set) var file = IndexedFile()
    private let library: IndexLibrary
    /// The numbers of the symbols that were collected.
    private var numbers: [IndexHandle: Int32] = [:]
    /// Which symbols are members, or functions or properties outside types.
    private var members: [IndexHandle: Bool] = [:]
    private var definition: IndexedDefinition?

    private let modules: ModuleMarks

    init(_ library: IndexLibrary, _ modules: ModuleMarks) {
        (self.library, self.modules) = (library, modules)
    }

    func add(_ occurrence: IndexHandle) {
        let functions = library.functions
        let roles = IndexRoles(rawValue: functions.occurrenceRoles(occurrence))
        var (line, column): (UInt32, UInt32) = (0, 0)
        functions.occurrencePlace(occurrence, &line, &column)
        if !roles.contains(.implicit) { file.lines.insert(Int32(truncatingIfNeeded: line)) }
        guard let symbol = functions.occurrenceSymbol(occurrence), let number = member(symbol) else { return }
        let place = IndexedPlace(line: Int32(truncatingIfNeeded: line), column: Int32(truncatingIfNeeded: column))
        if roles.contains(.definition) {
            define(IndexedDefinition(symbol: number, place: place, isImplicit: roles.contains(.implicit)), occurrence)
        } else if roles.contains(.reference) {
            file.references.append(
                IndexedReference(
                    symbol: number, place: place, kind: kind(roles), isImplicit: roles.contains(.implicit)))
        } else if roles.contains(.overrideOf) {
            // Recorded at the conforming type, for members that it inherits or gets from an extension.
            define(IndexedDefinition(symbol: number, place: place), occurrence)
            let overridden = file.definitions.popLast()?.overridden ?? []
            file.witnesses += overridden.map { IndexedWitness(symbol: number, requirement: $0) }
        }
    }

    private func kind(_ roles: IndexRoles) -> RequirementUse.Kind {
        if roles.contains(.write) { return .write }
        return roles.contains(.call) ? .call : .read
    }

    private func define(_ new: IndexedDefinition, _ occurrence: IndexHandle) {
        definition = new
        _ = library.functions.visitRelations(occurrence, Unmanaged.passUnretained(self).toOpaque()) {
            context, relation in
            if let context, let relation {
                Unmanaged<RecordReading>.fromOpaque(context).takeUnretainedValue().relate(relation)
            }
            return true
        }
        if let definition { file.definitions.append(definition) }
    }

    private func relate(_ relation: IndexHandle) {
        let functions = library.functions
        guard let symbol = functions.relationSymbol(relation) else { return }
        let roles = IndexRoles(rawValue: functions.relationRoles(relation))
        if roles.contains(.childOf) {
            definition?.parent = add(symbol)
        } else if roles.contains(.overrideOf) {
            definition?.overridden.append(add(symbol))
        }
    }

    // MARK: - Symbols

    /// The number of a symbol that is a member or a function or property outside types.
    private func member(_ symbol: IndexHandle) -> Int32? { isMember(symbol) ? add(symbol) : nil }

    private func isMember(_ symbol: IndexHandle) -> Bool {
        if let known = members[symbol] { return known }
        let functions = library.functions
        let isMember =
            IndexKinds.members.contains(functions.symbolKind(symbol))
            && !IndexKinds.isAccessor(functions.symbolSubkind(symbol))
        members[symbol] = isMember
        return isMember
    }

    /// The number of any symbol, by its place in memory, which is the same while the record is read.
    private func add(_ symbol: IndexHandle) -> Int32 {
        if let known = numbers[symbol] { return known }
        let number = Int32(file.symbols.count)
        let usr = IndexLibrary.bytes(library.functions.symbolUSR(symbol))
        file.symbols.append(
            IndexedSymbol(
                key: SymbolKey(usr), name: IndexLibrary.text(library.functions.symbolName(symbol)),
                isForeign: !modules.mayDeclare(usr)))
        numbers[symbol] = number
        return number
    }
}

/// The kinds of symbols, by the library's numbers.
private enum IndexKinds {
    /// Functions, variables, cases of enumerations, methods, properties and initialisers.
    static let members: Set<UInt32> = [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]

    /// Whether a subkind is that of a getter, a setter or another accessor.
    static func isAccessor(_ subkind: UInt32) -> Bool {
        subkind == 3 || subkind == 4 || (1000...1003).contains(subkind) || subkind >= 1014
    }
}

/// The roles of an occurrence, or of one symbol in relation to another, as the library's bits.
package struct IndexRoles: OptionSet, Sendable {
    /// The library's bits.
    package let rawValue: UInt64

    /// Creates a set from the library's bits.
    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// It is declared, along with its parts.
    package static let definition = IndexRoles(rawValue: 1 << 1)
    /// It is named.
    package static let reference = IndexRoles(rawValue: 1 << 2)
    /// It is written.
    package static let write = IndexRoles(rawValue: 1 << 4)
    /// It is called.
    package static let call = IndexRoles(rawValue: 1 << 5)
    /// It does not occur in the source.
    package static let implicit = IndexRoles(rawValue: 1 << 8)
    /// The other symbol is its parent.
    package static let childOf = IndexRoles(rawValue: 1 << 9)
    /// It overrides the other symbol, or is its witness.
    package static let overrideOf = IndexRoles(rawValue: 1 << 11)
}
