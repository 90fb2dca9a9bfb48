import UnderstudySemantics
import UnderstudySyntax

/// The owned doubles that the operands of `sync` and `check` mean.
struct DoubleChoice {
    private let names: [NamePattern]
    /// The absolute paths of the files that operands name, or that are in folders that they name.
    private let files: Set<String>
    /// Folders among the operands: one without doubles may be a mistake, a file without any is nothing to look at.
    private let folders: [String]
    private let isForAll: Bool

    /// Reads `words`; reports paths that can't be used, and then gives `nil`.
    init?(_ words: [String], in session: Session) {
        guard let operands = CommandOperands(words, in: session) else { return nil }
        let (sources, diagnostics) = SourcePaths.collect(operands.paths, files: session.files)
        session.console.report(diagnostics)
        if diagnostics.contains(where: { $0.severity == .error }) { return nil }
        names = operands.names
        files = Set(sources.map { session.files.resolved($0.path) })
        folders = operands.paths.filter { (try? session.files.kind($0)) == .folder }
        isForAll = words.isEmpty
    }

    /// The names that stand for themselves.
    var plainNames: Set<String> { Set(names.filter { !$0.isPattern }.map(\.text)) }

    /// The doubles of `doubles` that are meant; reports names without a double, and then returns `nil`.
    ///
    /// - Parameters:
    ///   - mayBeNone: Whether a package without any double is allowed.
    ///   - unmarked: How many other types are called doubles, where there are none.
    func choose(
        among doubles: [OwnedDouble], mayBeNone: Bool, besides unmarked: @autoclosure () -> Int, in session: Session
    ) -> [OwnedDouble]? {
        if isForAll {
            if mayBeNone { return doubles }
            if doubles.isEmpty {
                session.console.report(Self.nothing(in: session.packageFolder, besides: unmarked(), session))
            }
            return doubles.isEmpty ? nil : doubles
        }
        let unknown = names.filter { name in !doubles.contains { name.means($0) } }
        session.console.report(unknown.map { Self.unknown($0, among: doubles) })
        let chosen = doubles.filter { double in names.contains { $0.means(double) } || isInFiles(double, session) }
        if chosen.isEmpty, let folder = folders.first {
            session.console.report(Self.nothing(in: folder, besides: 0, session))
            return nil
        }
        return unknown.isEmpty ? chosen : nil
    }

    private func isInFiles(_ double: OwnedDouble, _ session: Session) -> Bool {
        guard !files.isEmpty else { return false }
        return files.contains(session.files.resolved(double.type.source.path))
            || double.protocols.contains { files.contains(session.files.resolved($0.source.path)) }
    }

    private static func unknown(_ name: NamePattern, among doubles: [OwnedDouble]) -> Diagnostic {
        let known = doubles.map(\.type.simpleName)
        let nearest = EditDistance.nearest(to: name.text, among: known, limit: 1).first
        let hint = nearest.map { "did you mean '\($0)'?" } ?? "'understudy list' shows all of them"
        let problem = name.isPattern ? "no double matches '\(name.text)'" : "there is no double '\(name.text)'"
        return Diagnostic(DiagnosticID("unknown-double"), .error, "\(problem); \(hint)")
    }

    /// - Parameter unmarked: How many types are called doubles that nothing marks as ones of ours.
    private static func nothing(in folder: String, besides unmarked: Int, _ session: Session) -> Diagnostic {
        let folder = Path.normalized(Path.join(session.files.currentFolder(), folder))
        let others =
            unmarked == 0
            ? ""
            : "; for the \(unmarked == 1 ? "one" : "\(unmarked)") written by hand there are 'understudy check --all-conformers' and "
                + "'understudy convert --all'"
        let message =
            "no doubles found in '\(folder)': 'understudy generate' writes them; --package-path names another package"
            + others
        return Diagnostic(DiagnosticID("no-doubles"), .error, message)
    }
}

extension NamePattern {
    /// Whether it means `double`: by the double's name, or by its protocol's.
    fileprivate func means(_ double: OwnedDouble) -> Bool {
        matches(double.type.name) || matches(double.type.simpleName)
            || double.protocols.first.map { matches($0.name) || matches($0.simpleName) } ?? false
    }
}
