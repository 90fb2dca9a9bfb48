import UnderstudySyntax
import Testing

@testable import UnderstudyTemplates

/// Renders `template` with `context` and the other templates it may include.
func render(
    _ template: String,
    _ context: TemplateMap = [:],
    including others: [String: String] = [:],
    filters: TemplateFilters = .standard,
    limits: TemplateLimits = .standard
) throws(TemplateError) -> String {
    var library = TemplateLibrary(filters: filters, limits: limits)
    for (name, source) in others { try library.insert(source, name: name) }
    try library.insert(template, name: "main")
    return String(decoding: try library.render("main", context), as: UTF8.self)
}

/// The first line of the error that reading or rendering `template` ends with; `nil` when there is none.
func failure(
    of template: String,
    _ context: TemplateMap = [:],
    including others: [String: String] = [:],
    filters: TemplateFilters = .standard,
    limits: TemplateLimits = .standard
) -> String? {
    do {
        _ = try render(template, context, including: others, filters: filters, limits: limits)
        return nil
    } catch {
        return error.diagnostic.lines.first
    }
}
