import Foundation
import Testing
import UnderstudyDoubles

/// What comes out for the protocols in `Tests/Fixtures`, byte for byte.
///
/// With `UNDERSTUDY_RECORD=1` in the environment what comes out is written down as the new expectation, and the tests
/// fail all the same, so that nothing passes by recording.
@Suite("Fixtures")
struct FixtureTests {
    @Test func thereAreTopics() {
        #expect(FixtureTopic.all.filter { $0.folder == "Doubles" }.count >= 11)
        #expect(FixtureTopic.all.filter { $0.folder == "Essays" }.count >= 8)
    }

    @Test(arguments: FixtureTopic.all, [DoubleKind.dummy, .stub, .spy])
    func doubles(_ topic: FixtureTopic, _ kind: DoubleKind) throws {
        let emission = try topic.emission()
        try Self.compare(try emission.file(kind, of: emission.declarations()), with: topic.expectation(kind))
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
        try Self.compare(locked, with: FixtureTopic.file("Doubles/Locked.swift"))
        #expect(shared.hasPrefix(locked))
        try Self.compare(
            String(shared.dropFirst(locked.count + 1)), with: FixtureTopic.file("Doubles/LockedShared.swift"))
    }

    private static let isRecording = ProcessInfo.processInfo.environment["UNDERSTUDY_RECORD"] == "1"

    static func compare(_ text: String, with file: URL) throws {
        let expected = try? String(contentsOf: file, encoding: .utf8)
        if isRecording {
            if text != expected { try Data(text.utf8).write(to: file) }
            Issue.record("recorded \(file.lastPathComponent); run without UNDERSTUDY_RECORD to compare")
            return
        }
        guard let expected else {
            Issue.record("there is no \(file.lastPathComponent); UNDERSTUDY_RECORD=1 writes it")
            return
        }
        if text != expected {
            Issue.record("\(file.lastPathComponent) is not what comes out: \(firstDifference(expected, text))")
        }
    }

    private static func firstDifference(_ expected: String, _ text: String) -> String {
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = text.split(separator: "\n", omittingEmptySubsequences: false)
        for number in 0..<max(old.count, new.count) {
            let (left, right) = (old.dropFirst(number).first ?? "", new.dropFirst(number).first ?? "")
            if left != right { return "line \(number + 1) is '\(right)', expected '\(left)'" }
        }
        return "nothing"
    }
}
