import Foundation
import UncommonRequirements

/// A mock of `Quiet`, yours to edit.
nonisolated final class QuietMock: Quiet {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += hushExpectations.unmet(hushCallCount, of: "hush()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: hush()
    var hushCallCount = 0
    var hushExpectations: [ExpectedCalls<Void>] = []
    func hush() { hushCallCount += 1 }
}

/// A mock of `Screening`, yours to edit.
nonisolated final class ScreeningMock: Screening {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += screenExpectations.unmet(screenCalls, of: "screen(_:)")
        unmet += showOverExpectations.unmet(showOverCalls, of: "show(_:over:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: screen(_:)
    var screenCalls: [Any.Type] = []
    var screenStub: (Any.Type) -> Any = { _ in TestIssue.stop("ScreeningMock.screenStub is not set") }
    var screenExpectations: [ExpectedCalls<Any.Type>] = []
    func screen<Kept: NSObject>(_ type: Kept.Type) -> Kept {
        screenCalls.append(type)
        guard let result = screenStub(type) as? Kept else {
            TestIssue.stop("ScreeningMock.screenStub did not return Kept")
        }
        return result
    }

    // MARK: show(_:over:)
    var showOverCalls: [(shown: Any, other: NSObject)] = []
    var showOverStub: (Any, NSObject) -> Any? = { _, _ in nil }
    var showOverExpectations: [ExpectedCalls<(shown: Any, other: NSObject)>] = []
    func show<Shown: NSObject>(_ shown: Shown, over other: NSObject) -> Shown? {
        showOverCalls.append((shown, other))
        let result = showOverStub(shown, other)
        if let result, !(result is Shown) {
            TestIssue.report("ScreeningMock.showOverStub returned \(Swift.type(of: result)), not \(Shown.self)")
        }
        return result as? Shown
    }
}

/// A mock of `Murmuring`, yours to edit.
nonisolated final class MurmuringMock: Murmuring {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += murmurExpectations.unmet(murmurCalls, of: "murmur(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: murmur(_:)
    var murmurCalls: [any Quiet] = []
    var murmurExpectations: [ExpectedCalls<any Quiet>] = []
    func murmur(_ message: @autoclosure @escaping () -> (some Quiet)) { murmurCalls.append(message()) }
}

/// A mock of `Matching`, yours to edit.
nonisolated final class MatchingMock: Matching {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += matchExpectations.unmet(matchCalls, of: "match(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: match(_:)
    var matchCalls: [any Sequence] = []
    var matchStub: (any Sequence) -> Bool = { _ in false }
    var matchExpectations: [ExpectedCalls<any Sequence>] = []
    func match<Items: Sequence>(_ items: Items) -> Bool where Items.Element == MatchingMock {
        matchCalls.append(items)
        return matchStub(items)
    }
}

/// A mock of `Risking`, yours to edit.
nonisolated final class RiskingMock: Risking {
    init() {}

    // MARK: init(nothing:_:)
    var initNothingCalls: [Void] = []
    init<Failure>(nothing: Void, _ body: () throws(Failure) -> Void) throws(Failure) {
        initNothingCalls.append(nothing)
    }
}

/// A mock of `Smiling`, yours to edit.
nonisolated final class SmilingMock: Smiling {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += 😀Expectations.unmet(😀Calls, of: "😀(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: 😀(_:)
    var 😀Calls: [Int] = []
    var 😀Stub: (Int) -> Int = { _ in 0 }
    var 😀Expectations: [ExpectedCalls<Int>] = []
    func 😀(_ 🎉: Int) -> Int {
        😀Calls.append(🎉)
        return 😀Stub(🎉)
    }

    // MARK: 🐶
    var 🐶SetCalls: [String] = []
    var 🐶 = "" { didSet { 🐶SetCalls.append(🐶) } }
}

/// A mock of ``wine album``, yours to edit.
nonisolated final class WineAlbumMock: `wine album` {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += saveNoteAsDraftExpectations.unmet(saveNoteAsDraftCalls, of: "save note(_:as draft:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: save note(_:as draft:)
    struct SaveNoteAsDraftCall: RecordedCall { let note: Int, isDraft: Bool }
    var saveNoteAsDraftCalls: [SaveNoteAsDraftCall] = []
    var saveNoteAsDraftStub: (Int, Bool) -> Int = { _, _ in 0 }
    var saveNoteAsDraftExpectations: [ExpectedCalls<SaveNoteAsDraftCall>] = []
    func `save note`(_ note: Int, `as draft` isDraft: Bool) -> Int {
        saveNoteAsDraftCalls.append(.init(note: note, isDraft: isDraft))
        return saveNoteAsDraftStub(note, isDraft)
    }

    var `last note` = 0
}

/// A mock of `Measured`, yours to edit.
nonisolated final class MeasuredMock<Unit>: Measured {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += unitExpectations.unmet(unitCallCount, of: "unit()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: unit()
    var unitCallCount = 0
    var unitStub: () -> Unit = { TestIssue.stop("MeasuredMock.unitStub is not set") }
    var unitExpectations: [ExpectedCalls<Void>] = []
    func unit() -> Unit {
        unitCallCount += 1
        return unitStub()
    }
}

/// A mock of `TextMeasured`, yours to edit.
nonisolated final class TextMeasuredMock<Unit: StringProtocol>: TextMeasured {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += textExpectations.unmet(textCalls, of: "text(_:)")
        unmet += unitExpectations.unmet(unitCallCount, of: "unit()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: text(_:)
    var textCalls: [Unit] = []
    var textStub: (Unit) -> String = { _ in "" }
    var textExpectations: [ExpectedCalls<Unit>] = []
    func text(_ unit: Unit) -> String {
        textCalls.append(unit)
        return textStub(unit)
    }

    // MARK: unit()
    var unitCallCount = 0
    var unitStub: () -> Unit = { TestIssue.stop("TextMeasuredMock.unitStub is not set") }
    var unitExpectations: [ExpectedCalls<Void>] = []
    func unit() -> Unit {
        unitCallCount += 1
        return unitStub()
    }
}
