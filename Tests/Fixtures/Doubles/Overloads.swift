// swift-format-ignore-file

import Foundation

public protocol Archive {
    func save(_ text: String)
    func save(_ number: Int)
    func save(_ number: Int?) throws
    func save(_ text: String, to path: String)
    func value() -> Int
    func value() -> String
    func refresh()
    func refresh() async throws
    func load(_ values: [String: Int])
    func load<T: Decodable>(_ values: T) -> T?
    func loadCalls() -> Int
    subscript(index: Int) -> String { get }
    subscript(index: Int, fallback text: String) -> String { get set }
    subscript(named name: String) -> Int { get async throws }
}

public protocol Amount: Equatable {
    static func < (lhs: Self, rhs: Self) -> Bool
    static func + (lhs: Self, rhs: Self) -> Self
    static func += (lhs: inout Self, rhs: Self)
    static prefix func - (value: Self) -> Self
    static func == (lhs: Self, rhs: Int) -> Bool
}

public protocol Factory {
    init(name: String, size: Int)
    init?(code: Int)
    init(from data: [UInt8]) throws
    static func make(_ name: String) -> Self
    static var shared: Self { get }
    static var limit: Int { get set }
    func copy() -> Self
    func merged(with other: Self) -> Self?
}

/// Has operators that begin with one period.
public protocol Mask {
    static func .& (lhs: Self, rhs: Self) -> Bool
    static func .!= (lhs: Self, rhs: Int) -> Bool
}
