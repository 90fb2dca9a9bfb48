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
            public protocol Shared: Sendable { func a() -> Int }
            public protocol Keyed { associatedtype Key; static func b() -> Int }
            public protocol Unset: Sendable { var c: Elsewhere { get } }
            """)
        let spies = try emission.declarations().map { try emission.generator.generate(.spy, of: $0).get() }
        func text(_ kind: DoubleKind, _ name: String) throws -> String {
            let double = try emission.generator.generate(kind, of: emission.declaration(name)).get()
            let files = try emission.generator.supportFiles(for: [double])
            return String(decoding: try #require(files.first).bytes, as: UTF8.self)
        }
        let locked = try text(.stub, "Shared")
        let recording = try text(.spy, "Shared")
        let shared = try text(.stub, "Keyed")
        let replacing = try text(.stub, "Unset")
        let mocks = try [emission.generator.generate(.mock, of: emission.declaration("Keyed")).get()]
        let files = try emission.generator.supportFiles(for: mocks)
        #expect(files.map(\.name) == ["ExpectedCalls", "Locked", "TestIssue"])
        try FixtureTopic.expectation("Doubles/ExpectedCalls.swift").compare(
            String(decoding: try #require(files.first).bytes, as: UTF8.self))
        try FixtureTopic.expectation("Doubles/Locked.swift").compare(locked)
        for (name, whole) in [
            ("LockedRecording", recording), ("LockedReplacing", replacing), ("LockedShared", shared),
        ] {
            #expect(whole.hasPrefix(locked))
            try FixtureTopic.expectation("Doubles/\(name).swift").compare(String(whole.dropFirst(locked.count + 1)))
        }
        let all = String(decoding: try #require(emission.generator.supportFiles(for: spies).first).bytes, as: UTF8.self)
        let pair = try Emission("public protocol Pair { func a(x: Int, y: Int)\nvar b: Elsewhere { get } }")
        let spy = try pair.generator.generate(.spy, of: pair.declaration("Pair")).get()
        for file in try pair.generator.supportFiles(for: [spy]) {
            try FixtureTopic.expectation("Doubles/\(file.name).swift").compare(
                String(decoding: file.bytes, as: UTF8.self))
        }
        #expect(try pair.generator.supportFiles(for: [spy]).map(\.name) == ["RecordedCall", "TestIssue"])
        let contract = try pair.generator.generate(.contract, of: pair.declaration("Pair")).get()
        for file in try pair.generator.supportFiles(for: [contract]) {
            try FixtureTopic.expectation("Doubles/\(file.name).swift").compare(
                String(decoding: file.bytes, as: UTF8.self))
        }
        #expect(try pair.generator.supportFiles(for: [contract]).map(\.name) == ["RandomHistory", "TestIssue"])
        #expect(all == recording + replacing.dropFirst(locked.count) + shared.dropFirst(locked.count))
    }

    /// What fakes with streams share.
    @Test func theListeners() throws {
        let files = try Emission("").generator.supportFiles([.listeners])
        for file in files {
            try FixtureTopic.expectation("Doubles/\(file.name).swift").compare(
                String(decoding: file.bytes, as: UTF8.self))
        }
        #expect(files.count == 1)
    }

    /// What tests ask for, with the lock of a module that has it all.
    @Test func theHelpers() throws {
        let generator = try Emission("").generator
        let types: Set<SupportType> = [.locked, .lockedRecording, .inTurn, .eventually, .gate]
        let files = try generator.supportFiles(types, in: SupportSetting(wakes: true))
        #expect(files.map(\.name) == ["Eventually", "Gate", "InTurn", "Locked"])
        for file in files {
            #expect(file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count <= 61)
            try FixtureTopic.expectation("Helpers/\(file.name).swift").compare(
                String(decoding: file.bytes, as: UTF8.self))
        }
    }
}
