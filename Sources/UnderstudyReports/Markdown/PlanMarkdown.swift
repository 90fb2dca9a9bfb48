import UnderstudySegregation

extension OfferPlan {
    /// The plan as a table for a comment.
    package func markdown() -> String {
        var text = "## Smaller protocols, in order of gain\n\n\(summary)\n"
        guard !entries.isEmpty else { return text }
        text += "\n" + MarkdownText.head(["offer", "removes", "at random", "consumers now", "command"])
        for entry in entries.prefix(Self.rows) {
            text += MarkdownText.row([
                MarkdownText.words(entry.offer), "\(entry.removes)", "\(entry.atRandom)", entry.reachText,
                MarkdownText.code(entry.command),
            ])
        }
        let left = entries.count - Self.rows
        return left > 0 ? text + "\n… and \(left) more.\n" : text
    }

    private static let rows = 100
}
