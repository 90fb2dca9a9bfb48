import UnderstudySemantics
import UnderstudyTemplates

/// Turns doubles into Swift by templates.
struct DoubleRenderer {
    let library: TemplateLibrary
    /// The style's folder of templates.
    let folder: String

    /// Renders one double, `#if` around it included.
    func render(_ double: Double) throws(TemplateError) -> [String] {
        let body = try body(of: double)
        let context = TypeTemplateContext(
            double: double, attributes: double.attributes + (usesLookup(double) ? ["@dynamicMemberLookup"] : []),
            body: body.joined(separator: "\n"), defaults: leftOutSentence(double))
        let text = try library.render("\(folder)/\(double.kind.name)/type", context.object)
        var lines = Self.lines(text)
        for branch in double.branches.reversed() {
            lines = branch.earlier + [branch.clause] + lines + ["#endif"]
        }
        lines = lines.flatMap { $0.hasPrefix(" ") ? [$0] : LineLayout.broken($0, indentation: 0) }
        return double.ownNames.qualified(lines, keeping: double.keptNames)
    }

    /// The sentence about requirements that have no members.
    private func leftOutSentence(_ double: Double) -> String? {
        let names = double.leftToDefaults
        if names.isEmpty { return nil }
        return DocComment.list(names)
            + (names.count == 1 ? " keeps its default implementation." : " keep their default implementations.")
    }

    static func lines(_ bytes: [UInt8]) -> [String] {
        var lines = bytes.withUnsafeBufferPointer { buffer in
            var lines: [String] = []
            var start = 0
            var end = 0
            while end <= buffer.count {
                if end == buffer.count || buffer[end] == UInt8(ascii: "\n") {
                    lines.append(
                        String(decoding: UnsafeBufferPointer(rebasing: buffer[start..<end]), as: UTF8.self))
                    start = end + 1
                }
                end += 1
            }
            return lines
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    // MARK: - Body

    private func body(of double: Double) throws(TemplateError) -> [String] {
        var blocks: [Block] = double.preamble.map { Block(lines: [$0], group: .single) }
        var sections = [try storageSections(of: double), try kindSections(of: double)]
        if double.kind == .client { sections.reverse() }
        for section in sections.joined() { blocks.append(Block(lines: section, group: .block)) }
        for section in configuration(of: double) { blocks.append(Block(lines: section, group: .block)) }
        var items: [Block] = []
        for item in double.items { items.append(try block(of: item, in: double)) }
        let firstText = double.items.firstIndex { if case .text = $0 { true } else { false } }
        if double.kind.handsOn, !items.isEmpty { items[0].startsGroup = true }
        if let firstText, firstText > 0 {
            items[firstText].startsGroup = true
        }
        return Self.join(blocks + items)
    }

    /// What makes an actor's storage reachable for a test.
    func configuration(of double: Double) -> [[String]] {
        guard let name = double.configureName, !double.items.isEmpty else { return [] }
        let line = "func \(name)(_ change: @Sendable (isolated \(double.name)) -> Void) { change(self) }"
        return [LineLayout.broken(line, indentation: 4)]
    }

    /// Lines that stand together, and how they are set apart from their neighbours.
    private struct Block {
        enum Group { case single, block }
        var lines: [String]
        var group: Group
        var startsGroup = false
    }

    private static func join(_ blocks: [Block]) -> [String] {
        var lines: [String] = []
        var previous: Block?
        for block in blocks where !block.lines.isEmpty {
            if let previous, previous.group == .block || block.group == .block || block.startsGroup { lines.append("") }
            lines += block.lines
            previous = block
        }
        return lines
    }

    private func block(of item: Double.Item, in double: Double) throws(TemplateError) -> Block {
        switch item {
        case .text(let text):
            let lines = text.split(separator: "\n").map(String.init)
            return Block(lines: LineLayout.layOut(lines, indentation: 4), group: lines.count == 1 ? .single : .block)
        case .member(let member):
            let lines = try lines(of: member, in: double)
            return Block(lines: lines, group: lines.count == 1 ? .single : .block)
        case .conditional(let clauses):
            var lines: [String] = []
            for clause in clauses {
                lines.append(clause.text)
                var blocks: [Block] = []
                for item in clause.items { blocks.append(try block(of: item, in: double)) }
                lines += Self.join(blocks)
            }
            return Block(lines: lines + ["#endif"], group: .block)
        }
    }

    /// One requirement's lines: storage that stands beside it, and the member.
    func lines(of member: Member, in double: Double) throws(TemplateError) -> [String] {
        if member.isUncallable {
            // The compiler warns of anything that stands here, since it never runs.
            return LineLayout.layOut(member.attributes + [member.head + " {}"], indentation: 4)
        }
        var values = MemberTemplateContext(
            member: member, doubleName: double.name, isAfterStatement: double.kind.records && member.calls != nil,
            isNonisolated: double.isIsolated, recordsSets: double.kind.records
        )
        if member.form == .initializer { values.assignments = try assignments(for: member, in: double) }
        let context = values.object
        let path = "\(folder)/\(double.kind.name)/"
        var lines: [String] = []
        for holder in member.holders where holder.place == .plain {
            lines += Self.lines(try library.render(path + "storage", values.of(holder).object)).filter { !$0.isEmpty }
        }
        let hasStorage = !lines.isEmpty
        for holder in member.holders where holder.place == .locked && double.kind.keepsStorage {
            guard holder.stub?.hasTypedError ?? false else { continue }
            lines += Self.lines(try library.render("\(folder)/shared/stub", values.of(holder).object)) + [""]
        }
        if has("companion", double) {
            lines += Self.lines(try library.render(path + "companion", context)).filter { !$0.isEmpty }
        }
        lines += member.attributes + Self.lines(try library.render(path + member.form.rawValue, context))
        lines = LineLayout.layOut(lines, indentation: 4)
        if hasStorage, lines.count > 1 { lines.insert("// MARK: \(member.name)", at: 0) }
        return double.ownNames.qualified(lines, keeping: double.keptNames)
    }
}
