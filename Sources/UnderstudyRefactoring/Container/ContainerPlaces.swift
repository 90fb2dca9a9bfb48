import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The places of a consumer whose type is a container: each names the protocol, alone or in a composition, or an alias of
/// one.
struct ContainerPlaces {
    /// The reasons against another type in them.
    private(set) var refusals: [Refusal] = []
    /// The names of the protocol's members that the consumer uses.
    private(set) var members: Set<String> = []

    /// The paths of protocols that it inherits as which the container is passed on.
    private var handedAs: Set<String> = []
    private let container: StudiedType
    private let consumer: String
    private let index: DeclarationIndex
    /// What names the protocol, to be replaced: parts of a type or of the consumer's alias.
    private var names: [InSource<ByteRange>] = []
    /// Names of aliases that others have, too, with what they stand for.
    private var shared: [(name: InSource<ByteRange>, parts: [String], own: Int)] = []

    init(_ container: StudiedType, of consumer: String, in index: DeclarationIndex) {
        self.container = container
        self.consumer = consumer
        self.index = index
        let graph = container.places
        let ids = Set(graph.places.indices.map { TypedPlaceID($0) }.filter { graph[$0].owner == consumer })
        if ids.isEmpty {
            refuse("it gets the container in a way that can't be changed", at: container.location)
        }
        for id in ids.sorted() {
            let place = graph[id]
            members.formUnion(place.uses.map { graph[$0].name })
            // An alias of a composition is followed here.
            refusals += place.obstacles.filter { $0.reason != .spelling }.compactMap(\.refusal)
            handedAs.formUnion(place.handedAs)
            for hold in place.holds { add(hold) }
        }
        for way in graph.ways where ids.contains(way.from) && !ids.contains(way.to) {
            refusals.append(Refusal(.handedOn, graph[way.to].owner, at: graph[way.from].holds[0].location))
        }
    }

    private mutating func refuse(_ words: String, at location: SourceLocation) {
        refusals.append(Refusal(.place, words, at: location))
    }

    // MARK: - Names

    private mutating func add(_ hold: ProtocolHold) {
        guard let source = index.file(at: hold.location.path)?.source else { return }
        let written = source.text(in: hold.range)
        if TypePath(written).names(container.path) || written == "\(container.module ?? "").\(container.path)" {
            names.append(source[hold.range])
            return
        }
        guard let alias = alias(called: written, from: hold.location) else {
            return refuse("'\(written)' could not be followed", at: hold.location)
        }
        let parts = alias.details.type.parts
        guard let own = parts.firstIndex(where: { TypePath(alias.source.text(in: $0.range)).names(container.path) })
        else {
            let words = "'\(alias.name)' names '\(container.path)' through another alias; name it in this one first"
            return refuse(words, at: alias.source.location(at: alias.details.name.lowerBound))
        }
        if alias.name.hasPrefix(consumer + "."), !isNamedElsewhere(alias) {
            names.append(alias.source[parts[own].range])
        } else {
            shared.append((source[hold.range], parts.map { alias.source.compactText(in: $0.range) }, own))
        }
    }

    /// The alias that `name` means inside of the consumer.
    private func alias(called name: String, from location: SourceLocation) -> AliasDeclaration? {
        let module = index.file(at: location.path)?.module
        let known = index.files.flatMap(\.aliases).filter {
            $0.simpleName == name.split(separator: ".").last.map(String.init)
        }
        var path = consumer.split(separator: ".")
        while true {
            let full = (path + [Substring(name)]).joined(separator: ".")
            let found = known.filter { $0.name == full }
            if let alias = found.first(where: { $0.module == module }) ?? found.first { return alias }
            if path.popLast() == nil { return nil }
        }
    }

    /// Whether code outside of the consumer names its alias.
    private func isNamedElsewhere(_ alias: AliasDeclaration) -> Bool {
        let path = TypePath(alias.name)
        func isMeant(_ text: String) -> Bool { text.contains(".") && (text == alias.name || path.names(text)) }
        let isPlaced = container.places.places.filter { $0.owner != consumer }.flatMap(\.holds).contains { hold in
            index.file(at: hold.location.path).map { isMeant($0.source.text(in: hold.range)) } ?? false
        }
        return isPlaced
            || index.files.contains { file in
                file.aliases.contains { other in
                    other.details.type.parts.contains { isMeant(file.source.text(in: $0.range)) }
                }
            }
    }

    // MARK: - Edits

    /// The edits by which all of them name `role` instead.
    func edits(naming role: String) -> [SourceEdit] {
        let protocols = [role] + handedAs.sorted()
        let name = protocols.joined(separator: " & ")
        var seen: Set<SourceLocation> = []
        let plain = names.filter { seen.insert($0.source.location(at: $0.piece.lowerBound)).inserted }.map { written in
            let text = written.source.text(in: written.piece)
            let front = text.lastIndex(of: ".").map { String(text[...$0]) } ?? ""
            return Self.replacing(written, with: front + name, isComposed: protocols.count > 1)
        }
        let expanded = shared.map { written, parts, own in
            var parts = parts
            parts[own] = name
            return Self.replacing(
                written, with: parts.joined(separator: " & "), isComposed: parts.count + protocols.count > 2)
        }
        return plain + expanded
    }

    private static func replacing(
        _ written: InSource<ByteRange>, with text: String, isComposed: Bool
    ) -> SourceEdit {
        let next = written.source.byte(at: written.piece.upperBound)
        let binds = next == UInt8(ascii: "?") || next == UInt8(ascii: "!") || next == UInt8(ascii: ".")
        return SourceEdit(written, with: binds && isComposed ? "(\(text))" : text)
    }
}

extension TypeSyntax {
    /// What a composition consists of; otherwise the type itself.
    fileprivate var parts: [TypeSyntax] {
        switch form {
        case .composition(let parts): parts
        case .any(let inner): inner.parts
        default: [self]
        }
    }
}
