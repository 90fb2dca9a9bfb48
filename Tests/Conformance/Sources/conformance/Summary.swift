import ConformanceReference

/// The counts of a run.
struct Summary {
    /// The counts of a set of files.
    struct Counts {
        var files = 0
        var protocols = 0
        var requirements = 0
        var differences = 0

        var text: String {
            "\(files) files, \(protocols) protocols, \(requirements) requirements, \(differences) differences"
        }
    }

    private(set) var all = Counts()
    private(set) var withParseErrors = Counts()

    /// Counts the files of one folder and the differences found in them.
    mutating func add(_ files: [FileReference], differences: [Comparison.Difference]) {
        let broken = files.filter(\.hasParseErrors)
        let names = Set(broken.map(\.file))
        Self.add(files, differences.count, to: &all)
        Self.add(broken, differences.count { names.contains($0.file) }, to: &withParseErrors)
    }

    private static func add(_ files: [FileReference], _ differences: Int, to counts: inout Counts) {
        counts.files += files.count
        counts.protocols += files.reduce(0) { $0 + $1.protocols.count }
        counts.requirements += files.reduce(0) { $0 + $1.protocols.reduce(0) { $0 + $1.requirements.count } }
        counts.differences += differences
    }

    var text: String {
        """
        \(all.text)
        of these with parse errors: \(withParseErrors.text)
        """
    }
}
