extension SourceLocation: Comparable {
    /// Orders locations by path, then as they follow in the file; whole files come first.
    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        if left.path != right.path { return left.path < right.path }
        guard let other = right.position else { return false }
        guard let own = left.position else { return true }
        return own < other
    }
}
