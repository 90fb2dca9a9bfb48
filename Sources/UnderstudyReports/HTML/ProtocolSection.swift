import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The part of the page about one protocol.
struct ProtocolSection {
    let split: ProtocolSplit
    /// The report that the split is part of.
    let report: SplitReport
    /// The section's anchor within the page.
    let anchor: String
    let links: SourceLinks

    private var finding: SplitFinding { split.finding }
    func write(to html: inout HTMLWriter) {
        html.element("article", .id(anchor), HTMLAttribute("aria-labelledby", anchor + "-name")) { html in
            html.element("h2", .id(anchor + "-name")) { html in
                html.element("code", text: finding.name)
                html.text(" ")
                Verdict.write(finding, to: &html)
            }
            html.element("p", .class("lead")) { html in
                html.text(finding.explanation.capitalisedSentence)
                html.text(" ")
                links.write(declarationPlace, to: &html)
            }
            writeRemarks(to: &html)
            if !split.users.isEmpty { MeasuresTable(finding: finding).write(to: &html) }
            UsageMatrixView(split: split, links: links).write(to: &html)
            if let declarations = report.declarations(of: split) { write(declarations, to: &html) }
            RolesView(split: split, report: report).write(to: &html)
            writeDemands(to: &html)
            writePlaces(to: &html)
            html.element("p", .class("back")) { $0.element("a", .href("#overview"), text: "Back to the overview") }
        }
    }

    private var declarationPlace: SourceLocation {
        SourceLocation(
            path: split.declaration.source.path, position: SourcePosition(line: split.declaration.line, column: 1))
    }

    private func writeRemarks(to html: inout HTMLWriter) {
        let remarks = Remark.all(of: split, in: report)
        guard !finding.neverUsed.isEmpty || !remarks.isEmpty else { return }
        html.element("ul", .class("remarks")) { html in
            if !finding.neverUsed.isEmpty {
                html.element("li") { html in
                    html.element("strong", text: "Never used outside tests: ")
                    writeNames(split.names(of: finding.neverUsed), to: &html)
                }
            }
            for remark in remarks { html.element("li") { links.write(remark, to: &$0) } }
        }
    }

    private func writeNames(_ names: [String], to html: inout HTMLWriter) {
        for (index, name) in names.enumerated() {
            if index > 0 { html.text(", ") }
            html.element("code", text: name)
        }
    }

    private func write(_ declarations: SplitDeclarations, to html: inout HTMLWriter) {
        html.element("h3", text: "Proposal")
        for (index, part) in finding.proposal.enumerated() {
            html.element("div", .class("proposal c\(index % UsageMatrixView.colours)")) { html in
                html.element("p") { html in
                    if index == 0, finding.proposal.count > 1, !part.servesAlone.isEmpty {
                        html.text("Start with this part. ")
                    }
                    if part.needsBetterName { html.text("Rename this. ") }
                    html.text(Self.service(of: part))
                }
                Self.write(code: declarations.parts[index], label: "Declaration of \(part.name)", to: &html)
            }
        }
        html.element("p", text: "The old name stays, so that existing code still compiles:")
        Self.write(code: declarations.composition, label: "Declaration of \(finding.name)", to: &html)
    }

    /// Content that is wider than the page can be scrolled, also with the keyboard.
    private static func write(code: String, label: String, to html: inout HTMLWriter) {
        html.element("pre", HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "region"), .label(label)) {
            $0.element("code", text: code)
        }
    }

    private static func service(of part: ProposedProtocol) -> String {
        let alone = part.servesAlone.count
        let others = part.consumers.count - alone
        switch (alone, others) {
        case (0, 0): return "No known consumer uses it."
        case (0, _): return "\(count(others, "consumer")) \(others == 1 ? "uses" : "use") it along with others."
        case (_, 0): return "All that \(count(alone, "consumer")) \(alone == 1 ? "needs" : "need")."
        default:
            return "All that \(count(alone, "consumer")) \(alone == 1 ? "needs" : "need"); "
                + "\(others) more \(others == 1 ? "uses" : "use") it along with others."
        }
    }

    private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    private func writeDemands(to html: inout HTMLWriter) {
        let demands = finding.demands
        guard !demands.isEmpty else { return }
        let prospects = Prospects(split, in: report.index)
        html.element("h3", text: "What to depend on")
        html.element("table", .class("cards demands")) { html in
            html.element("caption", .class("hidden"), text: "What each consumer could depend on instead")
            Self.head(["consumer", "uses", "could"], to: &html)
            html.element("tbody") { html in
                for demand in demands.prefix(Self.listed) { write(demand, prospects, to: &html) }
            }
        }
        if demands.count > Self.listed { html.element("p", text: "And \(demands.count - Self.listed) more.") }
    }

    private func write(_ demand: ConsumerDemand, _ prospects: Prospects, to html: inout HTMLWriter) {
        let user = split[demand.consumer]
        html.element("tr") { html in
            html.element("th", .scope("row")) { links.write(user.consumer.location, user.name, to: &$0) }
            html.element("td", .title("uses"), text: "\(demand.needs.count) of \(split.requirements.count)")
            html.element("td", .title("could")) { html in
                guard let advice = Advice(for: demand, of: split, prospects) else {
                    return html.text(Advice.standing(of: demand, split))
                }
                html.text(advice.text)
                for decision in advice.decisions {
                    html.empty("br")
                    html.text("First: \(decision.message) ")
                    links.write(decision.location, to: &html)
                }
            }
        }
    }

    /// Writes the first row of a table; headings of numeric columns are aligned like the numbers.
    static func head(_ titles: [String], to html: inout HTMLWriter, words: Set<String>? = nil) {
        html.element("thead") { html in
            html.element("tr") { html in
                for title in titles {
                    let isNumber = words.map { !$0.contains(title) } ?? false
                    html.element("th", .scope("col"), .class(isNumber ? "number" : "words"), text: title)
                }
            }
        }
    }

    private func writePlaces(to html: inout HTMLWriter) {
        guard !split.users.isEmpty else { return }
        html.element("details") { html in
            html.element("summary", text: "Places of use")
            for user in split.users.prefix(Self.listed) {
                html.element("p", .class("user")) { html in
                    html.element("strong", text: user.name)
                    html.text(" ")
                    links.write(user.consumer.location, to: &html)
                }
                html.element("ul", .class("places")) { html in
                    for row in user.needs {
                        html.element("li") { html in
                            html.element("code", text: split[row].name)
                            write(user.places[row] ?? [], to: &html)
                        }
                    }
                }
            }
        }
    }

    /// Line numbers are enough: most uses are in the consumer's own file, which is named above them.
    private func write(_ uses: [RequirementUse], to html: inout HTMLWriter) {
        for use in uses.prefix(Self.places) {
            html.text(" ")
            let file = use.location.path.split(separator: "/").last.map(String.init) ?? use.location.path
            html.element("a", .class("place"), .href(links.address(of: use.location))) { html in
                html.text("\(file):\(use.location.position?.line ?? 1)")
            }
        }
        if uses.count > Self.places { html.text(" and \(uses.count - Self.places) more") }
    }

    /// Further consumers, and further places of one use, are only counted.
    private static let listed = 40
    private static let places = 5
}

extension String {
    /// Makes a sentence: with an initial capital, unless it begins with a name, and a full stop.
    fileprivate var capitalisedSentence: String {
        guard let first else { return self }
        return first.uppercased() + dropFirst() + "."
    }
}
