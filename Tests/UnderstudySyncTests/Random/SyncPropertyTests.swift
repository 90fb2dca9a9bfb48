import UnderstudyDoubles
import Foundation
import Testing

/// Random protocols, random changes of them, random edits by hand: nothing that was edited is lost, the result is
/// Swift, and a second sync changes nothing.
///
/// `UNDERSTUDY_SEEDS=1..<5000` runs others; a failure names its seed, and `UNDERSTUDY_TRACE=1` shows each step of it. `UNDERSTUDY_SAMPLES=DIR` keeps what came out, for
/// `Tests/Fixtures/check-sync.sh --samples DIR` to compile.
@Suite("Sync, at random") struct SyncPropertyTests {
    private static let environment = ProcessInfo.processInfo.environment

    private static var seeds: Range<UInt64> {
        let words = environment["UNDERSTUDY_SEEDS"]?.split(separator: "..<").compactMap { UInt64($0) }
        guard let words, words.count == 2, words[0] < words[1] else { return 1..<13 }
        return words[0]..<words[1]
    }

    /// The seeds in as many parts as can run at once.
    private static var parts: [[UInt64]] {
        let count = UInt64(max(1, ProcessInfo.processInfo.activeProcessorCount))
        return (0..<count).map { part in seeds.filter { $0 % count == part } }
    }

    private static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    @Test(arguments: parts) func noSequenceLosesAnEdit(_ seeds: [UInt64]) throws {
        let library = try SyncCase.library()
        for seed in seeds {
            var sequence = SyncSequence(seed)
            if Self.environment["UNDERSTUDY_TRACE"] != nil { sequence.onStep = { Self.say($0) } }
            if let failure = try sequence.run(library, steps: 6) { Issue.record("seed \(seed), \(failure)") }
            if let folder = Self.environment["UNDERSTUDY_SAMPLES"] { try sequence.keep(in: folder, seed) }
        }
    }
}
