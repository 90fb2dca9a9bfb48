import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySyntax

/// One thing to do about a package, with the command that does it.
struct NextStep: Sendable {
    /// A sentence without its full stop.
    let text: String
    /// The command to copy.
    let command: String
    /// How many files it changes or creates; `nil` where only the command can tell.
    let files: Int?

    /// `4 files`; a dash where the number isn't known.
    var filesText: String { files.map { $0 == 1 ? "1 file" : "\($0) files" } ?? "–" }
}

extension NextStep {
    /// At most this many offers are steps, of the first ones in the plan.
    private static let offers = (shown: 3, examined: 12)
    /// At most this many names are in one command.
    private static let names = 3

    /// The things to do first: doubles that no longer fit, then the best offers that consumers can take now, then missing
    /// doubles and those written by hand.
    static func all(of report: PackageReport, plan: OfferPlan) -> [NextStep] {
        let census = report.census
        var steps: [NextStep] = []
        let stale = census.entries.filter { $0.state == .stale }
        if !stale.isEmpty {
            steps.append(
                NextStep(
                    text: "Bring \(counted(stale.count, "double")) up to date",
                    command: "understudy sync", files: Set(stale.map(\.place.path)).count))
        }
        steps += offers(of: plan, in: report.splits)
        steps += missing(census.missing)
        let unmarked = census.count(.unmarked)
        if unmarked > 0 {
            steps.append(
                NextStep(
                    text: "Let 'sync' keep \(counted(unmarked, "more double")) in step",
                    command: "understudy convert --all --diff", files: nil))
        }
        return steps
    }

    /// The best offers whose commands change something today, one a protocol, since a second one would offer what the
    /// first has changed.
    private static func offers(of plan: OfferPlan, in report: SplitReport) -> [NextStep] {
        var steps: [NextStep] = []
        var chosen: Set<SourceLocation> = []
        for entry in plan.entries.prefix(offers.examined) where steps.count < offers.shown {
            let place = entry.split.declaration.place
            guard let now = entry.reach?.now, entry.obstacle == nil, !chosen.contains(place) else { continue }
            let files = entry.fileCount(in: report)
            guard files > 0 else { continue }
            chosen.insert(place)
            steps.append(
                NextStep(
                    text: "Let \(counted(now, "consumer")) of \(entry.split.finding.name) see less: \(entry.offer)",
                    command: entry.command, files: files))
        }
        return steps
    }

    private static func missing(_ splits: [ProtocolSplit]) -> [NextStep] {
        guard !splits.isEmpty else { return [] }
        let chosen = splits.prefix(names).map(\.finding.name)
        let which = splits.count > chosen.count ? "\(chosen.count) of " : ""
        return [
            NextStep(
                text: "Write doubles for \(which)\(counted(splits.count, "protocol")) without one",
                command: "understudy generate \(chosen.joined(separator: " "))", files: chosen.count)
        ]
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension OfferPlan.Entry {
    /// How many files of the sources the command changes; 0 where it refuses.
    func fileCount(in report: SplitReport) -> Int {
        let chosen = roles.isEmpty ? split : split.choosing(roles: roles)
        let edits = SplitPlan(chosen, in: report.index)?.edits(narrowing: true) ?? []
        return Set(edits.map(\.source.path)).count
    }
}
