import Foundation
import UncommonRequirements

/// A wrapper of `Quiet`, yours to edit.
struct QuietWrapper<Base: Quiet>: Quiet {
    let base: Base

    func hush() { base.hush() }
}

/// A wrapper of `Screening`, yours to edit.
struct ScreeningWrapper<Base: Screening>: Screening {
    let base: Base

    func screen<Kept: NSObject>(_ type: Kept.Type) -> Kept { base.screen(type) }
    func show<Shown: NSObject>(_ shown: Shown, over other: NSObject) -> Shown? { base.show(shown, over: other) }
}

/// A wrapper of `Murmuring`, yours to edit.
struct MurmuringWrapper<Base: Murmuring>: Murmuring {
    let base: Base

    func murmur(_ message: @autoclosure @escaping () -> (some Quiet)) { base.murmur(message()) }
}

/// A wrapper of `Risking`, yours to edit.
nonisolated struct RiskingWrapper<Base: Risking>: Risking {
    let base: Base
    init(base: Base) { self.base = base }

    init<Failure>(nothing: Void, _ body: () throws(Failure) -> Void) throws(Failure) {
        self.base = try Base(nothing: nothing, body)
    }
}

/// A wrapper of `Smiling`, yours to edit.
struct SmilingWrapper<Base: Smiling>: Smiling {
    var base: Base

    func 😀(_ 🎉: Int) -> Int { base.😀(🎉) }

    var 🐶: String {
        get { base.🐶 }
        set { base.🐶 = newValue }
    }
}

/// A wrapper of ``wine album``, yours to edit.
struct WineAlbumWrapper<Base: `wine album`>: `wine album` {
    let base: Base

    func `save note`(_ note: Int, `as draft` isDraft: Bool) -> Int { base.`save note`(note, `as draft`: isDraft) }
    var `last note`: Int { base.`last note` }
}

/// A wrapper of `Measured`, yours to edit.
struct MeasuredWrapper<Base: Measured>: Measured {
    typealias Unit = Base.Unit
    let base: Base

    func unit() -> Unit { base.unit() }
}

/// A wrapper of `TextMeasured`, yours to edit.
struct TextMeasuredWrapper<Base: TextMeasured>: TextMeasured {
    typealias Unit = Base.Unit
    let base: Base

    func text(_ unit: Unit) -> String { base.text(unit) }
    func unit() -> Unit { base.unit() }
}
