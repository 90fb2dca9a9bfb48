/// Where the end of a literal was looked for in vain, so that it is not looked for again from every place between.
struct HopelessSearches {
    /// Bytes that hold no end for a literal that begins with so many pounds, or more.
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
