import UnderstudyIndex

/// The requested sources, by the paths that a build may know them by.
struct IndexedSources {
    /// One record about one of the sources.
    struct Part: Sendable {
        /// The source that the record is about.
        let file: Int
        let record: String
        /// Whether the file has not been written since.
        let isUnchanged: Bool
    }

    private let files: [IndexRequest.File]
    private var byName: [String: Int] = [:]

    init(_ files: [IndexRequest.File]) {
        self.files = files
        for (number, file) in files.enumerated() {
            for name in file.names { byName[name] = number }
        }
    }

    /// The records about the sources: for files that were built more than once, those of the current text, or else the
    /// newest.
    func parts(of units: [IndexUnit]) -> [Part] {
        var builds: [Int: [IndexUnit]] = [:]
        for unit in units {
            guard let file = byName[unit.file] ?? byName[FileSystem.live.resolved(unit.file)] else { continue }
            builds[file, default: []].append(unit)
        }
        return builds.sorted { $0.key < $1.key }.flatMap { file, builds -> [Part] in
            let current = builds.filter { isUnchanged(file, since: $0) }
            let newest = builds.max { $0.time < $1.time }.map { [$0] } ?? []
            var seen: Set<String> = []
            return (current.isEmpty ? newest : current).flatMap { unit in
                unit.records.filter { seen.insert($0).inserted }.map {
                    Part(file: file, record: $0, isUnchanged: !current.isEmpty)
                }
            }
        }
    }

    private func isUnchanged(_ file: Int, since unit: IndexUnit) -> Bool {
        files[file].time.map { $0 <= unit.time } ?? false
    }
}
