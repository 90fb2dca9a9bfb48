import Foundation
import Testing
import UnderstudyDoubles

/// Protocols of `Tests/Fixtures`, and where the doubles stand that have to come out for them.
struct FixtureTopic: CustomTestStringConvertible, Sendable {
    let folder: String
    let name: String

    var testDescription: String { "\(folder)/\(name)" }

    static let fixtures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures")

    /// All topics: a topic is a file whose name has one dot, besides the support types.
    static let all: [FixtureTopic] = ["Doubles", "Essays"].flatMap { folder -> [FixtureTopic] in
        let url = fixtures.appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.sorted().compactMap { file in
            let parts = file.split(separator: ".")
            guard parts.count == 2, parts[1] == "swift", !support.contains(file) else { return nil }
            return FixtureTopic(folder: folder, name: String(parts[0]))
        }
    }

    static let support = [
        "CallOrder.swift", "ExpectedCalls.swift", "Listeners.swift", "Locked.swift", "LockedRecording.swift",
        "LockedReplacing.swift", "LockedShared.swift", "RandomHistory.swift", "RecordedCall.swift", "TestIssue.swift",
        "Unused.swift",
    ]

    static func file(_ path: String) -> URL { fixtures.appendingPathComponent(path) }

    func emission(style: DoubleStyle = .understudy, features: Set<DoubleFeature> = []) throws -> Emission {
        let text = try String(contentsOf: Self.file("\(folder)/\(name).swift"), encoding: .utf8)
        var options = DoubleOptions()
        options.style = style.name
        options.features = features
        return try Emission([Emission.file(text, path: "\(name).swift", module: name)], options: options)
    }

    static func expectation(_ path: String) -> Expectation { Expectation(file(path)) }

    func expectation(_ style: DoubleStyle) -> Expectation { Self.expectation("\(folder)/\(name).\(style.name).swift") }

    func expectation(_ kind: DoubleKind) -> Expectation { Self.expectation("\(folder)/\(name).\(kind.name).swift") }
}
