import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// An interface of exactly what one consumer needs of a type, and the edits that introduce it.
package struct ConsumerInterface: Sendable {
    /// What the consumer depends on.
    package enum Form: String, Sendable, CaseIterable {
        /// A new protocol.
        case exact
        /// A structure of closures, nested in the consumer.
        case closures
    }

    /// The edits, which must be made together, and only if nothing is refused.
    package private(set) var edits: [SourceEdit] = []
    /// The reasons against them.
    package private(set) var refusals: [Refusal]
    /// The name of the interface.
    package let name: String

    private let type: StudiedType
    private let index: DeclarationIndex
    private let places: ConsumerPlaces

    /// Makes the interface of what the consumer called `consumer` needs of `type`.
    ///
    /// - Parameter name: The name of the interface; `nil` to derive it from the consumer's name.
    package init(
        of type: StudiedType, for consumer: String, _ form: Form, named name: String? = nil, in index: DeclarationIndex
    ) {
        self.type = type
        self.index = index
        places = ConsumerPlaces(type, of: consumer, form)
        refusals = places.refusals
        self.name = name ?? Self.name(for: consumer, form)
        refuseFunctionsBesidePacks()
        guard let anchor = checked(consumer, form) else { return }
        addImports(anchor)
        switch form {
        case .exact: makeProtocol(anchor)
        case .closures: makeClosures(anchor)
        }
        refusals = Set(refusals).sorted { ($0.location, $0.message) < ($1.location, $1.message) }
    }

    /// Finds only the reasons against a protocol of what the consumer called `consumer` needs.
    ///
    /// - Parameter associated: The names of the protocol's associated types.
    init(checking type: StudiedType, for consumer: String, associated: Set<String>, in index: DeclarationIndex) {
        self.type = type
        self.index = index
        places = ConsumerPlaces(type, of: consumer, .exact)
        refusals = places.refusals
        name = Self.name(for: consumer, .exact)
        // One reason is enough.
        guard refusals.isEmpty, let anchor = checked(consumer, .exact) else { return }
        if type.module != anchor.module { addImports(anchor) }
        refuseTakenName()
        guard let declaration = index.protocolDeclaration(of: type) else { return }
        refuse(membersNaming: associated)
        if isKnownAsWhole(anchor) { refine(declaration, anchor) }
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
        return anchor
    }

    /// The default name of a consumer's interface.
    package static func name(for consumer: String, _ form: Form) -> String {
        let last = consumer.split(separator: ".").last.map(String.init) ?? consumer
        let base = last.prefix { $0 != "(" }
        return form == .closures ? "Dependencies" : base.prefix(1).uppercased() + base.dropFirst() + "Dependencies"
    }

    /// Whether `consumer` has a place of the type that could be narrowed.
    package static func isCandidate(_ type: StudiedType, for consumer: String) -> Bool {
        type.places.places.contains { $0.owner == consumer }
    }

    /// If one of several functions takes a pack, it is unknown which of them is called.
    private mutating func refuseFunctionsBesidePacks() {
        guard type.kind != .protocol, let declaration = index.declaration(of: type) else { return }
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
        let imports = InterfaceImports(for: places.members, at: anchor, index)
        if imports.missing.isEmpty { return }
        if type.module == anchor.module { return edits += imports.edit.map { [$0] } ?? [] }
        let words = "its members may need imports that the file lacks: " + imports.missing.joined(separator: ", ")
        refusals.append(Refusal(.place, words, at: places.places[0].ownerLocation))
    }

    // MARK: - A protocol

    private mutating func makeProtocol(_ anchor: Anchor) {
        refuseTakenName()
        let isHeldWeakly = places.places.contains { $0.isWeak(in: index) }
        let isForClasses = isHeldWeakly || places.members.contains(where: \.isWritten)
        let bounds = InterfaceBounds(type, isForClasses: isForClasses, in: index)
        let declaration = index.protocolDeclaration(of: type)
        let isRefined = declaration != nil && isKnownAsWhole(anchor)
        // A protocol can't be more visible than one that it refines.
        let isShared = isRefined && declaration.map { $0.effectiveAccess > .fileprivate } ?? false
        let access = isShared ? "" : anchor.access.map { $0 + " " } ?? ""
        // A value that the consumer passes on as less than the type is passed on as that.
        let bound = bounds.inherited.map(\.text)
        let supertypes = bound + places.handedAs.filter { !bound.contains($0) }
        let inherited = supertypes.isEmpty ? "" : ": " + supertypes.joined(separator: ", ")
        let requirements = places.members.map { "\(anchor.indentation)\($0.requirement)\n" }.joined()
        let attributes = Set(places.members.compactMap(\.attributeOfType)).union(bounds.isolation.map { [$0] } ?? [])
        let attribute = attributes.sorted().map { $0 + "\n" }.joined()
        var text = "\n\n\(attribute)\(access)protocol \(name)\(inherited) {\n\(requirements)}"
        if type.kind == .protocol {
            conformTypes(from: anchor, isRefined: isRefined, addingTo: &text)
        } else {
            text += "\n\nextension \(type.path): \(name) {}"
        }
        edits.append(SourceEdit(anchor.source[ByteRange(at: anchor.end)], with: text))
        edits += replacements(.exact)
    }

    /// Makes every type that conforms to the protocol conform to the new one; if some values are only known to conform
    /// to the old one, the old one refines the new.
    private mutating func conformTypes(
        from anchor: Anchor, isRefined: Bool, addingTo text: inout String
    ) {
        guard let declaration = index.protocolDeclaration(of: type) else { return }
        refuse(membersNaming: Set(index.resolve(declaration).associatedTypes.map(\.name)))
        if isRefined { return refine(declaration, anchor) }
        for conformer in type.conformers where !isSubclass(conformer) {
            let addition = "\n\nextension \(conformer.name): \(name) {}"
            if let own = Anchor(at: conformer.location, in: index), own.module != anchor.module || own.access != nil {
                edits.append(SourceEdit(own.source[ByteRange(at: own.end)], with: addition))
            } else {
                text += addition
            }
        }
    }

    private mutating func refuseTakenName() {
        if let taken = index.location(ofTypeNamed: name) { refusals.append(Refusal(.interfaceName, name, at: taken)) }
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
        places.gifts.contains(where: \.gift.isKnownAsType) || !unseen(from: anchor).isEmpty
    }

    /// The types of other modules that can't name the new protocol.
    private func unseen(from anchor: Anchor) -> [ProtocolConformer] {
        type.conformers.filter { conformer in
            index.file(at: conformer.location.path)?.module != anchor.module && !sees(conformer, anchor)
        }
    }

    /// Makes the old protocol refine the new one, if Swift accepts that.
    private mutating func refine(_ declaration: ProtocolDeclaration, _ anchor: Anchor) {
        if type.module == anchor.module {
            if declaration.effectiveAccess <= .internal { return edits.append(refinement(of: declaration)) }
            refusals.append(Refusal(.narrowerAccess, type.path, at: declaration.location))
        } else if let gift = places.gifts.map(\.gift).first(where: \.isKnownAsType),
            let file = index.file(at: gift.path)
        {
            refusals.append(Refusal(.givenWhole, type.path, at: file.source.location(at: gift.range.lowerBound)))
        } else {
            refusals += unseen(from: anchor).map { Refusal(.unseenConformer, $0.name, at: $0.location) }
        }
    }

    /// Whether the file of a type in another module can name the new protocol.
    private func sees(_ conformer: ProtocolConformer, _ anchor: Anchor) -> Bool {
        guard let file = index.file(at: conformer.location.path), let module = anchor.module else { return false }
        return file.imports.contains { $0.module == module && $0.isTestable && $0.branches.isEmpty }
    }

    /// Whether a type conforms because its superclass does.
    private func isSubclass(_ conformer: ProtocolConformer) -> Bool {
        let declaration = index.file(at: conformer.location.path)?.types.first { $0.name == conformer.name }
        let names = Set(type.conformers.map { $0.name.split(separator: ".").last.map(String.init) ?? $0.name })
        return declaration?.inherited.contains(where: names.contains) ?? false
    }

    private func refinement(of declaration: ProtocolDeclaration) -> SourceEdit {
        if let last = declaration.details.inherited.last {
            return SourceEdit(declaration.source[ByteRange(at: last.range.upperBound)], with: ", \(name)")
        }
        let primary = declaration.details.primaryAssociatedTypes.last
        let end = primary.map { $0.upperBound + 1 } ?? declaration.details.name.upperBound
        return SourceEdit(declaration.source[ByteRange(at: end)], with: ": \(name)")
    }

    // MARK: - Closures

    private mutating func makeClosures(_ anchor: Anchor) {
        guard let body = anchor.body, let owner = anchor.typeName else {
            refusals.append(Refusal(.declaration, places.consumer, at: places.places[0].ownerLocation))
            return
        }
        for place in places.places {
            let hold = place.holds[0]
            if place.isWeak(in: index) { refusals.append(Refusal(.ownership, place.name, at: hold.location)) }
            if place.kind == .generic || place.holds.contains(where: { $0.isOpaque(in: index) }) {
                let words = "a structure of closures can't replace a generic parameter; use --to exact"
                refusals.append(Refusal(.place, words, at: hold.location))
            } else if place.holds.count > 1 || !isPlain(hold) {
                refusals.append(Refusal(.shape, place.name, at: hold.location))
            }
        }
        for path in places.handedAs {
            refusals.append(Refusal(.handedOn, path, at: places.places[0].holds[0].location))
        }
        if index.files.contains(where: { $0.types.contains { $0.name == "\(owner).\(name)" } }) {
            refusals.append(Refusal(.interfaceName, name, at: places.places[0].ownerLocation))
        }
        let closures = ClosureStructure(
            name: name, type: type, members: places.members,
            bounds: InterfaceBounds(type, isForClasses: false, in: index), indentation: anchor.indentation)
        refusals += closures.refusals
        edits.append(
            SourceEdit(
                anchor.source[ByteRange(at: body.lowerBound + 1)], with: "\n\(closures.declaration(in: anchor))\n"))
        edits.append(
            SourceEdit(
                anchor.source[ByteRange(at: anchor.end)], with: "\n\n" + closures.initializer(of: "\(owner).\(name)")))
        edits += replacements(.closures)
        for (_, gift) in places.gifts {
            guard let file = index.file(at: gift.path) else { continue }
            let given = file.source.text(in: gift.range)
            edits.append(SourceEdit(file.source[gift.range], with: "\(owner).\(name)(\(given))"))
        }
    }

    private func isPlain(_ hold: ProtocolHold) -> Bool {
        guard let source = index.file(at: hold.location.path)?.source else { return false }
        let next = source.byte(at: hold.range.upperBound)
        return ![UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "]"), UInt8(ascii: ".")].contains(next)
    }

    // MARK: - Places

    /// The new name wherever the consumer names the type.
    private func replacements(_ form: Form) -> [SourceEdit] {
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
