// swift-format-ignore-file

// Requirements with unusual constraints and names.

import Foundation

public protocol Quiet { func hush() }

/// Classes whose sources are not there.
public protocol Screening {
    func screen<Kept: NSObject>(_ type: Kept.Type) -> Kept
    func show<Shown: NSObject>(_ shown: Shown, over other: NSObject) -> Shown?
}

public protocol Murmuring {
    func murmur(_ message: @autoclosure @escaping () -> (some Quiet))
}

/// Nothing but `Self` conforms to this: a wrapper is refused.
public protocol Matching {
    func match<Items: Sequence>(_ items: Items) -> Bool where Items.Element == Self
}

public protocol Risking {
    init<Failure>(nothing: Void, _ body: () throws(Failure) -> Void) throws(Failure)
}

public protocol Smiling {
    func 😀(_ 🎉: Int) -> Int
    var 🐶: String { get set }
}

public protocol `wine album` {
    func `save note`(_ note: Int, `as draft` isDraft: Bool) -> Int
    var `last note`: Int { get }
}

public protocol Measured { associatedtype Unit = Int; func unit() -> Unit }

/// The default is excluded.
public protocol TextMeasured: Measured where Unit: StringProtocol {
    func text(_ unit: Unit) -> String
}
