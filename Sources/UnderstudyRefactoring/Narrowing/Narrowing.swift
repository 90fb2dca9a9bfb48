import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// What each place of a type needs of it, so that all places together compile as before.
///
/// Values go from place to place, and each place needs everything that the places need to which its values go. Needs
/// only grow, so they reach a fixpoint: if a place has to keep its type, so do all places that pass values to it.
package struct Narrowing: Sendable {
    /// What a place depends on.
    package enum Need: Sendable, Equatable {
        /// These of the parts.
        case parts(Set<Int>)
        /// The type itself, and why.
        case whole(Cause)
    }

    /// Why a place keeps its type.
    package enum Cause: Sendable, Equatable {
        /// It uses all parts, or nothing.
        case everything
        case nothing
        /// It uses a member that no part has.
        case member(UsedMemberID)
        /// There is a reason against any other type.
        case obstacle(PlaceObstacle)
        /// It passes its values to a place that keeps its type.
        case place(TypedPlaceID)

        /// The name of the reason in reports.
        package var identifier: String {
            switch self {
            case .everything: "needs-everything"
            case .nothing: "needs-nothing"
            case .member: "member-of-whole"
            case .obstacle(let obstacle): obstacle.reason.rawValue
            case .place: "handed-to-whole"
            }
        }
    }

    /// The places.
    package let graph: PlaceGraph
    /// How values go between the places, and which places are of one type.
    let ways: [PlaceWay]
    /// What each place needs, in their order.
    package private(set) var needs: [Need]

    init(_ graph: PlaceGraph, _ table: PartTable, in index: DeclarationIndex) {
        self.graph = graph
        needs = graph.places.map { Self.ownNeed(of: $0, in: graph, table, index) }
        ways = graph.ways + Self.tied(graph.places)
        let sources = Dictionary(grouping: ways, by: \.to).mapValues { $0.map(\.from) }
        spread(from: Array(needs.indices), along: sources)
        for number in needs.indices where graph.places[number].kind == .property {
            guard let parts = passed(to: number, along: sources) else { continue }
            needs[number] = .parts(parts)
            spread(from: [number], along: sources)
        }
        // A place that needs nothing keeps its type, and so do the places that pass values to it.
        while let idle = needs.firstIndex(of: .parts([])) {
            needs[idle] = .whole(.nothing)
            spread(from: [idle], along: sources)
        }
        for number in needs.indices {
            guard case .parts(let parts) = needs[number] else { continue }
            let all = parts.union(table.always)
            needs[number] =
                all.count == table.parts.count && table.isWholeMadeOfParts ? .whole(.everything) : .parts(all)
        }
        spread(from: Array(needs.indices), along: sources)
    }

    /// What the parameters need that a property gets its values from, where it is called like them: it is one dependency,
    /// and has one type.
    private func passed(to property: Int, along sources: [TypedPlaceID: [TypedPlaceID]]) -> Set<Int>? {
        guard case .parts(let own) = needs[property], let from = sources[TypedPlaceID(property)], !from.isEmpty else {
            return nil
        }
        var all = own
        for source in from {
            let place = graph[source]
            guard place.kind == .parameter, place.name == graph.places[property].name,
                case .parts(let parts) = needs[source.number]
            else { return nil }
            all.formUnion(parts)
        }
        return all == own ? nil : all
    }

    /// Ways in both directions between properties of one name in one type: they are declared in several branches of `#if`,
    /// of which only one is compiled, so they are of one type.
    private static func tied(_ places: [TypedPlace]) -> [PlaceWay] {
        struct Property: Hashable {
            let name: String
            let owner: SourceLocation
        }
        var last: [Property: TypedPlaceID] = [:]
        var ways: [PlaceWay] = []
        for (number, place) in places.enumerated() where place.kind == .property && !place.name.isEmpty {
            let id = TypedPlaceID(number)
            let property = Property(name: place.name, owner: place.ownerLocation)
            if let other = last[property] {
                ways += [PlaceWay(from: other, to: id), PlaceWay(from: id, to: other)]
            }
            last[property] = id
        }
        return ways
    }

    private static func ownNeed(
        of place: TypedPlace, in graph: PlaceGraph, _ table: PartTable, _ index: DeclarationIndex
    ) -> Need {
        if let obstacle = place.lastingObstacles(in: index).first { return .whole(.obstacle(obstacle)) }
        return table.parts(for: place, in: graph)
    }

    /// Propagates needs to where values come from until nothing changes.
    private mutating func spread(from start: [Int], along sources: [TypedPlaceID: [TypedPlaceID]]) {
        var pending = start
        while let number = pending.popLast() {
            for source in sources[TypedPlaceID(number)] ?? [] {
                guard case .parts(let own) = needs[source.number] else { continue }
                let joined: Need
                switch needs[number] {
                case .whole: joined = .whole(.place(TypedPlaceID(number)))
                case .parts(let parts): joined = .parts(own.union(parts))
                }
                if joined != needs[source.number] {
                    needs[source.number] = joined
                    pending.append(source.number)
                }
            }
        }
    }

    /// The places outside of tests that keep their type, and why.
    package var kept: [(place: TypedPlace, cause: Cause)] {
        zip(graph.places, needs).compactMap { place, need in
            guard case .whole(let cause) = need, !place.isTest else { return nil }
            return (place, cause)
        }
    }

    /// The owners outside of tests that depend on less: all of their places do.
    ///
    /// One that still takes the whole anywhere asks others for it.
    package var narrowed: Set<TypedPlace.Owner> {
        var found: Set<TypedPlace.Owner> = []
        var kept: Set<TypedPlace.Owner> = []
        for (place, need) in zip(graph.places, needs) where !place.isTest {
            if case .parts = need { found.insert(place.home) } else { kept.insert(place.home) }
        }
        return found.subtracting(kept)
    }

    /// The parts that a place depends on; `nil` if it keeps its type.
    func parts(of id: TypedPlaceID) -> [Int]? {
        if case .parts(let parts) = needs[id.number] { parts.sorted() } else { nil }
    }
}
