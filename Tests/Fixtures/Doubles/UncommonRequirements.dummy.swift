import Foundation
import UncommonRequirements

/// A dummy of `Quiet`, yours to edit.
final class QuietDummy: Quiet {
    func hush() { fatalError("QuietDummy.hush() must not be called") }
}

/// A dummy of `Screening`, yours to edit.
final class ScreeningDummy: Screening {
    func screen<Kept: NSObject>(_ type: Kept.Type) -> Kept {
        fatalError("ScreeningDummy.screen(_:) must not be called")
    }

    func show<Shown: NSObject>(_ shown: Shown, over other: NSObject) -> Shown? {
        fatalError("ScreeningDummy.show(_:over:) must not be called")
    }
}

/// A dummy of `Murmuring`, yours to edit.
final class MurmuringDummy: Murmuring {
    func murmur(_ message: @autoclosure @escaping () -> (some Quiet)) {
        fatalError("MurmuringDummy.murmur(_:) must not be called")
    }
}

/// A dummy of `Matching`, yours to edit.
final class MatchingDummy: Matching {
    func match<Items: Sequence>(_ items: Items) -> Bool where Items.Element == MatchingDummy {
        fatalError("MatchingDummy.match(_:) must not be called")
    }
}

/// A dummy of `Risking`, yours to edit.
nonisolated final class RiskingDummy: Risking {
    init() {}
    init<Failure>(nothing: Void, _ body: () throws(Failure) -> Void) throws(Failure) {}
}

/// A dummy of `Smiling`, yours to edit.
final class SmilingDummy: Smiling {
    func 😀(_ 🎉: Int) -> Int { fatalError("SmilingDummy.😀(_:) must not be called") }

    var 🐶: String {
        get { fatalError("SmilingDummy.🐶 must not be read") }
        set { fatalError("SmilingDummy.🐶 must not be set") }
    }
}

/// A dummy of ``wine album``, yours to edit.
final class WineAlbumDummy: `wine album` {
    func `save note`(_ note: Int, `as draft` isDraft: Bool) -> Int {
        fatalError("WineAlbumDummy.save note(_:as draft:) must not be called")
    }

    var `last note`: Int { fatalError("WineAlbumDummy.last note must not be read") }
}

/// A dummy of `Measured`, yours to edit.
final class MeasuredDummy<Unit>: Measured {
    func unit() -> Unit { fatalError("MeasuredDummy.unit() must not be called") }
}

/// A dummy of `TextMeasured`, yours to edit.
final class TextMeasuredDummy<Unit: StringProtocol>: TextMeasured {
    func text(_ unit: Unit) -> String { fatalError("TextMeasuredDummy.text(_:) must not be called") }
    func unit() -> Unit { fatalError("TextMeasuredDummy.unit() must not be called") }
}
