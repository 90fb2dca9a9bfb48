import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// The part of the page about a protocol that is fine: one line, which expands to show who uses what.
struct FineSection {
    let split: ProtocolSplit
    /// The report that the split is part of.
    let report: SplitReport
    /// The section's anchor within the page.
    let anchor: String
    let links: SourceLinks

    /// At most this many consumers are named; the sources have the others.
    private static let named = 12

    func write(to html: inout HTMLWriter) {
        html.element("details", .id(anchor), .class("fine")) { html in
            html.element("summary") { html in
                html.element("code") { $0.name(split.finding.name) }
                html.text(": " + split.finding.explanation)
            }
            html.element("ul", .class("users")) { html in
                for remark in Remark.all(of: split, in: report) { html.element("li") { links.write(remark, to: &$0) } }
                let prospects = Prospects(split, in: report.index)
                for user in split.users.prefix(Self.named) {
                    html.element("li") { html in
                        links.write(user.consumer.location, user.name, to: &html)
                        html.text(" uses " + split.names(of: user.needs).joined(separator: ", "))
                        if let demand = split.finding.demands.first(where: { $0.consumer == user.id }),
                            let advice = Advice(for: demand, of: split, prospects)
                        {
                            html.text("; could " + advice.line)
                        }
                    }
                }
                let left = split.users.count - Self.named
                if left > 0 { html.element("li", text: "and \(left) more") }
            }
            RolesView(split: split, report: report).write(to: &html)
        }
    }
}
