import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The type's declaration, and the comment above it.
extension DoubleMerge {
    mutating func planType() {
        let former = base.rendered
        let ours = Head(double.type.syntax, double.type.details, double.type.source)
        let before = Head(former.declaration, former.details, former.source)
        let after = Head(whole.declaration, whole.details, whole.source)
        var changes: [TextMerge.Replacement] = []
        var isComplete = true
        let contradicted = contradictedIsolation(ours, before, after)
        for (part, parts) in zip(ours.parts, zip(before.parts, after.parts)) {
            let merged = TextMerge.merge(base: parts.0, ours: part, fresh: parts.1)
            if let contradicted, part.range.contains(contradicted.word) {
                // What is inserted in front of the word takes its place; where nothing could be, the actor does.
                let place = ByteRange(at: contradicted.word.lowerBound)
                let isStuck = !merged.isComplete && merged.replacements.isEmpty
                let text = merged.replacements.first { $0.range == place }?.text
                changes += merged.replacements.filter { $0.range != place }
                changes.append(
                    TextMerge.Replacement(
                        range: contradicted.word, text: isStuck ? contradicted.instead : text ?? ""))
                continue
            }
            changes += merged.replacements
            isComplete = isComplete && merged.isComplete
        }
        if !isComplete { findings.editedSection("the declaration", at: typeLocation) }
        changes += ours.generics(from: before, to: after)
        if base.history == nil { changes += missingIsolation(ours, before, after) }
        let layout = FileLayout(double.type.source)
        let indentation = layout.indentation(at: double.type.syntax.range.lowerBound)
        for change in changes {
            let lines = change.text.split(separator: "\n", omittingEmptySubsequences: false)
            edits.replace(
                change.range, with: lines.joined(separator: layout.newline + indentation), in: double.type.source)
        }
        noteFinal(after)
        if changes.isEmpty { return }
        typeReasons = ours.reasons(from: before, to: after)
        findings.type("the declaration", typeReasons, at: typeLocation)
    }

    /// The word that keeps a type off an actor where that is the default of its module, unless its owner chose one: the
    /// shape does not tell whether it ever was there.
    private func missingIsolation(_ ours: Head, _ before: Head, _ after: Head) -> [TextMerge.Replacement] {
        let word = "nonisolated"
        let isOwners = ours.words.contains { comparison.index.globalActor($0) != nil }
        guard after.words.contains(word), before.words.contains(word), !ours.words.contains(word), !isOwners,
            ours.keyword == after.keyword
        else { return [] }
        let syntax = double.type.syntax
        let place = syntax.modifiers.first?.range.lowerBound ?? syntax.introducer.lowerBound
        return [TextMerge.Replacement(range: ByteRange(at: place), text: word + " ")]
    }

    /// The `nonisolated` that somebody wrote in front of a type that has to run on an actor now, or be one, up to the next
    /// word.
    private func contradictedIsolation(
        _ ours: Head, _ before: Head, _ after: Head
    ) -> (word: ByteRange, instead: String)? {
        let source = double.type.source
        let syntax = double.type.syntax
        guard !before.words.contains("nonisolated"), !after.words.contains("nonisolated"),
            let instead = isolation(after), !ours.words.contains(instead),
            let word = syntax.modifiers.first(where: { source.text(in: $0.range) == "nonisolated" })
        else { return nil }
        let rest = ByteRange(start: word.range.upperBound, end: syntax.introducer.upperBound)
        let next = source.tokenRanges(in: rest).first?.lowerBound ?? word.range.upperBound
        return (ByteRange(start: word.range.lowerBound, end: next), instead.isEmpty ? "" : instead + "\n")
    }

    /// The attribute of the actor that the type has to run on; empty where it has to be one, `nil` where neither is.
    private func isolation(_ after: Head) -> String? {
        after.words.first { comparison.index.globalActor($0) != nil } ?? (after.keyword == "actor" ? "" : nil)
    }

    /// A class of a `Sendable` protocol has to be final, unless its owner answers for it.
    private mutating func noteFinal(_ after: Head) {
        let resolved = comparison.resolved
        let isClass = double.type.details.kind == .class
        guard isClass, resolved.isSendable, resolved.isolation == .none, !body.isUnchecked,
            after.words.contains("final")
        else { return }
        let own = Head(double.type.syntax, double.type.details, double.type.source)
        if !own.words.contains("final") { findings.notFinal(at: typeLocation) }
        let names = unlocked.compactMap { body.entries[$0].syntax.storedName(in: body.source($0)) }
        if let first = unlocked.first { findings.unlocked(names, at: location(of: first)) }
    }

    /// The properties that stay outside of the lock that the double gets: what its owner's members keep.
    private var unlocked: [Int] {
        let hasLock = body.entries.indices.contains { entry in
            let name = body.entries[entry].syntax.storedName(in: body.source(entry)) ?? ""
            return isStructure(entry) && !removed.contains(entry) && !name.hasPrefix("Static")
        }
        if hasLock { return [] }
        let moved = comparison.pairs.filter { !beside.contains($0.key) }.values.flatMap { entry in
            [entry] + (base.units[entry]?.match.entries ?? [])
        }
        return body.entries.indices.filter { entry in
            body.isStored(entry) && !body.isStatic(entry) && !body.isNested(body.entries[entry].container)
                && !removed.contains(entry) && !moved.contains(entry)
        }
    }

