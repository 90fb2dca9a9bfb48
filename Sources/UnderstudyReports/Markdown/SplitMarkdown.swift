import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySegregation
import UnderstudySyntax

/// Writes findings so that they fit a pull-request comment.
package struct SplitMarkdown {
    private let report: SplitReport

    /// Comments may have 65,536 characters; the text after the details needs some of them.
    private static let limit = 60_000

    /// Creates a writer for `report`.
    package init(_ report: SplitReport) {
        self.report = report
    }

    /// The whole text; if it would be too long, the details of the last protocols are left out.
    package func text() -> String {
        var text = "## Smaller protocols\n\n" + summary + "\n"
        let shown = report.isForNamed ? report.splits : report.proposed
        text += questions + remaining + hints
        guard !shown.isEmpty else { return text }
        text += "\n" + table(of: report.proposed)
        var count = text.utf8.count
        for (index, split) in shown.enumerated() {
            let details = self.details(of: split)
            count += details.utf8.count
            guard count <= Self.limit else {
                let left = shown.count - index
                return text + "\nThe details of \(left) more are omitted here; see `understudy report`.\n"
            }
            text += details
        }
        return text
    }

    private var summary: String {
        let count = report.splits.count
        let proposed = report.proposed.count
        if count == 0, let changes = report.changes {
            return
                "No line that differs from \(MarkdownText.code(changes.reference)) is one of a protocol or of its users."
        }
        guard proposed > 0 else { return report.verdictWithoutProposal }
        let measures = PackageMeasures(report.splits)
        var text = "\(proposed) of \(count) \(count == 1 ? "protocol" : "protocols") could be split"
        if measures.pairs > 0 {
            text += ". For today's consumers, \(measures.before.unnecessaryDependences) unnecessary dependencies would"
            text += " become \(measures.after.unnecessaryDependences)"
        }
        return text + report.roleGain + "."
    }

    /// The best roles of protocols that nobody asked about.
    private var hints: String {
        let all = report.isForNamed ? [] : report.splits.compactMap(RoleText.hint)
        let shown = all.prefix(Self.questionNames).map { "- " + MarkdownText.words($0) + "\n" }.joined()
        let more = all.count > Self.questionNames ? "- … and \(all.count - Self.questionNames) more\n" : ""
        return all.isEmpty ? "" : "\n" + shown + more
    }

    /// A sentence about the protocols that are questions.
    private var questions: String {
        let names = report.questions.map { MarkdownText.code($0.finding.name) }
        guard !names.isEmpty else { return "" }
        let shown = names.prefix(Self.questionNames).joined(separator: ", ")
        let more = names.count > Self.questionNames ? " and \(names.count - Self.questionNames) more" : ""
        return "\nRequirements fall into groups that a person would have to judge, in \(shown)\(more).\n"
    }

    private static let questionNames = 10

    /// A sentence about the unnecessary dependencies of protocols that stay whole, which the overview counts, too.
    private var remaining: String {
        let proposed = Set(report.proposed.map { ObjectIdentifier($0.declaration) })
        let whole = report.splits.filter { split in
            split.finding.before.unnecessaryDependences > 0 && !proposed.contains(ObjectIdentifier(split.declaration))
        }
        let sorted = whole.map { ($0.finding.before.unnecessaryDependences, $0.finding.name) }
            .sorted { (-$0.0, $0.1) < (-$1.0, $1.1) }
        guard !sorted.isEmpty else { return "" }
        let total = sorted.reduce(0) { $0 + $1.0 }
        let shown = sorted.prefix(Self.questionNames).map { "\(MarkdownText.code($0.1)) \($0.0)" }
        let more = sorted.count > shown.count ? " and \(sorted.count - shown.count) more" : ""
        let start = total == 1 ? "1 unnecessary dependency is" : "\(total) unnecessary dependencies are"
        return "\n\(start) of protocols that stay whole: \(shown.joined(separator: ", "))\(more).\n"
    }

    private func table(of splits: [ProtocolSplit]) -> String {
        guard !splits.isEmpty else { return "" }
        var text = MarkdownText.head(["protocol", "proposal", "consumers", "unnecessary dependencies"])
        for split in splits.prefix(Self.tableRows) {
            let finding = split.finding
            let dependences = "\(finding.before.unnecessaryDependences) → \(finding.after.unnecessaryDependences)"
            text += MarkdownText.row([
                MarkdownText.code(finding.name) + MarkdownText.words(module(of: split)), Verdict.text(finding),
                "\(split.users.count)",
                split.users.isEmpty ? "–" : dependences,
            ])
        }
        let left = splits.count - Self.tableRows
        return left > 0 ? text + "\n… and \(left) more.\n" : text
    }

    private static let tableRows = 100

    /// The module, if another protocol has the same name.
    private func module(of split: ProtocolSplit) -> String {
        let sameName = report.proposed.filter { $0.finding.name == split.finding.name }
        guard sameName.count > 1, let module = split.declaration.module else { return "" }
        return " in " + module
    }

    private func details(of split: ProtocolSplit) -> String {
        let finding = split.finding
        let place = "\(VisibleText.line(split.declaration.source.path)):\(split.declaration.line)"
        var text =
            "\n<details>\n<summary><b>\(Self.markup(finding.name))</b>\(Self.markup(module(of: split))): \(Verdict.text(finding))</summary>\n\n"
        text += "\(MarkdownText.code(place)): \(MarkdownText.words(finding.explanation)).\n"
        if !finding.neverUsed.isEmpty {
            text += "\n**Never used outside tests:** "
            text += split.names(of: finding.neverUsed).map(MarkdownText.code).joined(separator: ", ") + "\n"
        }
        if let outline = outline(of: split) { text += "\n" + MarkdownText.swift(outline) }
        text += roles(of: split) + demands(of: split)
        for remark in Remark.all(of: split, in: report) { text += "\n- \(MarkdownText.words(remark.line))" }
        return text + "\n</details>\n"
    }

    private func roles(of split: ProtocolSplit) -> String {
        let roles = split.offer.roles
        guard !roles.isEmpty else { return "" }
        let text = RoleText(split, in: report)
        var lines = "\n**Roles:** \(MarkdownText.words(text.summary)).\n\n"
        for (number, role) in roles.enumerated() {
            lines += "\(number + 1). \(MarkdownText.code(text.declaration(of: role))) −\(role.removes) "
            lines += "(at random \(role.atRandom)): \(MarkdownText.words(text.service(of: role))). "
            lines += MarkdownText.words(text.reach(of: number)) + ".\n"
        }
        return lines + (text.command.map { "\n" + MarkdownText.code($0) + "\n" } ?? "")
    }

    /// The protocols that it would become, one requirement per line; the documentation of each would hide the rest.
    private func outline(of split: ProtocolSplit) -> String? {
        guard let declarations = report.declarations(of: split) else { return nil }
        let proposal = split.finding.proposal
        let moved = Set(proposal.flatMap(\.requirements))
        let composition =
            declarations.isAlias
            ? declarations.compositionHead
            : Self.block(declarations.compositionHead, split.requirements.filter { !moved.contains($0.id) })
        let parts = zip(declarations.partHeads, proposal).map { head, part in
            Self.block(head, part.requirements.map { split[$0] })
        }
        return ([composition] + parts).joined(separator: "\n\n")
    }

    private static func block(_ head: String, _ rows: [ProtocolSplit.Row]) -> String {
        if rows.isEmpty { return head + " {}" }
        return head + " {\n" + rows.map { "    \($0.requirement.lineText)\n" }.joined() + "}"
    }

    private func demands(of split: ProtocolSplit) -> String {
        let prospects = Prospects(split, in: report.index)
        let rows = touchedDemands(of: split).prefix(Self.tableRows).map { demand -> String in
            let uses = "\(demand.needs.count) of \(split.requirements.count)"
            let advice = Advice(for: demand, of: split, prospects)?.line ?? Advice.standing(of: demand, split)
            return MarkdownText.row([MarkdownText.code(split[demand.consumer].name), uses, MarkdownText.words(advice)])
        }
        guard !rows.isEmpty else { return "" }
        return "\n" + MarkdownText.head(["consumer", "uses", "could"]) + rows.joined()
    }

    /// What the consumers that the diff touches need; what all need if the diff touches only the protocol, or there is
    /// no diff.
    private func touchedDemands(of split: ProtocolSplit) -> [ConsumerDemand] {
        let demands = split.finding.demands
        guard let changes = report.changes else { return demands }
        let touched = demands.filter { changes.touches(split[$0.consumer]) }
        return touched.isEmpty ? demands : touched
    }

    /// `text` as the text of an element.
    private static func markup(_ text: String) -> String {
        var html = HTMLWriter()
        html.text(text)
        return String(decoding: html.bytes, as: UTF8.self)
    }
}
