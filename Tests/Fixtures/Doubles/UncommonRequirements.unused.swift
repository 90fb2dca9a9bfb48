import Foundation
import UncommonRequirements

/// A spy of `Quiet`, yours to edit.
final class QuietSpy: Quiet {
    var order: CallOrder? { didSet { Unused.reads("QuietSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { hushCallCount = 0 }

    // MARK: hush()
    @Recorded("QuietSpy.hush()") var hushCallCount = 0
    func hush() {
        $hushCallCount.increment()
        order?.add("hush()")
    }
}

/// A spy of `Screening`, yours to edit.
final class ScreeningSpy: Screening {
    var order: CallOrder? { didSet { Unused.reads("ScreeningSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        screenCalls = []
        showOverCalls = []
    }

    // MARK: screen(_:)
    @Recorded("ScreeningSpy.screen(_:)") var screenCalls: [Any.Type] = []
    @Stubbed("ScreeningSpy.screenStub") var screenStub: (Any.Type) -> Any = { _ in
        TestIssue.stop("ScreeningSpy.screenStub is not set")
    }
    func screen<Kept: NSObject>(_ type: Kept.Type) -> Kept {
        $screenCalls.append(type)
        order?.add("screen(_:)")
        guard let result = screenStub(type) as? Kept else {
            TestIssue.stop("ScreeningSpy.screenStub did not return Kept")
        }
        return result
    }

    // MARK: show(_:over:)
    @Recorded("ScreeningSpy.show(_:over:)") var showOverCalls: [(shown: Any, other: NSObject)] = []
    @Stubbed("ScreeningSpy.showOverStub") var showOverStub: (Any, NSObject) -> Any? = { _, _ in nil }
    func show<Shown: NSObject>(_ shown: Shown, over other: NSObject) -> Shown? {
        $showOverCalls.append((shown, other))
        order?.add("show(_:over:)")
        let result = showOverStub(shown, other)
        if let result, !(result is Shown) {
            TestIssue.report("ScreeningSpy.showOverStub returned \(Swift.type(of: result)), not \(Shown.self)")
        }
        return result as? Shown
    }
}

/// A spy of `Murmuring`, yours to edit.
final class MurmuringSpy: Murmuring {
    var order: CallOrder? { didSet { Unused.reads("MurmuringSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { murmurCalls = [] }

    // MARK: murmur(_:)
    @Recorded("MurmuringSpy.murmur(_:)") var murmurCalls: [any Quiet] = []
    func murmur(_ message: @autoclosure @escaping () -> (some Quiet)) {
        $murmurCalls.append(message())
        order?.add("murmur(_:)")
    }
}

/// A spy of `Matching`, yours to edit.
final class MatchingSpy: Matching {
    var order: CallOrder? { didSet { Unused.reads("MatchingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { matchCalls = [] }

    // MARK: match(_:)
    @Recorded("MatchingSpy.match(_:)") var matchCalls: [any Sequence] = []
    @Stubbed("MatchingSpy.matchStub") var matchStub: (any Sequence) -> Bool = { _ in false }
    func match<Items: Sequence>(_ items: Items) -> Bool where Items.Element == MatchingSpy {
        $matchCalls.append(items)
        order?.add("match(_:)")
        return matchStub(items)
    }
}

/// A spy of `Risking`, yours to edit.
nonisolated final class RiskingSpy: Risking {
    init() {}

    var order: CallOrder? { didSet { Unused.reads("RiskingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { initNothingCalls = [] }

    // MARK: init(nothing:_:)
    @Recorded("RiskingSpy.init(nothing:_:)") var initNothingCalls: [Void] = []
    init<Failure>(nothing: Void, _ body: () throws(Failure) -> Void) throws(Failure) {
        $initNothingCalls.append(nothing)
        order?.add("init(nothing:_:)")
    }
}

/// A spy of `Smiling`, yours to edit.
final class SmilingSpy: Smiling {
    var order: CallOrder? { didSet { Unused.reads("SmilingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        😀Calls = []
        🐶SetCalls = []
    }

    // MARK: 😀(_:)
    @Recorded("SmilingSpy.😀(_:)") var 😀Calls: [Int] = []
    @Stubbed("SmilingSpy.😀Stub") var 😀Stub: (Int) -> Int = { _ in 0 }
    func 😀(_ 🎉: Int) -> Int {
        $😀Calls.append(🎉)
        order?.add("😀(_:)")
        return 😀Stub(🎉)
    }

    // MARK: 🐶
    @Recorded("SmilingSpy.🐶") var 🐶SetCalls: [String] = []
    var 🐶 = "" {
        didSet {
            $🐶SetCalls.append(🐶)
            order?.add("🐶")
        }
    }
}

/// A spy of ``wine album``, yours to edit.
final class WineAlbumSpy: `wine album` {
    var order: CallOrder? { didSet { Unused.reads("WineAlbumSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { saveNoteAsDraftCalls = [] }

    // MARK: save note(_:as draft:)
    struct SaveNoteAsDraftCall: RecordedCall { let note: Int, isDraft: Bool }
    @Recorded("WineAlbumSpy.save note(_:as draft:)") var saveNoteAsDraftCalls: [SaveNoteAsDraftCall] = []
    @Stubbed("WineAlbumSpy.saveNoteAsDraftStub") var saveNoteAsDraftStub: (Int, Bool) -> Int = { _, _ in 0 }
    func `save note`(_ note: Int, `as draft` isDraft: Bool) -> Int {
        $saveNoteAsDraftCalls.append(.init(note: note, isDraft: isDraft))
        order?.add("save note(_:as draft:)")
        return saveNoteAsDraftStub(note, isDraft)
    }

    var `last note` = 0
}

/// A spy of `Measured`, yours to edit.
final class MeasuredSpy<Unit>: Measured {
    var order: CallOrder? { didSet { Unused.reads("MeasuredSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { unitCallCount = 0 }

    // MARK: unit()
    @Recorded("MeasuredSpy.unit()") var unitCallCount = 0
    @Stubbed("MeasuredSpy.unitStub") var unitStub: () -> Unit = { TestIssue.stop("MeasuredSpy.unitStub is not set") }
    func unit() -> Unit {
        $unitCallCount.increment()
        order?.add("unit()")
        return unitStub()
    }
}

/// A spy of `TextMeasured`, yours to edit.
final class TextMeasuredSpy<Unit: StringProtocol>: TextMeasured {
    var order: CallOrder? { didSet { Unused.reads("TextMeasuredSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        textCalls = []
        unitCallCount = 0
    }

    // MARK: text(_:)
    @Recorded("TextMeasuredSpy.text(_:)") var textCalls: [Unit] = []
    @Stubbed("TextMeasuredSpy.textStub") var textStub: (Unit) -> String = { _ in "" }
    func text(_ unit: Unit) -> String {
        $textCalls.append(unit)
        order?.add("text(_:)")
        return textStub(unit)
    }

    // MARK: unit()
    @Recorded("TextMeasuredSpy.unit()") var unitCallCount = 0
    @Stubbed("TextMeasuredSpy.unitStub") var unitStub: () -> Unit = {
        TestIssue.stop("TextMeasuredSpy.unitStub is not set")
    }
    func unit() -> Unit {
        $unitCallCount.increment()
        order?.add("unit()")
        return unitStub()
    }
}
