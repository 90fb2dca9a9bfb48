import UnderstudyReports
import UnderstudySemantics
import UnderstudyUsage

/// For how many files the compiler's index is used.
struct IndexCounts {
    /// The files that have not changed since the build.
    let used: Int
    /// The files that were written since, or are otherwise not those that were built.
    let changed: Int
    /// The files of modules that the compiler did not see.
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

    /// The count for reports.
    var files: CompiledFiles { CompiledFiles(used: used, of: used + changed + unbuilt) }

    /// The line to print.
    var text: String {
        var rest: [String] = []
        if changed > 0 { rest.append("\(changed) changed since the build") }
        if unbuilt > 0 { rest.append("\(unbuilt) not built") }
        if damaged > 0 { rest.append("\(damaged) of its records can't be read") }
        return "evidence: the compiler's index, of \(files.text)"
            + (rest.isEmpty ? "" : " (" + rest.joined(separator: ", ") + ")")
    }
}
