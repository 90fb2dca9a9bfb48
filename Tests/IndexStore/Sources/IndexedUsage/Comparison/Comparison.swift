import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// What source alone shows of one package, beside what the compiler knows.
package struct Comparison: Sendable {
    /// A use that both or one of them know.
    package struct Item: Sendable {
        /// The protocol.
        package let owner: String
        /// The requirement.
        package let requirement: String
        /// Where it is used.
        package let place: Place
        /// Who uses it.
        package let consumer: String
        /// Why only one knows it, as far as the text shows.
        package var cause: Cause?
    }

    /// How many of something both know, and how many only one.
    package struct Count: Sendable {
        /// Known to both.
        package var both = 0
        /// Known to the compiler alone.
        package var missed = 0
        /// Found in the source alone.
        package var wrong = 0

        /// The share of what source shows that is so.
        package var precision: Double { both + wrong == 0 ? 1 : Double(both) / Double(both + wrong) }
        /// The share of what is so that source shows.
        package var recall: Double { both + missed == 0 ? 1 : Double(both) / Double(both + missed) }

        /// Creates a count of nothing.
        package init() {}

        /// Adds up two counts.
        package static func += (left: inout Count, right: Count) {
            left.both += right.both
            left.missed += right.missed
            left.wrong += right.wrong
        }
    }

    /// Protocols that both know.
    package private(set) var protocols = 0
    /// Protocols that the compiler knows, and that were not found in the source by place.
    package private(set) var unmatched: [String] = []
    /// The uses, by place.
    package private(set) var places = Count()
    /// The cells of the matrix: who uses what.
    package private(set) var cells = Count()
    /// The uses that source alone does not show.
    package private(set) var missed: [Item] = []
    /// The uses that only source shows.
    package private(set) var wrong: [Item] = []
    /// The uses found in the source in code that was not built; nobody can tell whether they are so.
    package private(set) var notBuilt = 0

    /// Compares what is known of the protocols in `indexed`.
    package init(_ graph: IndexGraph, _ indexed: [IndexedProtocol], _ source: SourceEvidence) {
        var usages: [Place: ProtocolUsage] = [:]
        for usage in source.usages {
            if let place = Place(usage.declaration.location) { usages[place] = usage }
        }
        let context = CauseFinder(graph, source.texts)
        for one in indexed {
            guard let usage = usages[one.place] else {
                unmatched.append(one.name)
                continue
            }
            protocols += 1
            add(one, usage, context)
        }
    }

    private mutating func add(_ one: IndexedProtocol, _ usage: ProtocolUsage, _ context: CauseFinder) {
        let numbers = RequirementMatch.numbers(of: usage.requirements, in: one.requirements)
        var expected: [UseKey: IndexedProtocol.Use] = [:]
        for use in one.uses { expected[UseKey(use)] = use }
        let own = Set(one.usesOfConformers.map { UseKey($0) })
        var found: [UseKey: String] = [:]
        for consumer in usage.consumers {
            for use in consumer.uses where !use.isThroughExtension {
                guard let number = numbers[use.requirement.number], let place = Place(use.location) else { continue }
                let key = UseKey(number, place)
                if !own.contains(key) { found[key] = consumer.name }
            }
        }
        var cellsOfSource: Set<Cell> = []
        for (key, consumer) in found {
            let item = item(one, key, consumer)
            let isKnown = expected[key] != nil
            if !isKnown, !context.isBuilt(key.place) {
                notBuilt += 1
                continue
            }
            cellsOfSource.insert(Cell(consumer: consumer, requirement: key.requirement))
            if isKnown {
                places.both += 1
            } else {
                places.wrong += 1
                wrong.append(context.explainWrong(item))
            }
        }
        for (key, use) in expected where found[key] == nil {
            places.missed += 1
            missed.append(context.explainMissed(item(one, key, use.consumer)))
        }
        count(Set(expected.map { Cell(consumer: $1.consumer, requirement: $0.requirement) }), cellsOfSource)
    }

    private mutating func count(_ expected: Set<Cell>, _ found: Set<Cell>) {
        cells.both += expected.intersection(found).count
        cells.missed += expected.subtracting(found).count
        cells.wrong += found.subtracting(expected).count
    }

    private func item(_ one: IndexedProtocol, _ key: UseKey, _ consumer: String) -> Item {
        Item(owner: one.name, requirement: one.requirements[key.requirement].name, place: key.place, consumer: consumer)
    }

    /// Puts the misses in the order of the source.
    package mutating func sort() {
        missed.sort { $0.place < $1.place }
        wrong.sort { $0.place < $1.place }
    }
}

/// A cell of a matrix.
private struct Cell: Hashable {
    let consumer: String
    let requirement: Int
}

/// A use, as both sides can say it.
struct UseKey: Hashable {
    let requirement: Int
    let place: Place

    init(_ requirement: Int, _ place: Place) {
        self.requirement = requirement
        self.place = place
    }

    init(_ use: IndexedProtocol.Use) {
        self.init(use.requirement, use.place)
    }
}
