/// Templates by name, which can include one another, with what they are rendered with.
///
/// A library is a value: templates are read when they are put in, so rendering shares no state and can go on in
/// many threads at once.
public struct TemplateLibrary: Sendable {
    /// Finds the text of a template that isn't in the library; always the same text for the same name.
    public typealias Loader = @Sendable (_ name: String) -> [UInt8]?

    /// The filters that templates read from now on may use.
    public var filters: TemplateFilters
    /// How much one rendering may take.
    public var limits: TemplateLimits
    private let loader: Loader?
    private var templates: [String: Template] = [:]

    /// Creates an empty library.
    ///
    /// `loader` is asked for templates that aren't in the library when they are included or rendered. What it gives is
    /// read anew for each rendering, unless `load` puts it in first.
    public init(
        filters: TemplateFilters = .standard, limits: TemplateLimits = .standard, loader: Loader? = nil
    ) {
        self.filters = filters
        self.limits = limits
        self.loader = loader
    }

    /// The names of all templates that have been put in, in alphabetical order.
    public var names: [String] { templates.keys.sorted() }

    /// The template called `name`, if it has been put in.
    public subscript(name: String) -> Template? { templates[name] }

    /// Puts in a template; an earlier one with the same name goes.
    public mutating func insert(_ template: Template) {
        templates[template.name] = template
    }

    /// Reads a template and puts it in; an earlier one with the same name goes.
    /// - Throws: what is wrong with the template.
    public mutating func insert(_ source: [UInt8], name: String) throws(TemplateError) {
        insert(try Template.parse(source, name: name, filters: filters))
    }

    /// Reads a template and puts it in; an earlier one with the same name goes.
    /// - Throws: what is wrong with the template.
    public mutating func insert(_ source: String, name: String) throws(TemplateError) {
        try insert(Array(source.utf8), name: name)
    }

    /// Puts in the template called `name` and all that it includes or imports by a name spelt out.
    /// - Throws: what is wrong with one of them, or which one there isn't.
    public mutating func load(_ name: String) throws(TemplateError) {
        guard let first = try loaded(name) else { throw unknown(name) }
        var pending = [first]
        var seen: Set<String> = [name]
        while let template = pending.popLast() {
            for reference in template.code.includes + template.code.imports
            where seen.insert(reference.name).inserted {
                pending.append(try loaded(reference, from: template))
            }
        }
    }

    private mutating func loaded(
        _ reference: TemplateReference, from template: Template
    ) throws(TemplateError) -> Template {
        if let found = try loaded(reference.name) { return found }
        let problem = TemplateProblem.unknownTemplate(reference.name, nearest: names.nearest(to: reference.name))
        throw TemplateError(TemplateFailure(problem, at: reference.offset), in: template.code.source)
    }

    /// The template called `name`, put in first if only the loader knows it.
    mutating func loaded(_ name: String) throws(TemplateError) -> Template? {
        if let template = templates[name] { return template }
        guard Template.isSafe(name: name) else { throw TemplateError(.unsafeTemplateName(name), inTemplateNamed: name) }
        guard let source = loader?(name) else { return nil }
        let template = try Template.parse(source, name: name, filters: filters)
        insert(template)
        return template
    }

    func unknown(_ name: String) -> TemplateError {
        TemplateError(.unknownTemplate(name, nearest: names.nearest(to: name)), inTemplateNamed: name)
    }
}
