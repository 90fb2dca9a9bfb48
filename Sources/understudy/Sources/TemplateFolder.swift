import UnderstudyBuiltInTemplates
import UnderstudySyntax
import UnderstudyTemplates

/// The templates that a command renders: the built-in ones, and the user's own, which take precedence.
enum TemplateFolder {
    /// The ending of template files.
    static let ending = ".stencil"

    /// Reads the templates; adds to `warnings` which entries of the folder were skipped.
    ///
    /// - Returns: The library, or the error in a template or its file.
    static func library(
        folder: String?, files: FileSystem, warnings: inout [Diagnostic]
    ) -> Result<TemplateLibrary, TemplateFolderError> {
        var library = TemplateLibrary()
        for template in BuiltInTemplates.all { library.insert(deferred: template.text, name: template.name) }
        guard let folder else { return .success(library) }
        do throws(FileError) {
            for path in try paths(below: folder, files: files, warnings: &warnings) {
                let name = String((Path.relative(path, to: folder) ?? path).dropLast(ending.count))
                let bytes = try files.contents(of: path)
                do throws(TemplateError) {
                    try library.insert(bytes, name: name)
                } catch {
                    return .failure(.template(error))
                }
            }
        } catch {
            return .failure(.file(error))
        }
        return .success(library)
    }

    /// Adds the former texts of the templates of shared files that are the built-in ones.
    static func addFormer(to library: inout TemplateLibrary) throws(TemplateError) {
        for former in BuiltInTemplates.former {
            let name = former.name.dropFirst("former/".count).prefix { $0 != "." }
            let current = BuiltInTemplates.all.first { $0.name == "understudy/support/\(name)" }
            guard let current, library[current.name]?.source == bytes(of: current.text) else { continue }
            try library.insert(bytes(of: former.text), name: former.name)
        }
    }

    private static func bytes(of text: StaticString) -> [UInt8] { text.withUTF8Buffer { Array($0) } }

    /// The paths of the user's templates in `folder`, as far as they can be listed.
    static func paths(in folder: String, files: FileSystem) -> [String] {
        var warnings: [Diagnostic] = []
        return (try? paths(below: folder, files: files, warnings: &warnings)) ?? []
    }

    /// The paths of the templates in `folder` and below it, in alphabetical order.
    private static func paths(
        below folder: String, files: FileSystem, warnings: inout [Diagnostic]
    ) throws(FileError) -> [String] {
        var paths: [String] = []
        for entry in try files.entries(folder).sorted(by: { $0.name < $1.name }) {
            let path = Path.join(folder, entry.name)
            let isTemplate = entry.name.hasSuffix(ending)
            switch entry.kind {
            case .folder,
                .file where isTemplate:
                if !entry.isNameText {
                    warnings.append(.unnamable(path))
                } else if isTemplate, entry.kind == .file {
                    paths.append(path)
                } else {
                    paths += try self.paths(below: path, files: files, warnings: &warnings)
                }
            case .link where isTemplate || (try? files.kind(path)) == .folder:
                warnings.append(.noTemplate(path, "links are not followed"))
            case .pipe where isTemplate, .other where isTemplate:
                warnings.append(.noTemplate(path, "it is not a regular file"))
            default: break
            }
        }
        return paths
    }
}

/// The error in a template or its file.
enum TemplateFolderError: Error {
    /// The template can't be parsed.
    case template(TemplateError)
    /// The file or its folder can't be read.
    case file(FileError)
}

extension Diagnostic {
    fileprivate static func noTemplate(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            DiagnosticID("template-left-out"), .warning,
            "this template was skipped: \(reason); put the file itself here", at: SourceLocation(path: path))
    }
}

extension Session {
    /// The built-in templates with those in `folder`, which take precedence; reports what can't be used, and then
    /// returns `nil`.
    func templateLibrary(_ folder: String?) -> TemplateLibrary? {
        var warnings: [Diagnostic] = []
        let library = TemplateFolder.library(folder: folder, files: files, warnings: &warnings)
        console.report(warnings)
        switch library {
        case .success(let library): return library
        case .failure(.template(let error)): report(error, templates: folder)
        case .failure(.file(let error)): console.report(error.diagnostic)
        }
        return nil
    }
}
