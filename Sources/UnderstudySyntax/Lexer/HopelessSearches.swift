/// Where a search for the end of a literal failed, so that it is not repeated from every offset in between.
struct HopelessSearches {
    /// Bytes without the end of a literal that begins with at least so many pounds.
    struct Span {
        let start: Int
        let end: Int
        let pounds: Int

        /// Whether a search from `offset` for an end with `pounds` can only fail.
        func covers(_ offset: Int, _ pounds: Int) -> Bool {
            offset >= start && offset < end && pounds >= self.pounds
        }

        static let none = Span(start: 0, end: 0, pounds: 0)
    }

    /// For quotes on the line of a string with pounds.
    var quotes = Span.none
    /// For slashes of extended regular expressions.
    var regexes = Span.none
}
