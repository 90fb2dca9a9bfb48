import UnderstudySemantics
import Testing
import UnderstudyDoubles

/// What comes out for the protocols of some topics, byte for byte, in the kinds that refuse some of them.
@Suite("Fixtures of other kinds")
struct KindFixtureTests {
    static let topics = FixtureTopic.all.filter {
        [
            "BoundParents", "CallForms", "Conditional", "ConditionalAttributes", "ConstantDefaults", "CrossedIsolation",
            "DeprecatedTypes",
            "Generic",
            "HiddenAliases", "HiddenFunctions", "HiddenNames", "InheritedTypeNames", "Initializers", "Isolation",
            "KeptOffActors",
            "LockedValues", "MadeTypes", "NearDefaults", "Notes",
            "OpenedArguments", "OverloadedElements", "PartialDefaults", "Publishers", "ReadBehindLock", "ReplacedSelf",
            "RestatedRequirements",
            "SPIGroups", "SendableServices", "SentResults", "ShortNames", "Standard", "SubscriptsThatPrepare",
            "SuperclassActors", "SuperclassMembers",
            "TakenNames", "UncommonRequirements", "UnusualParameters", "WeakReferences",
        ].contains($0.name)
    }

    @Test(arguments: FixtureTopic.all)
    func clients(_ topic: FixtureTopic) throws {
        try doubles(topic, .client)
    }

    /// All topics with edges.
    ///
    /// Swift 5 refuses a closure of `Parameters` that goes on to an existential (docs/limits.md).
    static let featured = FixtureTopic.all.filter { $0.folder == "Doubles" && $0.name != "Parameters" }

    /// Spies with all that may be asked for; check-kinds.sh calls those of `LockedValues`.
    @Test(arguments: featured)
    func featuredSpies(_ topic: FixtureTopic) throws {
        let emission = try topic.emission(features: [.order, .reset, .forwarding])
        let declarations = try emission.declarations().filter { try emission.refusal(.spy, of: $0.name) == nil }
        try FixtureTopic.expectation("\(topic.folder)/\(topic.name).featured.swift").compare(
            emission.file(.spy, of: declarations))
        // Where the module has a `String` of its own, so has the file.
        if topic.name == "TakenNames" { return }
        let outputs = try declarations.map { try emission.generator.generate(.spy, of: $0).get() }
        let support = try emission.generator.supportFiles(for: outputs).first { $0.name == "CallOrder" }
        try FixtureTopic.expectation("Doubles/CallOrder.swift").compare(
            String(decoding: #require(support).bytes, as: UTF8.self))
    }

    /// Spies that note what tests set up and never use, beside other features; check-kinds.sh calls those of `Notes`.
    @Test(arguments: featured)
    func watchedSpies(_ topic: FixtureTopic) throws {
        let emission = try topic.emission(features: [.order, .reset, .unused])
        let declarations = try emission.declarations().filter { try emission.refusal(.spy, of: $0.name) == nil }
        try FixtureTopic.expectation("\(topic.folder)/\(topic.name).unused.swift").compare(
            emission.file(.spy, of: declarations))
        if topic.name == "TakenNames" { return }
        let outputs = try declarations.map { try emission.generator.generate(.spy, of: $0).get() }
        let support = try emission.generator.supportFiles(for: outputs).first { $0.name == "Unused" }
        try FixtureTopic.expectation("Doubles/Unused.swift").compare(
            String(decoding: #require(support).bytes, as: UTF8.self))
    }

    @Test(arguments: topics, [DoubleKind.mock, .wrapper, .contract])
    func doubles(_ topic: FixtureTopic, _ kind: DoubleKind) throws {
        let emission = try topic.emission()
        let possible = try emission.declarations().filter { try emission.refusal(kind, of: $0.name) == nil }
        try topic.expectation(kind).compare(emission.file(kind, of: possible))
    }
}
