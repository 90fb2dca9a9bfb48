/// Templates by name, which can include one another, with the filters and limits for rendering.
///
/// A library is a value: templates are parsed when they are inserted, those of the program itself when they are first
/// asked for, and never change, so that rendering can happen in many threads at once.
public struct TemplateLibrary: Sendable {
    /// Finds the text of a template that isn't in the library; always the same text for the same name.
    public typealias Loader = @Sendable (_ name: String) -> [UInt8]?

    /// The filters that templates inserted from now on may use.
    public var filters: TemplateFilters
    /// How much one rendering may take.
    public var limits: TemplateLimits
    private let loader: Loader?
    private var templates: [String: Entry] = [:]

    /// A template, or how to read it.
    private enum Entry: Sendable {
        case read(Template)
        case deferred(DeferredTemplate)
    }

    /// Creates an empty library.
    ///
    /// `loader` is asked for templates that aren't in the library when they are included or rendered. Its templates are
    /// parsed again for each rendering, unless `load` inserts them first.
    public init(
        filters: TemplateFilters = .standard, limits: TemplateLimits = .standard, loader: Loader? = nil
    ) {
        self.filters = filters
        self.limits = limits
        self.loader = loader
    }

    /// The names of all inserted templates, in alphabetical order.
    public var names: [String] { templates.keys.sorted() }

    /// Whether a template called `name` has been inserted.
    public func contains(_ name: String) -> Bool { templates[name] != nil }

    /// The template called `name`, if it has been inserted and is one.
    public subscript(name: String) -> Template? {
        do throws(TemplateError) {
            return try inserted(name)
        } catch {
            return nil
        }
    }

    private func inserted(_ name: String) throws(TemplateError) -> Template? {
        switch templates[name] {
        case .read(let template)?: template
        case .deferred(let template)?: try template.read()
        case nil: nil
        }
    }

    /// Inserts a template, replacing an earlier one with the same name.
    public mutating func insert(_ template: Template) {
        templates[template.name] = .read(template)
    }

    /// Inserts a template of the program itself, replacing an earlier one with the same name: it is parsed when it is first
    /// asked for, since most of them never are.
    public mutating func insert(deferred text: StaticString, name: String) {
        templates[name] = .deferred(DeferredTemplate(text, name: name, filters: filters))
    }

    /// Parses a template and inserts it, replacing an earlier one with the same name.
    /// - Throws: what is wrong with the template.
    public mutating func insert(_ source: [UInt8], name: String) throws(TemplateError) {
        insert(try Template.parse(source, name: name, filters: filters))
    }

    /// Parses a template and inserts it, replacing an earlier one with the same name.
    /// - Throws: what is wrong with the template.
    public mutating func insert(_ source: String, name: String) throws(TemplateError) {
        try insert(Array(source.utf8), name: name)
    }

    /// Inserts the template called `name` and all that it includes or imports by a literal name.
    /// - Throws: what is wrong with one of them, or which one does not exist.
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

    /// The template called `name`, inserted first if only the loader knows it.
    mutating func loaded(_ name: String) throws(TemplateError) -> Template? {
        if let template = try inserted(name) { return template }
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
