import UnderstudySemantics
import UnderstudyTemplates

/// Turns doubles into Swift by templates.
struct DoubleRenderer {
    let library: TemplateLibrary
    let style: String

    /// Renders one double, `#if` around it included.
    func render(_ double: Double) throws(TemplateError) -> [String] {
        let body = try body(of: double)
        let context = TemplateMap([
            "article": .string(double.kind.withArticle),
            "attributes": .strings(double.attributes + (usesLookup(double) ? ["@dynamicMemberLookup"] : [])),
            "body": .string(body.joined(separator: "\n")),
            "declaration": .string(double.declaration),
            "defaults": TemplateValue(defaultsSentence(double.leftToDefaults)),
            "double": .string(double.name),
            "kind": .string(double.kind.name),
            "protocol": .string(double.protocolName),
        ])
        let text = try library.render("\(style)/\(double.kind.name)/type", context)
        var lines = Self.lines(text)
        for branch in double.branches.reversed() {
            lines = branch.earlier + [branch.clause] + lines + ["#endif"]
        }
        return lines.flatMap { $0.hasPrefix(" ") ? [$0] : LineLayout.broken($0, indentation: 0) }
    }

    private func defaultsSentence(_ names: [String]) -> String? {
        guard let last = names.last.map({ "`\($0)`" }) else { return nil }
        let others = names.dropLast().map { "`\($0)`" }
        if others.isEmpty { return last + " keeps its default implementation." }
        return others.joined(separator: ", ") + " and " + last + " keep their default implementations."
    }

    static func lines(_ bytes: [UInt8]) -> [String] {
        var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map(String.init)
    }

    // MARK: - Body

    private func body(of double: Double) throws(TemplateError) -> [String] {
        var blocks: [Block] = double.preamble.map { Block(lines: [$0], group: .single) }
        for section in try storageSections(of: double) { blocks.append(Block(lines: section, group: .block)) }
        if let name = double.configureName, !double.items.isEmpty {
            let line = "func \(name)(_ change: @Sendable (isolated \(double.name)) -> Void) { change(self) }"
            blocks.append(Block(lines: LineLayout.broken(line, indentation: 4), group: .block))
        }
        var items: [Block] = []
        for item in double.items { items.append(try block(of: item, in: double)) }
        let firstText = double.items.firstIndex { if case .text = $0 { true } else { false } }
        if let firstText, firstText > 0 {
            items[firstText].startsGroup = true
        }
        return Self.join(blocks + items)
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
        let context = MemberTemplateContext(
            member: member, doubleName: double.name, isAfterStatement: double.kind.records && member.calls != nil,
            isNonisolated: double.isIsolated, recordsSets: double.kind.records
        ).object
        let folder = "\(style)/\(double.kind.name)/"
        var lines: [String] = []
        if member.place == .plain {
            lines += Self.lines(try library.render(folder + "storage", context)).filter { !$0.isEmpty }
        }
        let hasStorage = !lines.isEmpty
        if member.place == .locked, member.stub?.hasTypedError ?? false, double.kind.answers {
            lines += Self.lines(try library.render("\(style)/shared/stub", context)) + [""]
        }
        lines += member.attributes + Self.lines(try library.render(folder + member.form.rawValue, context))
        lines = LineLayout.layOut(lines, indentation: 4)
        if hasStorage, lines.count > 1 { lines.insert("// MARK: \(member.name)", at: 0) }
        return lines
    }
}

extension DoubleKind {
    /// Whether doubles of this kind remember calls.
    var records: Bool { self == .spy }

    /// Whether doubles of this kind answer by closures that tests set.
    var answers: Bool { self == .spy || self == .stub }
}
