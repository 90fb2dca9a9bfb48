// swift-format-ignore-file

// Protocols that state what they inherit once more, in other words.

public protocol Readable {
    associatedtype Value
    var value: Value { get }
    var size: Int { get set }
    func convert(_ value: Value) -> Value
    func check(_ size: Int) throws -> Bool
}

public protocol NumberReadable: Readable {
    var value: Int { get }
    func convert(_ value: Int) -> Int
    func check(_ size: Int) -> Bool
}

public protocol TextReadable: Readable where Value == String {
    func convert(_ value: String) -> String
}

public protocol Storing {
    typealias Content = Encodable & Sendable
    associatedtype Item: Content
    func store(_ item: Item) -> Item
    func write<Text: Content>(_ text: Text)
}

public protocol Listing: Sendable {
    associatedtype Value
    associatedtype Member
    func value(_ member: Member) -> Value
    static func empty() -> Int
}

public protocol Boxed {
    associatedtype Sendable
    func box(_ value: Sendable)
}

public protocol Labelled {
    func move(`let` first: Int, `var`: Int, `inout` last: Int) -> Int
}

public protocol Sized { var size: Int { get } }

public protocol Sizing { var size: Int { get set } }

public protocol Resizable: Sized, Sizing {}
