import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The type's declaration, and the comment above it.
extension DoubleMerge {
    mutating func planType() {
        let former = base.rendered
        let ours = Head(double.type.source[double.type.syntax], double.type.details)
        var before = Head(former.source[former.declaration], former.details)
        if mayHaveBeenKeptOff { before.words.append(Head.isolation) }
        if base.isTemplates {
            let (index, origin) = (comparison.comparer.index, comparison.resolved.declaration)
            before.takeOver(ours) { $0 == "AnyObject" || index.protocolNamed($0, from: origin.module) != nil }
        }
        let gainsLookup = missing.contains { Self.looksUp($0, in: whole.body) }
        if gainsLookup { before.words.removeAll { $0 == Head.lookup } }
        var after = Head(whole.source[whole.declaration], whole.details)
        // Members that nothing asks for are no reason to keep the type off an actor.
        let asked = Head(fresh.source[fresh.declaration], fresh.details)
        if !(asked.words + ours.words).contains(Head.isolation) { after.words.removeAll { $0 == Head.isolation } }
        let wanted = after
        if standsAsWritten {
            after.keep(ours)
        } else if staysOnSystems {
            after.words.removeAll(where: Head.isOfSystems)
            after.words += ours.words.filter(Head.isOfSystems)
        }
        // Where each member stays in front of the lock there is none.
        if !gainsLookup, !neededWords.contains(Head.lookup) { after.words.removeAll { $0 == Head.lookup } }
        // Words in front of the name are a set; what stands behind it is text.
        var (changes, isComplete) = ours.words(
            from: before, to: after, keeping: neededWords, isTold: base.history != nil
        ) { comparison.comparer.index.globalActor($0) != nil }
        let merged = TextMerge.merge(base: before.clauses, ours: ours.clauses, fresh: after.clauses)
        changes += merged.replacements
        isComplete = isComplete && merged.isComplete
        if !isComplete { findings.editedSection("the declaration", at: typeLocation) }
        if !standsAsWritten { changes += ours.generics(from: before, to: after) }
        for change in changes { applyToType(change) }
        noteFinal(wanted)
        if changes.isEmpty, !movesStorage { return }
        // What looks storage up comes and goes with the lock.
        let unsaid: Set<String> = movesStorage ? [Head.lookup] : []
        var reasons = movesStorage ? [lockReason(isGained: Self.hasLock(whole.body))] : []
        reasons += ours.reasons(from: before, to: after, besides: neededWords.union(unsaid))
        findings.type("the declaration", reasons, at: typeLocation)
    }

    private func lockReason(isGained: Bool) -> String {
        if !isGained { return "what it keeps needs no lock" }
        return comparison.resolved.ownIsolation == nil
            ? "what it keeps has to be behind a lock, since the protocol is 'Sendable'"
            : "the storage of nonisolated members has to be behind a lock"
    }

    /// Whether the templates may have kept the type off an actor: nothing tells what was required once, but what is
    /// required today speaks of where it runs.
    private var mayHaveBeenKeptOff: Bool {
        let surroundings = comparison.surroundings
        return base.history == nil && surroundings.isolation == .none && !surroundings.isSendable
            && fresh.units.indices.compactMap(requirement).contains {
                $0.keepsTypeOffActors(in: comparison.comparer.index)
            }
    }

    /// The attributes that members need which stay.
    private var neededWords: Set<String> {
        let looksUp = body.entries.indices.contains { !removed.contains($0) && Self.looksUp($0, in: body) }
        return looksUp ? [Head.lookup] : []
    }

    private static func looksUp(_ entry: Int, in body: DoubleBody) -> Bool {
        body.label(of: entry)?.name == MemberLabel.lookup.name
    }

    /// A class of a `Sendable` protocol has to be final, unless its owner answers for it, or the compiler does not ask.
    private mutating func noteFinal(_ after: Head) {
        let resolved = comparison.resolved
        let settings = comparison.comparer.index.file(at: double.type.source.path)?.settings
        guard double.type.details.kind == .class, settings?.languageMode != .swift5, resolved.isSendable,
            resolved.isolation == .none, !body.isUnchecked,
            after.words.contains("final")
        else { return }
        let own = Head(double.type.source[double.type.syntax], double.type.details)
        if !own.words.contains("final") { findings.notFinal(at: typeLocation) }
        let names = unlocked.compactMap { body.storedName(of: $0) }
        if let first = unlocked.first { findings.unlocked(names, at: location(of: first)) }
    }

    /// The properties that stay outside of the lock that the double gets: what its owner's members keep.
    private var unlocked: [Int] {
        let hasLock = body.entries.indices.contains { entry in
            let name = body.storedName(of: entry) ?? ""
            return isStructure(entry) && !removed.contains(entry) && !name.hasPrefix("Static")
        }
        if hasLock { return [] }
        let moved = comparison.pairs.filter { !beside.contains($0.key) }.values.flatMap { entry in
            [entry] + (base.units[entry]?.entries ?? [])
        }
        let rewritten = whole.outerShared.compactMap(counterpart).filter { own in
            base.allShared(of: own).contains { UnitMatch.isSame(own, in: body, as: $0.entry, of: $0.rendered) }
        }
        return body.entries.indices.filter { entry in
            body.isStored(entry) && !body.isStatic(entry) && !body.isInStructure(entry)
                && !removed.contains(entry) && !moved.contains(entry) && !rewritten.contains(entry)
        }
    }

