// swift-format-ignore-file

// Subscripts whose setters make values of what they take, and such as nothing can call.

public protocol Lookup {
    subscript(_ key: Int, default value: @autoclosure () -> String) -> String { get set }
    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int { get }
    subscript(at place: Never) -> Int { get set }
    subscript(named name: Never, in book: String) -> Int { get throws }
}

public protocol SharedLookup: Sendable {
    subscript(_ key: Int, default value: @autoclosure () -> String) -> String { get set }
    subscript<each Key: Hashable>(keys keys: repeat each Key) -> Int { get }
    subscript(at place: Never) -> Int { get set }
}

public protocol Keeper: Actor {
    func perform<Result: Sendable>(_ body: @Sendable (isolated Self) throws -> Result) async rethrows -> Result
}

@globalActor public actor LookupActor { public static let shared = LookupActor() }

public protocol LookupTitle {
    var title: String { get set }
}

public protocol LookupPage: AnyObject, LookupTitle {
    @LookupActor var count: Int { get set }
}
