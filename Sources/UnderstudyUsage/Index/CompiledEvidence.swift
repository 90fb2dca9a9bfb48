import UnderstudySemantics
import UnderstudySyntax

/// The evidence from bodies, corrected and completed by what the compiler recorded.
///
/// If both say something, the compiler is right; where it recorded nothing, as in branches of `#if` that were not
/// built, the evidence from the text remains.
struct CompiledEvidence {
    private(set) var evidence: Evidence
    private let table: SymbolTable
    private let names: CompiledNames
    private var known: Set<Found>
    /// The requirements that are used in each member, or in each file outside members.
    private var perHolder: Set<InMember>

    /// A member that is used at a place.
    private struct Found: Hashable {
        let place: PlaceInFile
        let member: MemberID
    }

    private struct InFile: Hashable {
        let file: FileID
        let member: MemberID
    }

    private struct InMember: Hashable {
        let consumer: ConsumerKey
        let member: MemberID
    }

    init(_ table: SymbolTable, _ evidence: Evidence) {
        self.table = table
        self.evidence = evidence
        names = table.symbols.compiled
        (known, perHolder) = ([], [])
        dropMistaken()
        noteKnown()
        addMissing()
    }

    // MARK: - What the text only seems to show

    private mutating func dropMistaken() {
        let (names, table) = (names, table)
        // Uses in expansions of macros are recorded at the macro, not where its arguments are.
        let expanded = Set(
            table.files.ids.flatMap { file in
                names.mentions(in: file).lazy.filter(\.isImplicit).map { InFile(file: file, member: $0.member) }
            })
        func isMistaken(_ member: MemberID, at place: PlaceInFile) -> Bool {
            if let meaning = names.meaning(at: place.offset, in: place.file) { return meaning != .member(member) }
            // The compiler records each use, except for types inside functions: this is a member of one of those.
            return !names.isNoted(at: place.offset, in: place.file)
                && !expanded.contains(InFile(file: place.file, member: member))
                && names.saw(line: table.files[place.file].source.lines.line(at: Int(place.offset)), of: place.file)
        }
        evidence.uses.removeAll { isMistaken($0.requirement, at: $0.place) }
        evidence.handovers = evidence.handovers.filter { handover in
            guard case .receiver(let member) = handover.to else { return true }
            return !isMistaken(member, at: handover.place)
        }
    }

    // MARK: - What the text does not show

    private mutating func noteKnown() {
        for use in evidence.uses {
            known.insert(Found(place: use.place, member: use.requirement))
            perHolder.insert(InMember(consumer: use.consumer, member: use.requirement))
        }
        for handover in evidence.handovers {
            guard case .receiver(let member) = handover.to else { continue }
            known.insert(Found(place: handover.place, member: member))
            perHolder.insert(InMember(consumer: handover.consumer, member: member))
        }
    }

    private mutating func addMissing() {
        let enclosing = EnclosingConsumers(table)
        for file in table.files.ids {
            let mentions = names.mentions(in: file)
            // A use in a macro's expansion is recorded at the macro: one for each consumer is enough, and written uses
            // come first.
            for mention in mentions where !mention.isImplicit { add(mention, in: file, enclosing) }
            for mention in mentions where mention.isImplicit { add(mention, in: file, enclosing) }
        }
    }

    private mutating func add(_ mention: CompiledNames.Mention, in file: FileID, _ enclosing: EnclosingConsumers) {
        let place = PlaceInFile(file: file, offset: mention.offset)
        let member = mention.member
        guard !known.contains(Found(place: place, member: member)) else { return }
        let (consumer, code) = enclosing.consumer(at: mention.offset, in: file)
        let info = table.members[member]
        guard let owner = info.owner, table.types[owner].kind == .protocol else {
            addConcrete(member, at: place, by: consumer)
            return
        }
        let isNew = perHolder.insert(InMember(consumer: consumer, member: member)).inserted
        guard isNew || !mention.isImplicit else { return }
        known.insert(Found(place: place, member: member))
        if info.isRequirement {
            evidence.uses.append(
                Evidence.Use(
                    requirement: member, kind: mention.kind, place: place, consumer: consumer,
                    holder: code.flatMap(receiver), member: code))
        } else if !evidence.concretePlaces.contains(place) {
            evidence.handovers.insert(
                Evidence.Handover(
                    from: code.flatMap(receiver), to: .receiver(member), place: place, end: place.offset,
                    isFollowed: true,
                    consumer: consumer))
        }
    }

    /// `self` of a member that an extension of a protocol adds, through which the member most often uses requirements.
    private func receiver(of member: MemberID) -> Holder? {
        guard let owner = table.members[member].owner, table.types[owner].kind == .protocol else { return nil }
        return .receiver(member)
    }

    private mutating func addConcrete(_ member: MemberID, at place: PlaceInFile, by consumer: ConsumerKey) {
        let info = table.members[member]
        guard let owner = info.owner, consumer != .type(owner), evidence.concreteUses[member] == nil,
            table.symbols.requirementNames.contains(info.name)
        else { return }
        evidence.concreteUses[member] = place
    }
}

/// The consumer that the code at a place belongs to.
private struct EnclosingConsumers {
    private struct Span {
        let range: ByteRange
        let consumer: ConsumerKey
        var member: MemberID?
    }

    /// The members of each file, sorted by their places, which do not overlap.
    private var members: [[Span]]
    /// The types and extensions of each file.
    private var types: [[Span]]

    init(_ table: SymbolTable) {
        members = Array(repeating: [], count: table.files.elements.count)
        types = members
        for member in table.members.elements where member.kind != .code || member.syntax.isCode {
            members[table.places[member.place].file.number].append(
                Span(
                    range: member.syntax.range, consumer: table.consumer(of: member.id),
                    member: member.id))
        }
        for file in members.indices { members[file].sort { $0.range.start < $1.range.start } }
        for id in table.files.ids {
            let file = table.files[id]
            let declared =
                file.types.map { ($0.name, $0.syntax.range) } + file.protocols.map { ($0.name, $0.syntax.range) }
                + file.extensions.map { ($0.extendedName, $0.syntax.range) }
            types[id.number] = declared.compactMap { name, range in
                table.declaredType(SymbolTable.plainPath(name), module: file.module, file: id).map {
                    Span(range: range, consumer: .type($0))
                }
            }
        }
    }

    /// The consumer that the code at `offset` belongs to, and the member.
    func consumer(at offset: Int32, in file: FileID) -> (consumer: ConsumerKey, member: MemberID?) {
        let spans = members[file.number]
        var low = 0
        var high = spans.count
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].range.start <= offset { low = middle + 1 } else { high = middle }
        }
        if low > 0, spans[low - 1].range.end > offset { return (spans[low - 1].consumer, spans[low - 1].member) }
        let around = types[file.number].filter { $0.range.start <= offset && offset < $0.range.end }
        return (around.max { $0.range.start < $1.range.start }?.consumer ?? .file(file), nil)
    }
}

extension DeclSyntax {
    /// Whether it stands for its bytes alone, rather than for a type that contains other members.
    fileprivate var isCode: Bool { if case .code = kind { true } else { false } }
}
