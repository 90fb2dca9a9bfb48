import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The quickest answer: a double that declares just what its protocol asks for needs nothing, whoever wrote its bodies.
///
/// A member whose own signature is the requirement's is either as the templates give it, and then they would give the
/// same today, or edited, and then it stays. So nothing has to be rendered, as long as the type runs where the protocol
/// says and nothing else in it might once have been a member. Whatever is not plain takes the closer look.
struct SignatureCheck {
    private let double: OwnedDouble
    private let resolved: ResolvedProtocol
    private let traits: any KindTraits
    private let body: DoubleBody
    private let suffixes: [String]
    private let index: DeclarationIndex

    init(
        _ double: OwnedDouble, of resolved: ResolvedProtocol, by rendering: DoubleRendering, in index: DeclarationIndex
    ) {
        self.index = index
        self.double = double
        self.resolved = resolved
        traits = rendering.kind.traits
        body = DoubleBody(double)
        suffixes = rendering.storageSuffixes
    }

    /// Whether the double is certain to be in step.
    var isInStep: Bool {
        guard traits.keepsByMember, !suffixes.isEmpty, isPlain, hasHead, let rest = unmatched else {
            return false
        }
        let bases = Set(resolved.requirements.map(\.requirement.baseName) + ["subscript"])
        guard rest.allSatisfy({ isStorage($0, bases) }) else { return false }
        let stale = StaleDefaults(index)
        return !body.entries.indices.contains { stale.isStale($0, body) }
    }

    // MARK: - The protocol

    private var isLocked: Bool { resolved.isolation == .none && resolved.isSendable }

    /// Whether what the member for `requirement` keeps is behind a lock: that of static members is in any case.
    private func isLocked(_ requirement: Requirement) -> Bool { isLocked || requirement.isStatic }

    /// Whether the protocol is one whose doubles are simple classes.
    private var isPlain: Bool {
        let declaration = resolved.declaration
        guard double.protocols.count == 1, !declaration.isComposition,
            declaration.inherited.allSatisfy({ $0 == "Sendable" || $0 == "AnyObject" }),
            resolved.superclass == nil, resolved.associatedTypes.isEmpty, resolved.unresolved.isEmpty,
            resolved.isolation != .actor, resolved.ownIsolation == nil, resolved.conflicts.isEmpty,
            declaration.scope.branches.isEmpty
        else { return false }
        let attributes = declaration.writtenAttributes
        guard attributes.count < 2, attributes.allSatisfy({ index.globalActor($0) != nil }) else { return false }
        return resolved.requirements.allSatisfy { entry in
            let requirement = entry.requirement
            return [.func, .var, .subscript].contains(requirement.kind) && requirement.conditions.isEmpty
                && requirement.syntax.attributes.isEmpty && !entry.isStandard && !entry.hasDefault
                && requirement.syntax.modifiers.allSatisfy { requirement.source.matches($0.name, "static") }
        }
    }

    // MARK: - The type

    /// Whether the type runs where the protocol's double has to.
    private var hasHead: Bool {
        let type = double.type
        guard double.extensions.isEmpty, type.scope.branches.isEmpty, type.details.genericParameters.isEmpty else {
            return false
        }
        let saysIsolation = resolved.requirements.contains { $0.requirement.signature.saysIsolation }
        guard DefaultsSentence(in: DoubleHeader(double).lines) == nil else { return false }
        let source = type.source
        let range = ByteRange(
            start: type.syntax.range.lowerBound, end: type.syntax.introducer.upperBound)
        let statics = resolved.requirements.count(where: \.requirement.isStatic)
        let structures = body.containers.indices.filter(body.isNested)
        let hasStorage = structures.contains { !body.containers[$0].owner.isOfStaticMembers }
        let hasStaticStorage = structures.contains { body.containers[$0].owner.isOfStaticMembers }
        guard hasStorage == (isLocked && statics < resolved.requirements.count), hasStaticStorage == (statics > 0)
        else { return false }
        var wanted: [String] = []
        if case .globalActor(let actor) = resolved.isolation { wanted += ["@", actor] }
        if !structures.isEmpty { wanted += ["@", "dynamicMemberLookup"] }
        let words = source.tokenTexts(in: range)
        let tail = ["final", "class"]
        if !resolved.isSendable, resolved.isolation == .none, saysIsolation || statics > 0 {
            // What only a module on the main actor needs may be left from one.
            let isNeeded = index.settings(of: resolved.declaration).mayTestOnMainActor
            if words == wanted + ["nonisolated"] + tail { return true }
            if isNeeded { return false }
        }
        return words == wanted + tail
    }

    // MARK: - The members

