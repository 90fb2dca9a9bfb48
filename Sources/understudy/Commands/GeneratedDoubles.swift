import UnderstudyConversion
import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// The doubles that a generator writes, each in a file of its own as somebody would have written it by hand.
struct GeneratedDoubles {
    /// What `convert` works on.
    let plan: ConversionPlan.Generated
    /// The session that sees the files with these doubles in place of the generated ones.
    let session: Session
    /// What can't be converted.
    private(set) var diagnostics: [Diagnostic] = []

    private let framework: MockingFramework
    private let doubles: FrameworkDoubles
    private let index: DeclarationIndex
    /// The protocols by the names of the doubles.
    private let protocols: [String: ProtocolDeclaration]

    var isEmpty: Bool { plan.doubles.isEmpty }

    /// The paths of the files that the generator wrote.
    var paths: Set<String> { Set(doubles.generated.map(\.source.path)) }

    /// Reads the sources; reports what can't be used, and then returns `nil`.
    init?(by framework: MockingFramework, _ arguments: Arguments, in session: Session) {
        guard let scheme = framework.scheme,
            let reading = PackageReading(arguments, in: session, at: PlaceStudy.places(arguments)),
            let templates = TemplateChoice(reading.configuration, in: session)
        else { return nil }
        (index, self.framework) = (reading.index, framework)
        doubles = FrameworkDoubles(of: framework, in: index, called: Set(arguments.operands))
        let writer = FrameworkWriter(reading, templates, in: session)
        do throws(TemplateError) {
            var made = Made()
            for wanted in doubles.wanted {
                switch try writer.write(wanted) {
                case .failure(let error): diagnostics.append(error.diagnostic)
                case .success(let (_, change)):
                    let former = Self.former(wanted, framework, scheme, in: index, words: doubles.words)
                    if let name = former.unknown.min() {
                        diagnostics.append(
                            DiagnosticError(wanted, "nothing that spies have corresponds to '\(name)'").diagnostic)
                    } else {
                        made.add(former, wanted, writer.file(with: former, wanted, in: change))
                    }
                }
            }
            plan = ConversionPlan.Generated(
                doubles: made.doubles, modules: made.modules.filter { SourceText.isModuleName($0.key) })
            protocols = made.protocols
            let names = Set(made.protocols.keys)
            self.session = session.seeing(
                made.files + doubles.generated.compactMap { Self.change(of: $0, by: framework, without: names) })
        } catch {
            templates.report(error, in: session)
            return nil
        }
        if doubles.wanted.isEmpty {
            diagnostics = [
                Diagnostic(
                    DiagnosticID("not-converted"), .error, "no test uses a double that \(framework.title) generates")
            ]
        }
    }

    /// What is made one after the other.
    private struct Made {
        var doubles: [String: FormerDouble] = [:]
        var modules: [String: [String]] = [:]
        var files: [FileChange] = []
        var protocols: [String: ProtocolDeclaration] = [:]

        mutating func add(_ double: FormerDouble, _ wanted: FrameworkDoubles.Wanted, _ file: FileChange) {
            doubles[file.path] = double
            modules[wanted.place.place, default: []].append(file.path)
            files.append(file)
            protocols[double.name] = wanted.declaration
        }
    }

    private static func former(
        _ wanted: FrameworkDoubles.Wanted, _ framework: MockingFramework, _ scheme: MemberScheme,
        in index: DeclarationIndex, words: Set<String>
    ) -> FormerDouble {
        let resolved = index.resolve(wanted.declaration)
        if let type = wanted.generated { return FormerDouble(type, of: resolved, by: scheme, words: words) }
        return FormerDouble(
            wanted.name, of: resolved, by: scheme, called: framework.stems, isPublic: wanted.isShared, words: words)
    }

    /// What becomes of a generated file without the doubles called `names`: it goes, or only these types.
    private static func change(
        of file: FileDeclarations, by framework: MockingFramework, without names: Set<String>
    ) -> FileChange? {
        let source = file.source
        let outer = file.types.filter { !$0.name.contains(".") }
        if outer.allSatisfy({ names.contains($0.name) }), framework.hasGenerated(only: file) {
            return FileChange(removing: source.path, source.bytes)
        }
        let edits = outer.filter { names.contains($0.name) }.map { TextEdit($0.syntax.range, with: []) }
        return FileChange(FileEdits(source: source, edits: TextEdit.sorted(edits)))
    }

    // MARK: - Changes

    /// All changes: those of `plan`, new files as such, and what goes with the generator.
    func whole(_ outcome: DoublesAfterChange.Outcome, of plan: ConversionPlan) -> DoublesAfterChange.Outcome {
        var whole = outcome
        let converted = Set(plan.conversions.map(\.double.type.simpleName))
        whole.changes = outcome.changes.map { change in
            self.plan.doubles[change.path] == nil ? change : FileChange(creating: change.path, change.new)
        }
        // Doubles that nothing uses go as well, as the next run of the generator would have it.
        let staying = doubles.staying.union(protocols.keys).union(doubles.wanted.map(\.name)).subtracting(converted)
        for file in doubles.generated {
            let going = Set(file.types.map(\.name)).subtracting(staying)
            if let change = Self.change(of: file, by: framework, without: going) { whole.changes.append(change) }
        }
        for file in index.files where file.protocols.contains(where: framework.isAsked) {
            let place = whole.changes.firstIndex { $0.path == file.source.path }
            let source = place.map { SourceText(path: file.source.path, bytes: whole.changes[$0].new) } ?? file.source
            let edits = framework.annotations(
                in: place == nil ? file : FileDeclarations(parsing: source), besides: staying)
            guard let change = FileChange(FileEdits(source: source, edits: TextEdit.sorted(edits))) else { continue }
            if let place {
                whole.changes[place] = whole.changes[place].followed(by: change)
            } else {
                whole.changes.append(change)
            }
        }
        return whole
    }

    /// What is said once `plan` is carried out.
    func advice(after plan: ConversionPlan) -> [String] {
        guard plan.conversions.count == self.plan.doubles.count, diagnostics.isEmpty, doubles.staying.isEmpty else {
            return []
        }
        let title = framework.title
        return ["nothing uses \(title) any more: remove it from the package or the project, with what ran it"]
    }
}
