import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// Turns doubles into Swift by templates.
struct DoubleRenderer {
    let library: TemplateLibrary
    /// The style's folder of templates.
    let folder: String

    /// Renders one double.
    func render(_ double: Double) throws(TemplateError) -> EmittedDouble {
        let body = try body(of: double).map { $0.written(by: double.writer, indentation: 4) }
        return EmittedDouble(
            kind: double.kind.kind, typeLines: try type(of: double, around: EmittedBlock.lines(of: body)),
            branches: double.branches, body: body, imports: double.imports, items: double.items)
    }

    /// The type of `double` with its header, and `body` in its braces.
    private func type(of double: Double, around body: [String]) throws(TemplateError) -> [String] {
        let context = TypeTemplateContext(
            double: double, attributes: double.attributes + (usesLookup(double) ? ["@dynamicMemberLookup"] : []),
            body: Self.joined(body), defaults: leftOutSentence(double))
        let text = try library.render("\(folder)/\(double.kind.name)/type", context.object)
        // What is indented has been written already.
        return Self.lines(text).flatMap { $0.utf8.first == UInt8(ascii: " ") ? [$0] : double.writer.head($0) }
    }

    /// The sentence about requirements that have no members.
    private func leftOutSentence(_ double: Double) -> String? {
        // A static member may have the name of another one.
        var known: Set<String> = []
        let names = double.leftToDefaults.filter { known.insert($0).inserted }
        return names.isEmpty ? nil : DefaultsSentence(names: names).text
    }

    private static func joined(_ lines: [String]) -> [UInt8] {
        let bytes = OutputBytes(capacity: 4_096)
        for index in 0..<lines.count {
            if index > 0 { bytes.append(UInt8(ascii: "\n")) }
            bytes.append(lines[index])
        }
        return bytes.array
    }

