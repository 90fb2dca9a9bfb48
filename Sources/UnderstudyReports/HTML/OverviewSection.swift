import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// The first part of the page: figures, drift, modules.
struct OverviewSection {
    let report: PackageReport
    let entries: [ReportEntry]
    let links: SourceLinks

    func write(to html: inout HTMLWriter) {
        html.element("section", .id("overview"), .label("Overview"), HTMLAttribute("tabindex", "-1")) { html in
            writeFigures(to: &html)
            if let evidence = report.splits.evidenceText { html.element("p", text: evidence) }
            writeDrift(to: &html)
            writeModules(to: &html)
        }
    }

    private func writeFigures(to html: inout HTMLWriter) {
        let measures = PackageMeasures(report.splits.splits)
        let before = Figures(measures.before)
        let after = Figures(measures.after)
        let changes = !report.splits.proposed.isEmpty && measures.pairs > 0
        let arrow = { (left: String, right: String) in changes && left != right ? "\(left) → \(right)" : left }
        let doubled = entries.count { !$0.doubles.isEmpty }
        let figures = [
            ("unnecessary dependencies", arrow(before.unnecessary, after.unnecessary)),
            ("share of visible requirements that consumers use", arrow(before.cohesion, after.cohesion)),
            ("protocols", arrow(before.protocols, after.protocols)),
            ("consumers of protocols", "\(measures.pairs)"),
            ("protocols with a double", "\(doubled) of \(entries.count)"),
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

    private func writeDrift(to html: inout HTMLWriter) {
        guard let drift = report.visibleDrift else { return }
        html.element("h2", text: "Drift")
        if drift.isEmpty { return html.element("p", text: "All doubles match their protocols.") }
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
        let titles = ["module", "protocols", "requirements", "doubles", "to split", "unnecessary dependencies"]
        html.element("details", .class("modules")) { html in
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
