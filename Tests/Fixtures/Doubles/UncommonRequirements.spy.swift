import Foundation
import UncommonRequirements

/// A spy of `Quiet`, yours to edit.
final class QuietSpy: Quiet {
    // MARK: hush()
    var hushCallCount = 0
    func hush() { hushCallCount += 1 }
}

/// A spy of `Screening`, yours to edit.
final class ScreeningSpy: Screening {
    // MARK: screen(_:)
    var screenCalls: [Any.Type] = []
    var screenStub: (Any.Type) -> Any = { _ in TestIssue.stop("ScreeningSpy.screenStub is not set") }
    func screen<Kept: NSObject>(_ type: Kept.Type) -> Kept {
        screenCalls.append(type)
        guard let result = screenStub(type) as? Kept else {
            TestIssue.stop("ScreeningSpy.screenStub did not return Kept")
        }
        return result
    }

    // MARK: show(_:over:)
    var showOverCalls: [(shown: Any, other: NSObject)] = []
    var showOverStub: (Any, NSObject) -> Any? = { _, _ in nil }
    func show<Shown: NSObject>(_ shown: Shown, over other: NSObject) -> Shown? {
        showOverCalls.append((shown, other))
        let result = showOverStub(shown, other)
        if let result, !(result is Shown) {
            TestIssue.report("ScreeningSpy.showOverStub returned \(Swift.type(of: result)), not \(Shown.self)")
        }
        return result as? Shown
    }
}

/// A spy of `Murmuring`, yours to edit.
final class MurmuringSpy: Murmuring {
    // MARK: murmur(_:)
    var murmurCalls: [any Quiet] = []
    func murmur(_ message: @autoclosure @escaping () -> (some Quiet)) { murmurCalls.append(message()) }
}

/// A spy of `Matching`, yours to edit.
final class MatchingSpy: Matching {
    // MARK: match(_:)
    var matchCalls: [any Sequence] = []
    var matchStub: (any Sequence) -> Bool = { _ in false }
    func match<Items: Sequence>(_ items: Items) -> Bool where Items.Element == MatchingSpy {
        matchCalls.append(items)
        return matchStub(items)
    }
}

/// A spy of `Risking`, yours to edit.
nonisolated final class RiskingSpy: Risking {
    init() {}

    // MARK: init(nothing:_:)
    var initNothingCalls: [Void] = []
    init<Failure>(nothing: Void, _ body: () throws(Failure) -> Void) throws(Failure) {
        initNothingCalls.append(nothing)
    }
}

/// A spy of `Smiling`, yours to edit.
final class SmilingSpy: Smiling {
    // MARK: 😀(_:)
    var 😀Calls: [Int] = []
    var 😀Stub: (Int) -> Int = { _ in 0 }
    func 😀(_ 🎉: Int) -> Int {
        😀Calls.append(🎉)
        return 😀Stub(🎉)
    }

    // MARK: 🐶
    var 🐶SetCalls: [String] = []
    var 🐶 = "" { didSet { 🐶SetCalls.append(🐶) } }
}

/// A spy of ``wine album``, yours to edit.
final class WineAlbumSpy: `wine album` {
    // MARK: save note(_:as draft:)
    struct SaveNoteAsDraftCall: RecordedCall { let note: Int, isDraft: Bool }
    var saveNoteAsDraftCalls: [SaveNoteAsDraftCall] = []
    var saveNoteAsDraftStub: (Int, Bool) -> Int = { _, _ in 0 }
    func `save note`(_ note: Int, `as draft` isDraft: Bool) -> Int {
        saveNoteAsDraftCalls.append(.init(note: note, isDraft: isDraft))
        return saveNoteAsDraftStub(note, isDraft)
    }

    var `last note` = 0
}

/// A spy of `Measured`, yours to edit.
final class MeasuredSpy<Unit>: Measured {
    // MARK: unit()
    var unitCallCount = 0
    var unitStub: () -> Unit = { TestIssue.stop("MeasuredSpy.unitStub is not set") }
    func unit() -> Unit {
        unitCallCount += 1
        return unitStub()
    }
}

/// A spy of `TextMeasured`, yours to edit.
final class TextMeasuredSpy<Unit: StringProtocol>: TextMeasured {
    // MARK: text(_:)
    var textCalls: [Unit] = []
    var textStub: (Unit) -> String = { _ in "" }
    func text(_ unit: Unit) -> String {
        textCalls.append(unit)
        return textStub(unit)
    }

    // MARK: unit()
    var unitCallCount = 0
    var unitStub: () -> Unit = { TestIssue.stop("TextMeasuredSpy.unitStub is not set") }
    func unit() -> Unit {
        unitCallCount += 1
        return unitStub()
    }
}
