import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// An interface of exactly what one consumer, or several with the same need, use of a type, and the edits that introduce
/// it.
package struct ConsumerInterface: Sendable {
    /// What the consumer depends on.
    package enum Form: String, Sendable, CaseIterable {
        /// A new protocol.
        case exact
        /// A structure of closures, nested in the consumer.
        case closures
    }

    /// The edits, which must be made together, and only if nothing is refused.
    package internal(set) var edits: [SourceEdit] = []
    /// The reasons against them.
    package internal(set) var refusals: [Refusal]
    /// The name of the interface.
    package let name: String

    let type: StudiedType
    let index: DeclarationIndex
    private(set) var places: ConsumerPlaces
    /// Whether all consumers of a package are examined, so that none may take long.
    private let isOneOfMany: Bool

    /// Makes the interface of what each of `consumers` needs of `type`; all of them need the same.
    ///
    /// - Parameter name: The name of the interface; `nil` to derive it from the consumers' names.
    package init(
        of type: StudiedType, for consumers: [String], _ form: Form, named name: String? = nil,
        in index: DeclarationIndex
    ) {
        let consumer = consumers.first ?? ""
        self.type = type
        isOneOfMany = false
        self.index = index
        places = ConsumerPlaces(type, of: Set(consumers), form, in: index)
        refusals = places.refusals
        self.name = name ?? Self.name(for: consumers, form, of: type, in: index)
        places.refuseForDeclarations(of: type)
        refusals = places.refusals
        refuseUnclearOverloads(form)
        guard let anchor = checked(consumer, form) else { return }
        switch form {
        case .exact: makeProtocol(anchor)
        case .closures:
            refusals += places.places.filter(\.isOpenToOthers).compactMap {
                PlaceObstacle(.isPublic, at: $0.holds[0].location).refusal
            }
            addImports(anchor)
            makeClosures(anchor)
        }
        refusals = Set(refusals).sorted { ($0.location, $0.message) < ($1.location, $1.message) }
    }

    /// Finds only the reasons against a protocol of what the consumer called `consumer` needs.
    ///
    /// - Parameter associated: The names of the protocol's associated types.
    init(checking type: StudiedType, for consumer: String, associated: Set<String>, in index: DeclarationIndex) {
        self.type = type
        isOneOfMany = true
        self.index = index
        places = ConsumerPlaces(type, of: [consumer], .exact, in: index)
        refusals = places.refusals
        name = Self.name(for: [consumer], .exact, of: type, in: index)
        // One reason is enough.
        guard refusals.isEmpty, let anchor = checked(consumer, .exact) else { return }
        let home = home(of: anchor)
        if type.module != home.module { addImports(home) }
        refuseTakenName()
        if index.protocolDeclaration(of: type) == nil { return }
        refuse(membersNaming: associated)
        refuseUnrefinable(anchor)
    }

    /// The consumer's place, if it has a place of the type at all; also collects the reasons against any interface for
    /// it.
    private mutating func checked(_ consumer: String, _ form: Form) -> Anchor? {
        guard let first = places.places.first, let anchor = Anchor(of: first, in: index) else {
            refusals.append(Refusal(.unused, consumer, at: type.location))
            return nil
        }
        if let declaration = index.declaration(of: type), declaration.isPrivateInside {
            refusals.append(Refusal(.privateType, type.path, at: type.location))
        }
        if form == .exact, index.protocolDeclaration(of: type)?.isComposition == true {
            refusals.append(Refusal(.composition, type.path, at: type.location))
        }
        if form == .exact { refuseMembersOfExtensions() }
        return anchor
    }

    /// What an extension adds to a protocol is chosen by the type that is written, a requirement by the value.
    private mutating func refuseMembersOfExtensions() {
        for member in places.members
        where !member.member.isRequirement && !index.protocols(named: member.member.owner).isEmpty
            && type.kind == .protocol
        {
            refusals.append(Refusal(.extensionMember, member.member.name, at: member.location))
        }
    }

    /// The default name of a consumer's interface.
    package static func name(for consumer: String, _ form: Form) -> String {
        let last = consumer.split(separator: ".").last.map(String.init) ?? consumer
        let base = last.prefix { $0 != "(" }.filter { $0 != "`" }
        return form == .closures ? "Dependencies" : base.prefix(1).uppercased() + base.dropFirst() + "Dependencies"
    }

    /// The default name of the interface of several consumers: after the words that all their names have in common if
    /// they begin with one, or after the first.
    package static func name(for consumers: [String], _ form: Form) -> String {
        let names = consumers.map { name(for: $0, form).dropLast("Dependencies".count) }
        let words = names.map { IdentifierWords.joiningCapitals(String($0)).map(\.written) }
        let common = (words.first ?? []).filter { word in words.dropFirst().allSatisfy { $0.contains(word) } }
        // Words that only end the names say what sort of consumers they are.
        guard consumers.count > 1, form == .exact, let first = common.first, words.allSatisfy({ $0.first == first })
        else { return name(for: consumers.first ?? "", form) }
        return common.joined() + "Dependencies"
    }

    /// The same, or where another interface of these consumers has that name, the one that also says what `type` is
    /// called: `ScreenClock` beside `ScreenDependencies`.
    static func name(
        for consumers: [String], _ form: Form, of type: StudiedType, in index: DeclarationIndex
    ) -> String {
        let plain = name(for: consumers, form)
        guard form == .exact, index.location(ofTypeNamed: plain) != nil else { return plain }
        let whole = type.simpleName.filter { $0 != "`" }
        let noun = whole.hasSuffix("Protocol") ? whole.dropLast("Protocol".count) : whole[...]
        return String(plain.dropLast("Dependencies".count) + noun)
    }

    /// Whether `consumer` has a place of the type that could be narrowed.
    package static func isCandidate(_ type: StudiedType, for consumer: String) -> Bool {
        type.places.places.contains { $0.owner == consumer }
    }

    /// If one of several functions takes a pack, it is unknown which of them is called; and Swift may not choose among
    /// several that would meet a requirement.
    private mutating func refuseUnclearOverloads(_ form: Form) {
        guard type.kind != .protocol, let declaration = index.declaration(of: type) else { return }
        if form == .exact {
            let choice = WitnessChoice(declaration, in: index)
            refusals += places.members.compactMap { choice.obstacle(to: $0, returningSelf: false) }
        }
        let packed = declaration.members.filter { member in
            guard case .function(let function) = member.kind else { return false }
            return function.genericParameters.contains(where: \.isPack)
        }
        let names = Set(Requirement.gather(declaration.source[packed]).map(\.name))
        for member in places.members where names.contains(member.member.name) {
            let words =
                "'\(member.member.name)' has the same name as a function that takes a pack, which may be the one called"
            refusals.append(Refusal(.place, words, at: member.location))
        }
    }

    /// The interface is in the consumer's file, which has to import what its members name.
    private mutating func addImports(_ anchor: Anchor) {
        let outside = places.bounds(of: type).outside?.sources ?? []
        let imports = InterfaceImports(for: places.members, and: outside, at: anchor, index)
        refusals += imports.refusals
        if imports.missing.isEmpty { return }
        let unknown = type.module == anchor.module ? [] : imports.unknown(toFilesBesides: anchor)
        if unknown.isEmpty { return edits += imports.edit.map { [$0] } ?? [] }
        let words = "its members may need imports that the file lacks: " + unknown.joined(separator: ", ")
        refusals.append(Refusal(.place, words, at: places.places[0].ownerLocation))
    }

    // MARK: - A protocol

    /// The declaration of the protocol, if it has to refine the new one.
    private func refined(for anchor: Anchor) -> ProtocolDeclaration? {
        isKnownAsWhole(anchor) ? index.protocolDeclaration(of: type) : nil
    }

    /// Where the new protocol goes.
    private func home(of anchor: Anchor) -> Anchor {
        refined(for: anchor).flatMap { RefinedProtocol($0, in: index).home(besides: anchor) } ?? anchor
    }

    private mutating func makeProtocol(_ consumer: Anchor) {
        let anchor = home(of: consumer)
        addImports(anchor)
        refuseTakenName()
        let bounds = places.bounds(of: type)
        refuseTied(bounds)
        let access = access(from: consumer)
        refuse(membersNarrowerThan: access)
        // A value that the consumer passes on as less than the type is passed on as that.
        let attributes = Set(places.members.compactMap(\.attributeOfType)).sorted().map { $0 + "\n" }.joined()
        let choice = index.declaration(of: type).map { WitnessChoice($0, in: index) }
        var text =
            attributes
            + bounds.protocolText(
                name, MemberHead.lines(places.members), access: access, inheriting: places.handedAs,
                extendedBy: choice.map(places.members.defaultFunctions) ?? [], at: anchor)
        if type.kind == .protocol {
            conformTypes(from: consumer, access, bounds)
        } else {
            text += "\n\n" + bounds.conformanceText(of: type.path, to: name)
        }
        // Code in other branches conforms to it, or names it, unless the type itself is under a condition.
        let isConditional = !(CodePlace(type.location, in: index)?.branches.isEmpty ?? true)
        let end = isConditional ? anchor.end : anchor.unconditionalEnd
        edits.append(SourceEdit(inserting: "\n\n" + text + anchor.source.gap(behind: end), at: end, of: anchor.source))
        edits += replacements(.exact) + places.stating
    }

    /// What is said of inherited types can't be repeated if it names an associated type of the protocol itself.
    private mutating func refuseTied(_ bounds: InterfaceBounds) {
        guard let tied = bounds.outside?.tied else { return }
        refusals.append(Refusal(.associatedRequirement, tied, at: type.location))
    }

    /// From where the new protocol has to be seen: from all places that are edited.
    private func access(from anchor: Anchor) -> AccessLevel {
        let own = max(places.access, .fileprivate)
        guard let declaration = index.protocolDeclaration(of: type) else { return own }
        // A protocol can't be more visible than one that it refines.
        if refined(for: anchor) != nil { return max(own, declaration.effectiveAccess) }
        let isInOneFile = following(declaration, anchor, own).areInOneFile
        return isInOneFile ? own : max(own, .internal)
    }

    private func following(
        _ declaration: ProtocolDeclaration, _ anchor: Anchor, _ access: AccessLevel
    ) -> FollowingConformances {
        FollowingConformances(of: type, declaration, from: anchor, access: access, in: index)
    }

    /// A member has to be as visible as a protocol that requires it, or as its type.
    private mutating func refuse(membersNarrowerThan access: AccessLevel) {
        guard type.kind != .protocol, let declaration = index.declaration(of: type) else { return }
        let needed = min(access, declaration.access, declaration.scope.boundAccess)
        for member in places.members {
            guard let own = member.place?.access(in: index), own < needed else { continue }
            refusals.append(Refusal(.narrowerMember, member.member.name, at: member.location))
        }
    }

    /// Makes every type that conforms to the protocol conform to the new one; if some values are only known to conform
    /// to the old one, the old one refines the new.
    private mutating func conformTypes(from anchor: Anchor, _ access: AccessLevel, _ bounds: InterfaceBounds) {
        guard let declaration = index.protocolDeclaration(of: type) else { return }
        refuse(membersNaming: Set(index.resolve(declaration).associatedTypes.map(\.name)))
        if refined(for: anchor) != nil {
            refuseUnrefinable(anchor)
            edits += RefinedProtocol(declaration, in: index).edits(refining: name)
            return
        }
        edits += following(declaration, anchor, access).edits(to: name, bounds)
    }

    private mutating func refuseTakenName() {
        let taken = index.location(ofTypeNamed: name) ?? (SwiftLibraryNames.contains(name) ? type.location : nil)
        if let taken { refusals.append(Refusal(.interfaceName, name, at: taken)) }
    }

    /// Outside of its protocol, an associated type is unknown.
    private mutating func refuse(membersNaming associated: Set<String>) {
        guard !associated.isEmpty else { return }
        for member in places.members where !TextWords.words(of: member.requirement).isDisjoint(with: associated) {
            refusals.append(Refusal(.associatedRequirement, member.member.name, at: member.location))
        }
    }

    /// Whether the consumer gets values that are only known to conform to the protocol, or values of types that can't
    /// conform to the new one themselves.
    private func isKnownAsWhole(_ anchor: Anchor) -> Bool {
        places.places.contains(where: \.isOpenToOthers) || places.gifts.contains(where: \.gift.isKnownAsType)
            || !unseen(from: anchor).isEmpty
    }

    /// The types of other modules that can't name the new protocol.
    private func unseen(from anchor: Anchor) -> [ProtocolConformer] {
        type.conformers.filter { conformer in
            guard let file = index.file(at: conformer.location.path), file.module != anchor.module else { return false }
            let access = isOneOfMany ? AccessLevel.internal : max(places.access, .internal)
            return Sight(of: anchor, access, from: file, in: index, searchesModule: !isOneOfMany) == .none
        }
    }

    /// The reasons why the old protocol can't refine the new one, where that is needed.
    private mutating func refuseUnrefinable(_ anchor: Anchor) {
        guard let declaration = refined(for: anchor), !RefinedProtocol(declaration, in: index).isPossible else {
            return
        }
        if let gift = places.gifts.map(\.gift).first(where: \.isKnownAsType), let file = index.file(at: gift.path) {
            refusals.append(Refusal(.givenWhole, type.path, at: file.source.location(at: gift.range.lowerBound)))
        }
        refusals += unseen(from: anchor).map { Refusal(.unseenConformer, $0.name, at: $0.location) }
    }

    // MARK: - Places

    /// The new name wherever the consumer names the type.
    func replacements(_ form: Form) -> [SourceEdit] {
        places.places.flatMap(\.holds).compactMap { hold in
            index.file(at: hold.location.path).map { replacement(of: $0.source[hold], form) }
        }
    }

    private func replacement(of place: InSource<ProtocolHold>, _ form: Form) -> SourceEdit {
        let (hold, source) = (place.piece, place.source)
        if form == .closures {
            let before = ByteRange(start: max(0, hold.range.lowerBound - 4), end: hold.range.lowerBound)
            let range = source.matches(before, "any ") ? before.union(hold.range) : hold.range
            return SourceEdit(source[range], with: name)
        }
        if type.kind == .protocol { return SourceEdit(source[hold.range], with: name) }
        return Self.asks(place, for: name)
    }

    /// The edit by which a place that names a concrete type names the protocol `name`.
    static func asks(_ place: InSource<ProtocolHold>, for name: String) -> SourceEdit {
        let (hold, source) = (place.piece, place.source)
        if hold.kind == .generic { return SourceEdit(source[hold.range], with: name) }
        let next = source.byte(at: hold.range.upperBound)
        let binds = next == UInt8(ascii: "?") || next == UInt8(ascii: "!") || next == UInt8(ascii: ".")
        return SourceEdit(source[hold.range], with: binds ? "(any \(name))" : "any \(name)")
    }
}
