extension TemplateLibrary {
    /// Renders the template called `name` with the names of `context`.
    /// - Throws: what went wrong, and where in which template.
    public func render(_ name: String, _ context: some TemplateObject) throws(TemplateError) -> [UInt8] {
        var bytes: [UInt8] = []
        try render(name, context, into: &bytes)
        return bytes
    }

    /// Renders the template called `name` with the names of `context` after what is in `bytes` already.
    /// - Throws: what went wrong, and where in which template; `bytes` is then as it was.
    public func render(
        _ name: String, _ context: some TemplateObject, into bytes: inout [UInt8]
    ) throws(TemplateError) {
        var library = self
        guard let template = try library.loaded(name) else { throw unknown(name) }
        try library.render(template, context, into: &bytes)
    }

    /// Renders a template that need not be in the library after what is in `bytes` already.
    /// - Throws: what went wrong, and where in which template; `bytes` is then as it was.
    public func render(
        _ template: Template, _ context: some TemplateObject, into bytes: inout [UInt8]
    ) throws(TemplateError) {
        let count = bytes.count
        var taken: [UInt8] = []
        swap(&taken, &bytes)
        var renderer = TemplateRenderer(template.code, context: context, library: self, output: taken)
        taken = []
        do throws(TemplateFailure) {
            try renderer.run()
            bytes = renderer.output.bytes
        } catch {
            bytes = renderer.outermostBytes
            bytes.removeLast(bytes.count - count)
            throw renderer.error(for: error)
        }
    }
}

extension Template {
    /// Renders the template with the names of `context`, without others to include.
    /// - Throws: what went wrong, and where.
    public func render(
        _ context: some TemplateObject, limits: TemplateLimits = .standard
    ) throws(TemplateError) -> [UInt8] {
        var bytes: [UInt8] = []
        try TemplateLibrary(limits: limits).render(self, context, into: &bytes)
        return bytes
    }
}
