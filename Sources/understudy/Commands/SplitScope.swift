import UnderstudyReports
import UnderstudySyntax

/// Which proposals count, and for what: the options of `split` and `report` for continuous integration.
struct SplitScope {
    static let since = Option.text(
        "since", value: "REF", "only protocols that have changed since the git revision REF, or whose users have")
    static let baseline = Option.text(
        "baseline", value: "FILE", "leave out the proposals in FILE, which --write-baseline wrote")
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

    /// Reads what `arguments` name; reports what can't be used, and then returns `nil`.
    init?(_ arguments: Arguments, in session: Session) {
        var changes: ChangedLines?
        if let reference = arguments[Self.since] {
            guard let lines = GitChanges(in: session).lines(since: reference) else { return nil }
            changes = lines
        }
        var known: Set<SplitFingerprint> = []
        if let path = arguments[Self.baseline] {
            guard let read = Self.read(path, in: session) else { return nil }
            known = read
        }
        (self.changes, self.known) = (changes, known)
    }

    /// The part of `report` within the scope.
    func applied(to report: SplitReport) -> SplitReport {
        let touched = changes.map(report.touched(by:)) ?? report
        return known.isEmpty ? touched : touched.leavingOut(known)
    }

    private static func read(_ path: String, in session: Session) -> Set<SplitFingerprint>? {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try session.files.contents(ofNamed: path)
        } catch {
            session.console.report(error.diagnostic)
            return nil
        }
        if let root = try? JSONParser.parse(bytes), let entries = root["protocols"]?.elements {
            let known = entries.compactMap { entry -> SplitFingerprint? in
                guard let name = entry["name"]?.text, let requirements = entry["requirements"]?.elements else {
                    return nil
                }
                return SplitFingerprint(name: name, requirements: requirements.compactMap(\.text))
            }
            if known.count == entries.count { return Set(known) }
        }
        session.console.report(
            Diagnostic(
                DiagnosticID("invalid-baseline"), .error,
                "this is not a baseline; 'understudy split --write-baseline FILE' writes one",
                at: SourceLocation(path: path)))
        return nil
    }
}