    static func lines(_ bytes: [UInt8]) -> [String] {
        var lines = bytes.lineTexts
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    // MARK: - Body

    private func body(of double: Double) throws(TemplateError) -> [EmittedBlock] {
        var blocks = double.preamble.map {
            EmittedBlock(.shared([$0]), isSetApart: false)
        }
        let storage = try storageSections(of: double)
        var sections = [storage, try kindSections(of: double)]
        if double.shape.isAboveStorage { sections.reverse() }
        sections.append(configuration(of: double))
        for section in sections.joined() where !section.lines.isEmpty {
            blocks.append(EmittedBlock(section, isSetApart: true))
        }
        var items: [EmittedBlock] = []
        for item in double.items { items.append(try block(of: item, in: double, hasStorage: !storage.isEmpty)) }
        let firstText = double.items.firstIndex { if case .text = $0 { true } else { false } }
        if double.kind.handsOn, !items.isEmpty { items[0].startsGroup = true }
        if let firstText, firstText > 0 {
            items[firstText].startsGroup = true
        }
        return blocks + items
    }

    /// What makes an actor's storage reachable for a test.
    func configuration(of double: Double) -> [EmittedDeclaration] {
        guard let name = double.configureName, !double.items.isEmpty else { return [] }
        let line = "func \(name)(_ change: @Sendable (isolated \(double.name)) -> Void) { change(self) }"
        return [.shared([line])]
    }

    /// - Parameter hasStorage: Whether the double may have something behind a lock.
    private func block(
        of item: Double.Item, in double: Double, hasStorage: Bool
    ) throws(TemplateError) -> EmittedBlock {
        switch item {
        case .text(let text):
            let lines = text.split(separator: "\n").map(String.init)
            return EmittedBlock(EmittedDeclaration(.ready, lines), isSetApart: lines.count > 1)
        case .member(let built):
            let lines = try lines(of: built, in: double)
            let role: EmittedDeclaration.Role = built.member.key.map { .member($0) } ?? .shared
            var mentions = hasStorage ? mentions(of: built, in: double) : .none
            if recordsIssues(built, in: double) { mentions.formUnion(.init([.testIssue])) }
            if describesCalls(built, in: double) { mentions.formUnion(.init([.recordedCall])) }
            if notesUse(built, in: double) { mentions.formUnion(.init([.unused])) }
            return EmittedBlock(EmittedDeclaration(role, lines, mentions: mentions))
        case .conditional(let clauses):
            var branches: [(clause: String, blocks: [EmittedBlock])] = []
            for clause in clauses {
                var blocks: [EmittedBlock] = []
                for item in clause.items { blocks.append(try block(of: item, in: double, hasStorage: hasStorage)) }
                branches.append((clause.text, blocks))
            }
            return EmittedBlock(conditional: branches)
        }
    }

    /// What the body of a member asks of its lock besides reading and setting.
    private func mentions(of built: BuiltMember, in double: Double) -> EmittedDeclaration.Mentions {
        if !double.face.isOwn || built.member.isUncallable { return .none }
        var types: Set<SupportType> = []
        if recordsBehindLock(built, in: double), !built.member.notesUse { types.insert(.lockedRecording) }
        if built.anyHolder({ $0.storage.isLocked && $0.value?.isLazy == true }) { types.insert(.lockedReplacing) }
        if built.anyHolder({ $0.own?.replacesBehindLock == true }) { types.insert(.lockedReplacing) }
        return EmittedDeclaration.Mentions(types)
    }

    /// Whether a member notes what is used of it.
    private func notesUse(_ built: BuiltMember, in double: Double) -> Bool {
        built.anyHolder { holder in
            holder.notesUse && (holder.stub != nil || double.kind.records && (holder.calls ?? holder.setCalls) != nil)
        }
    }

    /// Whether what a member keeps of calls prints by label.
    private func describesCalls(_ built: BuiltMember, in double: Double) -> Bool {
        guard double.kind.records else { return false }
        return built.anyHolder { holder in
            [holder.calls, holder.setCalls].contains { $0?.structure?.isDescribed ?? false }
        }
    }

    /// Whether the text of a member may record an issue of the test.
    private func recordsIssues(_ built: BuiltMember, in double: Double) -> Bool {
        guard built.member.unset.failing == .recording, !built.member.isUncallable else { return false }
        if double.kind.refusesUse { return built.member.form != .initializer }
        return built.anyHolder { holder in
            if let own = holder.own { return own.recordsIssues || holder.answer.mayFail }
            return holder.stub?.isUnset ?? false || holder.value?.isLazy ?? false || holder.answer.mayFail
        }
    }

    /// Whether the body of `member` adds to what a lock has recorded.
    private func recordsBehindLock(_ built: BuiltMember, in double: Double) -> Bool {
        guard double.kind.records else { return false }
        return built.anyHolder { holder in
            guard holder.storage.isLocked, holder.value?.isInherited ?? true else { return false }
            return holder.calls != nil || holder.isSettable && holder.setCalls != nil
        }
    }

    /// One requirement's lines: storage that is beside it, and the member.
    func lines(of built: BuiltMember, in double: Double) throws(TemplateError) -> [String] {
        let member = built.member
        if member.isUncallable {
            // The compiler warns about any statement here, since it never runs.
            let getter = "    get\(member.effects) {}"
            let isPlain = member.form != .subscript || !member.isSettable && member.effects == .none
            let setter = member.isSettable ? ["    set {}"] : []
            return member.attributes
                + (isPlain ? [member.head + " {}"] : [member.head + " {", getter] + setter + ["}"])
        }
        let values = MemberTemplateContext(
            member: member, doubleName: double.name, isAfterStatement: double.kind.records && member.calls != nil,
            isNonisolated: double.isIsolated, recordsSets: double.kind.records,
            assignments: member.form == .initializer ? try assignments(for: member, in: double) : []
        )
        let context = values.object
        let path = "\(folder)/\(double.kind.name)/"
        var lines: [String] = []
        for holder in built.holders where !holder.member.storage.isLocked {
            let text = try library.render(path + "storage", values.of(holder.member).object)
            lines += Self.lines(text).filter { !$0.isEmpty }
        }
        let hasStorage = !lines.isEmpty
        for holder in built.holders where holder.member.storage.isLocked && double.kind.keepsStorage {
            guard holder.member.stub?.hasTypedError ?? false else { continue }
            lines += Self.lines(try library.render("\(folder)/shared/stub", values.of(holder.member).object)) + [""]
        }
        if has("companion", double) {
            lines += Self.lines(try library.render(path + "companion", context)).filter { !$0.isEmpty }
        }
        lines += member.attributes + Self.lines(try library.render(path + member.form.rawValue, context))
        return hasStorage && lines.count > 1 ? ["// MARK: \(member.name)"] + lines : lines
    }
}
