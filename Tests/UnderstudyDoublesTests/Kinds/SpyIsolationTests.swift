import Testing
import UnderstudyDoubles

/// Where a spy and its members run, and whether what they keep is behind a lock, by what the protocol says.
@Suite("Isolation of spies")
struct SpyIsolationTests {
    /// Of a spy of `source`: the lines that declare it and its member, and the names of its locks.
    struct Row: Sendable, CustomTestStringConvertible {
        let source: String
        let lines: [String]
        let locks: [String]

        init(_ source: String, _ lines: [String], locks: [String] = []) {
            (self.source, self.lines, self.locks) = (source, lines, locks)
        }

        var testDescription: String { source }
    }

    static let table = [
        Row(
            "protocol P { func a(_ x: Int) }",
            [
                "final class PSpy: P {",
                "func a(_ x: Int) { aCalls.append(x) }",
            ]),
        Row(
            "protocol P { func a(_ x: Int) async }",
            [
                "nonisolated final class PSpy: P {",
                "func a(_ x: Int) async { aCalls.append(x) }",
            ]),
        Row(
            "protocol P { nonisolated func a(_ x: Int) }",
            [
                "nonisolated final class PSpy: P {",
                "nonisolated func a(_ x: Int) { aCalls.append(x) }",
            ]),
        Row(
            "protocol P { @MainActor func a(_ x: Int) }",
            [
                "nonisolated final class PSpy: P {",
                "@MainActor func a(_ x: Int) { aCalls.append(x) }",
            ]),
        Row(
            "protocol P { var a: Int { get set } }",
            [
                "final class PSpy: P {",
                "var a = 0 { didSet { aSetCalls.append(a) } }",
            ]),
        Row(
            "protocol P { nonisolated var a: Int { get } }",
            [
                "nonisolated final class PSpy: P {",
                "var a = 0",
            ]),
        Row(
            "protocol P { static func a(_ x: Int) }",
            [
                "nonisolated final class PSpy: P {",
                "static func a(_ x: Int) { staticStorage.append(x, to: \\.aCalls) }",
            ], locks: ["staticStorage"]),
        Row(
            "protocol P: Sendable { func a(_ x: Int) }",
            [
                "final class PSpy: P {",
                "func a(_ x: Int) { storage.append(x, to: \\.aCalls) }",
            ], locks: ["storage"]),
        Row(
            "protocol P: Sendable { func a(_ x: Int) async }",
            [
                "final class PSpy: P {",
                "func a(_ x: Int) async { storage.append(x, to: \\.aCalls) }",
            ], locks: ["storage"]),
        Row(
            "protocol P: Sendable { nonisolated func a(_ x: Int) }",
            [
                "final class PSpy: P {",
                "nonisolated func a(_ x: Int) { storage.append(x, to: \\.aCalls) }",
            ], locks: ["storage"]),
        Row(
            "protocol P: Sendable { @MainActor func a(_ x: Int) }",
            [
                "final class PSpy: P {",
                "@MainActor func a(_ x: Int) { storage.append(x, to: \\.aCalls) }",
            ], locks: ["storage"]),
        Row(
            "protocol P: Sendable { var a: Int { get set } }",
            [
                "final class PSpy: P {",
                "var a: Int {",
            ], locks: ["storage"]),
        Row(
            "protocol P: Sendable { nonisolated var a: Int { get } }",
            [
                "final class PSpy: P {",
                "nonisolated var a: Int {",
            ], locks: ["storage"]),
        Row(
            "protocol P: Sendable { static func a(_ x: Int) }",
            [
                "final class PSpy: P {",
                "static func a(_ x: Int) { staticStorage.append(x, to: \\.aCalls) }",
            ], locks: ["staticStorage"]),
        Row(
            "protocol P: Actor { func a(_ x: Int) }",
            [
                "actor PSpy: P {",
                "func a(_ x: Int) { aCalls.append(x) }",
            ]),
        Row(
            "protocol P: Actor { func a(_ x: Int) async }",
            [
                "actor PSpy: P {",
                "func a(_ x: Int) async { aCalls.append(x) }",
            ]),
        Row(
            "protocol P: Actor { nonisolated func a(_ x: Int) }",
            [
                "actor PSpy: P {",
                "nonisolated func a(_ x: Int) { storage.append(x, to: \\.aCalls) }",
            ], locks: ["storage"]),
        Row(
            "protocol P: Actor { @MainActor func a(_ x: Int) }",
            [
                "actor PSpy: P {",
                "@MainActor func a(_ x: Int) { storage.append(x, to: \\.aCalls) }",
            ], locks: ["storage"]),
        Row(
            "protocol P: Actor { var a: Int { get set } }",
            [
                "actor PSpy: P {",
                "var a = 0 { didSet { aSetCalls.append(a) } }",
            ]),
        Row(
            "protocol P: Actor { nonisolated var a: Int { get } }",
            [
                "actor PSpy: P {",
                "nonisolated var a: Int {",
            ], locks: ["storage"]),
        Row(
            "protocol P: Actor { static func a(_ x: Int) }",
            [
                "actor PSpy: P {",
                "static func a(_ x: Int) { staticStorage.append(x, to: \\.aCalls) }",
            ], locks: ["staticStorage"]),
        Row(
            "@MainActor protocol P { func a(_ x: Int) }",
            [
                "@MainActor",
                "final class PSpy: P {",
                "func a(_ x: Int) { aCalls.append(x) }",
            ]),
        Row(
            "@MainActor protocol P { func a(_ x: Int) async }",
            [
                "@MainActor",
                "final class PSpy: P {",
                "func a(_ x: Int) async { aCalls.append(x) }",
            ]),
        Row(
            "@MainActor protocol P { nonisolated func a(_ x: Int) }",
            [
                "@MainActor",
                "final class PSpy: P {",
                "nonisolated func a(_ x: Int) { storage.append(x, to: \\.aCalls) }",
            ], locks: ["storage"]),
        Row(
            "@MainActor protocol P { @MainActor func a(_ x: Int) }",
            [
                "@MainActor",
                "final class PSpy: P {",
                "@MainActor func a(_ x: Int) { aCalls.append(x) }",
            ]),
        Row(
            "@MainActor protocol P { var a: Int { get set } }",
            [
                "@MainActor",
                "final class PSpy: P {",
                "var a = 0 { didSet { aSetCalls.append(a) } }",
            ]),
        Row(
            "@MainActor protocol P { nonisolated var a: Int { get } }",
            [
                "@MainActor",
                "final class PSpy: P {",
                "nonisolated var a: Int {",
            ], locks: ["storage"]),
        Row(
            "@MainActor protocol P { static func a(_ x: Int) }",
            [
                "@MainActor",
                "final class PSpy: P {",
                "static func a(_ x: Int) { aCalls.append(x) }",
            ]),
        Row(
            "@MainActor protocol P: Sendable { func a(_ x: Int) }",
            [
                "@MainActor",
                "final class PSpy: P {",
                "func a(_ x: Int) { aCalls.append(x) }",
            ]),
        Row(
            "@MainActor protocol P: Sendable { func a(_ x: Int) async }",
            [
                "@MainActor",
                "final class PSpy: P {",
                "func a(_ x: Int) async { aCalls.append(x) }",
            ]),
        Row(
            "@MainActor protocol P: Sendable { nonisolated func a(_ x: Int) }",
            [
                "@MainActor",
                "final class PSpy: P {",
                "nonisolated func a(_ x: Int) { storage.append(x, to: \\.aCalls) }",
            ], locks: ["storage"]),
        Row(
            "@MainActor protocol P: Sendable { @MainActor func a(_ x: Int) }",
            [
                "@MainActor",
                "final class PSpy: P {",
                "@MainActor func a(_ x: Int) { aCalls.append(x) }",
            ]),
        Row(
            "@MainActor protocol P: Sendable { var a: Int { get set } }",
            [
                "@MainActor",
                "final class PSpy: P {",
                "var a = 0 { didSet { aSetCalls.append(a) } }",
            ]),
        Row(
            "@MainActor protocol P: Sendable { nonisolated var a: Int { get } }",
            [
                "@MainActor",
                "final class PSpy: P {",
                "nonisolated var a: Int {",
            ], locks: ["storage"]),
        Row(
            "@MainActor protocol P: Sendable { static func a(_ x: Int) }",
            [
                "@MainActor",
                "final class PSpy: P {",
                "static func a(_ x: Int) { aCalls.append(x) }",
            ]),
        Row(
            "protocol P: AnyObject { func a(_ x: Int) }",
            [
                "final class PSpy: P {",
                "func a(_ x: Int) { aCalls.append(x) }",
            ]),
        Row(
            "protocol P: AnyObject { func a(_ x: Int) async }",
            [
                "nonisolated final class PSpy: P {",
                "func a(_ x: Int) async { aCalls.append(x) }",
            ]),
        Row(
            "protocol P: AnyObject { nonisolated func a(_ x: Int) }",
            [
                "nonisolated final class PSpy: P {",
                "nonisolated func a(_ x: Int) { aCalls.append(x) }",
            ]),
        Row(
            "protocol P: AnyObject { @MainActor func a(_ x: Int) }",
            [
                "nonisolated final class PSpy: P {",
                "@MainActor func a(_ x: Int) { aCalls.append(x) }",
            ]),
        Row(
            "protocol P: AnyObject { var a: Int { get set } }",
            [
                "final class PSpy: P {",
                "var a = 0 { didSet { aSetCalls.append(a) } }",
            ]),
        Row(
            "protocol P: AnyObject { nonisolated var a: Int { get } }",
            [
                "nonisolated final class PSpy: P {",
                "var a = 0",
            ]),
        Row(
            "protocol P: AnyObject { static func a(_ x: Int) }",
            [
                "nonisolated final class PSpy: P {",
                "static func a(_ x: Int) { staticStorage.append(x, to: \\.aCalls) }",
            ], locks: ["staticStorage"]),
        Row(
            "nonisolated protocol P { func a(_ x: Int) }",
            [
                "final class PSpy: P {",
                "func a(_ x: Int) { aCalls.append(x) }",
            ]),
        Row(
            "nonisolated protocol P { func a(_ x: Int) async }",
            [
                "nonisolated final class PSpy: P {",
                "func a(_ x: Int) async { aCalls.append(x) }",
            ]),
        Row(
            "nonisolated protocol P { nonisolated func a(_ x: Int) }",
            [
                "nonisolated final class PSpy: P {",
                "nonisolated func a(_ x: Int) { aCalls.append(x) }",
            ]),
        Row(
            "nonisolated protocol P { @MainActor func a(_ x: Int) }",
            [
                "nonisolated final class PSpy: P {",
                "@MainActor func a(_ x: Int) { aCalls.append(x) }",
            ]),
        Row(
            "nonisolated protocol P { var a: Int { get set } }",
            [
                "final class PSpy: P {",
                "var a = 0 { didSet { aSetCalls.append(a) } }",
            ]),
        Row(
            "nonisolated protocol P { nonisolated var a: Int { get } }",
            [
                "nonisolated final class PSpy: P {",
                "var a = 0",
            ]),
        Row(
            "nonisolated protocol P { static func a(_ x: Int) }",
            [
                "nonisolated final class PSpy: P {",
                "static func a(_ x: Int) { staticStorage.append(x, to: \\.aCalls) }",
            ], locks: ["staticStorage"]),
    ]

    @Test("follows from the protocol's and the requirement's", arguments: table)
    func declared(_ row: Row) throws {
        let text = try Emission(row.source).text().split(separator: "\n")
        let start = try #require(text.firstIndex { $0.contains("PSpy: P") })
        let lines = text.prefix(upTo: text[start...].firstIndex(of: "}") ?? text.endIndex).map { $0.drop { $0 == " " } }
        // What is behind a lock is no member of the type.
        let stored = lines.contains { $0.hasSuffix("Storage {") } ? [] : ["var a = "]
        let members = lines.filter { line in
            line.hasPrefix("@MainActor") || (["PSpy: P", "func a(", "var a: "] + stored).contains { line.contains($0) }
        }
        #expect(members.map(String.init) == row.lines)
        let locks = lines.compactMap { line in
            [" = Locked(", ": Locked<"].compactMap { line.firstRange(of: $0) }.first.flatMap {
                line[..<$0.lowerBound].split(separator: " ").last
            }
        }
        #expect(locks.map(String.init) == row.locks)
    }
}
