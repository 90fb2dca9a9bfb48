import Foundation
import UncommonRequirements

/// A spy of `Quiet`, yours to edit.
final class QuietSpy: Quiet {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Quiet) { hushStub = { live.hush() } }

    /// Forgets all recorded calls.
    func resetCalls() { hushCallCount = 0 }

    // MARK: hush()
    var hushCallCount = 0
    var hushStub: () -> Void = {}
    func hush() {
        hushCallCount += 1
        order?.add("hush()")
        hushStub()
    }
}

/// A spy of `Screening`, yours to edit.
final class ScreeningSpy: Screening {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Screening) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        screenCalls = []
        showOverCalls = []
    }

    // MARK: screen(_:)
    var screenCalls: [Any.Type] = []
    var screenStub: (Any.Type) -> Any = { _ in TestIssue.stop("ScreeningSpy.screenStub is not set") }
    func screen<Kept: NSObject>(_ type: Kept.Type) -> Kept {
        screenCalls.append(type)
        order?.add("screen(_:)")
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
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Murmuring) {}

    /// Forgets all recorded calls.
    func resetCalls() { murmurCalls = [] }

    // MARK: murmur(_:)
    var murmurCalls: [any Quiet] = []
    var murmurStub: (any Quiet) -> Void = { _ in }
    func murmur(_ message: @autoclosure @escaping () -> (some Quiet)) {
        let message = message()
        murmurCalls.append(message)
        order?.add("murmur(_:)")
        murmurStub(message)
    }
}

/// A spy of `Matching`, yours to edit.
final class MatchingSpy: Matching {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Matching) {}

    /// Forgets all recorded calls.
    func resetCalls() { matchCalls = [] }

    // MARK: match(_:)
    var matchCalls: [any Sequence] = []
    var matchStub: (any Sequence) -> Bool = { _ in false }
    func match<Items: Sequence>(_ items: Items) -> Bool where Items.Element == MatchingSpy {
        matchCalls.append(items)
        order?.add("match(_:)")
        return matchStub(items)
    }
}

/// A spy of `Risking`, yours to edit.
nonisolated final class RiskingSpy: Risking {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Risking) {}

    /// Forgets all recorded calls.
    func resetCalls() { initNothingCalls = [] }

    // MARK: init(nothing:_:)
    var initNothingCalls: [Void] = []
    init<Failure>(nothing: Void, _ body: () throws(Failure) -> Void) throws(Failure) {
        initNothingCalls.append(nothing)
        order?.add("init(nothing:_:)")
    }
}

/// A spy of `Smiling`, yours to edit.
final class SmilingSpy: Smiling {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Smiling) {
        😀Stub = { live.😀($0) }
        🐶Stub = { live.🐶 }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        😀Calls = []
        🐶CallCount = 0
        🐶SetCalls = []
    }

    // MARK: 😀(_:)
    var 😀Calls: [Int] = []
    var 😀Stub: (Int) -> Int = { _ in 0 }
    func 😀(_ 🎉: Int) -> Int {
        😀Calls.append(🎉)
        order?.add("😀(_:)")
        return 😀Stub(🎉)
    }

    // MARK: 🐶
    var 🐶CallCount = 0
    var 🐶Stub: () -> String = { "" }
    var 🐶SetCalls: [String] = []
    var 🐶SetStub: (String) -> Void = { _ in }
    var 🐶: String {
        get {
            🐶CallCount += 1
            order?.add("🐶")
            return 🐶Stub()
        }
        set {
            🐶SetCalls.append(newValue)
            order?.add("🐶")
            🐶SetStub(newValue)
        }
    }
}

/// A spy of ``wine album``, yours to edit.
final class WineAlbumSpy: `wine album` {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any `wine album`) {
        saveNoteAsDraftStub = { live.`save note`($0, `as draft`: $1) }
        lastNoteStub = { live.`last note` }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        saveNoteAsDraftCalls = []
        lastNoteCallCount = 0
    }

    // MARK: save note(_:as draft:)
    struct SaveNoteAsDraftCall: RecordedCall { let note: Int, isDraft: Bool }
    var saveNoteAsDraftCalls: [SaveNoteAsDraftCall] = []
    var saveNoteAsDraftStub: (Int, Bool) -> Int = { _, _ in 0 }
    func `save note`(_ note: Int, `as draft` isDraft: Bool) -> Int {
        saveNoteAsDraftCalls.append(.init(note: note, isDraft: isDraft))
        order?.add("save note(_:as draft:)")
        return saveNoteAsDraftStub(note, isDraft)
    }

    // MARK: last note
    var lastNoteCallCount = 0
    var lastNoteStub: () -> Int = { 0 }
    var `last note`: Int {
        lastNoteCallCount += 1
        order?.add("last note")
        return lastNoteStub()
    }
}

/// A spy of `Measured`, yours to edit.
final class MeasuredSpy<Unit>: Measured {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Measured>(forwardingTo live: Live) where Live.Unit == Unit { unitStub = { live.unit() } }

    /// Forgets all recorded calls.
    func resetCalls() { unitCallCount = 0 }

    // MARK: unit()
    var unitCallCount = 0
    var unitStub: () -> Unit = { TestIssue.stop("MeasuredSpy.unitStub is not set") }
    func unit() -> Unit {
        unitCallCount += 1
        order?.add("unit()")
        return unitStub()
    }
}

/// A spy of `TextMeasured`, yours to edit.
final class TextMeasuredSpy<Unit: StringProtocol>: TextMeasured {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: TextMeasured>(forwardingTo live: Live) where Live.Unit == Unit {
        textStub = { live.text($0) }
        unitStub = { live.unit() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        textCalls = []
        unitCallCount = 0
    }

    // MARK: text(_:)
    var textCalls: [Unit] = []
    var textStub: (Unit) -> String = { _ in "" }
    func text(_ unit: Unit) -> String {
        textCalls.append(unit)
        order?.add("text(_:)")
        return textStub(unit)
    }

    // MARK: unit()
    var unitCallCount = 0
    var unitStub: () -> Unit = { TestIssue.stop("TextMeasuredSpy.unitStub is not set") }
    func unit() -> Unit {
        unitCallCount += 1
        order?.add("unit()")
        return unitStub()
    }
}
