import UnderstudyBuiltInTemplates
import UnderstudySyntax
import UnderstudyTemplates

/// The templates that a command renders: the built-in ones, and the user's own in front of them.
enum TemplateSource {
    /// The ending of template files.
    static let ending = ".stencil"

    /// Reads the templates.
    ///
    /// - Returns: The library, or what is wrong with a template or its file.
    static func library(folder: String?, files: FileSystem) -> Result<TemplateLibrary, TemplateSourceError> {
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
            for path in try paths(below: folder, files: files) {
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
    static func paths(below folder: String, files: FileSystem) throws(FileError) -> [String] {
        var paths: [String] = []
        for entry in try files.entries(folder).sorted(by: { $0.name < $1.name }) {
            let path = Path.join(folder, entry.name)
            switch entry.kind {
            case .folder: paths += try self.paths(below: path, files: files)
            case .file: if entry.name.hasSuffix(ending) { paths.append(path) }
            case .link, .other: break
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

extension Session {
    /// The built-in templates with those in `folder` in front of them; reports what can't be used, and then gives `nil`.
    func templateLibrary(_ folder: String?) -> TemplateLibrary? {
        switch TemplateSource.library(folder: folder, files: files) {
        case .success(let library): return library
        case .failure(.template(let error)): report(error, templates: folder)
        case .failure(.file(let error)): console.report(error.diagnostic)
        }
        return nil
    }
}
