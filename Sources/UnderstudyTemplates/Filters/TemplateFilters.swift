import UnderstudySyntax

/// The filters that templates may use, by name.
public struct TemplateFilters: Sendable {
    private var filters: [String: TemplateFilter]

    /// The filters that every template knows.
    public static let standard = TemplateFilters(caseFilters + textFilters + searchFilters + listFilters)

    /// Creates a set of filters; of two with the same name the later one is kept.
    public init(_ filters: [TemplateFilter] = []) {
        self.filters = Dictionary(filters.map { ($0.name, $0) }) { _, later in later }
    }

    /// These filters and `others`; of two with the same name the one in `others` is kept.
    public func adding(_ others: TemplateFilter...) -> TemplateFilters {
        var result = self
        for filter in others { result.filters[filter.name] = filter }
        return result
    }

    /// The filter called `name`.
    public subscript(name: String) -> TemplateFilter? { filters[name] }

    /// All names in alphabetical order.
    public var names: [String] { filters.keys.sorted() }

    func names(near name: String) -> [String] {
        EditDistance.nearest(to: name, among: filters.keys)
    }
}
