import Testing
import UnderstudyDoubles

/// What comes out for the protocols in `Tests/Fixtures`, byte for byte.
@Suite("Fixtures")
struct FixtureTests {
    @Test func thereAreTopics() {
        #expect(FixtureTopic.all.filter { $0.folder == "Doubles" }.count >= 11)
        #expect(FixtureTopic.all.filter { $0.folder == "Essays" }.count >= 8)
    }

    @Test(arguments: FixtureTopic.all, [DoubleKind.dummy, .stub, .spy])
    func doubles(_ topic: FixtureTopic, _ kind: DoubleKind) throws {
        let emission = try topic.emission()
        try topic.expectation(kind).compare(emission.file(kind, of: emission.declarations()))
    }

    @Test func theSupportTypes() throws {
        let emission = try Emission(
            """
            public protocol Shared: Sendable { func a() }
            public protocol Keyed { associatedtype Key; static func b() }
            """)
        let plain = try [emission.generator.generate(.spy, of: emission.declaration("Shared")).get()]
        let both = try emission.declarations().map { try emission.generator.generate(.spy, of: $0).get() }
        let locked = String(decoding: try #require(try emission.generator.supportFile(for: plain)), as: UTF8.self)
        let shared = String(decoding: try #require(try emission.generator.supportFile(for: both)), as: UTF8.self)
        try FixtureTopic.expectation("Doubles/Locked.swift").compare(locked)
        #expect(shared.hasPrefix(locked))
        try FixtureTopic.expectation("Doubles/LockedShared.swift").compare(String(shared.dropFirst(locked.count + 1)))
    }
}
