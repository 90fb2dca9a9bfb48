import UnderstudySyntax

extension TemplateLibrary {
    /// Renders the template called `name` with the names of `context`.
    /// - Throws: what went wrong, and where in which template.
    public func render(_ name: String, _ context: some TemplateObject) throws(TemplateError) -> [UInt8] {
        var library = self
        guard let template = try library.loaded(name) else { throw unknown(name) }
        return try library.output(template, context)
    }

    /// Renders the template called `name` with the names of `context`, and appends the output to `bytes`.
    /// - Throws: what went wrong, and where in which template; `bytes` is then unchanged.
    public func render(
        _ name: String, _ context: some TemplateObject, into bytes: inout [UInt8]
    ) throws(TemplateError) {
        bytes += try render(name, context)
    }

    /// Renders a template that need not be in the library, and appends the output to `bytes`.
    /// - Throws: what went wrong, and where in which template; `bytes` is then unchanged.
    public func render(
        _ template: Template, _ context: some TemplateObject, into bytes: inout [UInt8]
    ) throws(TemplateError) {
        bytes += try output(template, context)
    }

    private func output(_ template: Template, _ context: any TemplateObject) throws(TemplateError) -> [UInt8] {
        var renderer = TemplateRenderer(template.code, context: context, library: self)
        do throws(TemplateFailure) {
            try renderer.run()
        } catch {
            throw renderer.error(for: error)
        }
        return renderer.output.bytes.array
    }
}

extension Template {
    /// Renders the template with the names of `context`, without other templates to include.
    /// - Throws: what went wrong, and where.
    public func render(
        _ context: some TemplateObject, limits: TemplateLimits = .standard
    ) throws(TemplateError) -> [UInt8] {
        var bytes: [UInt8] = []
        try TemplateLibrary(limits: limits).render(self, context, into: &bytes)
        return bytes
    }
}
