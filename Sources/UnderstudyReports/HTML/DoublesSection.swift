import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// The part of the page about doubles: how many are in which state, which ones need work, and which protocols have none.
struct DoublesSection {
    let report: PackageReport
    let links: SourceLinks

    /// At most this many are named; the rest are counted.
    private static let named = 40

    func write(to html: inout HTMLWriter) {
        let census = report.census
        guard !census.entries.isEmpty || report.visibleDrift != nil else { return }
        html.element("section", .id("doubles"), .label("Doubles")) { html in
            html.element("h2", text: "Doubles")
            html.element("p", text: summary)
            writeDrift(to: &html)
            write(
                census.entries.filter { $0.state == .unmarked }, "written by hand or by another tool", to: &html)
            write(census.entries.filter(\.isUnused), "that no code mentions", to: &html)
            writeMissing(to: &html)
        }
    }

    private var summary: String {
        let census = report.census
        guard !census.entries.isEmpty else { return "There are no doubles." }
        let counts = [
            (census.count(.inStep), "in step"), (census.count(.stale), "out of step"),
            (census.count(.unmarked), "that 'sync' does not keep in step"),
        ]
        let states = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        let change = report.earlier.flatMap { $0.change(from: $0.stale, to: census.count(.stale)) }
        let count = census.entries.count
        return "\(count) \(count == 1 ? "double" : "doubles"): \(states)"
            + (change.map { "; out of step are \($0)" } ?? "") + "."
    }

    private func writeDrift(to html: inout HTMLWriter) {
        guard let drift = report.visibleDrift, !drift.isEmpty else { return }
        html.element("h3", text: "Out of step")
        html.element("ul") { html in
            for diagnostic in drift.prefix(Self.named) {
                html.element("li") { html in
                    html.text(diagnostic.message + " ")
                    if let location = diagnostic.location { links.write(location, to: &html) }
                }
            }
        }
        let left = drift.count - Self.named
        if left > 0 { html.element("p", text: "And \(left) more, which 'understudy check' lists.") }
    }

    private func write(_ entries: [DoubleCensus.Entry], _ what: String, to html: inout HTMLWriter) {
        guard !entries.isEmpty else { return }
        write("\(entries.count) \(what)", entries, to: &html) { entry, html in
            links.write(entry.place, entry.double.declaration.name, to: &html)
        }
    }

    private func writeMissing(to html: inout HTMLWriter) {
        let missing = report.census.missing
        guard !missing.isEmpty else { return }
        let noun = missing.count == 1 ? "protocol" : "protocols"
        write("\(missing.count) \(noun) without a double", missing, to: &html) { split, html in
            links.write(split.declaration.place, split.finding.name, to: &html)
            html.text(" (\(split.users.count == 1 ? "1 consumer" : "\(split.users.count) consumers"))")
        }
    }

    /// A list behind its own heading, folded.
    private func write<Element>(
        _ title: String, _ elements: [Element], to html: inout HTMLWriter,
        _ element: (Element, inout HTMLWriter) -> Void
    ) {
        html.element("details", .class("fine")) { html in
            html.element("summary", text: title)
            html.element("ul", .class("users")) { html in
                for one in elements.prefix(Self.named) { html.element("li") { element(one, &$0) } }
                let left = elements.count - Self.named
                if left > 0 { html.element("li", text: "and \(left) more") }
            }
        }
    }
}

extension ProtocolDeclaration {
    /// The line on which the protocol is declared.
    var place: SourceLocation { SourceLocation(path: source.path, position: SourcePosition(line: line, column: 1)) }
}
