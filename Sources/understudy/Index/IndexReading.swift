import UnderstudyIndex
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// Reads what the compiler noted of the sources, as far as it is of the sources as they are.
struct IndexReading {
    private let session: Session
    private let arguments: Arguments
    private var files: FileSystem { session.files }

    init(_ arguments: Arguments, in session: Session) {
        (self.arguments, self.session) = (arguments, session)
    }

    /// What was noted of the files in `index`; says in one line what is used, or why nothing is.
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
            return search.stores(of: index.files.map(\.source.path))
        }
        guard files.exists(given) else { throw .noFolder(given) }
        return [given]
    }

    private func open(_ path: String, _ library: IndexLibrary) throws(IndexProblem) -> IndexStore {
        let formats = search.formats(of: path)
        if formats.isEmpty { throw .isNoStore(path) }
        guard formats.contains("v\(library.formatVersion)") else {
            throw .otherFormat(path, formats, library.formatVersion)
        }
        do throws(IndexError) {
            return try IndexStore(path: path, library: library)
        } catch {
            throw .unusableStore(path, error.reason)
        }
    }

    private func openLibrary() throws(IndexProblem) -> IndexLibrary {
        guard let file = arguments[IndexOptions.library] ?? IndexLibrarySearch(in: session).path() else {
            throw .noLibrary
        }
        do throws(IndexError) {
            return try IndexLibrary(path: file)
        } catch {
            throw .unusableLibrary(file, error.reason)
        }
    }

    // MARK: - Reading

    private func read(
        _ paths: [String], _ index: DeclarationIndex
    ) throws(IndexProblem) -> ([CompiledFile], IndexCounts) {
        let library = try openLibrary()
        let sources = IndexedSources(index, files)
        let marks = ModuleMarks(Set(index.files.compactMap(\.module)))
        var compiled: [CompiledFile] = []
        var damaged = 0
        var problem: IndexProblem?
        for path in paths {
            let store = try open(path, library)
            let units = concurrentMap(store.unitNames, makeState: {}) { _, name in try? store.unit(name) }
            let known = units.compactMap { unit in unit.flatMap { $0 } }
            let parts = sources.parts(of: known)
            if parts.isEmpty {
                problem = known.isEmpty && !units.isEmpty ? .damaged(path) : .foreign(path, known.first?.file)
            }
            let results = concurrentMap(parts, makeState: {}) { _, part -> CompiledFile? in
                guard let noted = try? store.record(part.record, modules: marks) else { return nil }
                return CompiledFile(noted, in: part.source, isUnchanged: part.isUnchanged)
            }
            compiled += results.compactMap { $0 }
            damaged += results.count { $0 == nil }
        }
        if compiled.isEmpty, damaged == 0, let problem { throw problem }
        let counts = IndexCounts(index, compiled, damaged: damaged)
        if counts.used == 0 { throw damaged > 0 ? .damaged(paths[0]) : .outdated(paths[0]) }
        return (compiled, counts)
    }
}
