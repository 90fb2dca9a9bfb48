import UnderstudySemantics
import UnderstudySyntax

/// Walks through bodies, infers the types of values, and records how values of protocols are used.
final class BodyWalker {
    let table: SymbolTable
    /// The evidence found so far.
    var evidence = Evidence()
    /// The member whose code is being walked through.
    var member = MemberID(0)
    /// Whether uses are recorded, rather than only types inferred.
    private let isWriting: Bool
    /// The concrete types whose values are followed like those of protocols.
    private let watched: Set<TypeID>
    /// Whether to record values that a place gets, even if they are of a type that can replace the place's.
    let notesAllGifts: Bool
    /// How many callers ask what something is without using it.
    var silence = 0
    /// The holder of a collection's elements, while they are passed to a closure.
    var closureHolder: Holder?
    var implicitBasesByPlace: ImplicitBases?
    /// How many inferences of properties the walker is inside.
    var inferences = 0
    /// How many subscripts for members, each with a key path, lead to the one that is looked at.
    var keyPathDepth = 0
    /// The names that are known here.
    var scopes = Scopes()
    /// Whether generic parameters of local functions may be among the names.
    var hasLocalTypes = false
    /// The enclosing closures, functions and getters.
    var frames: [Frame] = []
    /// Where names of types are looked up.
    var place = PlaceID(0) { didSet { source = table.places[place].source } }
    /// The text being walked through.
    private(set) var source: SourceText
    /// What `self` is; `nil` outside types.
    var selfValue: Value?
    /// Whether `self` is the type.
    var isStatic = false
    var consumer = ConsumerKey.member(MemberID(0))

    /// A closure, a function or a getter, in which `return` may be.
    struct Frame {
        /// What it is known to return.
        let expected: ValueType
        /// The property that it returns the value of.
        let holder: Holder?
        /// What it returns, as far as a `return` showed.
        var found = ValueType.unknown
    }

    init(_ table: SymbolTable, isRecording: Bool = true, watching watched: Set<TypeID>? = nil) {
        self.table = table
        source = table.places.elements.first?.source ?? SourceText(path: "", text: "")
        notesAllGifts = watched != nil
        self.watched = watched ?? []
        isWriting = isRecording
    }

    /// Whether findings are recorded.
    var isRecording: Bool { isWriting && silence == 0 }

    func text(_ range: ByteRange) -> String { source.plainName(in: range) }

    func resolve(_ type: TypeSyntax) -> ValueType {
        // A generic parameter of a local function is known to the scopes.
        if hasLocalTypes {
            switch type.form {
            case .named(let name, _): if let local = localType(text(name)) { return local }
            case .optional(let inner): return .optional(resolve(inner))
            case .array(let inner): return .array(resolve(inner))
            default: break
            }
        }
        return table.resolve(type, from: place)
    }

    // MARK: - Scopes

    @discardableResult
    func inScope<Result>(_ body: () -> Result) -> Result {
        scopes.open()
        defer { scopes.close() }
        return body()
    }

    func declare(_ name: String, _ value: Value) {
        if name != "_" { scopes.declare(name, value.copy) }
    }

    func lookUpLocal(_ name: String) -> Value? { scopes[name] }

    /// A generic parameter of a local function, which is stored under a name that no value can have.
    func localType(_ name: String) -> ValueType? { hasLocalTypes ? scopes["<" + name]?.type : nil }

    /// Declares a generic parameter of a local function.
    func declareLocalType(_ name: String, _ type: ValueType) {
        hasLocalTypes = true
        declare("<" + name, Value(type))
    }

    /// Notes what the nearest variable `name` holds from here on, if its declaration says nothing of that: assignments
    /// don't change the type of a variable, which is written, or that of its first value.
    func rebind(_ name: String, to value: Value) {
        scopes.update(name) { known in
            if known.holders.allSatisfy({ $0 == nil }) {
                known.holder = value.holder
                known.alternatives = value.alternatives
            }
            if known.type == .unknown { known.type = value.type }
        }
    }

    // MARK: - Notes

    func placeInFile(_ range: ByteRange) -> PlaceInFile {
        PlaceInFile(file: table.places[place].file, offset: range.start)
    }

    /// Records that `found` is used at `range` through `base`; returns the numbers of the uses of a requirement.
    @discardableResult
    func note(
        _ found: FoundMember, _ kind: RequirementUse.Kind, at range: ByteRange, base: Value?
    ) -> Range<Int> {
        guard isRecording else { return Value.noUses }
        let place = placeInFile(range)
        let isWatched = base.map { isWatchedValue($0.type) } ?? false
        guard found.isThroughProtocol || isWatched else {
            noteConcrete(found.member, at: place)
            // A superclass gives it.
            if let base, base.type.followedBounds != nil {
                noteReliance(.inherited, table.members[found.member].name, on: base, at: range)
            }
            return Value.noUses
        }
        let holders = base?.holders ?? [nil]
        guard table.members[found.member].isRequirement || isWatched else {
            for holder in holders {
                evidence.handovers.insert(
                    Evidence.Handover(
                        from: holder, to: .receiver(found.member), place: place, end: range.end,
                        isFollowed: true, consumer: consumer))
            }
            return Value.noUses
        }
        let first = evidence.uses.count
        for holder in holders {
            evidence.uses.append(
                Evidence.Use(
                    requirement: found.member, kind: kind, place: place, consumer: consumer, holder: holder,
                    member: member))
        }
        return first..<evidence.uses.count
    }

