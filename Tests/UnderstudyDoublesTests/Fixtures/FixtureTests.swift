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
        func text(_ outputs: [DoubleGenerator.Output]) throws -> String {
            let files = try emission.generator.supportFiles(for: outputs)
            try #require(files.count == 1)
            return String(decoding: files[0].bytes, as: UTF8.self)
        }
        let locked = try text(plain)
        let shared = try text(both)
        let mocks = try [emission.generator.generate(.mock, of: emission.declaration("Keyed")).get()]
        let files = try emission.generator.supportFiles(for: mocks)
        #expect(files.map(\.name) == ["ExpectedCalls", "Locked"])
        try FixtureTopic.expectation("Doubles/ExpectedCalls.swift").compare(
            String(decoding: try #require(files.first).bytes, as: UTF8.self))
        try FixtureTopic.expectation("Doubles/Locked.swift").compare(locked)
        #expect(shared.hasPrefix(locked))
        try FixtureTopic.expectation("Doubles/LockedShared.swift").compare(String(shared.dropFirst(locked.count + 1)))
    }

    /// What tests ask for, with the lock of a module that has it all.
    @Test func theHelpers() throws {
        let generator = try Emission("").generator
        let types: Set<SupportType> = [.locked, .lockedShared, .inTurn, .eventually, .gate]
        let files = try generator.supportFiles(types, wakes: true)
        #expect(files.map(\.name) == ["Eventually", "Gate", "InTurn", "Locked"])
        for file in files {
            #expect(file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count <= 61)
            try FixtureTopic.expectation("Helpers/\(file.name).swift").compare(
                String(decoding: file.bytes, as: UTF8.self))
        }
    }
}
