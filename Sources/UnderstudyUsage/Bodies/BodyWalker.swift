import UnderstudySemantics
import UnderstudySyntax

/// Goes through bodies, works out what values are, and notes what is done with those of protocols.
final class BodyWalker {
    let table: SymbolTable
    /// What was found so far.
    private(set) var evidence = Evidence()
    /// The member whose code is gone through.
    var member = MemberID(0)
    /// Whether it is there to note what is done, rather than to tell what something is.
    private let isWriting: Bool
    /// How many ask what something is without its being used thereby.
    var silence = 0
    /// What the elements of a collection are held by, while a closure gets them.
    var closureHolder: Holder?
    var implicitBasesByPlace: ImplicitBases?
    /// How many inferences of properties the walker is inside of.
    var inferences = 0
    /// The names that are known here.
    var scopes = Scopes()
    /// Whether generic parameters of local functions may be among the names.
    var hasLocalTypes = false
    /// What the closures and functions around return, as far as a `return` told.
    var returns: [ValueType] = []
    /// What the closures and functions around are known to return.
    var expectedReturns: [ValueType] = []
    /// Where names of types are looked up.
    var place = PlaceID(0)
    /// What `self` is; `nil` outside of types.
    var selfValue: Value?
    /// Whether `self` is the type.
    var isStatic = false
    var consumer = ConsumerKey.member(MemberID(0))

    init(_ table: SymbolTable, isRecording: Bool = true) {
        self.table = table
        isWriting = isRecording
    }

    /// Whether what is found is noted.
    private var isRecording: Bool { isWriting && silence == 0 }

    /// The text that is gone through.
    var source: SourceText { table.places[place].source }

    func text(_ range: ByteRange) -> String { table.name(range, source) }

    func resolve(_ type: TypeSyntax) -> ValueType {
        // A generic parameter of a local function is known by the scopes.
        if hasLocalTypes, case .named(let name, _) = type.form, let local = localType(text(name)) { return local }
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
        if name != "_" { scopes.declare(name, value) }
    }

    func lookUpLocal(_ name: String) -> Value? { scopes[name] }

    /// A generic parameter of a local function, which is known under a name that no value has.
    func localType(_ name: String) -> ValueType? { hasLocalTypes ? scopes["<" + name]?.type : nil }

    /// Makes a generic parameter of a local function known.
    func declareLocalType(_ name: String, _ type: ValueType) {
        hasLocalTypes = true
        declare("<" + name, Value(type))
    }

    /// Gives the nearest variable `name` another value.
    func rebind(_ name: String, to value: Value) {
        scopes.update(name) { known in
            known.holder = value.holder
            if known.type == .unknown { known.type = value.type }
        }
    }

    // MARK: - Notes

    private func placeInFile(_ range: ByteRange) -> PlaceInFile {
        PlaceInFile(file: table.places[place].file, offset: range.start)
    }

    /// Notes that `found` is used at `range` through `base`; returns the number of the use of a requirement.
    @discardableResult
    func note(_ found: FoundMember, _ kind: RequirementUse.Kind, at range: ByteRange, base: Value?) -> Int? {
        guard isRecording else { return nil }
        let place = placeInFile(range)
        guard found.isThroughProtocol else {
            noteConcrete(found.member, at: place)
            return nil
        }
        guard table.members[found.member].isRequirement else {
            evidence.handovers.insert(
                Evidence.Handover(
                    from: base?.holder, to: .receiver(found.member), place: place, consumer: consumer))
            return nil
        }
        evidence.uses.append(
            Evidence.Use(
                requirement: found.member, kind: kind, place: place, consumer: consumer, holder: base?.holder,
                member: member))
        return evidence.uses.count - 1
    }

    private func noteConcrete(_ member: MemberID, at place: PlaceInFile) {
        let info = table.members[member]
        guard let owner = info.owner, consumer != .type(owner), table.symbols.requirementNames.contains(info.name),
            evidence.concreteUses[member] == nil
        else { return }
        evidence.concreteUses[member] = place
    }

