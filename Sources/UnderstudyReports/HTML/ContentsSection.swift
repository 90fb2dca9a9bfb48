import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// The contents of the page: one line per protocol, to be filtered and sorted.
struct ContentsSection {
    let entries: [ReportEntry]
    let links: SourceLinks

    private static let titles = [
        ("protocol", "words"), ("what to do", "words"), ("gain", "number"), ("requirements", "number"),
        ("consumers", "number"), ("doubles", "words"),
    ]

    func write(to html: inout HTMLWriter) {
        guard !entries.isEmpty else { return }
        html.element("section", .label("Contents")) { html in
            html.element("h2", text: "Protocols")
            // The script shows these controls, since they need it.
            html.element("p", .id("filter"), HTMLAttribute("hidden", "")) { html in
                html.element("label", HTMLAttribute("for", "words"), text: "Show")
                html.empty(
                    "input", .id("words"), HTMLAttribute("type", "search"),
                    HTMLAttribute("placeholder", "name, folder, reason"))
                html.element("label", HTMLAttribute("for", "undoubled")) { html in
                    html.empty("input", .id("undoubled"), HTMLAttribute("type", "checkbox"))
                    html.text(" without a double")
                }
                html.element("label", .class("sort"), HTMLAttribute("for", "sort")) { html in
                    html.text("Sort by ")
                    html.element("select", .id("sort")) { _ in }
                }
                html.element("span", .id("count"), HTMLAttribute("role", "status")) { _ in }
            }
            html.element("table", .id("contents"), .class("cards")) { html in
                html.element("caption", .class("hidden"), text: "All protocols")
                html.element("thead") { html in
                    html.element("tr") { html in
                        for (title, kind) in Self.titles {
                            html.element("th", .scope("col"), .class(kind), text: title)
                        }
                    }
                }
                html.element("tbody") { html in
                    for entry in entries { write(entry, to: &html) }
                }
            }
        }
    }

    private func write(_ entry: ReportEntry, to html: inout HTMLWriter) {
        let finding = entry.split.finding
        html.element("tr") { html in
            html.element("th", .scope("row")) { html in
                if let anchor = entry.anchor {
                    html.element("a", .href("#" + anchor)) { $0.element("code") { $0.name(finding.name) } }
                } else {
                    html.element("code") { $0.name(finding.name) }
                }
                html.empty("br")
                links.write(entry.place, to: &html)
            }
            html.element("td") { html in
                Verdict.write(finding, to: &html)
                if finding.verdict == .keep {
                    html.text(" ")
                    html.element("span", .class("reason"), text: finding.explanation)
                }
            }
            cell("gain", entry.gain == 0 ? "" : "\(entry.gain)", to: &html)
            cell("requirements", "\(entry.split.requirements.count)", to: &html)
            cell("consumers", "\(entry.split.users.count)", to: &html)
            html.element("td", .title("doubles")) { write(entry.doubles, to: &$0) }
        }
    }

    private func cell(_ title: String, _ text: String, to html: inout HTMLWriter) {
        html.element("td", .class("number"), .title(title), text: text)
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
