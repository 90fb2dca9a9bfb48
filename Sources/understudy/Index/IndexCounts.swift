import UnderstudyReports
import UnderstudySemantics
import UnderstudyUsage

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

    /// The count that reports give.
    var files: CompiledFiles { CompiledFiles(used: used, of: used + changed + unbuilt) }

    /// The line to say.
    var text: String {
        var rest: [String] = []
        if changed > 0 { rest.append("\(changed) changed since the build") }
        if unbuilt > 0 { rest.append("\(unbuilt) not built") }
        if damaged > 0 { rest.append("\(damaged) of its records can't be read") }
        return "evidence: the compiler's index, of \(files.text)"
            + (rest.isEmpty ? "" : " (" + rest.joined(separator: ", ") + ")")
    }
}
