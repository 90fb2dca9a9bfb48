import UnderstudySegregation

/// A word or two that say what to do.
enum Verdict {
    /// What to do, in words.
    static func text(_ finding: SplitFinding) -> String {
        let count = finding.proposal.count
        switch finding.verdict {
        case .keep: return "keep"
        case .question: return "\(count) \(count == 1 ? "group" : "groups") to consider"
        case .split: break
        }
        let parts =
            finding.rest.isEmpty ? "split into \(count)" : "extract \(count) \(count == 1 ? "protocol" : "protocols")"
        switch finding.confidence {
        case .high: return parts + ", confidence high"
        case .medium: return parts + ", confidence medium"
        case .names: return parts + ", by names only"
        }
    }

    static func write(_ finding: SplitFinding, to html: inout HTMLWriter) {
        html.element("span", .class("verdict \(finding.verdict.rawValue)"), text: text(finding))
    }
}

/// The measures of one protocol.
struct MeasuresTable {
    let finding: SplitFinding

    func write(to html: inout HTMLWriter) {
        let before = Figures(finding.before)
        let after = Figures(finding.after)
        let isSplit = finding.verdict == .split
        html.element("table", .class("measures")) { html in
            html.element("caption", text: "For today's consumers")
            ProtocolSection.head(
                isSplit ? ["measure", "now", "after"] : ["measure", "now"], to: &html, words: ["measure"])
            html.element("tbody") { html in
                let rows = [
                    ("share of visible requirements that they use", before.cohesion, after.cohesion),
                    ("unnecessary dependencies", before.unnecessary, after.unnecessary),
                    ("protocols", before.protocols, after.protocols),
                ]
                for row in rows {
                    html.element("tr") { html in
                        html.element("th", .scope("row"), text: row.0)
                        html.element("td", text: row.1)
                        if isSplit { html.element("td", text: row.2) }
                    }
                }
            }
        }
    }
}
