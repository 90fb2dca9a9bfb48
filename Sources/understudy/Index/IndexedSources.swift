import UnderstudyIndex
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The sources by the paths that a build may know them by.
struct IndexedSources {
    /// One record about one of the sources.
    struct Part: Sendable {
        let source: SourceText
        let record: String
        /// Whether the file was not written since.
        let isUnchanged: Bool
    }

    private struct File {
        let source: SourceText
        let time: FileTime?
    }

    private var byPath: [String: File] = [:]
    private let files: FileSystem

    init(_ index: DeclarationIndex, _ files: FileSystem) {
        self.files = files
        let folder = files.currentFolder()
        for declarations in index.files {
            let path = Path.normalized(Path.join(folder, declarations.source.path))
            let file = File(source: declarations.source, time: files.modificationTime(path))
            byPath[path] = file
            byPath[files.resolved(path)] = file
        }
    }

    /// The records about the sources: of files that were built more than once, those of the file as it is, or else the
    /// newest.
    func parts(of units: [IndexUnit]) -> [Part] {
        var builds: [String: [(unit: IndexUnit, file: File)]] = [:]
        for unit in units {
            guard let file = byPath[unit.file] ?? byPath[files.resolved(unit.file)] else { continue }
            builds[file.source.path, default: []].append((unit, file))
        }
        return builds.sorted { $0.key < $1.key }.flatMap { _, builds -> [Part] in
            let current = builds.filter { isUnchanged($0.file, since: $0.unit) }
            let newest = builds.max { time(of: $0.unit) < time(of: $1.unit) }.map { [$0] } ?? []
            var seen: Set<String> = []
            return (current.isEmpty ? newest : current).flatMap { unit, file in
                unit.records.filter { seen.insert($0).inserted }.map {
                    Part(source: file.source, record: $0, isUnchanged: !current.isEmpty)
                }
            }
        }
    }

    private func isUnchanged(_ file: File, since unit: IndexUnit) -> Bool {
        file.time.map { $0 <= time(of: unit) } ?? false
    }

    private func time(of unit: IndexUnit) -> FileTime {
        FileTime(seconds: unit.seconds, nanoseconds: unit.nanoseconds)
    }
}

/// Of how many files what the compiler noted is used.
struct IndexCounts {
    /// Those that are as they were built.
    let used: Int
    /// Those that were written since, or are otherwise not what was built.
    let changed: Int
    /// Those of modules that the compiler did not see.
    let unbuilt: Int
    /// The records that can't be read.
    let damaged: Int

    init(_ index: DeclarationIndex, _ compiled: [CompiledFile], damaged: Int) {
        let current = Set(compiled.filter(\.isCurrent).map(\.path))
        let known = Set(compiled.map(\.path))
        used = current.count
        changed = known.subtracting(current).count
        // Manifests are run, not built.
        unbuilt = index.files.count { $0.module != nil && !known.contains($0.source.path) }
        self.damaged = damaged
    }

    /// The line to say.
    var text: String {
        var rest: [String] = []
        if changed > 0 { rest.append("\(changed) changed since the build") }
        if unbuilt > 0 { rest.append("\(unbuilt) not built") }
        if damaged > 0 { rest.append("\(damaged) of its records can't be read") }
        let total = used + changed + unbuilt
        return "evidence: the compiler's index, of \(used) of \(total) files"
            + (rest.isEmpty ? "" : " (" + rest.joined(separator: ", ") + ")")
    }
}
