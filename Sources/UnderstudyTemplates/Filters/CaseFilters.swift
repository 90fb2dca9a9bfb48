extension TemplateFilters {
    static let caseFilters = [
        TemplateFilter("upperFirst") { text in text.prefix(1).uppercased() + text.dropFirst() },
        TemplateFilter("lowerFirst") { text in text.prefix(1).lowercased() + text.dropFirst() },
        TemplateFilter("uppercase") { text in text.uppercased() },
        TemplateFilter("lowercase") { text in text.lowercased() },
    ]
}
