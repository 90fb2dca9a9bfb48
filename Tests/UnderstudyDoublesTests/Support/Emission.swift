import UnderstudyBuiltInTemplates
import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// The generator with the built-in templates, over sources that a test writes down.
struct Emission {
    let index: DeclarationIndex
    let generator: DoubleGenerator

    init(_ files: [FileDeclarations], style: DoubleStyle) throws {
        var options = DoubleOptions()
        options.style = style.name
        try self.init(files, options: options)
    }

    /// - Parameter templates: More than the built-in ones, by their names.
    init(
        _ files: [FileDeclarations], options: DoubleOptions = DoubleOptions(),
        templates: [(name: String, text: String)] = []
    ) throws {
        var library = TemplateLibrary()
        for template in BuiltInTemplates.all {
            library.insert(deferred: template.text, name: template.name)
        }
        for template in templates { try library.insert(Array(template.text.utf8), name: template.name) }
        index = DeclarationIndex(files)
        generator = DoubleGenerator(index: index, library: library, options: options)
    }

    /// One file of the module `Notes`.
    init(
        _ text: String, options: DoubleOptions = DoubleOptions(), templates: [(name: String, text: String)] = []
    ) throws {
        try self.init([Self.file(text)], options: options, templates: templates)
    }

    static func file(_ text: String, path: String = "Notes.swift", module: String? = "Notes") -> FileDeclarations {
        FileDeclarations(parsing: SourceText(path: path, text: text), module: module)
    }

    /// The protocols and compositions of the file at `path`, or of all files, in the order of the source.
    func declarations(in path: String? = nil) -> [ProtocolDeclaration] {
        (index.allProtocols + index.allCompositions)
            .filter { path == nil || $0.source.path == path }
            .sorted { ($0.source.path, $0.line) < ($1.source.path, $1.line) }
    }

    func declaration(_ name: String) throws -> ProtocolDeclaration {
        guard let found = declarations().first(where: { $0.isNamed(name) }) else { throw NoProtocol(name: name) }
        return found
    }

    /// A whole file with doubles of `declarations`.
    func file(_ kind: DoubleKind, of declarations: [ProtocolDeclaration], support: Bool = false) throws -> String {
        let outputs = try declarations.map { try generator.generate(kind, of: $0).get() }
        return String(decoding: try generator.file(outputs, support: support), as: UTF8.self)
    }

    /// A whole file with the double of the protocol `name`, without the support types.
    func text(_ kind: DoubleKind = .spy, of name: String = "P") throws -> String {
        try file(kind, of: [declaration(name)])
    }

    /// The lines of the double, trimmed, that hold one of `words`.
    func lines(_ kind: DoubleKind = .spy, of name: String = "P", with words: String...) throws -> [String] {
        try text(kind, of: name).split(separator: "\n").map { String($0.drop { $0 == " " }) }
            .filter { line in words.contains { line.contains($0) } }
    }

    /// What is said instead of a double of the protocol `name`, with its place.
    func refusal(_ kind: DoubleKind = .spy, of name: String = "P") throws -> String? {
        guard case .failure(let error) = generator.generate(kind, of: try declaration(name)) else { return nil }
        return error.diagnostic.lines.joined(separator: "\n")
    }

    struct NoProtocol: Error { let name: String }
}
