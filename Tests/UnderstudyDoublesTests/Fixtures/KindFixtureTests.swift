import UnderstudySemantics
import Testing
import UnderstudyDoubles

/// What comes out for the protocols of some topics, byte for byte, in the kinds that refuse some of them.
@Suite("Fixtures of other kinds")
struct KindFixtureTests {
    static let topics = FixtureTopic.all.filter {
        [
            "BoundParents", "CallForms", "Conditional", "ConstantDefaults", "CrossedIsolation", "Generic",
            "HiddenNames", "InheritedIsolation", "Initializers", "Isolation",
            "LockedValues", "Notes",
            "RestatedRequirements", "SendableServices", "ShortNames", "Standard",
        ].contains($0.name)
    }

    @Test(arguments: FixtureTopic.all)
    func clients(_ topic: FixtureTopic) throws {
        try doubles(topic, .client)
    }

    @Test(arguments: topics, [DoubleKind.mock, .wrapper, .contract])
    func doubles(_ topic: FixtureTopic, _ kind: DoubleKind) throws {
        let emission = try topic.emission()
        let possible = try emission.declarations().filter { try emission.refusal(kind, of: $0.name) == nil }
        try topic.expectation(kind).compare(emission.file(kind, of: possible))
    }
}
