import UnderstudyBuiltInTemplates
import UnderstudySyntax
import UnderstudyTemplates

/// The templates that a command renders: the built-in ones, and the user's own in front of them.
enum TemplateSource {
    /// The ending of template files.
    static let ending = ".stencil"

    /// Reads the templates; says in `warnings` which entries of the folder were left out.
    ///
    /// - Returns: The library, or what is wrong with a template or its file.
    static func library(
        folder: String?, files: FileSystem, warnings: inout [Diagnostic]
    ) -> Result<TemplateLibrary, TemplateSourceError> {
        var library = TemplateLibrary()
        do throws(TemplateError) {
            for template in BuiltInTemplates.all {
                let bytes = template.text.withUTF8Buffer { Array($0) }
                try library.insert(bytes, name: template.name)
            }
        } catch {
            return .failure(.template(error))
        }
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
                warnings.append(.noTemplate(path, "it is no regular file"))
            default: break
            }
        }
        return paths
    }
}

/// What is wrong with a template or its file.
enum TemplateSourceError: Error {
    /// The template can't be read as one.
    case template(TemplateError)
    /// The file or its folder can't be read.
    case file(FileError)
}

extension Diagnostic {
    fileprivate static func noTemplate(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            DiagnosticID("template-left-out"), .warning,
            "this template was left out: \(reason); put the file itself here", at: SourceLocation(path: path))
    }
}

extension Session {
    /// The built-in templates with those in `folder` in front of them; reports what can't be used, and then gives `nil`.
    func templateLibrary(_ folder: String?) -> TemplateLibrary? {
        var warnings: [Diagnostic] = []
        let library = TemplateSource.library(folder: folder, files: files, warnings: &warnings)
        console.report(warnings)
        switch library {
        case .success(let library): return library
        case .failure(.template(let error)): report(error, templates: folder)
        case .failure(.file(let error)): console.report(error.diagnostic)
        }
        return nil
    }
}
