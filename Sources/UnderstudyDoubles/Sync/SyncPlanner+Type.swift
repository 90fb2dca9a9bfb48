import UnderstudySemantics
import UnderstudySyntax

/// The line of the type: what stands above it, and what it is.
extension SyncPlanner {
    mutating func planType() {
        guard let wanted = new.type.declarations.first, let old = comparison.former.type.declarations.first,
            case .nominal(let target) = wanted.kind, case .nominal(let before) = old.kind
        else { return }
        let source = double.type.source
        let own = double.type.syntax
        let details = double.type.details
        planAttributes(own, old, wanted)
        planModifiers(own, old, wanted)
        if before.kind != target.kind, details.kind == before.kind {
            let keyword = new.type.source.text(in: wanted.introducer)
            edits.replace(own.introducer, with: keyword, in: source)
            typeReasons.append("it has to be '\(keyword)'")
        }
        planGenerics(before, target)
        if let old = double.renamedFrom {
            typeReasons.append("'\(old)' is called '\(comparison.resolved.declaration.name)' now")
        }
        planInheritance(before, target)
        if !typeReasons.isEmpty { findings.type("the declaration", typeReasons, at: typeLocation) }
    }

    // MARK: - Above and in front

    private mutating func planAttributes(_ own: DeclSyntax, _ old: DeclSyntax, _ wanted: DeclSyntax) {
        let source = double.type.source
        let before = Self.attributes(old, comparison.former.type.source)
        let after = Self.attributes(wanted, new.type.source)
        let there = Self.attributes(own, source)
        for attribute in after where !before.contains(attribute) && !there.contains(attribute) {
            if attribute == "@dynamicMemberLookup", !hasLookup { continue }
            let layout = FileLayout(source)
            let place = own.modifiers.first?.range.lowerBound ?? own.introducer.lowerBound
            let base = layout.indentation(at: place)
            edits.replace(ByteRange(at: place), with: attribute + layout.newline + base, in: source)
            typeReasons.append("it has to be '\(attribute)'")
        }
        for attribute in own.attributes {
            let text = source.compactText(in: attribute.range)
            guard before.contains(text), !after.contains(text), text != "@dynamicMemberLookup" || !keepsStorage else {
                continue
            }
            if FileLayout(source).isAlone(attribute.range) {
                edits.deleteLines(attribute.range, in: source)
            } else {
                edits.delete(Self.withSpace(attribute.range, source), in: source)
            }
            typeReasons.append("it need not be '\(text)'")
        }
    }

    private static func attributes(_ declaration: DeclSyntax, _ source: SourceText) -> [String] {
        declaration.attributes.map { source.compactText(in: $0.range) }
    }

    private mutating func planModifiers(_ own: DeclSyntax, _ old: DeclSyntax, _ wanted: DeclSyntax) {
        let source = double.type.source
        let formerSource = comparison.former.type.source
        let before = old.modifiers.map { formerSource.text(in: $0.name) }
        let after = wanted.modifiers.map { new.type.source.text(in: $0.name) }
        let there = own.modifiers.map { source.text(in: $0.name) }
        for (position, modifier) in after.enumerated()
        where !there.contains(modifier) && (isNeeded(modifier, own, wanted) || !before.contains(modifier)) {
            // An actor that stays one takes neither 'nonisolated' nor 'final'.
            if source.matches(own.introducer, "actor"), !formerSource.matches(old.introducer, "actor") { continue }
            let next = there.lastIndex { after[..<position].contains($0) }.map { $0 + 1 } ?? 0
            let place = next < there.count ? own.modifiers[next].range.lowerBound : own.introducer.lowerBound
            edits.replace(ByteRange(at: place), with: modifier + " ", in: source)
            typeReasons.append("it has to be '\(modifier)'")
        }
        if after.contains("final"), !there.contains("final"), !isChecked(own) {
            findings.notFinal(at: typeLocation)
        }
        for modifier in own.modifiers {
            let name = source.text(in: modifier.name)
            let isContrary = name == "nonisolated" && !wanted.attributes.isEmpty && old.attributes.isEmpty
            guard before.contains(name) || isContrary, !after.contains(name) else { continue }
            edits.delete(Self.withSpace(modifier.range, source), in: source)
            typeReasons.append("it need not be '\(name)'")
        }
    }

    /// Whether Swift takes the type as it is, though anything may inherit from it.
    private func isChecked(_ own: DeclSyntax) -> Bool {
        let resolved = comparison.resolved
        guard resolved.isSendable, resolved.isolation == .none, double.type.details.kind == .class else { return true }
        return body.isUnchecked
    }

    /// Whether the modifier has to be there whoever wrote the line: an actor that its owner made of a class takes none,
    /// and a class that runs on one neither.
    private func isNeeded(_ modifier: String, _ own: DeclSyntax, _ wanted: DeclSyntax) -> Bool {
        modifier == "nonisolated" && !runsOnOwnersActor
            && double.type.source.text(in: own.introducer) == new.type.source.text(in: wanted.introducer)
    }

