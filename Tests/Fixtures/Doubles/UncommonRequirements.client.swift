import Foundation
import UncommonRequirements

/// A client of `Quiet`, yours to edit.
struct QuietClient: Quiet {
    /// A client whose members fail until they are set.
    static var unimplemented: QuietClient { QuietClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Quiet) {
        onHush = { live.hush() }
    }

    // MARK: hush()
    var onHush: () -> Void = { TestIssue.report("QuietClient.onHush is not set") }
    func hush() { onHush() }
}

/// A client of `Screening`, yours to edit.
struct ScreeningClient: Screening {
    /// A client whose members fail until they are set.
    static var unimplemented: ScreeningClient { ScreeningClient() }

    init() {}

    // MARK: screen(_:)
    var onScreen: (Any.Type) -> Any = { _ in TestIssue.stop("ScreeningClient.onScreen is not set") }
    func screen<Kept: NSObject>(_ type: Kept.Type) -> Kept {
        guard let result = onScreen(type) as? Kept else {
            TestIssue.stop("ScreeningClient.onScreen did not return Kept")
        }
        return result
    }

    // MARK: show(_:over:)
    var onShowOver: (Any, NSObject) -> Any? = { _, _ in
        TestIssue.report("ScreeningClient.onShowOver is not set", returning: nil)
    }
    func show<Shown: NSObject>(_ shown: Shown, over other: NSObject) -> Shown? {
        let result = onShowOver(shown, other)
        if let result, !(result is Shown) {
            TestIssue.report("ScreeningClient.onShowOver returned \(Swift.type(of: result)), not \(Shown.self)")
        }
        return result as? Shown
    }
}

/// A client of `Murmuring`, yours to edit.
struct MurmuringClient: Murmuring {
    /// A client whose members fail until they are set.
    static var unimplemented: MurmuringClient { MurmuringClient() }

    init() {}

    // MARK: murmur(_:)
    var onMurmur: (any Quiet) -> Void = { _ in TestIssue.report("MurmuringClient.onMurmur is not set") }
    func murmur(_ message: @autoclosure @escaping () -> (some Quiet)) { onMurmur(message()) }
}

/// A client of `Matching`, yours to edit.
struct MatchingClient: Matching {
    /// A client whose members fail until they are set.
    static var unimplemented: MatchingClient { MatchingClient() }

    init() {}

    // MARK: match(_:)
    var onMatch: (any Sequence) -> Bool = { _ in
        TestIssue.report("MatchingClient.onMatch is not set", returning: false)
    }
    func match<Items: Sequence>(_ items: Items) -> Bool where Items.Element == MatchingClient { onMatch(items) }
}

/// A client of `Smiling`, yours to edit.
struct SmilingClient: Smiling {
    /// A client whose members fail until they are set.
    static var unimplemented: SmilingClient { SmilingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Smiling) {
        var live = live
        on😀 = { live.😀($0) }
        on🐶 = { live.🐶 }
        onSet🐶 = { live.🐶 = $0 }
    }

    // MARK: 😀(_:)
    var on😀: (Int) -> Int = { _ in TestIssue.report("SmilingClient.on😀 is not set", returning: 0) }
    func 😀(_ 🎉: Int) -> Int { on😀(🎉) }

    // MARK: 🐶
    var on🐶: () -> String = { TestIssue.report("SmilingClient.on🐶 is not set", returning: "") }
    var onSet🐶: (String) -> Void = { _ in TestIssue.report("SmilingClient.onSet🐶 is not set") }
    var 🐶: String {
        get { on🐶() }
        set { onSet🐶(newValue) }
    }
}

/// A client of ``wine album``, yours to edit.
struct WineAlbumClient: `wine album` {
    /// A client whose members fail until they are set.
    static var unimplemented: WineAlbumClient { WineAlbumClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some `wine album`) {
        onSaveNoteAsDraft = { live.`save note`($0, `as draft`: $1) }
        onLastNote = { live.`last note` }
    }

    // MARK: save note(_:as draft:)
    var onSaveNoteAsDraft: (Int, Bool) -> Int = { _, _ in
        TestIssue.report("WineAlbumClient.onSaveNoteAsDraft is not set", returning: 0)
    }
    func `save note`(_ note: Int, `as draft` isDraft: Bool) -> Int { onSaveNoteAsDraft(note, isDraft) }

    // MARK: last note
    var onLastNote: () -> Int = { TestIssue.report("WineAlbumClient.onLastNote is not set", returning: 0) }
    var `last note`: Int { onLastNote() }
}

/// A client of `Measured`, yours to edit.
struct MeasuredClient<Unit>: Measured {
    /// A client whose members fail until they are set.
    static var unimplemented: MeasuredClient { MeasuredClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Measured>(_ live: Live) where Live.Unit == Unit {
        onUnit = { live.unit() }
    }

    // MARK: unit()
    var onUnit: () -> Unit = { TestIssue.stop("MeasuredClient.onUnit is not set") }
    func unit() -> Unit { onUnit() }
}

/// A client of `TextMeasured`, yours to edit.
struct TextMeasuredClient<Unit: StringProtocol>: TextMeasured {
    /// A client whose members fail until they are set.
    static var unimplemented: TextMeasuredClient { TextMeasuredClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: TextMeasured>(_ live: Live) where Live.Unit == Unit {
        onText = { live.text($0) }
        onUnit = { live.unit() }
    }

    // MARK: text(_:)
    var onText: (Unit) -> String = { _ in TestIssue.report("TextMeasuredClient.onText is not set", returning: "") }
    func text(_ unit: Unit) -> String { onText(unit) }

    // MARK: unit()
    var onUnit: () -> Unit = { TestIssue.stop("TextMeasuredClient.onUnit is not set") }
    func unit() -> Unit { onUnit() }
}