    /// Records that `value` is compared or asked for its type, which uses no member of a concrete type.
    func noteComparison(of value: Value, at range: ByteRange) {
        if isWatchedValue(value.type) { noteMention(value, at: range) }
    }

    private func isWatchedValue(_ type: ValueType) -> Bool {
        guard !watched.isEmpty, case .nominal(let id, _) = type.unwrapped else { return false }
        return watched.contains(id)
    }

    private func noteConcrete(_ member: MemberID, at place: PlaceInFile) {
        let info = table.members[member]
        if table.isCompiled, let owner = info.owner, table.types[owner].kind == .protocol {
            evidence.concretePlaces.insert(place)
        }
        guard let owner = info.owner, consumer != .type(owner), evidence.concreteUses[member] == nil,
            table.symbols.requirementNames.contains(info.name)
        else { return }
        evidence.concreteUses[member] = place
    }

    /// Records that `value` at `range` is more than the base of a member.
    func noteMention(_ value: Value, at range: ByteRange) {
        guard isRecording else { return }
        let types = followedTypes(in: value.type)
        guard !types.isEmpty else { return }
        for holder in value.holders {
            evidence.mentions.append(
                Evidence.Mention(protocols: types, holder: holder, place: placeInFile(range), consumer: consumer))
        }
    }

    /// Records that `value` is used for what no requirement says.
    func noteReliance(_ kind: PlaceReliance.Kind, _ name: String, on value: Value, at range: ByteRange) {
        guard isRecording else { return }
        let types = followedTypes(in: value.type)
        guard !types.isEmpty else { return }
        for holder in value.holders {
            let mention = Evidence.Mention(
                protocols: types, holder: holder, place: placeInFile(range), consumer: consumer)
            evidence.reliances.append(Evidence.Reliance(kind: kind, name: name, mention: mention))
        }
    }

    /// Records that `name` of `value` is used, which only a protocol or a class that was not read can give.
    func noteInherited(_ name: String, of value: Value, at range: ByteRange) {
        guard isRecording, let bounds = value.type.followedBounds, bounds.contains(where: table.inheritsUnread) else {
            return
        }
        noteReliance(.inherited, name, on: value, at: range)
    }

    /// Records that the alternatives of `value` have to be of one type.
    ///
    /// If one of them has no known holder, the others are mentioned where they are.
    func noteJoin(of value: Value) {
        guard isRecording else { return }
        let held = value.alternatives.filter { $0.holder != nil && !followedTypes(in: $0.type).isEmpty }
        if held.count < value.alternatives.count {
            for other in held { noteMention(Value(other.type, other.holder), at: other.range) }
            return
        }
        for (one, other) in zip(held, held.dropFirst()) {
            guard let first = one.holder, let second = other.holder, first != second else { continue }
            evidence.joins.append(
                Evidence.Join(
                    holders: [first, second], places: [placeInFile(one.range), placeInFile(other.range)],
                    consumer: consumer))
        }
    }

    /// The concrete types in `value` that are followed, or that it may be of.
    func watchedTypes(in value: Value) -> Set<TypeID> {
        watched.isEmpty ? [] : value.suspects.union(value.type.nominals.filter(watched.contains))
    }

    /// Records that a member called `name` of `value` is used, which may be of one of the types that it is suspected of.
    func noteSuspicion(_ name: String, of value: Value, at range: ByteRange) {
        guard isRecording, !isSettled(range) else { return }
        for type in value.suspects {
            evidence.suspectAsks[type, default: [:]][name, default: []].insert(placeInFile(range))
        }
    }

    /// The protocols in `type`, and the concrete types that are followed.
    func followedTypes(in type: ValueType) -> [TypeID] {
        let protocols = type.heldBounds.filter { table.types[$0].kind == .protocol }
        return watched.isEmpty ? protocols : protocols + type.nominals.filter(watched.contains)
    }

    /// Records that a member called `name` of a value of unknown type is used: it may be a requirement, and if it is a
    /// property that holds a protocol, what follows may be uses of that protocol.
    func noteUnknown(_ name: String, at range: ByteRange) {
        guard isRecording else { return }
        if !isSettled(range) {
            if table.symbols.requirementNames.contains(name) { evidence.unknownMembers.insert(name) }
            evidence.unknownAsks[name, default: []].insert(table.places[place].file)
        }
        guard let candidates = table.symbols.holdersByName[name] else { return }
        let near = candidates.count == 1 ? candidates : candidates.filter { isNear(table.members[$0].owner) }
        for member in near {
            noteDoubt(table.signature(of: member).result, .property(member), at: range, about: range)
        }
    }

