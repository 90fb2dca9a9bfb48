// swift-format-ignore-file

import Foundation

// Protocols over classes that have some of what is asked for.

open class Player {
    public init() {}
    open func play(_ track: Int) -> Int { track }
    open func load() async -> String { "" }
    open var volume: Int = 3
    open var title: String { "player" }
    open private(set) var position: Int = 0
    public final func stop() -> Int { 1 }
    public let model: String = "p"
    open class func make() -> Int { 3 }
    open subscript(index: Int) -> Int { index }
}

extension Player {
    public func rewind() -> Int { 2 }
}

/// Overridden where that is possible, left out otherwise.
public protocol Controls: Player {
    func play(_ track: Int) -> Int
    func load() async throws -> String
    var volume: Int { get set }
    var title: String { get }
    var position: Int { get }
    func stop() -> Int
    var model: String { get }
    static func make() -> Int
    subscript(index: Int) -> Int { get }
    func rewind() -> Int
    func own() -> Int
}

open class Recorder<Sample>: Player {
    open func add(_ sample: Sample) {}
    open var last: Sample?
}

/// Of a generic class, and of the class that this inherits from.
public protocol Recording: Recorder<Int> {
    func add(_ sample: Int)
    var last: Int? { get set }
    func play(_ track: Int) -> Int
}

open class Shared: @unchecked Sendable {
    public init() {}
    open var level: Int = 1
    open func send(_ value: Int) -> Int { value }
}

/// Sendable, since the class is.
public protocol Channel: Shared {
    var level: Int { get set }
    func send(_ value: Int) -> Int
    func close()
}

/// Classes of Foundation, of which nothing is read.
public protocol NamedObject: NSObject {
    var name: String { get set }
    func rename(to name: String) -> Bool
}

public protocol ImportTask: Operation {
    func importNotes(from path: String) throws -> Int
}

/// What only subclasses of NSObject conform to.
public protocol NoteWatching: NSObjectProtocol {
    var isEnabled: Bool { get set }
    func noteChanged(_ id: Int) -> Bool
}
