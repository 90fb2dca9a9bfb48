// swift-format-ignore-file
// The protocols of each target; 'Name' becomes the target's name.
import Foundation

public struct NameItem: Equatable, Sendable, Identifiable {
    public var id = 0
    public init() {}
}

public final class NameModel {
    public var title = ""
    public init() {}
}

public enum NameStep: Equatable { case first, second }

public struct NameFailure: Error, Equatable {
    public init() {}
}

public protocol NamePlain {
    func load(_ item: NameItem, at step: NameStep) -> NameItem
    func model() -> NameModel
    func refresh(_ model: NameModel, force: Bool) async throws -> NameModel
    var title: String { get set }
    var step: NameStep { get async throws }
}

public protocol NameShared: Sendable {
    func load(_ item: NameItem, at place: Int) -> NameItem
    func model() async -> String
    var count: Int { get }
}

public protocol NameKeeper: AnyObject {
    init(title: String)
    static func shared() -> Int
    static var level: Int { get set }
    func keep(_ item: NameItem, under name: String)
}

public protocol NameStorage: Actor {
    func save(_ item: NameItem) throws
    func items() async -> [NameItem]
}

nonisolated public protocol NameFree {
    func now() -> Int
    func values(after item: NameItem) async -> [NameItem]
}

@MainActor public protocol NameScreen: AnyObject {
    func appear()
    var title: String { get }
}

public protocol NameHome: NameScreen {
    func reload(_ item: NameItem, twice: Bool) -> Int
    func save(_ n: Int) async
    var rows: [String] { get set }
}

nonisolated public protocol NameQuiet: NameScreen {
    func level() -> Int
}

public protocol NameBadge: Equatable {
    var text: String { get }
}

extension NameBadge {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.text == rhs.text }
}

public protocol NameTag: Identifiable, Hashable, CustomStringConvertible {
    var name: String { get set }
}

public protocol NameFeed {
    associatedtype Value: Sendable
    func values() -> AsyncStream<Value>
    func latest(_ count: Int, before value: Value) async -> [Value]
}

public protocol NameHooks {
    func run(_ body: (Int) async -> Void) async
    func keep(_ body: @escaping () async throws -> Int) -> () async -> Void
    func show(_ body: @escaping @MainActor (Int) -> Void)
    func measure<Value>(_ body: () throws -> Value) rethrows -> Value
    var hook: (() async -> Int)? { get set }
}

public protocol NameRepository {
    func save(_ item: NameItem) throws
    func item(withID id: Int) throws -> NameItem?
    func allItems() async -> [NameItem]
    func delete(_ id: Int)
}

public enum NameSpace {
    public protocol NameInner {
        func inner(_ item: NameItem, _ step: NameStep) -> NameStep
    }
}

nonisolated public enum NameAside {
    public protocol NameAround {
        func around(_ item: NameItem) async -> NameItem
        func step() -> Int
    }
}

public protocol NameBranch: NamePlain {
    func branch(_ item: NameItem) async -> NameModel
}

public protocol NameSharedBranch: NameShared {
    func branch() -> Int
}

public protocol NameEntry: Identifiable {
    var id: String { get }
    var text: String { get set }
}

public protocol NameChoice: CaseIterable {
    func choose()
}

public protocol NameDefaults {
    associatedtype Value: Codable
    static var value: Value { get }
}
