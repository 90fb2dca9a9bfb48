import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The changes that make each consumer depend on what it needs.
struct NarrowingEdits {
    private let narrowing: Narrowing
    private let table: PartTable
    private let index: DeclarationIndex
    /// Whether only classes conform to the whole, and a place holds its value weakly, or a property is set through it.
    private let needsClass: Bool

    private var graph: PlaceGraph { narrowing.graph }

    init(_ narrowing: Narrowing, _ table: PartTable, in index: DeclarationIndex) {
        self.narrowing = narrowing
        self.table = table
        self.index = index
        needsClass =
            table.markers.contains("AnyObject")
            && narrowing.graph.places.contains { place in
                !place.writes.isEmpty || place.isWeak(in: index) || place.relies(on: .weak)
                    || place.relies(on: .identity)
            }
    }

    /// One change for each owner of places that can be narrowed, and one with doubts for each whose places could be
    /// narrowed but for the reasons given.
    ///
    /// - Parameter isDoubtful: Whether the parts themselves may not be created.
    func changes(doubting isDoubtful: Bool) -> [SourceChange] {
        var owners: [TypedPlace.Owner] = []
        var safe: [TypedPlace.Owner: [SourceEdit]] = [:]
        var unsafe: [TypedPlace.Owner: (edits: [SourceEdit], doubts: [String])] = [:]
        for number in graph.places.indices {
            let id = TypedPlaceID(number)
            let owner = graph[id].home
            if !owners.contains(owner) { owners.append(owner) }
            if let parts = narrowing.parts(of: id) {
                safe[owner, default: []] += edits(of: id, parts)
            } else if let (parts, doubt) = wish(of: id) {
                unsafe[owner, default: ([], [])].edits += edits(of: id, parts)
                if unsafe[owner]?.doubts.contains(doubt) == false { unsafe[owner]?.doubts.append(doubt) }
            }
        }
        return owners.flatMap { owner -> [SourceChange] in
            let common = isDoubtful ? ["the protocol's own change can't be made"] : []
            let certain = safe[owner].map {
                SourceChange(kind: .consumer, name: owner.name, edits: $0, doubts: common)
            }
            let doubtful = unsafe[owner].map {
                SourceChange(kind: .consumer, name: owner.name, edits: $0.edits, doubts: common + $0.doubts)
            }
            return [certain, doubtful].compactMap(\.self)
        }
    }

    /// The edits that narrow the places of `owner`, with those of the places to which their values go.
    func edits(for owner: String) -> [SourceEdit] {
        var pending = graph.places.indices.map { TypedPlaceID($0) }.filter { graph[$0].owner == owner }
        var reached = Set(pending)
        let ways = Dictionary(grouping: narrowing.ways, by: \.from)
        while let id = pending.popLast() {
            for way in ways[id] ?? [] where reached.insert(way.to).inserted { pending.append(way.to) }
        }
        return reached.sorted().flatMap { id in narrowing.parts(of: id).map { edits(of: id, $0) } ?? [] }
    }

    /// The reasons against narrowing the places of `owner`, with what to do first.
    func refusals(for owner: String) -> [Refusal] {
        graph.places.indices.compactMap { number in
            let id = TypedPlaceID(number)
            guard graph[id].owner == owner, case .whole(let cause) = narrowing.needs[number] else { return nil }
            return refusal(of: id, cause)
        }
    }

    /// The reasons against narrowing the places of `owner` although its own uses would allow it.
    func decisions(for owner: String) -> [Refusal] {
        graph.places.indices.compactMap { number in
            let id = TypedPlaceID(number)
            guard graph[id].owner == owner, case .whole(let cause) = narrowing.needs[number], cause != .nothing else {
                return nil
            }
            return refusal(of: id, cause)
        }
    }

    private func refusal(of id: TypedPlaceID, _ cause: Narrowing.Cause) -> Refusal {
        let place = graph[id].holds[0].location
        switch cause {
        case .everything, .nothing: return Refusal(.place, "it needs the whole type, or nothing of it", at: place)
        case .member(let member):
            return Refusal(.place, "it uses '\(graph[member].name)', which only the whole protocol has", at: place)
        case .obstacle(let obstacle): return obstacle.refusal ?? Refusal(.place, "it keeps its type", at: place)
        case .place(let next): return Refusal(.handedOn, graph[next].owner, at: place)
        }
    }

    // MARK: - Edits

    private func edits(of id: TypedPlaceID, _ parts: [Int]) -> [SourceEdit] {
        graph[id].holds.compactMap { hold in
            index.file(at: hold.location.path).map { edit(of: $0.source[hold], parts) }
        } + (StatedTypes(of: graph[id], in: index)?.edits ?? [])
    }

    private func edit(of place: InSource<ProtocolHold>, _ needed: [Int]) -> SourceEdit {
        let (hold, source) = (place.piece, place.source)
        let parts = table.leavingOutInherited(needed)
        let written = source.text(in: hold.range)
        // A name that is reached through enclosing types or the module is reached in the same way with the parts.
        let qualifier = written.lastIndex(of: ".").map { String(written[...$0]) } ?? ""
        let names = parts.map { table.parts[$0].isBeside ? qualifier + table.parts[$0].name : table.parts[$0].name }
        let missing = markers(missingIn: parts)
        let text = (names + missing).joined(separator: " & ")
        let needsParentheses = names.count + missing.count > 1 && Self.binds(source.byte(at: hold.range.upperBound))
        return SourceEdit(source[hold.range], with: needsParentheses ? "(\(text))" : text)
    }

    /// Constraints that the whole has and the parts lack, on which code may rely.
    private func markers(missingIn parts: [Int]) -> [String] {
        let known = parts.reduce(into: Set<String>()) { $0.formUnion(table.parts[$1].markers) }
        return table.markers.subtracting(known).sorted().filter { $0 != "AnyObject" || needsClass }
    }

    /// Whether what follows a type binds more tightly than a composition does.
    private static func binds(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: ".")
    }

    // MARK: - What stands against it

    /// What a place that keeps its type would need for its own uses, and why it keeps its type.
    private func wish(of id: TypedPlaceID) -> ([Int], String)? {
        guard case .whole(let cause) = narrowing.needs[id.number], let doubt = words(for: cause) else { return nil }
        guard case .parts(let own) = table.parts(for: graph[id], in: graph) else { return nil }
        let parts = own.union(table.always)
        guard !graph[id].uses.isEmpty, parts.count < table.parts.count || !table.isWholeMadeOfParts else { return nil }
        return (parts.sorted(), doubt)
    }

    private func words(for cause: Narrowing.Cause) -> String? {
        switch cause {
        case .everything, .nothing, .member: nil
        case .obstacle(let obstacle): obstacle.words
        case .place(let id): "it passes the value to '\(graph[id].owner)', which keeps the whole protocol"
        }
    }
}
