import Foundation
import Testing

/// Random protocols, random changes of them, random edits by hand: nothing that was edited is lost, the result is
/// Swift, and a second sync changes nothing.
///
/// `UNDERSTUDY_SEEDS=1..<5000` runs others; a failure names its seed.
@Suite("Sync, at random") struct SyncPropertyTests {
    private static var seeds: Range<UInt64> {
        let words = ProcessInfo.processInfo.environment["UNDERSTUDY_SEEDS"]?.split(separator: "..<").compactMap {
            UInt64($0)
        }
        guard let words, words.count == 2, words[0] < words[1] else { return 1..<60 }
        return words[0]..<words[1]
    }

    @Test func noSequenceLosesAnEdit() throws {
        let library = try SyncCase.library()
        for seed in Self.seeds {
            var sequence = SyncSequence(seed)
            if let failure = try sequence.run(library, steps: 6) { Issue.record("seed \(seed), \(failure)") }
        }
    }
}