    /// Records that the name `name` may be a requirement.
    func noteUnknownRequirement(_ name: String) {
        if isRecording, table.symbols.requirementNames.contains(name) { evidence.unknownMembers.insert(name) }
    }

    /// Whether the type is the enclosing one, inherits it or is inherited by it: those are the most common types of
    /// closures' parameters.
    private func isNear(_ owner: TypeID?) -> Bool {
        guard let owner, case .type(let own) = consumer else { return false }
        return table.refines(own, owner) || table.refines(owner, own)
    }

    /// The evidence found since the last call.
    func takeEvidence() -> Evidence {
        defer { evidence = Evidence() }
        return evidence
    }

    /// Records that `value` is passed to `holder`, if both have protocol types.
    func noteHandover(_ value: Value, to holder: Holder, of type: ValueType, at range: ByteRange) {
        // A list of values that is itself a value of the type is given as a whole.
        let isOne = if case .array = value.type { type.unwrapped.bounds != nil } else { false }
        if value.alternatives.isEmpty || isOne {
            noteHandover(of: value.type, from: value.holder, to: holder, of: type, at: range)
        }
        for other in isOne ? [] : value.alternatives {
            noteHandover(of: other.type, from: other.holder, to: holder, of: type, at: other.range)
        }
    }

    private func noteHandover(
        of given: ValueType, from source: Holder?, to holder: Holder, of type: ValueType, at range: ByteRange
    ) {
        guard isRecording else { return }
        let isFollowed = (!type.heldBounds.isEmpty || !watched.isEmpty) && !followedTypes(in: given).isEmpty
        guard isFollowed || notesAllGifts && !followedTypes(in: type).isEmpty else { return }
        // A value of unknown type, such as a closure's `$0`, may be known as nothing more specific.
        let isUnknown = given.unwrapped == .unknown && !self.source.matches(range, "nil")
        evidence.handovers.insert(
            Evidence.Handover(
                from: isFollowed ? source : nil, to: holder, place: placeInFile(range), end: range.end,
                isFollowed: isFollowed || isUnknown, consumer: consumer))
    }

    /// Records that something unknown happens at `range` to values of `type`, which `holder` holds.
    ///
    /// - Parameter name: The name that would resolve it; if the compiler recorded that name, the doubt is settled.
    func noteDoubt(_ type: ValueType, _ holder: Holder? = nil, at range: ByteRange, about name: ByteRange? = nil) {
        guard isRecording else { return }
        let types = followedTypes(in: type)
        guard !types.isEmpty else { return }
        let doubt = Evidence.Doubt(protocols: types, holder: holder, place: placeInFile(range), consumer: consumer)
        if let name, isSettled(name) {
            evidence.settled.append(doubt)
        } else {
            evidence.doubts.append(doubt)
        }
    }

    /// The same for what may hold `value`.
    func noteDoubt(_ value: Value, at range: ByteRange, about name: ByteRange? = nil) {
        for holder in value.holders { noteDoubt(value.type, holder, at: range, about: name) }
    }

    /// The holder of the values of a local variable that has its written type at `range`.
    func localHolder(_ type: ValueType, at range: ByteRange) -> Holder? {
        followedTypes(in: type).isEmpty ? nil : .local(placeInFile(range))
    }

    /// Records the protocols that `type` names as the type of something.
    ///
    /// - Parameter isFixed: Whether the context, such as a property wrapper, fixes the type.
    func noteHolds(
        _ type: TypeSyntax?, _ kind: ProtocolHold.Kind, of holder: Holder? = nil, isFixed: Bool = false
    ) {
        guard isRecording, let type else { return }
        HeldNames.visit(type, isInvariant: isFixed) { named, isInvariant in
            // Only the whole of `Outer.Store` names a nested protocol.
            let types = namedTypes(named)
            for id in types {
                evidence.holds.append(
                    Evidence.Hold(
                        protocol: id, kind: kind, holder: holder, file: table.places[place].file,
                        range: named.nameRange, consumer: consumer, isInvariant: isInvariant))
            }
            return !types.isEmpty
        }
    }

    /// The protocols that `named` stands for, or the concrete type that is followed.
    private func namedTypes(_ named: TypeSyntax) -> [TypeID] {
        guard mayBeFollowed(named) else { return [] }
        switch resolve(named) {
        case .bounded(let bounds): return bounds.filter { table.types[$0].kind == .protocol }
        case .nominal(let id, _) where watched.contains(id): return [id]
        default: return []
        }
    }

    /// Whether `named` may stand for a protocol or a type that is followed: the text of most names shows that it can't.
    private func mayBeFollowed(_ named: TypeSyntax) -> Bool {
        guard case .named(let name, _) = named.form, watched.isEmpty, !hasLocalTypes else { return true }
        let here = table.places[place]
        let isConstrained =
            !here.constraints.isEmpty || here.member.map { !table.members[$0].constraints.isEmpty } ?? false
        return isConstrained || table.symbols.namesOfProtocols.contains(text(name))
    }
}
