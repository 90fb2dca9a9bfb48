// swift-format-ignore-file

// Members and parameters that are called like the functions that emitted code calls.

public protocol Alarm {
    func raise(fatalError: Int) -> Int
    func clear(_ fatalError: String)
    subscript(fatalError: Int) -> String { get set }
}

public protocol Exchange: AnyObject {
    static var swap: Int { get set }
    static func trade(_ value: Int) throws(ExchangeError) -> String
}

public protocol Barter: Exchange, Sendable {
    func barter(_ value: Int) throws(ExchangeError) -> String
}

public enum ExchangeError: Error { case closed }

public protocol Sink {
    associatedtype `Void`
    func pour(_ value: `Void`)
}
