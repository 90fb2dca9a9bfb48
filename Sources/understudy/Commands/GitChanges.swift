import UnderstudyReports
import UnderstudySyntax

/// Asks git which lines differ from a revision.
struct GitChanges {
    private let session: Session
    private let folder: String

    init(in session: Session) {
        self.session = session
        folder = session.packageFolder
    }

    /// The lines that differ from `reference`, or from where this branch left it; reports why git can't compare, and
    /// then returns `nil`.
    func lines(since reference: String) -> ChangedLines? {
        guard let root = text(["rev-parse", "--show-toplevel"]) else {
            return refuse("'\(folder)' is not in a git repository, so --since has nothing to compare with")
        }
        guard let commit = text(["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"])
        else {
            return refuse("git knows no revision '\(reference)'; in a shallow clone, fetch it first")
        }
        let base = text(["merge-base", commit, "HEAD"]) ?? commit
        let words = [
            "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames", "--src-prefix=a/",
            "--dst-prefix=b/",
            base, "--", ".",
        ]
        let others = ["ls-files", "--others", "--exclude-standard", "-z", "--full-name", "--", "."]
        guard let diff = output(words), let unknown = output(others) else {
            return refuse(
                "git could not compare with '\(reference)'; in a partial clone, 'git diff \(reference)' fetches what is missing"
            )
        }
        var changes = ChangedLines(since: reference, currentFolder: session.files.currentFolder())
        DiffLines.read(diff) { path, lines in changes.add(lines, ofFileAt: Path.join(root, path)) }
        for name in unknown.split(separator: 0) {
            changes.add(1...Int.max, ofFileAt: Path.join(root, String(decoding: name, as: UTF8.self)))
        }
        return changes
    }

    private func refuse(_ message: String) -> ChangedLines? {
        session.console.report(Diagnostic(DiagnosticID("unknown-revision"), .error, message))
        return nil
    }

    private func output(_ words: [String]) -> [UInt8]? {
        let place = Path.join(session.files.currentFolder(), folder)
        return GitCommand(in: place).output(words, in: session.system)
    }

    /// The first line of git's message.
    private func text(_ words: [String]) -> String? {
        output(words).map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
    }
}

/// Reads from a diff without context which lines of the new files have changed.
enum DiffLines {
    /// Calls `body` with each range of lines and the path of its file; where lines were only removed, the line before
    /// counts.
    static func read(_ diff: [UInt8], _ body: (_ path: String, _ lines: ClosedRange<Int>) -> Void) {
        var path: String?
        var left = 0
        for line in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if left > 0, line.first == UInt8(ascii: "+") || line.first == UInt8(ascii: "-") {
                left -= 1
            } else if line.starts(with: "+++ ".utf8) {
                path = name(line.dropFirst(4))
            } else if line.starts(with: "@@ ".utf8), let hunk = Hunk(line) {
                left = hunk.lineCount
                if let path { body(path, hunk.lines) }
            }
        }
    }

    /// `b/Sources/A.swift`, possibly followed by a tab, without the prefix; `nil` for a deleted file.
    private static func name(_ text: ArraySlice<UInt8>) -> String? {
        guard text.starts(with: "b/".utf8) else { return nil }
        return String(decoding: text.dropFirst(2).prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
    }

    /// The line `@@ -3,2 +3,4 @@`, which says which lines follow.
    private struct Hunk {
        let lines: ClosedRange<Int>
        let lineCount: Int

        init?(_ line: ArraySlice<UInt8>) {
            let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
            guard words.count >= 3, let old = Self.range(words[1]), let new = Self.range(words[2]) else { return nil }
            lines = max(1, new.start)...max(1, new.start + max(new.count, 1) - 1)
            lineCount = old.count + new.count
        }

        private static func range(_ word: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
            let parts = word.dropFirst().split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
            guard let first = parts.first, let start = Int(first) else { return nil }
            return (start, parts.count > 1 ? Int(parts[1]) ?? 1 : 1)
        }
    }
}
