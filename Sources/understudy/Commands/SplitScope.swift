import UnderstudyReports
import UnderstudySyntax

/// Which proposals count, and for what: the options of `split` and `report` for continuous integration.
struct SplitScope {
    static let since = Option.text(
        "since", value: "REF", "only protocols that have changed since the git revision REF, or whose users have")
    static let baseline = Option.text(
        "baseline", value: "FILE",
        "leave out the proposals in FILE, which 'split --write-baseline' wrote; or, for a report, compare with FILE, an "
            + "earlier report as JSON")
    static let writeBaseline = Option.text(
        "write-baseline", value: "FILE", "write the current proposals to FILE, for --baseline")
    static let strict = Option.flag(
        "strict", "exit with 1 if there is a split of high or medium confidence that two consumers could use now")

    /// The options that reports have, too.
    static let shared = [since.declaration, baseline.declaration].inSection("which proposals count")
    static let all =
        shared
        + [writeBaseline.declaration, strict.declaration].inSection("which proposals count")

    private let changes: ChangedLines?
    private let known: Set<SplitFingerprint>
    /// The report that the baseline is; `nil` if it is a list of proposals.
    let earlier: EarlierReport?

    /// Reads what `arguments` name; reports what can't be used, and then returns `nil`.
    ///
    /// - Parameter comparesReports: Whether the baseline may be an earlier report.
    init?(_ arguments: Arguments, comparesReports: Bool = false, in session: Session) {
        var changes: ChangedLines?
        if let reference = arguments[Self.since] {
            guard let lines = GitChanges(in: session).lines(since: reference) else { return nil }
            changes = lines
        }
        var baseline = Baseline.proposals([])
        if let path = arguments[Self.baseline] {
            guard let read = Self.read(path, comparesReports, in: session) else { return nil }
            baseline = read
        }
        self.changes = changes
        switch baseline {
        case .proposals(let known): (self.known, earlier) = (known, nil)
        case .report(let report): (known, earlier) = ([], report)
        }
    }

    /// The part of `report` within the scope.
    func applied(to report: SplitReport) -> SplitReport {
        let touched = changes.map(report.touched(by:)) ?? report
        return known.isEmpty ? touched : touched.leavingOut(known)
    }

    /// What a file to compare with holds.
    private enum Baseline {
        case proposals(Set<SplitFingerprint>)
        case report(EarlierReport)
    }

    private static func read(_ path: String, _ comparesReports: Bool, in session: Session) -> Baseline? {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try session.files.contents(ofNamed: path)
        } catch {
            session.console.report(error.diagnostic)
            return nil
        }
        let root = try? JSONParser.parse(bytes)
        let earlier = root.flatMap(EarlierReport.init)
        if let earlier, comparesReports { return .report(earlier) }
        if earlier == nil, let root, let entries = root["protocols"]?.elements {
            let known = entries.compactMap { entry -> SplitFingerprint? in
                guard let name = entry["name"]?.text, let requirements = entry["requirements"]?.elements else {
                    return nil
                }
                return SplitFingerprint(name: name, requirements: requirements.compactMap(\.text))
            }
            if known.count == entries.count { return .proposals(Set(known)) }
        }
        session.console.report(
            Diagnostic(
                DiagnosticID("invalid-baseline"), .error,
                "this is not a baseline; 'understudy split --write-baseline FILE' writes one",
                at: SourceLocation(path: path)))
        return nil
    }
}
