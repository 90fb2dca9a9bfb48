import Foundation
import UncommonRequirements

/// A dummy of `Quiet`, yours to edit.
final class QuietDummy: Quiet {
    func hush() { TestIssue.report("QuietDummy.hush() must not be called") }
}

/// A dummy of `Screening`, yours to edit.
final class ScreeningDummy: Screening {
    func screen<Kept: NSObject>(_ type: Kept.Type) -> Kept {
        TestIssue.stop("ScreeningDummy.screen(_:) must not be called")
    }

    func show<Shown: NSObject>(_ shown: Shown, over other: NSObject) -> Shown? {
        TestIssue.report("ScreeningDummy.show(_:over:) must not be called", returning: nil)
    }
}

/// A dummy of `Murmuring`, yours to edit.
final class MurmuringDummy: Murmuring {
    func murmur(_ message: @autoclosure @escaping () -> (some Quiet)) {
        TestIssue.report("MurmuringDummy.murmur(_:) must not be called")
    }
}

/// A dummy of `Matching`, yours to edit.
final class MatchingDummy: Matching {
    func match<Items: Sequence>(_ items: Items) -> Bool where Items.Element == MatchingDummy {
        TestIssue.report("MatchingDummy.match(_:) must not be called", returning: false)
    }
}

/// A dummy of `Risking`, yours to edit.
nonisolated final class RiskingDummy: Risking {
    init() {}
    init<Failure>(nothing: Void, _ body: () throws(Failure) -> Void) throws(Failure) {}
}

/// A dummy of `Smiling`, yours to edit.
final class SmilingDummy: Smiling {
    func 😀(_ 🎉: Int) -> Int { TestIssue.report("SmilingDummy.😀(_:) must not be called", returning: 0) }

    var 🐶: String {
        get { TestIssue.report("SmilingDummy.🐶 must not be read", returning: "") }
        set { TestIssue.report("SmilingDummy.🐶 must not be set") }
    }
}

/// A dummy of ``wine album``, yours to edit.
final class WineAlbumDummy: `wine album` {
    func `save note`(_ note: Int, `as draft` isDraft: Bool) -> Int {
        TestIssue.report("WineAlbumDummy.save note(_:as draft:) must not be called", returning: 0)
    }

    var `last note`: Int { TestIssue.report("WineAlbumDummy.last note must not be read", returning: 0) }
}

/// A dummy of `Measured`, yours to edit.
final class MeasuredDummy<Unit>: Measured {
    func unit() -> Unit { TestIssue.stop("MeasuredDummy.unit() must not be called") }
}

/// A dummy of `TextMeasured`, yours to edit.
final class TextMeasuredDummy<Unit: StringProtocol>: TextMeasured {
    func text(_ unit: Unit) -> String {
        TestIssue.report("TextMeasuredDummy.text(_:) must not be called", returning: "")
    }

    func unit() -> Unit { TestIssue.stop("TextMeasuredDummy.unit() must not be called") }
}
