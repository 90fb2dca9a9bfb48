import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// Draws who uses what: one row per requirement, one column per consumer, one block per proposed protocol.
struct UsageMatrixView {
    let split: ProtocolSplit
    let links: SourceLinks

    /// The number of colours for parts in the style sheet.
    static let colours = 6
    /// More consumers would make the table unreadable; the list below it has some of them, and the sources all.
    private static let columns = 40

    /// A line of the legend: a cell of the table, and its meaning.
    private func swatch(_ cell: String, _ meaning: String, to html: inout HTMLWriter) {
        html.element("span", .class("swatch \(cell)")) { _ in }
        html.text(" \(meaning) ")
    }

    func write(to html: inout HTMLWriter) {
        guard !split.users.isEmpty else { return }
        let order = MatrixOrder(split)
        let isSplit = split.finding.verdict == .split
        html.element("h3", text: "Who uses what")
        html.element("p", .class("legend")) { html in
            swatch("used", "used: the number of places, with a link to the first", to: &html)
            if isSplit {
                swatch("seen", "visible but unused", to: &html)
                swatch("", "hidden after the split", to: &html)
            } else {
                swatch("", "visible but unused", to: &html)
            }
            let left = order.columns.count - Self.columns
            if left > 0 { html.text(" \(left) more consumers are left out.") }
        }
        html.element("p", .class("hint"), text: "Move the table sideways to see all consumers.")
        html.element(
            "div", .class("scroll"), HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "region"),
            .label("Usage matrix of \(split.finding.name)")
        ) { html in
            html.element("table", .class("matrix")) { html in
                html.element(
                    "caption", .class("hidden"),
                    text: "Requirements of \(split.finding.name) by row, consumers by column")
                writeHead(order, to: &html)
                for (index, group) in order.groups.enumerated() { write(group, at: index, in: order, to: &html) }
            }
        }
    }

    private func writeHead(_ order: MatrixOrder, to html: inout HTMLWriter) {
        html.element("thead") { html in
            html.element("tr") { html in
                html.element("th", .scope("col"), .class("corner"), text: "requirement")
                for user in order.columns.prefix(Self.columns) {
                    html.element("th", .scope("col"), .class("consumer")) { html in
                        // The name runs upwards, in one line.
                        html.element("a", .href(links.address(of: user.consumer.location)), text: user.name)
                    }
                }
            }
        }
    }

    private func write(_ group: MatrixOrder.Group, at index: Int, in order: MatrixOrder, to html: inout HTMLWriter) {
        let colour = "c\(index % Self.colours)"
        html.element("tbody", .class(colour)) { html in
            let isSplit = split.finding.verdict == .split
            if let name = group.part?.name ?? (isSplit ? "\(split.facts.shortName), as before" : nil) {
                html.element("tr", .class("part")) { html in
                    // The name stays visible while the table is scrolled sideways.
                    html.element("th", .scope("rowgroup"), .class("name")) { $0.name(name) }
                    let width = min(order.columns.count, Self.columns)
                    html.element("td", HTMLAttribute("colspan", "\(width)")) { _ in }
                }
            }
            for row in group.rows {
                html.element("tr") { html in
                    let requirement = split[row]
                    html.element("th", .scope("row"), .class("name")) { html in
                        let address = links.address(of: requirement.requirement.location)
                        html.element("a", .href(address)) { $0.name(requirement.name) }
                    }
                    for user in order.columns.prefix(Self.columns) {
                        write(user, row, sees: index, in: order, to: &html)
                    }
                }
            }
        }
    }

    private func write(
        _ user: ProtocolSplit.User, _ row: RequirementID, sees group: Int, in order: MatrixOrder,
        to html: inout HTMLWriter
    ) {
        if let uses = user.places[row], let first = uses.first {
            html.element("td", .class("used")) { html in
                html.element("a", .href(links.address(of: first.location)), text: "\(uses.count)")
            }
        } else if split.finding.verdict == .split, order.groupsSeen(by: user).contains(group) {
            html.element("td", .class("seen")) { $0.element("span", .class("hidden"), text: "not used") }
        } else {
            html.element("td") { _ in }
        }
    }
}