    /// Whether its owner lets the type run on an actor that no template wrote.
    private var runsOnOwnersActor: Bool {
        let rendered = comparison.former.type
        let written = rendered.declarations.first.map { Self.attributes($0, rendered.source) } ?? []
        return Self.attributes(double.type.syntax, double.type.source).contains {
            comparison.index.globalActor($0) != nil && !written.contains($0)
        }
    }

    private static func withSpace(_ range: ByteRange, _ source: SourceText) -> ByteRange {
        var end = range.upperBound
        while source.byte(at: end) == 0x20 { end += 1 }
        return ByteRange(start: range.lowerBound, end: end)
    }

    // MARK: - The protocol's name

    /// What the type inherits from, where nobody added to it.
    private mutating func planInheritance(_ before: NominalSyntax, _ target: NominalSyntax) {
        let source = double.type.source
        let details = double.type.details
        let own = details.inherited.map { source.compactText(in: $0.range) }
        let old = before.inherited.map { comparison.former.type.source.compactText(in: $0.range) }
        let wanted = target.inherited.map { new.type.source.compactText(in: $0.range) }
        // A client conforms as long as each requirement can be a closure; which could once, its members don't tell.
        let isClient = new.double.kind == .client
        let written = isClient ? ["Sendable", comparison.resolved.declaration.name] : old
        let gone = own.filter { written.contains($0) && !wanted.contains($0) }
        let added = wanted.filter { !own.contains($0) && (isClient || !old.contains($0)) }
        guard double.renamedFrom.map({ !own.contains($0) }) ?? true, !gone.isEmpty || !added.isEmpty else {
            return
        }
        typeReasons += added.map { "it has to inherit from '\($0)'" } + gone.map { "it can't inherit from '\($0)'" }
        editInheritance(details, gone: own.indices.filter { gone.contains(own[$0]) }, added: added)
    }

    /// Changes single entries of the inheritance clause, and nothing between those that stay.
    private mutating func editInheritance(_ details: NominalSyntax, gone: [Int], added: [String]) {
        let source = double.type.source
        let ranges = details.inherited.map(\.range)
        let replaced = zip(gone, added)
        for (entry, text) in replaced { edits.replace(ranges[entry], with: text, in: source) }
        let (rest, more) = (gone.dropFirst(added.count), added.dropFirst(gone.count))
        if !more.isEmpty, let first = ranges.first {
            edits.replace(ByteRange(at: first.lowerBound), with: more.joined(separator: ", ") + ", ", in: source)
        } else if !more.isEmpty {
            edits.replace(
                ByteRange(at: Self.nameEnd(details, source)), with: ": " + more.joined(separator: ", "), in: source)
        }
        guard let last = ranges.last else { return }
        if rest.count == ranges.count {
            return edits.delete(
                ByteRange(start: Self.nameEnd(details, source), end: last.upperBound), in: source)
        }
        for entry in rest {
            let hasOneBefore = ranges.indices.contains { $0 < entry && !rest.contains($0) }
            let gap =
                hasOneBefore
                ? ByteRange(start: ranges[entry - 1].upperBound, end: ranges[entry].lowerBound)
                : ByteRange(start: ranges[entry].upperBound, end: ranges[entry + 1].lowerBound)
            edits.delete(ranges[entry], in: source)
            let commas = source.tokenRanges(in: gap)
            let hasComment = commas.count != 1 || source.text(in: gap).contains("/")
            for range in hasComment ? commas : [gap] { edits.delete(range, in: source) }
        }
    }

    /// What it takes to follow a protocol that was called `old`: in the inheritance clause, in the header and where
    /// members name it.
    func planName(_ old: String) -> EditList {
        let source = double.type.source
        let name = comparison.resolved.declaration.name
        var edits = EditList()
        var ranges = [headRange(double.type.syntax, double.type.details.members)].map { (source, $0) }
        ranges += double.extensions.map { ($0.source, headRange($0.syntax, $0.details.members)) }
        ranges += body.entries.indices.map { (body.source($0), signatureRange(body.entries[$0].syntax)) }
        for (source, range) in ranges {
            for token in source.tokenRanges(in: range) where source.text(in: token) == old {
                edits.replace(token, with: name, in: source)
            }
        }
        if let range = double.type.headerNameRange, source.text(in: range) == old {
            edits.replace(range, with: name, in: source)
        }
        return edits
    }

    private func headRange(_ declaration: DeclSyntax, _ members: MemberBlockSyntax) -> ByteRange {
        ByteRange(start: declaration.introducer.upperBound, end: members.range.lowerBound)
    }

    /// What a member declares, without its body: that of a client's initialiser names the protocol.
    private func signatureRange(_ declaration: DeclSyntax) -> ByteRange {
        let start = declaration.introducer.lowerBound
        switch declaration.kind {
        case .initializer(let initializer):
            return ByteRange(start: start, end: initializer.body?.lowerBound ?? declaration.range.upperBound)
        case .function(let function):
            return ByteRange(start: start, end: function.body?.lowerBound ?? declaration.range.upperBound)
        default: return ByteRange(at: start)
        }
    }
}