    /// What stands before the brace of a type.
    private struct Head {
        /// What stands before the generic parameters, and what behind them.
        let parts: [TextMerge.Part]
        /// The attributes and modifiers.
        let words: [String]
        let keyword: String
        let inherited: [String]
        /// The generic parameters, as written.
        let generics: [String]
        private let parameters: [GenericParameterSyntax]
        private let source: SourceText
        private let nameEnd: Int

        init(_ declaration: DeclSyntax, _ details: NominalSyntax, _ source: SourceText) {
            self.source = source
            parameters = details.genericParameters
            nameEnd = details.name.upperBound
            var end = parameters.last?.range.upperBound ?? nameEnd
            if !parameters.isEmpty {
                while end < source.count, source.byte(at: end) != UInt8(ascii: ">") { end += 1 }
                end += 1
            }
            parts = [
                TextMerge.Part(source, ByteRange(start: declaration.range.lowerBound, end: nameEnd)),
                TextMerge.Part(source, ByteRange(start: end, end: max(end, details.members.range.lowerBound))),
            ]
            words = (declaration.attributes.map(\.range) + declaration.modifiers.map(\.range)).map(
                source.compactText(in:))
            keyword = source.text(in: declaration.introducer)
            inherited = details.inherited.map { source.compactText(in: $0.range) }
            generics = parameters.map { source.compactText(in: $0.range) }
        }

        /// The range of the generic parameters with their brackets.
        private var clause: ByteRange { ByteRange(start: nameEnd, end: parts[1].range.lowerBound) }

        /// A parameter that its owner wrote has what is asked of it, and may have more.
        func generics(from before: Head, to after: Head) -> [TextMerge.Replacement] {
            func names(_ head: Head) -> [String] { head.parameters.map { head.source.text(in: $0.name) } }
            if names(self) == names(after) {
                return zip(parameters, after.parameters).compactMap { parameter, asked in
                    let own = Self.constraints(parameter, source)
                    let missing = Self.constraints(asked, after.source).filter { !own.contains($0) }
                    guard !missing.isEmpty else { return nil }
                    let text = (parameter.inherited == nil ? ": " : " & ") + missing.joined(separator: " & ")
                    return TextMerge.Replacement(range: ByteRange(at: parameter.range.upperBound), text: text)
                }
            }
            if names(before) == names(after) { return [] }
            let clause = after.generics.isEmpty ? "" : "<" + after.generics.joined(separator: ", ") + ">"
            return [TextMerge.Replacement(range: self.clause, text: clause)]
        }

        private static func constraints(_ parameter: GenericParameterSyntax, _ source: SourceText) -> [String] {
            guard let constraint = parameter.inherited else { return [] }
            if case .composition(let parts) = constraint.form { return parts.map { source.compactText(in: $0.range) } }
            return [source.compactText(in: constraint.range)]
        }

        /// What changes of this one, in words.
        func reasons(from before: Head, to after: Head) -> [String] {
            var reasons: [String] = []
            for word in after.words
            where !words.contains(word) && (!before.words.contains(word) || word == "nonisolated") {
                reasons.append("it has to be '\(word)'")
            }
            for word in words where before.words.contains(word) && !after.words.contains(word) {
                reasons.append("it need not be '\(word)'")
            }
            if before.keyword != after.keyword { reasons.append("it has to be '\(after.keyword)'") }
            let missing = zip(parameters, after.parameters).flatMap { parameter, asked in
                Self.constraints(asked, after.source).filter { !Self.constraints(parameter, source).contains($0) }
                    .map { "'\(source.text(in: parameter.name))' has to be '\($0)'" }
            }
            if generics.count == after.generics.count {
                reasons += missing
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
        for edit in changes { edits.replace(edit.range, with: edit.text, in: double.type.source) }
        let isSaid = findings.all.contains { $0.remedy == .sync }
        if !changes.isEmpty, !isSaid { findings.staleHeader(at: typeLocation) }
    }

    /// What changes in the comment above the type, which names the requirements that are left to their defaults.
    func headerEdits() -> [TextMerge.Replacement] {
        guard let ours = DoubleHeader(double).part, let base = DoubleHeader(base.common).part,
            let fresh = DoubleHeader(fresh).part
        else { return [] }
        let layout = FileLayout(ours.source)
        let indentation = layout.indentation(at: ours.range.lowerBound)
        let changes = TextMerge.replacements(base: base, ours: ours, fresh: fresh) ?? []
        return changes.map { change in
            let lines = change.text.split(separator: "\n", omittingEmptySubsequences: false)
            return TextMerge.Replacement(
                range: change.range, text: lines.joined(separator: layout.newline + indentation))
        }
    }
}
