import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The edits by which a consumer holds one member of a container instead of the container.
struct HeldInjection {
    private(set) var edits: [SourceEdit] = []
    private(set) var refusals: [Refusal] = []

    private let injected: InjectedMember
    private let index: DeclarationIndex
    private let code: ConsumerCode
    private let own: [TypedPlaceID]
    /// The names that have been edited, or that need no edit.
    private var known: [InSource<ByteRange>] = []

    private var graph: PlaceGraph { injected.container.places }
    private var names: Set<String> { Set(own.map { graph[$0].name }) }

    /// - Parameter own: The consumer's places of the container's type.
    init(_ injected: InjectedMember, in own: [TypedPlaceID], _ index: DeclarationIndex) {
        self.injected = injected
        self.own = own
        self.index = index
        code = ConsumerCode(of: injected.consumer, in: index)
        refuseOtherUses()
        for access in injected.taken.accesses { shorten(access) }
        for id in own { replace(graph[id]) }
        for name in names.sorted() where name != injected.name {
            if let other = code.firstUse(of: name, besides: known) {
                refuse("'\(name)' is used in another way here", other)
            }
        }
        if !names.contains(injected.name), let other = code.firstUse(of: injected.name, besides: known) {
            refuse("'\(injected.name)' is the name of something else here", other)
        }
    }

    private mutating func refuse(_ words: String, _ location: SourceLocation) {
        refusals.append(Refusal(.place, words, at: location))
    }

    private mutating func refuseOtherUses() {
        let ids = Set(own)
        for id in own {
            let place = graph[id]
            // Where a value's type is inferred, the container is named instead, or the value refused.
            refusals += place.obstacles.filter { $0.reason != .inferred }.compactMap(\.refusal)
            for used in place.uses.map({ graph[$0].name }).sorted() where used != injected.name {
                refuse("it also uses '\(used)' of '\(injected.container.path)'", place.holds[0].location)
            }
            if place.isOpenToOthers { refuse("other packages may pass a container to it", place.holds[0].location) }
            for path in place.handedAs { refusals.append(Refusal(.handedOn, path, at: place.holds[0].location)) }
        }
        for way in graph.ways where ids.contains(way.from) && !ids.contains(way.to) {
            refusals.append(Refusal(.handedOn, graph[way.to].owner, at: graph[way.from].holds[0].location))
        }
    }

    // MARK: - The consumer's code

    /// Makes `services.clock` `clock`, and `self.services.clock` `self.clock`.
    private mutating func shorten(_ access: InSource<ByteRange>) {
        let source = access.source
        let location = source.location(at: access.piece.lowerBound)
        guard let path = AccessPath(before: access), let holder = path.names.last, names.contains(holder),
            path.names.count == 1 || path.names == ["self", holder]
        else { return refuse("'\(injected.name)' is reached in another way here", location) }
        let start = path.range.upperBound - holder.utf8.count
        let range = ByteRange(start: start, end: access.piece.upperBound)
        edits.append(SourceEdit(source[range], with: injected.name))
        known.append(source[range])
    }

    private mutating func rename(_ range: ByteRange, of source: SourceText) {
        known.append(source[range])
        if source.text(in: range) != injected.name {
            edits.append(SourceEdit(source[range], with: injected.name, .renaming))
        }
    }

    // MARK: - Declarations and values

    private mutating func replace(_ place: TypedPlace) {
        for hold in place.holds {
            guard let source = index.file(at: hold.location.path)?.source else { continue }
            let tokens = code.tokens(of: source)
            var first = tokens.number(from: hold.range.lowerBound)
            let last = tokens.number(from: hold.range.upperBound) - 1
            if tokens.text(first - 1) == "any" || tokens.text(first - 1) == "some" { first -= 1 }
            guard tokens.text(first - 1) == ":", tokens.text(first - 2) == place.name,
                ![".", "?", "!", "&", "<"].contains(tokens.text(last + 1))
            else { return refuse("it holds the container in another form", hold.location) }
            let type = tokens.range(first).union(tokens.range(last))
            edits.append(SourceEdit(source[type], with: injected.type))
            rename(tokens.range(first - 2), of: source)
        }
        for gift in place.gifts { give(gift, to: place) }
    }

    private mutating func give(_ gift: PlaceGift, to place: TypedPlace) {
        guard let source = index.file(at: gift.path)?.source else { return }
        let location = source.location(at: gift.range.lowerBound)
        let tokens = code.tokens(of: source)
        let first = tokens.number(from: gift.range.lowerBound)
        if let from = gift.source, own.contains(from) {
            guard let path = AccessPath(endingAt: gift.range.upperBound, of: source), path.range == gift.range,
                path.names.last == graph[from].name
            else { return refuse("the container is passed on in another form here", location) }
            let start = gift.range.upperBound - graph[from].name.utf8.count
            rename(ByteRange(start: start, end: gift.range.upperBound), of: source)
        } else {
            take(gift.range, of: source)
        }
        switch tokens.text(first - 1) {
        case ":" where tokens.text(first - 2) == place.name: rename(tokens.range(first - 2), of: source)
        case "=" where tokens.text(first - 2) == place.name: rename(tokens.range(first - 2), of: source)
        default: break
        }
    }

    /// Passes the member of what was passed before.
    private mutating func take(_ range: ByteRange, of source: SourceText) {
        switch Parser.parseExpression(in: range, of: source).form {
        case .name: break
        case .member(nil, _):
            edits.append(SourceEdit(inserting: injected.container.path, at: range.lowerBound, of: source))
        case .member(let base?, _) where base.isPath: break
        default:
            return refuse(
                "the container is made here; give it a name first, and pass that",
                source.location(at: range.lowerBound))
        }
        edits.append(SourceEdit(inserting: "." + injected.name, at: range.upperBound, of: source))
    }
}

extension ExpressionSyntax {
    /// Whether it is a name, or members of one.
    fileprivate var isPath: Bool {
        switch form {
        case .name: true
        case .member(let base?, _): base.isPath
        default: false
        }
    }
}
