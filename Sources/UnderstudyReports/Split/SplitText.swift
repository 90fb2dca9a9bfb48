import UnderstudyRefactoring
import UnderstudyUsage
import UnderstudySemantics
import UnderstudySegregation
import UnderstudySyntax

/// Writes findings for a terminal.
package struct SplitText {
    private let report: SplitReport

    /// Creates a writer for `report`.
    package init(_ report: SplitReport) {
        self.report = report
    }

    /// The whole text: one line per protocol that is kept, and more for protocols that should be split or were named.
    package func text() -> StyledText {
        var text = StyledText()
        for split in report.splits {
            text.add(headline(of: split))
            if split.finding.verdict != .keep || report.isForNamed { text.add(details(of: split)) }
            if !report.isForNamed, let hint = RoleText.hint(for: split) { text.add("    \(hint)\n") }
        }
        text.add(summary)
        return text
    }

    private func headline(of split: ProtocolSplit) -> StyledText {
        let finding = split.finding
        let place = "\(VisibleText.line(split.declaration.source.path)):\(split.declaration.line)"
        var text = StyledText()
        text.add("\(place): ", .aside)
        switch finding.verdict {
        case .keep:
            text.add("keep", .fine)
            text.add(" \(finding.name)", .name)
            text.add(": \(finding.explanation)")
            text.add(" [\(finding.reason.rawValue)]\n", .aside)
        case .question:
            text.add("consider", .proposal)
            text.add(" \(finding.name)", .name)
            text.add(": its requirements fall into \(finding.proposal.count) groups: ")
            text.add(finding.explanation)
            text.add(" [\(finding.reason.rawValue)]\n", .aside)
        case .split:
            let confidence =
                switch finding.confidence {
                case .high: "confidence high"
                case .medium: "confidence medium"
                case .names: "by names only"
                }
            text.add("split", .proposal)
            text.add(" " + Self.parts(finding), .name)
            text.add(": \(finding.explanation)")
            let reach = finding.reach.map { "; \($0.text)" } ?? ""
            text.add(" [\(finding.reason.rawValue), \(confidence)\(reach)]\n", .aside)
        }
        return text
    }

    /// What the protocol is split into: how many parts, or which are peeled off.
    private static func parts(_ finding: SplitFinding) -> String {
        if finding.rest.isEmpty { return "\(finding.name) into \(finding.proposal.count)" }
        let count = finding.proposal.count
        return "\(count) \(count == 1 ? "protocol" : "protocols") off \(finding.name)"
    }

    private func details(of split: ProtocolSplit) -> String {
        var text = report.isForNamed ? RoleText.needs(of: split).map { "    \($0)\n" } ?? "" : ""
        if !split.finding.neverUsed.isEmpty {
            text +=
                "    never used outside tests: \(split.names(of: split.finding.neverUsed).joined(separator: ", "))\n"
        }
        for (number, part) in split.finding.proposal.enumerated() {
            text += self.text(of: part, number: number + 1, in: split)
        }
        let staying = (split.finding.rest + split.finding.leftOut).sorted()
        if split.finding.verdict != .keep, !staying.isEmpty {
            text += "    \(split.facts.shortName) keeps\n"
            for requirement in split.names(of: staying) { text += "        \(requirement)\n" }
        }
        if split.finding.verdict == .split {
            text += "    so that old code compiles: \(Self.indented(split.finding.composition))\n"
        }
        if report.isForNamed { text += commands(for: split) + RoleText(split, in: report).section }
        text += demands(of: split)
        if !split.users.isEmpty { text += measures(of: split.finding) }
        return text + Remark.all(of: split, in: report).map { "    note: \($0.line)\n" }.joined() + "\n"
    }

    /// The commands that carry the proposal out.
    private func commands(for split: ProtocolSplit) -> String {
        guard split.finding.verdict != .keep else { return "" }
        let command = "understudy split \(split.finding.name)"
        let all = "    \(command) --narrow --apply\n"
        guard split.finding.verdict == .question else { return all }
        // Where nobody could depend on a group, its protocol would be of no use.
        let whole = split.choosing(groups: split.finding.proposal.indices.map { PartID($0) })
        if !split.users.isEmpty, SplitPlan(whole, in: report.index)?.narrowing.narrowed.isEmpty == true { return "" }
        guard let first = split.finding.proposal.first else { return all }
        return all + "    \(command) --groups \(first.name) --narrow --apply\n"
    }

    /// A declaration of several lines, with the indentation of the report.
    private static func indented(_ declaration: String) -> String {
        declaration.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n    ")
    }

    private func text(of part: ProposedProtocol, number: Int, in split: ProtocolSplit) -> String {
        let isGroup = split.finding.verdict == .question
        var text = isGroup ? "    group \(number), protocol \(part.name)" : "    protocol \(part.name)"
        if part.needsBetterName { text += " (rename this: --names \(part.name)=…)" }
        let need = part.servesAlone.count == 1 ? "needs" : "need"
        let served = Self.list(names: split.names(of: part.servesAlone))
        text += served.isEmpty ? "\n" : ", everything that \(served) \(need)\n"
        for requirement in split.names(of: part.requirements) { text += "        \(requirement)\n" }
        return text
    }

    /// The names as in a sentence: `A`, `A and B`, `A, B, C, D and 3 more`.
    static func list(names: [String]) -> String {
        let shown = names.count > 5 ? names.prefix(4) + ["\(names.count - 4) more"] : names[...]
        guard let last = shown.last, shown.count > 1 else { return names.first ?? "" }
        return shown.dropLast().joined(separator: ", ") + " and " + last
    }

    private func demands(of split: ProtocolSplit) -> String {
        var text = ""
        let prospects = Prospects(split, in: report.index)
        for demand in split.finding.demands {
            let user = split[demand.consumer]
            let place = "\(VisibleText.line(user.consumer.location.path)):\(user.consumer.location.position?.line ?? 1)"
            text += "    \(user.name) uses \(demand.needs.count) of \(split.requirements.count)"
            if demand.needs.count <= 3 { text += ": \(split.names(of: demand.needs).joined(separator: ", "))" }
            text += " (\(place))\n"
            guard let advice = Advice(for: demand, of: split, prospects) else { continue }
            text += "        \(advice.text)\n"
            for decision in advice.decisionTexts { text += "            first: \(decision)\n" }
        }
        return text
    }

    private func measures(of finding: SplitFinding) -> String {
        let before = Figures(finding.before)
        guard finding.verdict == .split else {
            return "    cohesion \(before.cohesion), unnecessary dependencies \(before.unnecessary)\n"
        }
        let after = Figures(finding.after)
        let chance = finding.before.unnecessaryDependences - finding.atRandom
        return "    for today's consumers: cohesion \(before.cohesion) → \(after.cohesion), unnecessary dependencies "
            + "\(before.unnecessary) → \(after.unnecessary) (random groups of these sizes: \(chance)), protocols "
            + "\(before.protocols) → \(after.protocols)\n"
    }

    private var summary: String {
        let count = report.splits.count
        let measures = PackageMeasures(report.splits)
        var text = "\(count) \(count == 1 ? "protocol" : "protocols"), \(report.proposed.count) to split"
        if measures.pairs > 0, !report.proposed.isEmpty {
            text += "; for today's consumers unnecessary dependencies "
            text += "\(measures.before.unnecessaryDependences) → \(measures.after.unnecessaryDependences)"
        }
        text += report.roleGain
        return text + "\n"
    }
}
