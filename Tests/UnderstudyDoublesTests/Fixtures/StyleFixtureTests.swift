import UnderstudySemantics
import Testing
import UnderstudyDoubles

/// What comes out in the styles of other tools, byte for byte.
@Suite("Fixtures of styles")
struct StyleFixtureTests {
    static let topics = FixtureTopic.all.filter {
        [
            "CallForms", "Conditional", "CrossedIsolation", "Generic", "HiddenAliases", "HiddenFunctions",
            "HiddenNames", "Inheritance",
            "Isolation", "LockMembers", "Notes", "Overloads", "Ownership", "Parameters", "ReadBehindLock",
            "SendableServices", "Standard", "SuperclassInitializers", "UncommonRequirements", "UnusualParameters",
        ].contains($0.name)
    }

    @Test(arguments: topics, [DoubleStyle.mockolo, .sourcery, .sourceryTyped])
    func doubles(_ topic: FixtureTopic, _ style: DoubleStyle) throws {
        guard style != .sourceryTyped || topic.name == "Overloads" else { return }
        let emission = try topic.emission(style: style)
        let possible = try emission.declarations().filter { try emission.refusal(.mock, of: $0.name) == nil }
        try topic.expectation(style).compare(emission.file(.mock, of: possible))
    }

    @Test func otherKindsKeepTheirOwnNames() throws {
        let source = "public protocol P { func save(_ note: Int) }"
        var options = DoubleOptions()
        options.style = DoubleStyle.mockolo.name
        #expect(try Emission(source, options: options).text(.spy) == Emission(source).text(.spy))
        #expect(try Emission(source, options: options).text(.mock) != Emission(source).text(.mock))
    }
}
