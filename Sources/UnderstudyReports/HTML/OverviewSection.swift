import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// The first part of the page: figures, what to split, what to keep, modules, doubles, drift.
struct OverviewSection {
    let report: PackageReport
    let anchors: [String?]
    let links: SourceLinks

    private typealias Entry = (split: ProtocolSplit, anchor: String?, doubles: [ExistingDouble])

    private var entries: [Entry] {
        report.splits.splits.indices.map { (report.splits.splits[$0], anchors[$0], report.doubles[$0]) }
    }

    func write(to html: inout HTMLWriter) {
        html.element("section", .id("overview"), .label("Overview"), HTMLAttribute("tabindex", "-1")) { html in
            writeFigures(to: &html)
            writeProposals(to: &html)
            writeDrift(to: &html)
            writeModules(to: &html)
            writeKept(to: &html)
        }
    }

    private func writeFigures(to html: inout HTMLWriter) {
        let measures = PackageMeasures(report.splits.splits)
        let before = Figures(measures.before)
        let after = Figures(measures.after)
        let changes = !report.splits.proposed.isEmpty && measures.pairs > 0
        let arrow = { (left: String, right: String) in changes && left != right ? "\(left) → \(right)" : left }
        let figures = [
            ("protocols", arrow(before.protocols, after.protocols)),
            ("doubles of them", "\(report.doubles.reduce(0) { $0 + $1.count })"),
            ("consumers of protocols", "\(measures.pairs)"),
            ("of what they see, consumers use", arrow(before.cohesion, after.cohesion)),
            ("unnecessary dependences", arrow(before.unnecessary, after.unnecessary)),
        ]
        html.element("dl", .class("figures")) { html in
            for (name, value) in figures {
                html.element("div") { html in
                    html.element("dt", text: name)
                    html.element("dd", text: value)
                }
            }
        }
    }

    private func writeTable(
        _ label: String, _ titles: [String], to html: inout HTMLWriter, rows: (inout HTMLWriter) -> Void
    ) {
        html.element(
            "div", .class("scroll"), HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "region"), .label(label)
        ) { html in
            html.element("table") { html in
                html.element("caption", .class("hidden"), text: label)
                ProtocolSection.head(
                    titles, to: &html, words: ["protocol", "proposal", "why", "module", "doubles of it"])
                html.element("tbody", rows)
            }
        }
    }

    private func writeName(_ entry: Entry, to html: inout HTMLWriter) {
        html.element("th", .scope("row")) { html in
            if let anchor = entry.anchor {
                html.element("a", .href("#" + anchor)) { $0.element("code", text: entry.split.finding.name) }
            } else {
                html.element("code", text: entry.split.finding.name)
            }
            html.empty("br")
            links.write(place(of: entry.split), to: &html)
        }
    }

    private func place(of split: ProtocolSplit) -> SourceLocation {
        let position = SourcePosition(line: split.declaration.line, column: 1)
        return SourceLocation(path: split.declaration.source.path, position: position)
    }

    private func writeProposals(to html: inout HTMLWriter) {
        let proposed = entries.filter { $0.split.finding.verdict != .keep }
        guard !proposed.isEmpty else { return }
        html.element("h2", text: "To split, or to think about")
        let titles = ["protocol", "proposal", "consumers", "they use", "unnecessary dependences"]
        writeTable("Protocols to split", titles, to: &html) { html in
            for entry in proposed {
                let finding = entry.split.finding
                let before = Figures(finding.before)
                let after = Figures(finding.after)
                html.element("tr") { html in
                    writeName(entry, to: &html)
                    html.element("td") { Verdict.write(finding, to: &$0) }
                    html.element("td", .class("number"), text: "\(entry.split.users.count)")
                    let isMeasured = !entry.split.users.isEmpty
                    html.element(
                        "td", .class("number"), text: isMeasured ? "\(before.cohesion) → \(after.cohesion)" : "–")
                    html.element(
                        "td", .class("number"), text: isMeasured ? "\(before.unnecessary) → \(after.unnecessary)" : "–")
                }
            }
        }
    }

    private func writeDrift(to html: inout HTMLWriter) {
        guard let drift = report.visibleDrift else { return }
        html.element("h2", text: "Drift")
        if drift.isEmpty { return html.element("p", text: "All doubles are as their protocols demand.") }
        html.element("ul") { html in
            for diagnostic in drift {
                html.element("li") { html in
                    html.text(diagnostic.message + " ")
                    if let location = diagnostic.location { links.write(location, to: &html) }
                }
            }
        }
    }

    private func writeModules(to html: inout HTMLWriter) {
        let modules = report.modules
        guard modules.count > 1 else { return }
        html.element("h2", text: "Modules")
        let titles = ["module", "protocols", "requirements", "doubles", "to split", "unnecessary dependences"]
        writeTable("Modules", titles, to: &html) { html in
            for module in modules {
                html.element("tr") { html in
                    html.element("th", .scope("row"), text: module.name.isEmpty ? "not known" : module.name)
                    let figures = [
                        module.protocols, module.requirements, module.doubles, module.proposals,
                        module.unnecessaryDependences,
                    ]
                    for figure in figures { html.element("td", .class("number"), text: "\(figure)") }
                }
            }
        }
    }

    private func writeKept(to html: inout HTMLWriter) {
        let kept = entries.filter { $0.split.finding.verdict == .keep }
        guard !kept.isEmpty else { return }
        html.element("h2", text: "Fine as they are")
        let titles = ["protocol", "why", "requirements", "consumers", "doubles of it"]
        writeTable("Protocols that are fine as they are", titles, to: &html) { html in
            for entry in kept {
                html.element("tr") { html in
                    writeName(entry, to: &html)
                    html.element("td", text: entry.split.finding.explanation)
                    html.element("td", .class("number"), text: "\(entry.split.requirements.count)")
                    html.element("td", .class("number"), text: "\(entry.split.users.count)")
                    html.element("td") { write(entry.doubles, to: &$0) }
                }
            }
        }
    }

    private func write(_ doubles: [ExistingDouble], to html: inout HTMLWriter) {
        for (index, double) in doubles.enumerated() {
            if index > 0 { html.text(", ") }
            let type = double.declaration
            let position = SourcePosition(line: type.line, column: 1)
            links.write(SourceLocation(path: type.source.path, position: position), type.name, to: &html)
        }
    }
}
