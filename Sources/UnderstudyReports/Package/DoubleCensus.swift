import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// The doubles of a package by their state, and the protocols without one.
package struct DoubleCensus: Sendable {
    /// How a double stands to its protocols.
    package enum State: String, Sendable, CaseIterable {
        /// It has all that its protocols require.
        case inStep
        /// It differs from what its protocols require.
        case stale
        /// It has no header, so that no command keeps it in step: a person wrote it, or another tool.
        case unmarked
    }

    /// One double.
    struct Entry: Sendable {
        let double: ExistingDouble
        let state: State
        /// Whether no code mentions it.
        let isUnused: Bool

        /// Where it is declared.
        var place: SourceLocation { double.declaration.place }
    }

    /// The doubles, each once, in the order of their protocols.
    let entries: [Entry]
    /// The protocols that production code uses and that have no double, those with the most consumers first.
    let missing: [ProtocolSplit]
    private let numbers: [SourceLocation: Int]

    /// Examines the doubles of the protocols of `splits`.
    ///
    /// - Parameters:
    ///   - doubles: The doubles of each protocol, in the order of `splits`.
    ///   - stale: Where the doubles are declared that differ from their protocols.
    init(_ splits: SplitReport, _ doubles: [[ExistingDouble]], stale: Set<SourceLocation>) {
        let index = splits.index
        let owned = Set(index.ownedDoubles().map(\.type.place))
        var numbers: [SourceLocation: Int] = [:]
        var all: [ExistingDouble] = []
        for double in doubles.joined() where numbers[double.declaration.place] == nil {
            numbers[double.declaration.place] = all.count
            all.append(double)
        }
        self.numbers = numbers
        let unused = Self.unused(all.map(\.declaration), in: index)
        entries = all.map { double in
            let place = double.declaration.place
            let state: State = stale.contains(place) ? .stale : owned.contains(place) ? .inStep : .unmarked
            return Entry(
                double: double, state: state,
                isUnused: unused.contains(QuickScan.hash(of: double.declaration.simpleName)))
        }
        missing = zip(splits.splits, doubles).filter { $1.isEmpty && !$0.users.isEmpty }.map(\.0)
            .enumerated().sorted { ($1.element.users.count, $0.offset) < ($0.element.users.count, $1.offset) }
            .map(\.element)
    }

    /// The entry of a double.
    func entry(of double: ExistingDouble) -> Entry? { numbers[double.declaration.place].map { entries[$0] } }

    /// How many doubles are in `state`.
    func count(_ state: State) -> Int { entries.count { $0.state == state } }

    /// The hashes of the names of `types` that occur only where types of this name are declared and extended.
    private static func unused(_ types: [TypeDeclaration], in index: DeclarationIndex) -> Set<UInt64> {
        var places: [UInt64: Int] = [:]
        for type in types { places[QuickScan.hash(of: type.simpleName)] = 0 }
        guard !places.isEmpty else { return [] }
        for file in index.files {
            file.source.visitNames(in: file.source.range) { hash, _ in places[hash]? += 1 }
            for type in file.types { places[QuickScan.hash(of: type.simpleName)]? -= 1 }
            for entry in file.extensions { places[QuickScan.hash(of: entry.extendedName)]? -= 1 }
        }
        return Set(places.filter { $0.value <= 0 }.keys)
    }
}

extension TypeDeclaration {
    /// The line on which the type is declared.
    var place: SourceLocation {
        SourceLocation(path: source.path, position: SourcePosition(line: line, column: 1))
    }
}
