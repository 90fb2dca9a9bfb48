import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// Writes a report as one self-contained page of HTML: it needs no network, and without its script only filtering and
/// sorting the contents are missing.
package struct HTMLReport {
    private let report: PackageReport
    private let links: SourceLinks
    private let entries: [ReportEntry]

    /// Creates a writer for `report`, whose page will be in `folder`.
    ///
    /// - Parameters:
    ///   - template: Where links to sources lead; relative to `folder` without one.
    ///   - packageFolder: The folder that paths in a template start from.
    package init(
        _ report: PackageReport, in folder: String, links template: LinkTemplate? = nil, packageFolder: String = "."
    ) {
        self.report = report
        links = SourceLinks(
            reportFolder: folder, currentFolder: report.splits.currentFolder, packageFolder: packageFolder,
            template: template)
        entries = ReportEntry.all(of: report)
    }

    /// The whole page.
    package func bytes() -> [UInt8] {
        var html = HTMLWriter()
        html.document(titled: report.title, style: ReportStyle.sheet, script: ReportScript.text) { html in
            html.element("a", .class("skip"), .href("#overview"), text: "Skip to the content")
            html.element("header") { html in
                html.element("h1", text: report.title)
                html.element("p", .class("lead"), text: summary)
            }
            html.element("main") { html in
                let plan = OfferPlan(report.splits)
                OverviewSection(report: report, entries: entries).write(to: &html)
                NextSection(steps: NextStep.all(of: report, plan: plan)).write(to: &html)
                DoublesSection(report: report, links: links).write(to: &html)
                PlanSection(plan: plan).write(to: &html)
                ContentsSection(entries: entries, links: links).write(to: &html)
                for entry in entries {
                    guard let anchor = entry.anchor else { continue }
                    if entry.split.finding.verdict == .keep {
                        FineSection(split: entry.split, report: report.splits, anchor: anchor, links: links).write(
                            to: &html)
                    } else {
                        ProtocolSection(split: entry.split, report: report.splits, anchor: anchor, links: links).write(
                            to: &html)
                    }
                }
            }
            html.element("footer") { html in
                html.element(
                    "p",
                    text:
                        "Written by Understudy\(version) from \(report.splits.evidenceSource)\(when). Gains are for today's consumers; "
                        + "the parts may fit later consumers less well.")
            }
        }
        return html.bytes
    }

    private var version: String { report.origin.map { " " + $0.version } ?? "" }
    private var when: String { report.origin.map { " on " + $0.text } ?? "" }

    /// First what there is to gain, then how many protocols were examined.
    private var summary: String {
        let count = report.splits.splits.count
        let proposed = report.splits.proposed.count
        let protocols = count == 1 ? "the only protocol" : "\(count) protocols"
        let measures = PackageMeasures(report.splits.splits)
        let gain =
            measures.pairs > 0
            ? "\(measures.before.unnecessaryDependences) unnecessary dependencies would become "
                + "\(measures.after.unnecessaryDependences)"
            : "Consumers would see less of what they do not use"
        let roles = report.splits.roleGain
        switch (proposed, count) {
        case (0, _): return report.splits.verdictWithoutProposal
        case (_, 1): return "\(gain), if \(protocols) were split\(roles)."
        default: return "\(gain), if \(proposed) of \(protocols) were split\(roles)."
        }
    }
}

/// One protocol of a report, with its section's anchor within the page.
struct ReportEntry {
    let split: ProtocolSplit
    let doubles: [ExistingDouble]
    /// `nil` if there is no more to say about the protocol than the contents say.
    let anchor: String?

    /// Where the protocol is declared.
    var place: SourceLocation {
        SourceLocation(
            path: split.declaration.source.path, position: SourcePosition(line: split.declaration.line, column: 1))
    }

    /// The protocols of `report`: first those to do something about, led by those that save their consumers most.
    static func all(of report: PackageReport) -> [ReportEntry] {
        let anchors = anchors(of: report.splits.splits)
        let entries = report.splits.splits.indices.map { index in
            ReportEntry(split: report.splits.splits[index], doubles: report.doubles[index], anchor: anchors[index])
        }
        let order = entries.indices.sorted { left, right in
            (entries[left].rank, -entries[left].gain, left) < (entries[right].rank, -entries[right].gain, right)
        }
        return order.map { entries[$0] }
    }

    private var rank: Int {
        switch split.finding.verdict {
        case .split: 0
        case .question: 1
        case .keep: 2
        }
    }

    /// How many unnecessary dependencies the proposal removes.
    var gain: Int { split.finding.before.unnecessaryDependences - split.finding.after.unnecessaryDependences }

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