    /// Notes that `value` is more than the base of a member.
    func noteMention(_ value: Value) {
        guard isRecording else { return }
        let protocols = value.type.heldBounds.filter { table.types[$0].kind == .protocol }
        guard !protocols.isEmpty else { return }
        evidence.mentions.append(Evidence.Mention(protocols: protocols, holder: value.holder, consumer: consumer))
    }

    /// Notes that a member called `name` is asked of a value of which nothing is known: it may be a requirement, and if
    /// it is a property that holds a protocol, what follows may be uses of that.
    func noteUnknown(_ name: String, at range: ByteRange) {
        guard isRecording else { return }
        if table.symbols.requirementNames.contains(name) { evidence.unknownMembers.insert(name) }
        guard let candidates = table.symbols.holdersByName[name] else { return }
        let near = candidates.count == 1 ? candidates : candidates.filter { isNear(table.members[$0].owner) }
        for member in near { noteDoubt(table.signature(of: member).result, at: range) }
    }

    /// Whether the type is that around, or one that it inherits or that inherits it: a closure gets those most often.
    private func isNear(_ owner: TypeID?) -> Bool {
        guard let owner, case .type(let own) = consumer else { return false }
        return table.refines(own, owner) || table.refines(owner, own)
    }

    /// What was found since this was asked last.
    func takeEvidence() -> Evidence {
        defer { evidence = Evidence() }
        return evidence
    }

    /// Turns the use that gave `value` into a write, where what is written is part of it.
    func noteWrite(into value: Value) {
        guard let use = value.use, isPlain(value.type), isSettable(evidence.uses[use].requirement) else { return }
        evidence.uses[use].kind = .write
    }

    private func isPlain(_ type: ValueType) -> Bool {
        switch type {
        case .nominal(let id, _): table.types[id].kind == .structure || table.types[id].kind == .enumeration
        case .array, .dictionary, .tuple: true
        case .optional(let inner): isPlain(inner)
        default: false
        }
    }

    private func isSettable(_ requirement: MemberID) -> Bool {
        let info = table.members[requirement]
        guard let accessors = info.binding?.accessors else { return false }
        let source = table.places[info.place].source
        return accessors.accessors.contains { source.matches($0.name, "set") }
    }

    /// Notes that `value` is handed to `holder`, where both are of protocols.
    func noteHandover(_ value: Value, to holder: Holder, of type: ValueType, at range: ByteRange) {
        guard isRecording, !type.heldBounds.isEmpty, isProtocolTyped(value.type) else { return }
        evidence.handovers.insert(
            Evidence.Handover(from: value.holder, to: holder, place: placeInFile(range), consumer: consumer))
    }

    private func isProtocolTyped(_ type: ValueType) -> Bool {
        type.heldBounds.contains { table.types[$0].kind == .protocol }
    }

    /// Notes that something is done with values of `type` at `range` that could not be told.
    func noteDoubt(_ type: ValueType, at range: ByteRange) {
        guard isRecording else { return }
        let protocols = type.heldBounds.filter { table.types[$0].kind == .protocol }
        guard !protocols.isEmpty else { return }
        evidence.doubts.append(
            Evidence.Doubt(protocols: protocols, place: placeInFile(range), consumer: consumer))
    }

    /// Notes the protocols that `type` names as the type of something.
    ///
    /// - Parameter isFixed: Whether what stands around it, such as a property wrapper, fixes the type.
    func noteHolds(_ type: TypeSyntax?, _ kind: ProtocolHold.Kind, isFixed: Bool = false) {
        guard isRecording, let type else { return }
        HeldNames.visit(type, isInvariant: isFixed) { named, isInvariant in
            // Only the whole of `Outer.Store` names a nested protocol.
            guard case .bounded(let bounds) = resolve(named) else { return false }
            for bound in bounds where table.types[bound].kind == .protocol {
                evidence.holds.append(
                    Evidence.Hold(
                        protocol: bound, kind: kind, file: table.places[place].file, range: named.nameRange,
                        consumer: consumer, isInvariant: isInvariant))
            }
            return true
        }
    }
}
