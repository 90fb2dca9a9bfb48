import Foundation
import UncommonRequirements

/// A stub of `Quiet`, yours to edit.
final class QuietStub: Quiet {
    func hush() {}
}

/// A stub of `Screening`, yours to edit.
final class ScreeningStub: Screening {
    // MARK: screen(_:)
    var screenStub: (Any.Type) -> Any = { _ in TestIssue.stop("ScreeningStub.screenStub is not set") }
    func screen<Kept: NSObject>(_ type: Kept.Type) -> Kept {
        guard let result = screenStub(type) as? Kept else {
            TestIssue.stop("ScreeningStub.screenStub did not return Kept")
        }
        return result
    }

    // MARK: show(_:over:)
    var showOverStub: (Any, NSObject) -> Any? = { _, _ in nil }
    func show<Shown: NSObject>(_ shown: Shown, over other: NSObject) -> Shown? {
        let result = showOverStub(shown, other)
        if let result, !(result is Shown) {
            TestIssue.report("ScreeningStub.showOverStub returned \(Swift.type(of: result)), not \(Shown.self)")
        }
        return result as? Shown
    }
}

/// A stub of `Murmuring`, yours to edit.
final class MurmuringStub: Murmuring {
    func murmur(_ message: @autoclosure @escaping () -> (some Quiet)) {}
}

/// A stub of `Matching`, yours to edit.
final class MatchingStub: Matching {
    // MARK: match(_:)
    var matchStub: (any Sequence) -> Bool = { _ in false }
    func match<Items: Sequence>(_ items: Items) -> Bool where Items.Element == MatchingStub { matchStub(items) }
}

/// A stub of `Risking`, yours to edit.
nonisolated final class RiskingStub: Risking {
    init() {}
    init<Failure>(nothing: Void, _ body: () throws(Failure) -> Void) throws(Failure) {}
}

/// A stub of `Smiling`, yours to edit.
final class SmilingStub: Smiling {
    // MARK: 😀(_:)
    var 😀Stub: (Int) -> Int = { _ in 0 }
    func 😀(_ 🎉: Int) -> Int { 😀Stub(🎉) }

    var 🐶 = ""
}

/// A stub of ``wine album``, yours to edit.
final class WineAlbumStub: `wine album` {
    // MARK: save note(_:as draft:)
    var saveNoteAsDraftStub: (Int, Bool) -> Int = { _, _ in 0 }
    func `save note`(_ note: Int, `as draft` isDraft: Bool) -> Int { saveNoteAsDraftStub(note, isDraft) }

    var `last note` = 0
}

/// A stub of `Measured`, yours to edit.
final class MeasuredStub<Unit>: Measured {
    // MARK: unit()
    var unitStub: () -> Unit = { TestIssue.stop("MeasuredStub.unitStub is not set") }
    func unit() -> Unit { unitStub() }
}

/// A stub of `TextMeasured`, yours to edit.
final class TextMeasuredStub<Unit: StringProtocol>: TextMeasured {
    // MARK: text(_:)
    var textStub: (Unit) -> String = { _ in "" }
    func text(_ unit: Unit) -> String { textStub(unit) }

    // MARK: unit()
    var unitStub: () -> Unit = { TestIssue.stop("TextMeasuredStub.unitStub is not set") }
    func unit() -> Unit { unitStub() }
}
