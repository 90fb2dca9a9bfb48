extension TemplateFilters {
    static let searchFilters = [
        TemplateFilter("contains", arguments: 1...1, contains),
        TemplateFilter("hasPrefix", arguments: 1...1, hasPrefix),
        TemplateFilter("hasSuffix", arguments: 1...1, hasSuffix),
    ]

    @Sendable
    private static func contains(_ input: TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue {
        guard let found = input.arguments[0].isContained(in: input.value) else {
            throw TemplateFilterError("can't look for \(input.arguments[0].kind) in \(input.value.kind)")
        }
        return .bool(found)
    }

    @Sendable
    private static func hasPrefix(_ input: TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue {
        .bool(try input.text().utf8.starts(with: input.text(at: 0).utf8))
    }

    @Sendable
    private static func hasSuffix(_ input: TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue {
        .bool(try input.text().utf8.reversed().starts(with: input.text(at: 0).utf8.reversed()))
    }
}
