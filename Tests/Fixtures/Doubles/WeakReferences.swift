// swift-format-ignore-file

// Objects that a double must not keep alive, and others that are called alike.

public protocol PlayerDelegate: AnyObject, Sendable {
    func ended()
}

public protocol Described { func describe() -> String }

open class Keeper {
    public init() {}
}

public protocol Playing: AnyObject {
    var delegate: (any PlayerDelegate)? { get set }
    var dataSource: AnyObject? { get set }
    var seekDelegate: (any PlayerDelegate)? { get set }
    /// What it plays for, held weakly.
    var owner: Keeper? { get set }
    var parent: Keeper? { get set }
    var textDelegate: (any Described)? { get set }
    var delegates: [any PlayerDelegate] { get set }
}

/// Behind a lock.
public protocol SharedPlaying: Sendable {
    var delegate: (any PlayerDelegate)? { get set }
    func play()
}

public protocol Owned<Delegate> {
    associatedtype Delegate: AnyObject
    var delegate: Delegate? { get set }
}
