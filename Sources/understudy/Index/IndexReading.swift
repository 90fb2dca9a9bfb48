import UnderstudyIndex
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// Reads what the compiler recorded about the sources, as far as they have not changed.
struct IndexReading {
    private let session: Session
    private let arguments: Arguments
    private var files: FileSystem { session.files }

    init(_ arguments: Arguments, in session: Session) {
        (self.arguments, self.session) = (arguments, session)
    }

    /// What was recorded about the files in `index`; prints one line about what is used, or why nothing is.
    func compiled(_ index: DeclarationIndex) -> [CompiledFile] {
        let wanted = arguments[IndexOptions.evidence]
        if wanted == .source { return [] }
        do throws(IndexProblem) {
            let paths = try storePaths(index)
            if paths.isEmpty {
                if wanted == .index { throw .noStore }
                return []
            }
            let (files, counts) = try read(paths, index)
            session.console.report(Diagnostic(DiagnosticID("index-used"), .note, counts.text))
            return files
        } catch {
            session.console.report(Diagnostic(DiagnosticID("index-unusable"), .warning, error.text))
            return []
        }
    }

    // MARK: - Opening

    private var search: IndexStoreSearch {
        IndexStoreSearch(in: session, graphFile: arguments[CommonOptions.graph])
    }

    private func storePaths(_ index: DeclarationIndex) throws(IndexProblem) -> [String] {
        guard let given = arguments[IndexOptions.store] else {
            let found = search.stores(of: index.files.map(\.source.path))
            let own = found.filter { !isTracked($0) }
            if own.isEmpty, let path = found.first { throw .tracked(path) }
            return own
        }
        guard files.exists(given) else { throw .noFolder(given) }
        return [given]
    }

    /// Whether git tracks files in the folder at `path`, so that whoever wrote the sources may have written them too.
    private func isTracked(_ path: String) -> Bool {
        let tracked = GitCommand(in: path).output(["ls-files", "-z", "--", "."], in: session.system)
        return tracked?.isEmpty == false
    }

    // MARK: - Reading

    private func read(
        _ paths: [String], _ index: DeclarationIndex
    ) throws(IndexProblem) -> ([CompiledFile], IndexCounts) {
        let answers = try answers(to: try request(paths, index), of: paths)
        let sources = index.files.map(\.source)
        let results = concurrentMap(answers, makeState: {}) { _, answer -> CompiledFile? in
            guard case .part(let file, let isUnchanged, let bytes) = answer, sources.indices.contains(file),
                let noted = try? IndexedFile(ofPart: bytes)
            else { return nil }
            return CompiledFile(sources[file][noted], isUnchanged: isUnchanged)
        }
        let compiled = results.compactMap { $0 }
        let damaged = answers.count(where: \.isOfRecord) - compiled.count
        if compiled.isEmpty, damaged == 0, let problem = answers.compactMap({ foreign($0, paths) }).last {
            throw problem
        }
        let counts = IndexCounts(index, compiled, damaged: damaged)
        if counts.used == 0 { throw damaged > 0 ? .damaged(paths[0]) : .outdated(paths[0]) }
        return (compiled, counts)
    }

    private func request(_ paths: [String], _ index: DeclarationIndex) throws(IndexProblem) -> IndexRequest {
        guard let library = arguments[IndexOptions.library] ?? IndexLibrarySearch(in: session).path() else {
            throw .noLibrary
        }
        let folder = files.currentFolder()
        return IndexRequest(
            library: library,
            stores: try paths.map { path throws(IndexProblem) in
                let formats = search.formats(of: path)
                if formats.isEmpty { throw .isNoStore(path) }
                return IndexRequest.Store(path: path, formats: formats)
            },
            modules: Set(index.files.compactMap(\.module)).sorted(),
            files: index.files.map { declarations in
                let path = Path.normalized(Path.join(folder, declarations.source.path))
                let time = files.modificationTime(path)
                return IndexRequest.File(
                    names: [path, files.resolved(path)],
                    time: time.map { IndexTime(seconds: $0.seconds, nanoseconds: $0.nanoseconds) })
            })
    }

    /// The pieces of the answer; if a problem ended it, throws that problem.
    private func answers(to request: IndexRequest, of paths: [String]) throws(IndexProblem) -> [IndexAnswer] {
        guard let bytes = IndexChild.ask(request, in: session) else { throw .damaged(paths[0]) }
        var reader = WireReader(bytes[...])
        var answers: [IndexAnswer] = []
        while true {
            guard let answer = try? IndexAnswer(from: &reader) else { throw .damaged(paths[0]) }
            switch answer {
            case .end: return answers
            case .unusableLibrary(let reason): throw .unusableLibrary(request.library, reason)
            case .otherFormat(let store, let version):
                throw .otherFormat(paths[store], request.stores[store].formats, version)
            case .unusableStore(let store, let reason): throw .unusableStore(paths[store], reason)
            case .store, .part, .lost: answers.append(answer)
            }
        }
    }

    /// The problem with a store that knows none of the sources.
    private func foreign(_ answer: IndexAnswer, _ paths: [String]) -> IndexProblem? {
        guard case .store(let summary) = answer, summary.partCount == 0 else { return nil }
        let path = paths[summary.store]
        return summary.example == nil && summary.unitCount > 0 ? .damaged(path) : .foreign(path, summary.example)
    }
}

extension IndexAnswer {
    /// Whether the piece is about a record.
    fileprivate var isOfRecord: Bool {
        switch self {
        case .part, .lost: true
        default: false
        }
    }
}
