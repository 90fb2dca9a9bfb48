import Foundation
import UncommonRequirements

/// A mock of `Quiet`, yours to edit.
final class QuietMock: Quiet {
    // MARK: hush()
    var hushCallCount = 0
    var hushHandler: (() -> Void)?
    func hush() {
        hushCallCount += 1
        if let hushHandler { hushHandler() }
    }
}

/// A mock of `Screening`, yours to edit.
final class ScreeningMock: Screening {
    // MARK: screen(_:)
    var screenCallCount = 0
    var screenArgValues: [Any.Type] = []
    var screenHandler: ((Any.Type) -> Any)?
    func screen<Kept: NSObject>(_ type: Kept.Type) -> Kept {
        screenCallCount += 1
        screenArgValues.append(type)
        if let screenHandler {
            guard let result = screenHandler(type) as? Kept else {
                fatalError("ScreeningMock.screenHandler did not return Kept")
            }
            return result
        }
        fatalError("ScreeningMock.screenHandler is not set")
    }

    // MARK: show(_:over:)
    var showCallCount = 0
    var showArgValues: [(shown: Any, other: NSObject)] = []
    var showHandler: ((Any, NSObject) -> Any?)?
    func show<Shown: NSObject>(_ shown: Shown, over other: NSObject) -> Shown? {
        showCallCount += 1
        showArgValues.append((shown, other))
        if let showHandler { return showHandler(shown, other) as? Shown }
        return nil
    }
}

/// A mock of `Murmuring`, yours to edit.
final class MurmuringMock: Murmuring {
    // MARK: murmur(_:)
    var murmurCallCount = 0
    var murmurHandler: ((any Quiet) -> Void)?
    func murmur(_ message: @autoclosure @escaping () -> (some Quiet)) {
        let message = message()
        murmurCallCount += 1
        if let murmurHandler { murmurHandler(message) }
    }
}

/// A mock of `Matching`, yours to edit.
final class MatchingMock: Matching {
    // MARK: match(_:)
    var matchCallCount = 0
    var matchArgValues: [any Sequence] = []
    var matchHandler: ((any Sequence) -> Bool)?
    func match<Items: Sequence>(_ items: Items) -> Bool where Items.Element == MatchingMock {
        matchCallCount += 1
        matchArgValues.append(items)
        if let matchHandler { return matchHandler(items) }
        return false
    }
}

/// A mock of `Risking`, yours to edit.
nonisolated final class RiskingMock: Risking {
    init() {}
    init<Failure>(nothing: Void, _ body: () throws(Failure) -> Void) throws(Failure) {}
}

/// A mock of `Smiling`, yours to edit.
final class SmilingMock: Smiling {
    init() {}

    init(🐶: String = "") { self.🐶 = 🐶 }

    // MARK: 😀(_:)
    var 😀CallCount = 0
    var 😀ArgValues: [Int] = []
    var 😀Handler: ((Int) -> Int)?
    func 😀(_ 🎉: Int) -> Int {
        😀CallCount += 1
        😀ArgValues.append(🎉)
        if let 😀Handler { return 😀Handler(🎉) }
        return 0
    }

    // MARK: 🐶
    var 🐶SetCallCount = 0
    var 🐶: String = "" { didSet { 🐶SetCallCount += 1 } }
}

/// A mock of ``wine album``, yours to edit.
final class WineAlbumMock: `wine album` {
    init() {}

    init(`last note`: Int = 0) { self.`last note` = `last note` }

    // MARK: save note(_:as draft:)
    var saveNoteCallCount = 0
    var saveNoteArgValues: [(note: Int, isDraft: Bool)] = []
    var saveNoteHandler: ((Int, Bool) -> Int)?
    func `save note`(_ note: Int, `as draft` isDraft: Bool) -> Int {
        saveNoteCallCount += 1
        saveNoteArgValues.append((note, isDraft))
        if let saveNoteHandler { return saveNoteHandler(note, isDraft) }
        return 0
    }

    var `last note`: Int = 0
}

/// A mock of `Measured`, yours to edit.
final class MeasuredMock: Measured {
    typealias Unit = Int

    // MARK: unit()
    var unitCallCount = 0
    var unitHandler: (() -> Unit)?
    func unit() -> Unit {
        unitCallCount += 1
        if let unitHandler { return unitHandler() }
        return 0
    }
}

/// A mock of `TextMeasured`, yours to edit.
final class TextMeasuredMock<Unit: StringProtocol>: TextMeasured {
    // MARK: text(_:)
    var textCallCount = 0
    var textArgValues: [Unit] = []
    var textHandler: ((Unit) -> String)?
    func text(_ unit: Unit) -> String {
        textCallCount += 1
        textArgValues.append(unit)
        if let textHandler { return textHandler(unit) }
        return ""
    }

    // MARK: unit()
    var unitCallCount = 0
    var unitHandler: (() -> Unit)?
    func unit() -> Unit {
        unitCallCount += 1
        if let unitHandler { return unitHandler() }
        fatalError("TextMeasuredMock.unitHandler is not set")
    }
}
