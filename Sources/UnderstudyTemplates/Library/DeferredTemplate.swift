import UnderstudySyntax

/// A template in a library: read already, or read when somebody first asks for it, whichever thread that is.
final class DeferredTemplate: @unchecked Sendable {
    private let name: String
    private let text: StaticString
    private let filters: TemplateFilters
    private let lock = Mutex()
    private var outcome: Result<Template, TemplateError>?

    init(_ text: StaticString, name: String, filters: TemplateFilters) {
        self.name = name
        self.text = text
        self.filters = filters
    }

    /// The template.
    /// - Throws: the first problem in it.
    func read() throws(TemplateError) -> Template {
        let result = lock.withLock { () -> Result<Template, TemplateError> in
            if let outcome { return outcome }
            let first = readOnce()
            outcome = first
            return first
        }
        return try result.get()
    }

    private func readOnce() -> Result<Template, TemplateError> {
        do throws(TemplateError) {
            return .success(try Template.parse(text.withUTF8Buffer { Array($0) }, name: name, filters: filters))
        } catch {
            return .failure(error)
        }
    }
}
