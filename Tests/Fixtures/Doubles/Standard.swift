// swift-format-ignore-file

import Foundation

public protocol Tag: Hashable, Comparable, Identifiable, CustomStringConvertible {
    var label: String { get }
}

public protocol Entity: Identifiable where ID == UUID {
    var name: String { get set }
}

public protocol Record: Codable, Equatable {
    var key: String { get }
}

public protocol Failure: Error {
    var code: Int { get }
}

public protocol Playlist: Sequence where Element == String {
    func play()
}

public protocol Shelf: RandomAccessCollection where Index == Int {
    var title: String { get }
}

public protocol Cursor: IteratorProtocol {
    func rewind()
}

public protocol Feed: AsyncSequence {
    func pause()
}

public protocol Ticks: AsyncIteratorProtocol where Element == Int {}

public protocol Mode: CaseIterable, RawRepresentable where RawValue == String {
    var isOn: Bool { get }
}

public protocol Flags: OptionSet where RawValue == Int {}

public protocol Path: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, LosslessStringConvertible {
    func join(_ other: Self) -> Self
}

/// Gives events.
public protocol EventFeed: AsyncSequence, Sendable {
    func start()
}

/// Ticks.
public protocol Ticker: IteratorProtocol, Sendable {
    func stop()
}

/// Holds things that can be tidied.
public protocol Rack: Collection, Sendable {
    mutating func tidy()
}

/// Turns.
public protocol Turning {
    mutating func turn()
}

/// Turns, and can be written to.
public protocol Wheel: Turning, TextOutputStream, AnyObject {
    func stop()
}
