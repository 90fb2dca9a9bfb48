import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The names that new files and declarations of one target can't have: those of its files, and those of its own
/// declarations at the top level.
///
/// Files of one module need different names, in any letter case on most people's disks.
struct TargetNames {
    /// The paths of its files, by their names in lower case.
    private var files: [String: String] = [:]
    /// The types that are called as something that may be written is, by name.
    private var types: [String: TypeDeclaration] = [:]
    /// Where other declarations of such names are.
    private var others: [String: SourceLocation] = [:]
    /// The origins of the doubles that are written, by the names of these and of their files.
    private var written: [String: DoubleOrigin] = [:]

    /// Why something can't be written.
    enum Conflict {
        /// The double exists, in another file.
        case exists(SourceLocation)
        /// Something else has the name.
        case taken(Diagnostic)
    }

    /// Reads what is called one of `names` in the files at `paths`.
    init(_ names: Set<String>, in paths: [String], module: String?, files system: FileSystem) {
        let hashes = Set(names.map(QuickScan.hash))
        for path in paths {
            files[Path.name(of: path).lowercased()] = path
            guard let bytes = try? system.contents(of: path) else { continue }
            let source = SourceText(path: path, bytes: bytes)
            guard QuickScan.declaredNames(in: source).contains(where: hashes.contains) else { continue }
            let file = FileDeclarations(parsing: source, module: module, detail: .names)
            for type in file.types where names.contains(type.name) && type.access > .fileprivate {
                types[type.name] = type
            }
            for alias in file.aliases where names.contains(alias.name) && alias.access > .fileprivate {
                others[alias.name] = source.location(at: alias.details.name.lowerBound)
            }
        }
    }

    /// The path of the file that declares the type `name`.
    func file(declaring name: String) -> String? { types[name]?.source.path }

    /// The path of another file than that at `path` with the same name, in whatever letter case.
    func file(calledLike path: String) -> String? {
        files[Path.name(of: path).lowercased()].flatMap { $0 == path ? nil : $0 }
    }

    /// Takes the names of `output` and of its file at `path`; gives why that can't be.
    mutating func take(_ output: DoubleGenerator.Output, at path: String, _ system: FileSystem) -> Conflict? {
        let (name, origin) = (output.name, output.origin)
        if let type = types[name] {
            if system.resolved(type.source.path) == system.resolved(path) { return nil }
            let isDouble = type.headerNameRange != nil || type.inherited.contains { origin.isNamed($0) }
            return isDouble
                ? .exists(type.location) : taken(output, by: type.location, "is declared in the target already")
        }
        if let other = others[name] { return taken(output, by: other, "is declared in the target already") }
        for key in [name, Path.name(of: path).lowercased()] {
            if let first = written[key], !first.isAlternative(to: origin) {
                return taken(output, by: first.location, "is the name of the double of '\(first.name)', too")
            }
        }
        if let file = file(calledLike: path), system.resolved(file) != system.resolved(path) {
            return taken(
                output, by: SourceLocation(path: file),
                "would be in a file called like another one of the target")
        }
        written[name] = origin
        written[Path.name(of: path).lowercased()] = origin
        return nil
    }

    private func taken(_ output: DoubleGenerator.Output, by place: SourceLocation, _ reason: String) -> Conflict {
        .taken(.nameTaken(output, by: place, reason))
    }
}

extension Diagnostic {
    /// `output` can't be written, for `reason`, which `place` shows.
    static func nameTaken(_ output: DoubleGenerator.Output, by place: SourceLocation, _ reason: String) -> Diagnostic {
        let id = DiagnosticID("name-taken")
        let message =
            "no double of '\(output.origin.name)' was written: '\(output.name)' \(reason); "
            + "rename one of the two, or name the double with --name"
        return Diagnostic(
            id, .error, message, at: output.origin.location,
            notes: [Diagnostic(id, .note, "the other one is here", at: place)])
    }
}

extension [DoubleGenerator.Output] {
    /// Those whose names no other before them has, and what is to be said of the others.
    var withDistinctNames: (outputs: [DoubleGenerator.Output], problems: [Diagnostic]) {
        var owners: [String: DoubleOrigin] = [:]
        var problems: [Diagnostic] = []
        let outputs = filter { output in
            guard let owner = owners[output.name] else {
                owners[output.name] = output.origin
                return true
            }
            if owner.isAlternative(to: output.origin) { return true }
            problems.append(
                .nameTaken(output, by: owner.location, "is the name of the double of '\(owner.name)', too"))
            return false
        }
        return (outputs, problems)
    }
}