    /// What stands before the brace of a type.
    private struct Head {
        /// What stands behind the generic parameters.
        let clauses: TextPart
        /// The attributes and modifiers.
        var words: [String]
        private(set) var keyword: String
        let inherited: [String]
        /// The generic parameters, as written.
        let generics: [String]
        /// What each generic parameter was asked for besides.
        private var unwritten: [String] = []
        private let parameters: [GenericParameterSyntax]
        private let source: SourceText
        private let declaration: DeclSyntax
        private let nameEnd: Int

        /// Whether a word says for which systems the type is.
        static func isOfSystems(_ word: String) -> Bool { word.hasPrefix("@available(") }

        init(_ type: InSource<DeclSyntax>, _ details: NominalSyntax) {
            source = type.source
            declaration = type.piece
            parameters = details.genericParameters
            nameEnd = details.name.upperBound
            var end = parameters.last?.range.upperBound ?? nameEnd
            if !parameters.isEmpty {
                while end < source.count, source.byte(at: end) != UInt8(ascii: ">") { end += 1 }
                end += 1
            }
            clauses = source[ByteRange(start: end, end: max(end, details.members.range.lowerBound))]
            words = Self.ranges(of: type.piece).map { type[$0].compactText }
            keyword = source.text(in: declaration.introducer)
            inherited = details.inherited.map { type[$0.range].compactText }
            generics = details.genericParameters.map { type[$0.range].compactText }
        }

        /// Adds clauses that the templates wrote: for versions, metatypes and generic parameters, and those without a
        /// signature.
        ///
        /// - Parameter isTheirs: Whether a constraint of a generic parameter is one that hardly anybody adds, as a protocol
        ///   of the sources is.
        mutating func takeOver(_ ours: Head, _ isTheirs: (String) -> Bool) {
            words += ours.declaration.attributes.map { ours.source[$0] }.filter { written in
                Attribute(written).availability?.introduced.isEmpty == false
            }.map { ours.source.compactText(in: $0.piece.range) }.filter { !words.contains($0) }
            unwritten =
                ours.parameters.flatMap { Self.constraints(ours.source[$0]) }.filter(isTheirs) + ["SendableMetatype"]
        }

        /// Keeps what its owner wrote before its name; but nothing else than an actor conforms to what refines `Actor`.
        mutating func keep(_ ours: Head) {
            words = ours.words
            if keyword != "actor" { keyword = ours.keyword }
        }

        /// What keeps a type off the actor that is the default of its module.
        static let isolation = "nonisolated"
        /// What a type needs whose members are looked up in a structure.
        static let lookup = "@dynamicMemberLookup"

        private static func ranges(of declaration: DeclSyntax) -> [ByteRange] {
            declaration.attributes.map(\.range) + declaration.modifiers.map(\.range)
        }

        /// Takes away and adds what `before` and `after` differ in, and whether that is all.
        ///
        /// - Parameters:
        ///   - needed: What a member that stays needs.
        ///   - isTold: Whether `before` is what really was there: the shape does not tell whether a type was ever kept off
        ///     the actor that is the default of its module.
        func words(
            from before: Head, to after: Head, keeping needed: Set<String>, isTold: Bool, _ isActor: (String) -> Bool
        ) -> (changes: [Replacement], isComplete: Bool) {
            let isolation = Self.isolation
            var gone = Set(before.words).subtracting(after.words).subtracting(needed)
            var added = after.words.filter { word in
                !words.contains(word) && (!before.words.contains(word) || !isTold && word == isolation)
            }
            let isOther = before.keyword != after.keyword && keyword != after.keyword
            let isSame = !isOther || keyword == before.keyword
            // A type on an actor can't be nonisolated.
            let isOnActor = words.contains { !gone.contains($0) && isActor($0) } || added.contains(where: isActor)
            if isOnActor || (isOther ? after.keyword : keyword) == "actor" {
                gone.insert(isolation)
                added.removeAll { $0 == isolation }
            }
            let ranges = Self.ranges(of: declaration)
            let starts = ranges.map(\.lowerBound) + [declaration.introducer.lowerBound]
            var changes = words.indices.filter { gone.contains(words[$0]) }.map { index in
                let whole = ByteRange(start: starts[index], end: starts[index + 1])
                return Replacement(range: source.hasComment(in: whole) ? ranges[index] : whole, text: "")
            }
            for word in added {
                let isAttribute = word.hasPrefix("@")
                let next = after.words.drop { $0 != word }.lazy.compactMap { next in
                    gone.contains(next) || next.hasPrefix("@") != isAttribute ? nil : words.firstIndex(of: next)
                }.first
                let last = isAttribute ? declaration.attributes.count : words.count
                let place = ByteRange(at: starts[next ?? last])
                changes.append(Replacement(range: place, text: word + (isAttribute ? "\n" : " ")))
            }
            if isOther, isSame {
                changes.append(Replacement(range: declaration.introducer, text: after.keyword))
            }
            return (changes, isSame)
        }

