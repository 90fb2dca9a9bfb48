import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// A package at a glance: its protocols, their doubles, what has drifted, what could be split.
package struct PackageReport: Sendable {
    /// What the report is about, in its heading.
    package let title: String
    /// The findings about the protocols.
    package let splits: SplitReport
    /// The doubles of each protocol, in the order of the findings.
    package let doubles: [[ExistingDouble]]
    /// Where doubles and protocols differ; `nil` if that was not checked.
    package let drift: [Diagnostic]?
    /// The doubles by their state.
    package let census: DoubleCensus
    /// When, from which commit and by which version it was made; `nil` for the page of a command that says nothing of it.
    package var origin: ReportOrigin?
    /// The report that this one is compared with.
    package var earlier: EarlierReport?

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - drift: What `check` would report.
    ///   - stale: The doubles that this is about.
    package init(title: String, splits: SplitReport, drift: [Diagnostic]? = nil, stale: [TypeDeclaration] = []) {
        self.title = title
        self.splits = splits
        self.drift = drift
        doubles = splits.splits.map { splits.index.doubles(of: $0.declaration) }
        census = DoubleCensus(splits, doubles, stale: Set(stale.map(\.place)))
    }

    /// The drift, if there is a double that could have drifted.
    var visibleDrift: [Diagnostic]? {
        doubles.allSatisfy(\.isEmpty) && drift?.isEmpty != false ? nil : drift
    }

    /// The figures of one module.
    package struct Module: Sendable {
        /// The module's name; empty if it is not known.
        package var name: String
        /// How many protocols it declares.
        package var protocols = 0
        /// How many requirements they have.
        package var requirements = 0
        /// How many doubles of them there are.
        package var doubles = 0
        /// How many of them could be split.
        package var proposals = 0
        /// How many requirements their consumers see and do not use.
        package var unnecessaryDependences = 0
    }

    /// The modules, by name.
    package var modules: [Module] {
        var modules: [String: Module] = [:]
        for (split, doubles) in zip(splits.splits, doubles) {
            let name = split.declaration.module ?? ""
            var module = modules[name] ?? Module(name: name)
            module.protocols += 1
            module.requirements += split.requirements.count
            module.doubles += doubles.count
            module.proposals += split.finding.verdict == .split ? 1 : 0
            module.unnecessaryDependences += split.finding.before.unnecessaryDependences
            modules[name] = module
        }
        return modules.values.sorted { $0.name < $1.name }
    }
}
