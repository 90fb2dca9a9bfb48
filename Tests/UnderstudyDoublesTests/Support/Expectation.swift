import Foundation
import Testing

/// What has to come out, in a file of `Tests/Fixtures`, byte for byte.
///
/// `Scripts/record-expectations` sets `UNDERSTUDY_RECORD`: then what comes out is written as the new expectation, and the
/// test fails all the same, so that nothing passes by recording.
struct Expectation {
    let file: URL

    init(_ file: URL) { self.file = file }

    private static let isRecording = ProcessInfo.processInfo.environment["UNDERSTUDY_RECORD"] == "1"

    /// Fails the test when `text` is not what the file holds, or when the run records.
    func compare(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let expected = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
        if Self.isRecording {
            if text != expected { try Data(text.utf8).write(to: file) }
            Issue.record("recorded \(name); run without UNDERSTUDY_RECORD to compare", sourceLocation: sourceLocation)
        } else if let expected {
            guard text != expected else { return }
            Issue.record(
                "\(name) is not what comes out: \(Self.firstDifference(expected, text))", sourceLocation: sourceLocation
            )
        } else {
            Issue.record("there is no \(name); Scripts/record-expectations writes it", sourceLocation: sourceLocation)
        }
    }

    /// The file with its folder, as a case of several files is told from another by it.
    private var name: String { file.pathComponents.suffix(2).joined(separator: "/") }

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
