import UnderstudyTemplates

/// What a kind gives to the type of one double; `nil` and nothing for what all have.
protocol KindShape: Sendable {
    /// The line of the type, without the brace.
    var declaration: String? { get }
    /// The word that declares the type, with a space.
    var keyword: String? { get }
    /// The generic parameters with what they conform to.
    var genericClause: String? { get }
    /// The lines at the top of the body.
    var preamble: [String]? { get }
    /// Whether the sections hold an initialiser that takes nothing.
    var declaresInitializer: Bool { get }
    /// The default values in what is kept beside the members.
    var defaultValues: [DefaultValue] { get }
    /// Whether the sections are above the storage.
    var isAboveStorage: Bool { get }
    /// Whether its `deinit` reads members, which one on a global actor by default could not.
    var reachesMembersFromDeinit: Bool { get }
    /// The lines that are kept behind the lock beside those of members.
    func storageLines(_ templates: any KindTemplates) throws(TemplateError) -> [String]
    /// The sections before the members; `usual` are those that all doubles have.
    func sections(
        after usual: [EmittedDeclaration], _ templates: any KindTemplates
    ) throws(TemplateError) -> [EmittedDeclaration]
}

extension KindShape {
    var declaration: String? { nil }
    var keyword: String? { nil }
    var genericClause: String? { nil }
    var preamble: [String]? { nil }
    var declaresInitializer: Bool { false }
    var defaultValues: [DefaultValue] { [] }
    var isAboveStorage: Bool { false }
    var reachesMembersFromDeinit: Bool { false }

    func storageLines(_ templates: any KindTemplates) throws(TemplateError) -> [String] { [] }

    func sections(
        after usual: [EmittedDeclaration], _ templates: any KindTemplates
    ) throws(TemplateError) -> [EmittedDeclaration] { usual }
}

/// The shape of doubles that are like most.
struct UsualShape: KindShape {}

/// The templates of one double's kind, as a shape uses them.
protocol KindTemplates {
    /// Whether the kind has the template `name`, which kinds need not have.
    func has(_ name: String) -> Bool
    /// The lines that the template `name` gives for each member, with the `#if` around members.
    func collected(_ name: String) throws(TemplateError) -> [String]
    /// The lines of the template `name` with `values`.
    func lines(_ name: String, _ values: TemplateMap) throws(TemplateError) -> [String]
}
