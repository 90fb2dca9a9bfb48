import Foundation
import UncommonRequirements

/// A mock of `Quiet`, yours to edit.
final class QuietMock: Quiet {
    // MARK: hush()
    var hushCallsCount = 0
    var hushCalled: Bool { hushCallsCount > 0 }
    var hushClosure: (() -> Void)?
    func hush() {
        hushCallsCount += 1
        hushClosure?()
    }
}

/// A mock of `Screening`, yours to edit.
final class ScreeningMock: Screening {
    // MARK: screen(_:)
    var screenCallsCount = 0
    var screenCalled: Bool { screenCallsCount > 0 }
    var screenReceivedType: Any.Type?
    var screenReceivedInvocations: [Any.Type] = []
    lazy var screenReturnValue: Any = { fatalError("ScreeningMock.screenReturnValue is not set") }()
    var screenClosure: ((Any.Type) -> Any)?
    func screen<Kept: NSObject>(_ type: Kept.Type) -> Kept {
        screenCallsCount += 1
        screenReceivedType = type
        screenReceivedInvocations.append(type)
        if let screenClosure {
            guard let result = screenClosure(type) as? Kept else {
                fatalError("ScreeningMock.screenClosure did not return Kept")
            }
            return result
        }
        guard let result = screenReturnValue as? Kept else {
            fatalError("ScreeningMock.screenReturnValue is not what the caller asked for")
        }
        return result
    }

    // MARK: show(_:over:)
    var showOverCallsCount = 0
    var showOverCalled: Bool { showOverCallsCount > 0 }
    var showOverReceivedArguments: (shown: Any, other: NSObject)?
    var showOverReceivedInvocations: [(shown: Any, other: NSObject)] = []
    var showOverReturnValue: Any?
    var showOverClosure: ((Any, NSObject) -> Any?)?
    func show<Shown: NSObject>(_ shown: Shown, over other: NSObject) -> Shown? {
        showOverCallsCount += 1
        showOverReceivedArguments = (shown, other)
        showOverReceivedInvocations.append((shown, other))
        if let showOverClosure { return showOverClosure(shown, other) as? Shown }
        return showOverReturnValue as? Shown
    }
}

/// A mock of `Murmuring`, yours to edit.
final class MurmuringMock: Murmuring {
    // MARK: murmur(_:)
    var murmurCallsCount = 0
    var murmurCalled: Bool { murmurCallsCount > 0 }
    var murmurReceivedMessage: (any Quiet)?
    var murmurReceivedInvocations: [any Quiet] = []
    var murmurClosure: ((any Quiet) -> Void)?
    func murmur(_ message: @autoclosure @escaping () -> (some Quiet)) {
        let message = message()
        murmurCallsCount += 1
        murmurReceivedMessage = message
        murmurReceivedInvocations.append(message)
        murmurClosure?(message)
    }
}

/// A mock of `Matching`, yours to edit.
final class MatchingMock: Matching {
    // MARK: match(_:)
    var matchCallsCount = 0
    var matchCalled: Bool { matchCallsCount > 0 }
    var matchReceivedItems: (any Sequence)?
    var matchReceivedInvocations: [any Sequence] = []
    var matchReturnValue: Bool = false
    var matchClosure: ((any Sequence) -> Bool)?
    func match<Items: Sequence>(_ items: Items) -> Bool where Items.Element == MatchingMock {
        matchCallsCount += 1
        matchReceivedItems = items
        matchReceivedInvocations.append(items)
        if let matchClosure { return matchClosure(items) }
        return matchReturnValue
    }
}

/// A mock of `Risking`, yours to edit.
nonisolated final class RiskingMock: Risking {
    init() {}

    // MARK: init(nothing:_:)
    var initNothingReceivedNothing: Void?
    var initNothingReceivedInvocations: [Void] = []
    init<Failure>(nothing: Void, _ body: () throws(Failure) -> Void) throws(Failure) {
        initNothingReceivedNothing = nothing
        initNothingReceivedInvocations.append(nothing)
    }
}

/// A mock of `Smiling`, yours to edit.
final class SmilingMock: Smiling {
    // MARK: 😀(_:)
    var 😀CallsCount = 0
    var 😀Called: Bool { 😀CallsCount > 0 }
    var 😀Received🎉: Int?
    var 😀ReceivedInvocations: [Int] = []
    var 😀ReturnValue: Int = 0
    var 😀Closure: ((Int) -> Int)?
    func 😀(_ 🎉: Int) -> Int {
        😀CallsCount += 1
        😀Received🎉 = 🎉
        😀ReceivedInvocations.append(🎉)
        if let 😀Closure { return 😀Closure(🎉) }
        return 😀ReturnValue
    }

    // MARK: 🐶
    var underlying🐶: String = ""
    var 🐶: String {
        get { underlying🐶 }
        set { underlying🐶 = newValue }
    }
}

/// A mock of ``wine album``, yours to edit.
final class WineAlbumMock: `wine album` {
    // MARK: save note(_:as draft:)
    var saveNoteAsDraftCallsCount = 0
    var saveNoteAsDraftCalled: Bool { saveNoteAsDraftCallsCount > 0 }
    var saveNoteAsDraftReceivedArguments: (note: Int, isDraft: Bool)?
    var saveNoteAsDraftReceivedInvocations: [(note: Int, isDraft: Bool)] = []
    var saveNoteAsDraftReturnValue: Int = 0
    var saveNoteAsDraftClosure: ((Int, Bool) -> Int)?
    func `save note`(_ note: Int, `as draft` isDraft: Bool) -> Int {
        saveNoteAsDraftCallsCount += 1
        saveNoteAsDraftReceivedArguments = (note, isDraft)
        saveNoteAsDraftReceivedInvocations.append((note, isDraft))
        if let saveNoteAsDraftClosure { return saveNoteAsDraftClosure(note, isDraft) }
        return saveNoteAsDraftReturnValue
    }

    // MARK: last note
    var underlyingLastNote: Int = 0
    var `last note`: Int {
        get { underlyingLastNote }
        set { underlyingLastNote = newValue }
    }
}

/// A mock of `Measured`, yours to edit.
final class MeasuredMock: Measured {
    typealias Unit = Int

    // MARK: unit()
    var unitCallsCount = 0
    var unitCalled: Bool { unitCallsCount > 0 }
    var unitReturnValue: Unit = 0
    var unitClosure: (() -> Unit)?
    func unit() -> Unit {
        unitCallsCount += 1
        if let unitClosure { return unitClosure() }
        return unitReturnValue
    }
}

/// A mock of `TextMeasured`, yours to edit.
final class TextMeasuredMock<Unit: StringProtocol>: TextMeasured {
    // MARK: text(_:)
    var textCallsCount = 0
    var textCalled: Bool { textCallsCount > 0 }
    var textReceivedUnit: Unit?
    var textReceivedInvocations: [Unit] = []
    var textReturnValue: String = ""
    var textClosure: ((Unit) -> String)?
    func text(_ unit: Unit) -> String {
        textCallsCount += 1
        textReceivedUnit = unit
        textReceivedInvocations.append(unit)
        if let textClosure { return textClosure(unit) }
        return textReturnValue
    }

    // MARK: unit()
    var unitCallsCount = 0
    var unitCalled: Bool { unitCallsCount > 0 }
    lazy var unitReturnValue: Unit = { fatalError("TextMeasuredMock.unitReturnValue is not set") }()
    var unitClosure: (() -> Unit)?
    func unit() -> Unit {
        unitCallsCount += 1
        if let unitClosure { return unitClosure() }
        return unitReturnValue
    }
}
