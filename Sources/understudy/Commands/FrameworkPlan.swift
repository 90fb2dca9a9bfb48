import UnderstudyConversion
import UnderstudyDoubles
import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// The change that replaces the doubles of a mocking framework, and what tests say to them.
struct FrameworkPlan {
    private let framework: MockingFramework
    private let session: Session
    /// The files that may be changed.
    let reach: EditReach
    /// The new files, and the generated ones that go.
    private(set) var files: [FileChange] = []
    private var rewritings: [FrameworkRewriting] = []
    /// The changes by which doubles are made that a function of the framework made, by the files' paths.
    private var creations: [String: FileChange] = [:]
    /// The names of the protocols.
    private(set) var protocols: Set<String> = []
    /// The names of doubles of the framework's that stay.
    private var staying: Set<String> = []
    /// What is left in generated files, in the order of these.
    private var rests: [GeneratedRest] = []
    /// What can't be converted.
    private(set) var diagnostics: [Diagnostic] = []

    /// A new double, and its file.
    private struct Written {
        let double: FrameworkDouble
        let wanted: FrameworkDoubles.Wanted
        let path: String
        /// The module, or the folder, of the file.
        let place: String
    }

    /// Reads the sources, and plans the conversion from `framework`; reports what can't be used, and then returns `nil`.
    init?(from framework: MockingFramework, _ arguments: Arguments, in session: Session) {
        guard let reading = PackageReading(arguments, in: session, at: PlaceStudy.places(arguments)),
            let templates = TemplateChoice(reading.configuration, in: session)
        else { return nil }
        let index = reading.index
        (self.framework, self.session, reach) = (framework, session, reading.inputs.reach)
        let doubles = FrameworkDoubles(of: framework, in: index, called: Set(arguments.operands))
        if doubles.users.isEmpty, doubles.generated.isEmpty {
            diagnostics = [
                Diagnostic(
                    DiagnosticID("not-converted"), .error, "nothing in the sources uses \(framework.title)")
            ]
        }
        let writer = FrameworkWriter(reading, templates, in: session)
        do throws(TemplateError) {
            guard try rewrite(doubles, write(doubles, writer), writer, arguments) else { return nil }
        } catch {
            templates.report(error, in: session)
            return nil
        }
    }

    /// The edits of all files but those where doubles are made in another way.
    var edits: [SourceEdit] {
        rewritings.flatMap(\.edits).filter { creations[$0.source.path] == nil }
    }