    /// The entries that stand for no requirement; `nil` where a requirement has none, or where members stand in another
    /// order, as they may have in the protocol once.
    private var unmatched: [Int]? {
        var rest = Set(body.entries.indices.filter { !body.isInStructure($0) })
        var last = -1
        for entry in resolved.requirements {
            let requirement = entry.requirement
            let found = body.entries(labelled: requirement.label).first {
                rest.contains($0) && declares($0, requirement)
            }
            guard let found, found > last else { return nil }
            last = found
            rest.remove(found)
        }
        return rest.sorted()
    }

    private func declares(_ entry: Int, _ requirement: Requirement) -> Bool {
        guard body.entries[entry].conditions.isEmpty else { return false }
        if isSpelledAlike(entry, requirement) { return true }
        let settable = isSettable(entry, requirement)
        let name = double.type.simpleName
        guard let own = OwnSignatures.signature(entry, of: body, double: name, settable: settable, in: index) else {
            return false
        }
        // Behind a lock, no setter is recorded in the member itself.
        if isLocked(requirement), traits.records, settable == nil, own.isSettable { return false }
        return own == requirement.signature
    }

    /// Whether both are functions with the same tokens, as what nobody touched is: then nothing has to be compared by
    /// meaning.
    private func isSpelledAlike(_ entry: Int, _ requirement: Requirement) -> Bool {
        let (own, asked) = (body[entry], requirement.source[requirement.syntax])
        guard case .function = own.piece.kind, case .function = asked.piece.kind, own.piece.attributes.isEmpty,
            own.piece.modifiers.count == asked.piece.modifiers.count
        else { return false }
        let start = own.piece.modifiers.first?.range.lowerBound ?? own.piece.introducer.lowerBound
        let askedStart = asked.piece.modifiers.first?.range.lowerBound ?? asked.piece.introducer.lowerBound
        return own.source.hasSameTokens(
            in: ByteRange(start: start, end: own.piece.signatureRange.upperBound), as: asked.source,
            ByteRange(start: askedStart, end: asked.piece.signatureRange.upperBound))
    }

    /// Whether a property behind a lock has to be settable; `nil` where its declaration tells.
    ///
    /// There, what only has to be read can be set as well: only the storage of a spy tells whether setters are recorded.
    private func isSettable(_ entry: Int, _ requirement: Requirement) -> Bool? {
        let structure = requirement.isStatic ? Self.staticStorage : "Storage"
        guard isLocked(requirement), requirement.kind == .var, body[entry].isSetByAccessor == true,
            let stored = body.storedName(of: entry).flatMap({ body.entry(named: $0, inNested: structure) })
        else { return nil }
        return traits.records ? body[stored].isSetByAccessor ?? false : requirement.signature.isSettable
    }

    /// Whether `name` is that of a structure that holds the arguments of one call.
    private func isRecord(_ name: String, _ bases: Set<String>) -> Bool {
        let plain = name.hasSuffix("Record") ? String(name.dropLast("Record".count)) : name
        return plain.hasSuffix("Call")
            && bases.contains { base in
                // Most names differ in their first letters, which are looked at sooner than capitals are made.
                guard let own = plain.utf8.first, let other = base.utf8.first,
                    other >= 0x80 || own | 0x20 == other | 0x20
                else { return false }
                return plain.hasPrefix(base.prefix(1).uppercased() + base.dropFirst())
            }
    }

    /// Whether the entry is what a member keeps, or what all keep, and can have been no member.
    private func isStorage(_ entry: Int, _ bases: Set<String>) -> Bool {
        if isOfStaticMembers(entry) { return true }
        let syntax = body.entries[entry].syntax
        guard let name = body.storedName(of: entry) else {
            return isLocked && body.label(of: entry) == .lookup
        }
        guard case .variable = syntax.kind else {
            return name == "UnsetStub" || isRecord(name, bases) || isLocked && name == "Storage"
        }
        if isLocked { return name == "storage" }
        let last = name.utf8.last
        return suffixes.contains { suffix in
            guard suffix.utf8.last == last, name.hasSuffix(suffix) else { return false }
            let count = name.utf8.count - suffix.utf8.count
            return bases.contains { $0.utf8.count <= count && name.hasPrefix($0) }
        }
    }

    /// Whether the entry is the structure of what static members keep, or a declaration that speaks of it.
    ///
    /// That are the lock, what looks up in it, and what sets it back; a member speaks of the lock alone.
    private func isOfStaticMembers(_ entry: Int) -> Bool {
        guard let label = body.label(of: entry) else { return false }
        return label == MemberLabel(type: Self.staticStorage)
            || label.isStatic && body.words(of: entry).contains(Self.staticStorage)
    }

    private static let staticStorage = "StaticStorage"
}
