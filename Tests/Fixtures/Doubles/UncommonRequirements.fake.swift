import Foundation
import UncommonRequirements

/// A fake of `Quiet`, yours to edit.
final class QuietFake: Quiet {
    func hush() {}
}

/// A fake of `Screening`, yours to edit.
final class ScreeningFake: Screening {
    // MARK: screen(_:)
    var screenStub: (Any.Type) -> Any = { _ in TestIssue.stop("ScreeningFake.screenStub is not set") }
    func screen<Kept: NSObject>(_ type: Kept.Type) -> Kept {
        guard let result = screenStub(type) as? Kept else {
            TestIssue.stop("ScreeningFake.screenStub did not return Kept")
        }
        return result
    }

    // MARK: show(_:over:)
    var showOverStub: (Any, NSObject) -> Any? = { _, _ in
        TestIssue.report("ScreeningFake.showOverStub is not set", returning: nil)
    }
    func show<Shown: NSObject>(_ shown: Shown, over other: NSObject) -> Shown? {
        let result = showOverStub(shown, other)
        if let result, !(result is Shown) {
            TestIssue.report("ScreeningFake.showOverStub returned \(Swift.type(of: result)), not \(Shown.self)")
        }
        return result as? Shown
    }
}

/// A fake of `Murmuring`, yours to edit.
final class MurmuringFake: Murmuring {
    func murmur(_ message: @autoclosure @escaping () -> (some Quiet)) {}
}

/// A fake of `Matching`, yours to edit.
final class MatchingFake: Matching {
    // MARK: match(_:)
    var matchStub: (any Sequence) -> Bool = { _ in
        TestIssue.report("MatchingFake.matchStub is not set", returning: false)
    }
    func match<Items: Sequence>(_ items: Items) -> Bool where Items.Element == MatchingFake { matchStub(items) }
}

/// A fake of `Risking`, yours to edit.
nonisolated final class RiskingFake: Risking {
    init() {}
    init<Failure>(nothing: Void, _ body: () throws(Failure) -> Void) throws(Failure) {}
}

/// A fake of `Smiling`, yours to edit.
final class SmilingFake: Smiling {
    // MARK: 😀(_:)
    var 😀Stub: (Int) -> Int = { _ in TestIssue.report("SmilingFake.😀Stub is not set", returning: 0) }
    func 😀(_ 🎉: Int) -> Int { 😀Stub(🎉) }

    var 🐶 = ""
}

/// A fake of ``wine album``, yours to edit.
final class WineAlbumFake: `wine album` {
    // MARK: save note(_:as draft:)
    var saveNoteAsDraftStub: (Int, Bool) -> Int = { _, _ in
        TestIssue.report("WineAlbumFake.saveNoteAsDraftStub is not set", returning: 0)
    }
    func `save note`(_ note: Int, `as draft` isDraft: Bool) -> Int { saveNoteAsDraftStub(note, isDraft) }

    var `last note` = 0
}

/// A fake of `Measured`, yours to edit.
final class MeasuredFake<Unit>: Measured {
    var storedUnit: Unit?

    init(unit: Unit? = nil) { storedUnit = unit }

    func unit() -> Unit {
        guard let unit = storedUnit else { TestIssue.stop("MeasuredFake.unit(): there is none") }
        return unit
    }
}

/// A fake of `TextMeasured`, yours to edit.
final class TextMeasuredFake<Unit: StringProtocol>: TextMeasured {
    var storedUnit: Unit?

    init(unit: Unit? = nil) { storedUnit = unit }

    // MARK: text(_:)
    var textStub: (Unit) -> String = { _ in TestIssue.report("TextMeasuredFake.textStub is not set", returning: "") }
    func text(_ unit: Unit) -> String { textStub(unit) }

    func unit() -> Unit {
        guard let unit = storedUnit else { TestIssue.stop("TextMeasuredFake.unit(): there is none") }
        return unit
    }
}
