import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The places of a type that one consumer has, or several with the same need, and what is needed of it there.
struct ConsumerPlaces {
    /// The places.
    let ids: [TypedPlaceID]
    /// The members that it uses, in the order of declaration.
    let members: [MemberHead]
    /// The values that its places get from elsewhere.
    let gifts: [(place: TypedPlaceID, gift: PlaceGift)]
    /// The paths of inherited types as which its values are passed on.
    let handedAs: [String]
    /// The reasons against another type in its places.
    private(set) var refusals: [Refusal] = []

    private let graph: PlaceGraph
    private let index: DeclarationIndex

    init(_ type: StudiedType, of consumers: Set<String>, _ form: ConsumerInterface.Form, in index: DeclarationIndex) {
        self.index = index
        let graph = type.places
        self.graph = graph
        let ids = graph.places.indices.map { TypedPlaceID($0) }.filter { consumers.contains(graph[$0].owner) }
        self.ids = ids
        var uses: Set<UsedMemberID> = []
        var writes: Set<UsedMemberID> = []
        for id in ids {
            uses.formUnion(graph[id].uses)
            writes.formUnion(graph[id].writes)
        }
        // Finding where a member is declared takes a search through its file's lines.
        members = uses.map { MemberHead(member: graph[$0], isWritten: writes.contains($0), type: type, index: index) }
            .map { (location: $0.location, head: $0) }
            .sorted { ($0.location, $0.head.member.name) < ($1.location, $1.head.member.name) }.map(\.head)
        handedAs = Set(ids.flatMap { graph[$0].handedAs }).sorted()
        let own = Set(ids)
        gifts = ids.flatMap { id in
            graph[id].gifts.filter { gift in !(gift.source.map(own.contains) ?? false) }.map { (id, $0) }
        }
        findObstacles()
        // Where its values can't be followed, it is not known that nothing is used.
        if members.isEmpty, refusals.isEmpty, let first = ids.first {
            refuse(.unused, graph[first].owner, at: graph[first].holds[0].location)
        }
        refusals += members.compactMap(\.obstacle).filter { form == .exact || $0.reason != .defaultArgument }
    }

    /// The places themselves.
    var places: [TypedPlace] { ids.map { graph[$0] } }

    /// The widest level of the places: whatever they name has to be seen from there.
    var access: AccessLevel {
        let own = places.flatMap(\.holds).compactMap { CodePlace($0.location, in: index)?.access(in: index) }.max()
        let isInOneFile = Set(places.map(\.ownerLocation.path)).count < 2
        return isInOneFile ? own ?? .private : max(own ?? .private, .internal)
    }

    /// The edits that state the types of the values that the places get, where those are inferred from the old type.
    var stating: [SourceEdit] { places.flatMap { StatedTypes(of: $0, in: index)?.edits ?? [] } }

    /// The consumer whose place comes first.
    var consumer: String { places.first?.owner ?? "" }

    /// What an interface for these places has to require of types besides members.
    func bounds(of type: StudiedType) -> InterfaceBounds {
        // A property that is set through a constant, a weak reference and a comparison of objects all need a class.
        let isForClasses =
            isHeldWeakly || members.contains(where: \.isWritten) || places.contains { $0.relies(on: .identity) }
        return InterfaceBounds(
            type, isForClasses: isForClasses, usesInherited: places.contains { $0.relies(on: .inherited) }, in: index)
    }

    private var isHeldWeakly: Bool { places.contains { $0.isWeak(in: index) || $0.relies(on: .weak) } }

    /// What would be required of an interface for these places.
    var need: ConsumerNeed {
        ConsumerNeed(
            requirements: MemberHead.lines(members), handedAs: handedAs,
            isWeak: isHeldWeakly, usesInherited: places.contains { $0.relies(on: .inherited) },
            module: places.first.flatMap { index.file(at: $0.ownerLocation.path)?.module })
    }

    /// Adds the reasons against another type that are in the declarations of `type` and of what holds it.
    mutating func refuseForDeclarations(of type: StudiedType) {
        for hold in places.flatMap(\.holds) where CodePlace(hold.location, in: index)?.isInlined == true {
            refuse(.place, "clients inline the code that names it; change it by hand", at: hold.location)
        }
        if type.kind != .protocol { refuseConcrete(type) }
    }

    /// What no protocol, and no structure of closures, can stand for.
    private mutating func refuseConcrete(_ type: StudiedType) {
        guard let declaration = index.declaration(of: type) else { return }
        if type.isGeneric || declaration.scope.levels.contains(where: { !$0.genericParameters.isEmpty }) {
            refuse(.genericType, type.path, at: type.location)
        }
        if declaration.inherited.contains(where: { $0.hasPrefix("~") }) {
            refuse(.noncopyable, type.path, at: type.location)
        }
        for place in places where place.kind == .property {
            guard let owner = CodePlace(place.holds[0].location, in: index)?.owner,
                let needed = SynthesisedConformance.first(of: owner, in: index)
            else { continue }
            refuse(.synthesised, "\(owner.name): \(needed)", at: place.holds[0].location)
        }
    }

    private mutating func refuse(_ reason: Refusal.Reason, _ name: String, at location: SourceLocation) {
        refusals.append(Refusal(reason, name, at: location))
    }

    private mutating func findObstacles() {
        for id in ids {
            refusals += graph[id].lastingObstacles(in: index).compactMap { obstacle in
                obstacle.reason == .generated ? Refusal(.generated, at: obstacle.location) : obstacle.refusal
            }
        }
        let own = Set(ids)
        for way in graph.ways where own.contains(way.from) && !own.contains(way.to) {
            refuse(.handedOn, graph[way.to].owner, at: graph[way.from].holds[0].location)
        }
    }
}
