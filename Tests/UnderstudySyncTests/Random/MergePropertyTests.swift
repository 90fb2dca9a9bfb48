import Foundation
import Testing
import UnderstudySyntax

@testable import UnderstudySync

/// Random files that two owners changed: a merge loses no word of either, or there is none.
///
/// `UNDERSTUDY_MERGES=1..<10001` runs others; a failure names its seed. `UNDERSTUDY_SAMPLES=DIR` keeps all versions of
/// each, for `Scripts/check-merges` to compile and to compare with git.
@Suite("Merges, at random") struct MergePropertyTests {
    private static let environment = ProcessInfo.processInfo.environment

    private static var seeds: Range<UInt64> {
        let words = environment["UNDERSTUDY_MERGES"]?.split(separator: "..<").compactMap { UInt64($0) }
        guard let words, words.count == 2, words[0] < words[1] else { return 1..<501 }
        return words[0]..<words[1]
    }

    @Test func nothingIsLost() throws {
        var merged = 0
        for seed in Self.seeds {
            let merge = RandomMerge(seed)
            let bytes = try? FileMerge.merge(
                base: SourceText(path: "", text: merge.base), ours: SourceText(path: "", text: merge.ours),
                theirs: SourceText(path: "", text: merge.theirs))
            let result = bytes.map { String(decoding: $0, as: UTF8.self) }
            if let folder = Self.environment["UNDERSTUDY_SAMPLES"] { try Self.keep(merge, result, in: folder, seed) }
            guard let result else { continue }
            merged += 1
            if let failure = MergeOracle(merge, result).failure { Issue.record("seed \(seed): \(failure)") }
        }
        // A merge that always declines loses nothing, either.
        #expect(merged * 10 > Self.seeds.count * 5, "merged \(merged) of \(Self.seeds.count)")
    }

    private static func keep(_ merge: RandomMerge, _ result: String?, in folder: String, _ seed: UInt64) throws {
        let place = URL(fileURLWithPath: folder).appendingPathComponent("\(seed)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for (name, text) in [
            ("base", merge.base), ("ours", merge.ours), ("theirs", merge.theirs), ("merged", result),
        ] {
            guard let text else { continue }
            try Data(text.utf8).write(to: place.appendingPathComponent("\(name).swift"))
        }
    }
}
