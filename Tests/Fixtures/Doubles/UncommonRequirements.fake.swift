import Foundation
import UncommonRequirements

/// A fake of `Quiet`, yours to edit.
final class QuietFake: Quiet {
    func hush() {}
}

/// A fake of `Screening`, yours to edit.
final class ScreeningFake: Screening {
    func screen<Kept: NSObject>(_ type: Kept.Type) -> Kept {
        // Fill in: what it does.
        TestIssue.stop("ScreeningFake.screen(_:) is not filled in")
    }

    func show<Shown: NSObject>(_ shown: Shown, over other: NSObject) -> Shown? {
        // Fill in: what it does.
        TestIssue.report("ScreeningFake.show(_:over:) is not filled in", returning: nil)
    }
}

/// A fake of `Murmuring`, yours to edit.
final class MurmuringFake: Murmuring {
    func murmur(_ message: @autoclosure @escaping () -> (some Quiet)) {}
}

/// A fake of `Matching`, yours to edit.
final class MatchingFake: Matching {
    func match<Items: Sequence>(_ items: Items) -> Bool where Items.Element == MatchingFake {
        // Fill in: what it does.
        TestIssue.report("MatchingFake.match(_:) is not filled in", returning: false)
    }
}

/// A fake of `Risking`, yours to edit.
nonisolated final class RiskingFake: Risking {
    init() {}
    init<Failure>(nothing: Void, _ body: () throws(Failure) -> Void) throws(Failure) {}
}

/// A fake of `Smiling`, yours to edit.
final class SmilingFake: Smiling {
    func 😀(_ 🎉: Int) -> Int {
        // Fill in: what it does.
        TestIssue.report("SmilingFake.😀(_:) is not filled in", returning: 0)
    }

    var 🐶: String = ""
}

/// A fake of ``wine album``, yours to edit.
final class WineAlbumFake: `wine album` {
    func `save note`(_ note: Int, `as draft` isDraft: Bool) -> Int {
        // Fill in: what it does.
        TestIssue.report("WineAlbumFake.save note(_:as draft:) is not filled in", returning: 0)
    }

    var `last note`: Int = 0
}

/// A fake of `Measured`, yours to edit.
final class MeasuredFake<Unit>: Measured {
    func unit() -> Unit {
        // Fill in: what it does.
        TestIssue.stop("MeasuredFake.unit() is not filled in")
    }
}

/// A fake of `TextMeasured`, yours to edit.
final class TextMeasuredFake<Unit: StringProtocol>: TextMeasured {
    func text(_ unit: Unit) -> String {
        // Fill in: what it does.
        TestIssue.report("TextMeasuredFake.text(_:) is not filled in", returning: "")
    }

    func unit() -> Unit {
        // Fill in: what it does.
        TestIssue.stop("TextMeasuredFake.unit() is not filled in")
    }
}
