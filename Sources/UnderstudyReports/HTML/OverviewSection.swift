import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// The first part of the page: figures and modules.
struct OverviewSection {
    let report: PackageReport
    let entries: [ReportEntry]

    func write(to html: inout HTMLWriter) {
        html.element("section", .id("overview"), .label("Overview"), HTMLAttribute("tabindex", "-1")) { html in
            writeFigures(to: &html)
            html.element("p", .class("legend"), text: Self.cost)
            if let evidence = report.splits.evidenceText { html.element("p", text: evidence) }
            writeModules(to: &html)
        }
    }

    private static let cost =
        "An unnecessary dependency is a requirement that a consumer sees and does not use: a change to it can still break "
        + "the consumer's build, and each double of the protocol has to implement it."

    private func writeFigures(to html: inout HTMLWriter) {
        let measures = PackageMeasures(report.splits.splits)
        let before = Figures(measures.before)
        let after = Figures(measures.after)
        let changes = !report.splits.proposed.isEmpty && measures.pairs > 0
        let arrow = { (left: String, right: String) in changes && left != right ? "\(left) → \(right)" : left }
        let doubled = entries.count { !$0.doubles.isEmpty }
        let since = { (then: KeyPath<EarlierReport, Int>, now: Int) in
            report.earlier.flatMap { $0.change(from: $0[keyPath: then], to: now) }
        }
        let figures = [
            (
                "unnecessary dependencies", arrow(before.unnecessary, after.unnecessary),
                since(\.unnecessaryDependences, measures.before.unnecessaryDependences)
            ),
            ("share of visible requirements that consumers use", arrow(before.cohesion, after.cohesion), nil),
            (
                "protocols", arrow(before.protocols, after.protocols),
                since(\.protocols, entries.count)
            ),
            ("consumers of protocols", "\(measures.pairs)", nil),
            ("protocols with a double", "\(doubled) of \(entries.count)", since(\.doubled, doubled)),
        ]
        html.element("dl", .class("figures")) { html in
            for (name, value, change) in figures {
                html.element("div") { html in
                    html.element("dt", text: change.map { "\(name), \($0)" } ?? name)
                    html.element("dd", text: value)
                }
            }
        }
    }

    private func writeModules(to html: inout HTMLWriter) {
        let modules = report.modules
        guard modules.count > 1 else { return }
        let titles = ["module", "protocols", "requirements", "doubles", "to split", "unnecessary dependencies"]
        // A long table is folded, so that what to do next is in sight.
        let open = modules.count <= 12 ? [HTMLAttribute("open", "")] : []
        html.element("details", [.class("modules")] + open) { html in
            html.element("summary", text: "\(modules.count) modules")
            html.element("table", .class("cards")) { html in
                html.element("caption", .class("hidden"), text: "Modules")
                ProtocolSection.head(titles, to: &html, words: ["module"])
                html.element("tbody") { html in
                    for module in modules { write(module, titles, to: &html) }
                }
            }
        }
    }

    private func write(_ module: PackageReport.Module, _ titles: [String], to html: inout HTMLWriter) {
        html.element("tr") { html in
            html.element("th", .scope("row"), text: module.name.isEmpty ? "not known" : module.name)
            let figures = [
                module.protocols, module.requirements, module.doubles, module.proposals, module.unnecessaryDependences,
            ]
            for (title, figure) in zip(titles.dropFirst(), figures) {
                html.element("td", .class("number"), .title(title), text: "\(figure)")
            }
        }
    }
}
