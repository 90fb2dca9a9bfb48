import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// Writes a report as one page of HTML that needs nothing beside it: no network, no script.
package struct HTMLReport {
    private let report: PackageReport
    private let links: SourceLinks
    private let anchors: [String?]

    /// Creates a writer for `report`; links to sources start in `folder`, where the page is to stand.
    package init(_ report: PackageReport, in folder: String) {
        self.report = report
        links = SourceLinks(reportFolder: folder, currentFolder: report.splits.currentFolder)
        anchors = Self.anchors(of: report.splits.splits)
    }

    /// The whole page.
    package func bytes() -> [UInt8] {
        var html = HTMLWriter()
        html.document(titled: report.title, style: ReportStyle.sheet) { html in
            html.element("a", .class("skip"), .href("#overview"), text: "Skip to the content")
            html.element("header") { html in
                html.element("h1", text: report.title)
                html.element("p", .class("lead"), text: summary)
            }
            html.element("main") { html in
                OverviewSection(report: report, anchors: anchors, links: links).write(to: &html)
                for (split, anchor) in zip(report.splits.splits, anchors) {
                    guard let anchor else { continue }
                    ProtocolSection(split: split, anchor: anchor, links: links).write(to: &html)
                }
            }
            html.element("footer") { html in
                html.element(
                    "p",
                    text: "Written by Understudy from the sources alone. Gains are for today's consumers: one that "
                        + "comes later fits the parts less well.")
            }
        }
        return html.bytes
    }

    private var summary: String {
        let count = report.splits.splits.count
        let proposed = report.splits.proposed.count
        let protocols = count == 1 ? "1 protocol" : "\(count) protocols"
        switch proposed {
        case 0: return "\(protocols); none of them would serve its consumers better in parts."
        case 1: return "\(protocols); 1 would serve its consumers better in parts."
        default: return "\(protocols); \(proposed) would serve their consumers better in parts."
        }
    }

    /// A name for each protocol that gets a section: those to split, and those with consumers.
    private static func anchors(of splits: [ProtocolSplit]) -> [String?] {
        var counts: [String: Int] = [:]
        return splits.map { split in
            guard split.finding.verdict != .keep || !split.users.isEmpty else { return nil }
            let letters = split.finding.name.unicodeScalars.map { scalar -> Character in
                ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
                    ? Character(scalar) : "-"
            }
            let name = "protocol-" + String(letters)
            counts[name, default: 0] += 1
            let count = counts[name] ?? 1
            return count == 1 ? name : "\(name)_\(count)"
        }
    }
}
