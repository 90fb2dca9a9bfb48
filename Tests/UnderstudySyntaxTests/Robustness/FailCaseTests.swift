import Foundation
import Testing

/// Inputs that once went wrong are read without harm ever after.
@Suite struct FailCaseTests {
    @Test(arguments: try FailCases.all())
    func isRead(_ name: String) throws {
        let bytes = try FailCases.bytes(of: name)
        #expect(ReadingChecks.violations(of: bytes).isEmpty)
        if bytes.count < 400 { #expect(ReadingChecks.firstViolationWhenDamaged(bytes) == nil) }
    }
}

/// The files of the folder `FailCases`.
enum FailCases {
    private static var folder: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("FailCases")
    }

    static func all() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".input") }.sorted()
    }

    static func bytes(of name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }
}
