import UnderstudySegregation

/// The part of the page that orders all offers by what they remove, with commands to copy.
struct PlanSection {
    let plan: OfferPlan

    /// Further offers are only counted; `split --plan` has all.
    private static let rows = 40

    func write(to html: inout HTMLWriter) {
        guard !plan.entries.isEmpty else { return }
        html.element("section", .id("plan"), .label("Plan")) { html in
            html.element("h2", text: "Plan")
            html.element(
                "p",
                text: plan.summary + " 'At random' is what groups of the same sizes remove that are chosen at random."
            )
            html.element("table", .class("cards")) { html in
                html.element("caption", .class("hidden"), text: "Offers by what they remove per protocol written")
                ProtocolSection.head(Self.titles, to: &html, words: ["offer", "command"])
                html.element("tbody") { html in
                    for entry in plan.entries.prefix(Self.rows) { write(entry, to: &html) }
                }
            }
            let left = plan.entries.count - Self.rows
            if left > 0 { html.element("p", text: "And \(left) more, which 'understudy split --plan' lists.") }
        }
    }

    private static let titles = ["offer", "removes", "at random", "consumers now", "command"]

    private func write(_ entry: OfferPlan.Entry, to html: inout HTMLWriter) {
        html.element("tr") { html in
            html.element("th", .scope("row")) { $0.element("code") { $0.name(entry.offer) } }
            for (title, text) in [
                ("removes", "\(entry.removes)"), ("at random", "\(entry.atRandom)"), ("consumers now", entry.reachText),
            ] {
                html.element("td", .class("number"), .title(title), text: text)
            }
            html.element("td", .title("command")) { $0.command(entry.command) }
        }
    }
}