    /// The changes of those.
    private var changes: [FileChange] {
        let edited = SourceEdit.byFile(rewritings.flatMap(\.edits)).compactMap(FileChange.init)
        let later = Dictionary(edited.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        return creations.sorted { $0.key < $1.key }.map { path, change in
            later[path].map(change.followed) ?? change
        }
    }

    // MARK: - Doubles

    private mutating func write(
        _ doubles: FrameworkDoubles, _ writer: FrameworkWriter
    ) throws(TemplateError) -> [Written] {
        var written: [Written] = []
        staying = doubles.staying
        for wanted in doubles.wanted {
            switch try writer.write(wanted) {
            case .failure(let error):
                diagnostics.append(error.diagnostic)
                staying.insert(wanted.name)
            case .success(let (double, change)):
                files.append(change)
                written.append(Written(double: double, wanted: wanted, path: change.path, place: wanted.place.place))
                protocols.insert(wanted.declaration.name)
            }
        }
        for file in doubles.generated {
            let names = Set(written.lazy.filter { $0.place == file.place }.map(\.double.name))
            guard let change = change(of: file, names, besides: doubles.stubs) else { continue }
            files.append(change)
            if !change.isRemoved {
                rests.append(GeneratedRest(of: file, without: names, used: staying.union(doubles.stubs)))
            }
        }
        return written
    }

    /// What becomes of a generated file once there are new doubles called `names`: it goes, or only these types.
    private func change(
        of file: FileDeclarations, _ names: Set<String>, besides stubs: Set<String>
    ) -> FileChange? {
        let source = file.source
        if file.types.allSatisfy({ !staying.contains($0.name) && !stubs.contains($0.name) }) {
            return FileChange(removing: source.path, source.bytes)
        }
        let edits = file.types.filter { names.contains($0.name) }.map { TextEdit($0.syntax.range, with: []) }
        return FileChange(FileEdits(source: source, edits: TextEdit.sorted(edits)))
    }

    // MARK: - Tests

    /// Rewrites the code that uses the doubles; returns whether the sources could be read.
    private mutating func rewrite(
        _ doubles: FrameworkDoubles, _ written: [Written], _ writer: FrameworkWriter, _ arguments: Arguments
    ) throws(TemplateError) -> Bool {
        if doubles.users.isEmpty { return true }
        let names = Set(written.map(\.double.name)).sorted()
        for file in doubles.users {
            let made = framework.creations(in: file.source).filter { names.contains($0.double) }
            let edits = made.map { TextEdit($0.range, with: Array("\($0.double)()".utf8)) }
            creations[file.source.path] = FileChange(FileEdits(source: file.source, edits: edits))
        }
        let modules = Dictionary(grouping: written, by: \.place).mapValues { $0.map(\.path) }
        let study = PlaceStudy(
            watching: { _ in names }, placing: modules.filter { SourceText.isModuleName($0.key) }, arguments,
            in: session.seeing(files + creations.values))
        guard let study else { return false }
        let byPath = Dictionary(written.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var types: [SourceLocation: String] = [:]
        for type in names.flatMap(study.index.types(named:)) where byPath[type.source.path] != nil {
            types[type.nameLocation] = type.name
        }
        var mentions = study.mentions(ofTypesAt: Set(types.keys))
        for use in study.uses(ofTypesAt: Set(types.keys)) {
            mentions[use.code.source.path, default: [:]][use.offset] = use.owner
        }
        let values = PlainValues(in: study.index)
        var turns: [String: FileDeclarations] = [:]
        for user in doubles.users {
            let path = user.source.path
            guard let file = study.index.file(at: path) else { continue }
            let near = written.filter { $0.place == file.place } + written
            let byName = Dictionary(near.map { ($0.double.name, $0.double) }, uniquingKeysWith: { first, _ in first })
            let rewriting = FrameworkRewriting(
                file, of: framework,
                FrameworkRewriting.Doubles(
                    byName: byName, mentioned: (mentions[path] ?? [:]).compactMapValues { types[$0] },
                    staying: staying, stubs: doubles.stubs),
                values)
            rewritings.append(rewriting)
            if rewriting.usesInTurn { turns[file.place] = file }
        }
        try addMembers(to: written, writer)
        files += try changes + writer.inTurn(for: turns, in: study.index)
        diagnostics += rewritings.flatMap(\.left).map(\.diagnostic)
        return true
    }

    /// Writes those doubles anew of which statements need closures and members that they don't have otherwise.
    private mutating func addMembers(to written: [Written], _ writer: FrameworkWriter) throws(TemplateError) {
        var (told, added): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
        for rewriting in rewritings {
            told.merge(rewriting.told) { $0.union($1) }
            added.merge(rewriting.added) { $0.union($1) }
        }
        for double in written {
            let (closures, members) = (told[double.double.name] ?? [], added[double.double.name] ?? [])
            if closures.isEmpty, members.isEmpty { continue }
            guard
                case .success(let (_, change)) = try writer.write(double.wanted, telling: closures, including: members)
            else { continue }
            files = files.map { $0.path == change.path && $0.isNew ? change : $0 }
        }
    }

    // MARK: - Report

    /// What is said once all is done.
    var summary: [String] {
        let count = rewritings.reduce(0) { $0 + $1.count }
        let left = rewritings.reduce(0) { $0 + $1.left.count }
        let edited = rewritings.count { !$0.edits.isEmpty }
        let made = files.count { $0.isNew }
        var lines = [
            "\(made) new files, \(count) of \(count + left) statements of \(framework.title) rewritten in \(edited) files"
        ]
        lines += rests.map { $0.words(framework.title) }
        if left > 0 {
            lines.append("each place that stays has a warning; statements have a comment, and are for you to rewrite")
        } else if staying.isEmpty {
            lines.append(
                "nothing uses \(framework.title) any more: remove it from the package or the project, with what ran it")
        }
        return lines
    }
}

extension FrameworkRewriting.Left {
    fileprivate var diagnostic: Diagnostic {
        Diagnostic(
            DiagnosticID("kept-statement"), .warning, "'\(text)' stays as it is: \(reason.words)", at: location)
    }
}
