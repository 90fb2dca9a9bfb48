import Foundation
import Testing

/// Random protocols, random changes of them, random edits by hand: nothing that was edited is lost, the result is
/// Swift, and a second sync changes nothing.
///
/// `UNDERSTUDY_SEEDS=1..<5000` runs others; a failure names its seed. `UNDERSTUDY_SAMPLES=DIR` keeps what came out, for
/// `Tests/Fixtures/check-sync.sh --samples DIR` to compile.
@Suite("Sync, at random") struct SyncPropertyTests {
    private static var seeds: Range<UInt64> {
        let words = ProcessInfo.processInfo.environment["UNDERSTUDY_SEEDS"]?.split(separator: "..<").compactMap {
            UInt64($0)
        }
        guard let words, words.count == 2, words[0] < words[1] else { return 1..<25 }
        return words[0]..<words[1]
    }

    @Test func noSequenceLosesAnEdit() throws {
        let library = try SyncCase.library()
        for seed in Self.seeds {
            var sequence = SyncSequence(seed)
            if let failure = try sequence.run(library, steps: 6) { Issue.record("seed \(seed), \(failure)") }
            try keep(sequence, seed)
        }
    }

    /// Keeps a double that should compile, with its protocol, where the environment asks for it.
    private func keep(_ sequence: SyncSequence, _ seed: UInt64) throws {
        guard let folder = ProcessInfo.processInfo.environment["UNDERSTUDY_SAMPLES"], !sequence.double.isEmpty,
            !sequence.needsPerson
        else { return }
        let place = URL(fileURLWithPath: folder).appendingPathComponent("\(sequence.kind.name)-\(seed)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(sequence.protocolText.utf8).write(to: place.appendingPathComponent("protocol.after.swift"))
        try Data(sequence.double.utf8).write(to: place.appendingPathComponent("double.after.swift"))
    }
}
