import UnderstudySyntax
import UnderstudySegregation

/// Writes a package's report so that it fits a pull-request comment.
package struct PackageMarkdown {
    private let report: PackageReport

    /// Creates a writer for `report`.
    package init(_ report: PackageReport) {
        self.report = report
    }

    /// The whole text.
    package func text() -> String {
        let modules = report.modules
        var text = "# \(MarkdownText.words(report.title))\n\n" + next
        text += MarkdownText.head([
            "module", "protocols", "requirements", "doubles", "to split", "unnecessary dependencies",
        ])
        for module in modules.prefix(Self.rows) {
            let name = module.name.isEmpty ? "not known" : MarkdownText.code(module.name)
            let figures = [
                module.protocols, module.requirements, module.doubles, module.proposals, module.unnecessaryDependences,
            ]
            text += MarkdownText.row([name] + figures.map(\.description))
        }
        if modules.count > Self.rows { text += "\n… and \(modules.count - Self.rows) more.\n" }
        text += "\n" + (report.splits.evidenceText.map { $0 + "\n\n" } ?? "") + drift
        return text + SplitMarkdown(report.splits).text()
    }

    private static let rows = 50

    private var next: String {
        let steps = NextStep.all(of: report, plan: OfferPlan(report.splits))
        guard !steps.isEmpty else { return "" }
        let rows = steps.map { step in
            let files = step.files.map { $0 == 1 ? " (1 file)" : " (\($0) files)" } ?? ""
            return "- \(MarkdownText.words(step.text)): \(MarkdownText.code(step.command))\(files)\n"
        }
        return "## What to do next\n\n" + rows.joined() + "\n"
    }

    private var drift: String {
        guard let drift = report.visibleDrift else { return "" }
        var text = "## Drift\n\n"
        if drift.isEmpty { return text + "All doubles match their protocols.\n\n" }
        for diagnostic in drift.prefix(Self.rows) {
            let place = diagnostic.location.map { MarkdownText.code(SourceLinks.place($0)) + ": " } ?? ""
            text += "- \(place)\(MarkdownText.words(diagnostic.message))\n"
        }
        if drift.count > Self.rows { text += "- … and \(drift.count - Self.rows) more\n" }
        return text + "\n"
    }
}
