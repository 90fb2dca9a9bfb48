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
            guard let path = try storePath() else {
                if wanted == .index { throw .noStore }
                return []
            }
            let store = try open(path)
            let (files, counts) = try read(store, at: path, index)
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

    private func storePath() throws(IndexProblem) -> String? {
        guard let given = arguments[IndexOptions.store] else { return search.newest() }
        guard files.exists(given) else { throw .noFolder(given) }
        return given
    }

    private func open(_ path: String) throws(IndexProblem) -> IndexStore {
        guard let file = arguments[IndexOptions.library] ?? IndexLibrarySearch(in: session).path() else {
            throw .noLibrary
        }
        let formats = search.formats(of: path)
        if formats.isEmpty { throw .isNoStore(path) }
        let library = try library(at: file)
        guard formats.contains("v\(library.formatVersion)") else {
            throw .otherFormat(path, formats, library.formatVersion)
        }
        do throws(IndexError) {
            return try IndexStore(path: path, library: library)
        } catch {
            throw .unusableStore(path, error.reason)
        }
    }

    private func library(at file: String) throws(IndexProblem) -> IndexLibrary {
        do throws(IndexError) {
            return try IndexLibrary(path: file)
        } catch {
            throw .unusableLibrary(file, error.reason)
        }
    }

    // MARK: - Reading

    private func read(
        _ store: IndexStore, at path: String, _ index: DeclarationIndex
    ) throws(IndexProblem) -> ([CompiledFile], IndexCounts) {
        let units = concurrentMap(store.unitNames, makeState: {}) { _, name in try? store.unit(name) }
        let known = units.compactMap { unit in unit.flatMap { $0 } }
        let parts = IndexedSources(index, files).parts(of: known)
        guard !parts.isEmpty else {
            throw known.isEmpty && !units.isEmpty ? .damaged(path) : .foreign(path, known.first?.file)
        }
        let marks = ModuleMarks(Set(index.files.compactMap(\.module)))
        let results = concurrentMap(parts, makeState: {}) { _, part -> CompiledFile? in
            guard let noted = try? store.record(part.record, modules: marks) else { return nil }
            return CompiledFile(noted, in: part.source, isUnchanged: part.isUnchanged)
        }
        let compiled = results.compactMap { $0 }
        let counts = IndexCounts(index, compiled, damaged: results.count - compiled.count)
        if counts.used == 0 { throw counts.damaged > 0 ? .damaged(path) : .outdated(path) }
        return (compiled, counts)
    }
}
