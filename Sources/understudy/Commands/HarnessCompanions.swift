import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySync
import UnderstudySyntax
import UnderstudyTemplates

/// What harnesses need that is not there yet: doubles of protocols, and fixtures of types.
struct HarnessCompanions {
    /// What is to be written.
    private(set) var outputs: [DoubleGenerator.Output] = []
    /// The files of these, as they are read.
    private var files: [FileDeclarations] = []
    /// The declarations with those.
    private(set) var index: DeclarationIndex
    private let library: TemplateLibrary
    private let options: DoubleOptions
    private var known: Set<SourceLocation> = []

    init(in index: DeclarationIndex, library: TemplateLibrary, options: DoubleOptions) {
        (self.index, self.library, self.options) = (index, library, options)
    }

    /// Adds what a harness of `type` in `folder`, in `module`, is lacking of.
    mutating func add(
        for type: TypeDeclaration, kind: DoubleKind, in folder: String, _ module: String?
    ) throws(TemplateError) {
        let fixtures = Fixtures(in: index, for: module)
        let subjects = SubjectGenerator(index: index, options: options)
        guard case .success(let made) = subjects.make(.harness, of: type, fixtures, in: module) else { return }
        let doubles = DoubleGenerator(index: index, library: library, options: options)
        var found: [DoubleGenerator.Output] = []
        for declaration in made.missing.protocols where known.insert(declaration.location).inserted {
            if case .success(let output) = doubles.generate(kind, of: declaration) { found.append(output) }
        }
        let types = made.missing.types.filter { known.insert(DoubleOrigin($0).location).inserted }
        found += subjects.usableFixtures(of: types, beside: fixtures, in: module)
        var new: [FileDeclarations] = []
        for output in found {
            let text = try doubles.file([output], support: false, in: module)
            let path = Path.join(folder, DoubleWriter.fileName(for: output.name))
            new.append(FileDeclarations(parsing: SourceText(path: path, bytes: text), module: module))
        }
        outputs += found
        files += new
        if !new.isEmpty { index = DeclarationIndex(index.files + new, modules: index.moduleNames) }
    }
}

extension HarnessCompanions {
    /// What the harnesses among `doubles` need today.
    init(
        of doubles: [OwnedDouble], in index: DeclarationIndex, _ templates: TemplateChoice
    ) throws(TemplateError) {
        self.init(in: index, library: templates.library, options: templates.options)
        for double in doubles where double.kind == TestSubject.Form.harness.rawValue {
            guard let type = index.types(named: double.headerName ?? "").first else { continue }
            try add(
                for: type, kind: DoubleKind(name: DoubleNames.defaultKind),
                in: Path.folder(of: double.type.source.path), double.type.module)
        }
    }

    /// The new files, if one of `doubles` is a harness.
    func changes(for doubles: [OwnedDouble]) -> [FileChange] {
        guard doubles.contains(where: { $0.kind == TestSubject.Form.harness.rawValue }) else { return [] }
        return files.map { FileChange(creating: $0.source.path, $0.source.bytes) }
    }
}
