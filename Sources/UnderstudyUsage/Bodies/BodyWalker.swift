import UnderstudySemantics
import UnderstudySyntax

/// Walks through bodies, infers the types of values, and records how values of protocols are used.
final class BodyWalker {
    let table: SymbolTable
    /// What was found so far.
    private(set) var evidence = Evidence()
    /// The member whose code is being walked through.
    var member = MemberID(0)
    /// Whether uses are recorded, rather than only types inferred.
    private let isWriting: Bool
    /// The number of enclosing inferences that are not uses.
    var silence = 0
    /// The holder of a collection's elements, while they are passed to a closure.
    var closureHolder: Holder?
    var implicitBasesByPlace: ImplicitBases?
    /// How many inferences of properties the walker is inside.
    var inferences = 0
    /// The names that are known here, innermost scope last.
    var scopes: [[String: Value]] = []
    /// What the enclosing closures and functions return, as far as a `return` shows.
    var returns: [ValueType] = []
    /// What the enclosing closures and functions are known to return.
    var expectedReturns: [ValueType] = []
    /// Where names of types are looked up.
    var place = PlaceID(0)
    /// What `self` is; `nil` outside types.
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

    /// The text being walked through.
    var source: SourceText { table.places[place].source }

    func text(_ range: ByteRange) -> String { table.name(range, source) }

    func resolve(_ type: TypeSyntax) -> ValueType {
        // A generic parameter of a local function is known by the scopes.
        if case .named(let name, _) = type.form, let local = lookUpLocal("<" + text(name)) { return local.type }
        return table.resolve(type, from: place)
    }

    // MARK: - Scopes

    @discardableResult
    func inScope<Result>(_ body: () -> Result) -> Result {
        scopes.append([:])
        defer { scopes.removeLast() }
        return body()
    }

    func declare(_ name: String, _ value: Value) {
        guard name != "_", !scopes.isEmpty else { return }
        scopes[scopes.count - 1][name] = value
    }

    func lookUpLocal(_ name: String) -> Value? {
        for scope in scopes.reversed() {
            if let value = scope[name] { return value }
        }
        return nil
    }

    /// Gives the nearest variable `name` a new value.
    func rebind(_ name: String, to value: Value) {
        for index in scopes.indices.reversed() where scopes[index][name] != nil {
            scopes[index][name]?.holder = value.holder
            if scopes[index][name]?.type == .unknown { scopes[index][name]?.type = value.type }
            return
        }
    }

    // MARK: - Notes

    private func placeInFile(_ range: ByteRange) -> PlaceInFile {
        PlaceInFile(file: table.places[place].file, offset: range.start)
    }

    /// Records that `found` is used at `range` through `base`; returns the number of the use of a requirement.
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

    /// Records that `value` is used other than as the base of a member.
    func noteMention(_ value: Value) {
        guard isRecording else { return }
        let protocols = value.type.heldBounds.filter { table.types[$0].kind == .protocol }
        guard !protocols.isEmpty else { return }
        evidence.mentions.append(Evidence.Mention(protocols: protocols, holder: value.holder, consumer: consumer))
    }

    /// Records that a member called `name` of a value of unknown type is used: it may be a requirement, and if it is a
    /// property that holds a protocol, what follows may be uses of that protocol.
    func noteUnknown(_ name: String, at range: ByteRange) {
        guard isRecording else { return }
        if table.symbols.requirementNames.contains(name) { evidence.unknownMembers.insert(name) }
        guard let candidates = table.symbols.holdersByName[name] else { return }
        let near = candidates.count == 1 ? candidates : candidates.filter { isNear(table.members[$0].owner) }
        for member in near { noteDoubt(table.signature(of: member).result, at: range) }
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

    /// Turns the use that gave `value` into a write, when a part of the value is written.
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

    /// Records that `value` is passed to `holder`, if both have protocol types.
    func noteHandover(_ value: Value, to holder: Holder, of type: ValueType, at range: ByteRange) {
        guard isRecording, !type.heldBounds.isEmpty, isProtocolTyped(value.type) else { return }
        evidence.handovers.insert(
            Evidence.Handover(from: value.holder, to: holder, place: placeInFile(range), consumer: consumer))
    }

    private func isProtocolTyped(_ type: ValueType) -> Bool {
        type.heldBounds.contains { table.types[$0].kind == .protocol }
    }

    /// Records that values of `type` are used at `range` in a way that could not be determined.
    func noteDoubt(_ type: ValueType, at range: ByteRange) {
        guard isRecording else { return }
        let protocols = type.heldBounds.filter { table.types[$0].kind == .protocol }
        guard !protocols.isEmpty else { return }
        evidence.doubts.append(
            Evidence.Doubt(protocols: protocols, place: placeInFile(range), consumer: consumer))
    }

    /// Records the protocols that `type` names as the type of something.
    ///
    /// - Parameter isFixed: Whether what is around it, such as a property wrapper, fixes the type.
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
