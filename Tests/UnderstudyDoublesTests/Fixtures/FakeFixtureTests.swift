import UnderstudySemantics
import Testing
import UnderstudyDoubles

/// The fakes that come out, byte for byte; `Tests/Fixtures/check-fakes.sh` compiles and calls them.
@Suite("Fixtures of fakes")
struct FakeFixtureTests {
    static let stores = [
        "Notebook", "Shop", "Keys", "People", "Streams", "Wild", "Ambiguities", "ShortErrors", "OtherNouns",
        "Objects", "Settings",
    ].map { FixtureTopic(folder: "Fakes", name: $0) }

    @Test(arguments: stores + KindFixtureTests.topics)
    func fakes(_ topic: FixtureTopic) throws {
        let emission = try topic.emission()
        let possible = try emission.declarations().filter { try emission.refusal(.fake, of: $0.name) == nil }
        try topic.expectation(.fake).compare(emission.file(.fake, of: possible))
    }

    @Test("contracts call what fakes have", arguments: ["Notebook", "Shop", "Keys"])
    func contracts(_ name: String) throws {
        let topic = FixtureTopic(folder: "Fakes", name: name)
        let emission = try topic.emission()
        try topic.expectation(.contract).compare(emission.file(.contract, of: emission.declarations()))
    }

    @Test func atLeastTwentyStoresWork() throws {
        var count = 0
        for topic in Self.stores {
            let emission = try topic.emission()
            for declaration in emission.declarations() {
                let text = try emission.file(.fake, of: [declaration])
                if !text.contains("Fill in:"), !text.contains("// Unknown: ") { count += 1 }
            }
        }
        #expect(count >= 20)
    }
}
