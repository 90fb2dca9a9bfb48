import UnderstudySemantics

/// What rules ask of all requirements together, found once: each rule is asked for each requirement.
struct FakeFacts {
    /// How many flags and other values are kept as properties.
    let keptCount: Int
    /// The types of parameters, as they are written.
    let askedTypes: Set<SwiftType>
    /// The words of the protocol's name.
    let subject: [String]
    /// Which parameters are keys.
    let keys: FakeKeyFinder
    /// The flags that are kept as properties.
    var flags = FakeFlags()
    /// The names of the lists that elements are saved in.
    var savedLists: Set<String> = []
    private var properties: [String: FakeRequirement] = [:]
    /// What is kept as a property or read by a function, by the stems of its nouns.
    private var readers: [String: [FakeRequirement]] = [:]
    private var unnamedReaders: [FakeRequirement] = []

    init(_ requirements: [FakeRequirement], of subject: [String]) {
        keptCount = requirements.count(where: \.isKept)
        askedTypes = Set(requirements.flatMap { $0.parameters.compactMap { $0.shape.core?.shown } })
        keys = FakeKeyFinder(requirements)
        self.subject = subject
        for entry in requirements {
            let name = SwiftNames.bare(entry.member.property)
            if properties[name] == nil { properties[name] = entry }
            let isRead =
                entry.requirement.kind == .func && entry.outcome != .void && [.read, .list, nil].contains(entry.verb)
            guard entry.isOfInstance, isRead || entry.isKept else { continue }
            let stems = Set(entry.nouns.flatMap { [$0, Inflection.denied(by: $0) ?? $0] }.map(Inflection.stem))
            for stem in stems { readers[stem, default: []].append(entry) }
            if stems.isEmpty { unnamedReaders.append(entry) }
        }
    }

    /// The requirement of the property called `name`.
    func property(_ name: String) -> FakeRequirement? { properties[SwiftNames.bare(name)] }

    /// The properties that are kept and the functions that read which may be about what `stems` say, about nothing that
    /// their names tell, or about what `verb` makes of something.
    func readers(said stems: Set<String>, verb: String) -> [FakeRequirement] {
        unnamedReaders + stems.union(FakeWords.stems(of: verb)).flatMap { readers[$0] ?? [] }
    }
}