        /// The range of the generic parameters with their brackets.
        private var clause: ByteRange { ByteRange(start: nameEnd, end: clauses.piece.lowerBound) }

        /// A parameter has what is asked of it today, and what its owner asks besides.
        func generics(from before: Head, to after: Head) -> [Replacement] {
            func names(_ head: Head) -> [String] { head.parameters.map { head.source.text(in: $0.name) } }
            if names(self) == names(after) {
                return constraints(from: before, to: after).compactMap { parameter, stale, missing in
                    if stale.isEmpty, missing.isEmpty { return nil }
                    let all = Self.constraints(source[parameter]).filter { !stale.contains($0) } + missing
                    let range = ByteRange(start: parameter.name.upperBound, end: parameter.range.upperBound)
                    return Replacement(range: range, text: all.isEmpty ? "" : ": " + all.joined(separator: " & "))
                }
            }
            if names(before) == names(after) { return [] }
            let clause = after.generics.isEmpty ? "" : "<" + after.generics.joined(separator: ", ") + ">"
            return [Replacement(range: self.clause, text: clause)]
        }

        /// What each parameter has to lose and to get.
        private func constraints(
            from before: Head, to after: Head
        ) -> [(parameter: GenericParameterSyntax, stale: [String], missing: [String])] {
            zip(parameters, after.parameters).map { parameter, asked in
                let own = Self.constraints(source[parameter])
                let wanted = Self.constraints(after.source[asked])
                let former =
                    before.parameters.first { before.source.text(in: $0.name) == source.text(in: parameter.name) }
                    .map { Self.constraints(before.source[$0]) + before.unwritten } ?? []
                return (
                    parameter, own.filter { former.contains($0) && !wanted.contains($0) },
                    wanted.filter { !own.contains($0) }
                )
            }
        }

        private static func constraints(_ parameter: InSource<GenericParameterSyntax>) -> [String] {
            guard let constraint = parameter.piece.inherited else { return [] }
            if case .composition(let parts) = constraint.form { return parts.map { parameter[$0.range].compactText } }
            return [parameter[constraint.range].compactText]
        }

        /// What changes of this one, in words.
        func reasons(from before: Head, to after: Head, besides unsaid: Set<String>) -> [String] {
            var reasons: [String] = []
            for word in after.words
            where !words.contains(word) && !unsaid.contains(word)
                && (!before.words.contains(word) || word == "nonisolated")
            {
                reasons.append("it has to be '\(word)'")
            }
            for word in words
            where before.words.contains(word) && !after.words.contains(word) && !unsaid.contains(word) {
                reasons.append("it need not be '\(word)'")
            }
            if before.keyword != after.keyword { reasons.append("it has to be '\(after.keyword)'") }
            let changed = constraints(from: before, to: after).flatMap { parameter, stale, missing in
                let name = source.text(in: parameter.name)
                return missing.map { "'\(name)' has to be '\($0)'" } + stale.map { "'\(name)' need not be '\($0)'" }
            }
            if generics.count == after.generics.count {
                reasons += changed
            } else if before.generics.count != after.generics.count {
                let clause = "<" + after.generics.joined(separator: ", ") + ">"
                reasons.append(
                    after.generics.isEmpty ? "it is generic" : "its generic parameters have to be '\(clause)'")
            }
            for name in after.inherited where !before.inherited.contains(name) && !inherited.contains(name) {
                reasons.append("it has to inherit from '\(name)'")
            }
            for name in inherited where before.inherited.contains(name) && !after.inherited.contains(name) {
                reasons.append("it can't inherit from '\(name)'")
            }
            return reasons
        }
    }

    // MARK: - The comment above

    mutating func planHeader() {
        let changes = headerEdits()
        for change in changes { applyToType(change) }
        let isSaid = findings.all.contains { $0.remedy == .sync }
        if !changes.isEmpty, !isSaid { findings.staleHeader(at: typeLocation) }
    }

    /// What changes in the comment above the type, which names the requirements that are left to their defaults.
    func headerEdits() -> [Replacement] {
        guard let ours = DoubleHeader(double).part, let base = DoubleHeader(base.common).part,
            let fresh = DoubleHeader(fresh).part
        else { return [] }
        return TextMerge.replacements(base: base, ours: ours, fresh: fresh) ?? []
    }

    private mutating func applyToType(_ change: Replacement) {
        edits.apply(change, in: SourceIndentation(of: body, 0), at: double.type.syntax.range.lowerBound)
    }
}
