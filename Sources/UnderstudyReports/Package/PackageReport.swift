import UnderstudySegregation
public import UnderstudySemantics
public import UnderstudySyntax

/// A package at a glance: its protocols, their doubles, what has drifted, what could be split.
public struct PackageReport: Sendable {
    /// What the report is about, in its heading.
    public let title: String
    /// The findings about the protocols.
    public let splits: SplitReport
    /// The doubles of each protocol, in the order of the findings.
    public let doubles: [[ExistingDouble]]
    /// Where doubles and protocols differ; `nil` where nobody looked.
    public let drift: [Diagnostic]?

    /// Gathers a report; `drift` is what `check` would say.
    public init(title: String, splits: SplitReport, drift: [Diagnostic]? = nil) {
        self.title = title
        self.splits = splits
        self.drift = drift
        doubles = splits.splits.map { splits.index.doubles(of: $0.declaration) }
    }

    /// What has drifted, where there is a double that could.
    var visibleDrift: [Diagnostic]? {
        doubles.allSatisfy(\.isEmpty) && drift?.isEmpty != false ? nil : drift
    }

    /// What there is of one module.
    public struct Module: Sendable {
        /// The module's name; empty where it is not known.
        public var name: String
        /// How many protocols it declares.
        public var protocols = 0
        /// How many requirements they have.
        public var requirements = 0
        /// How many doubles of them there are.
        public var doubles = 0
        /// How many of them could be split.
        public var proposals = 0
        /// How many requirements their consumers see and do not use.
        public var unnecessaryDependences = 0
    }

    /// The modules, by name.
    public var modules: [Module] {
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
