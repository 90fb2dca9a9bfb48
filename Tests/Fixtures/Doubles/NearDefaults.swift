// swift-format-ignore-file

// Members of extensions that look like the requirements beside them, and take something else.

public protocol TextParser {
    associatedtype Input
    associatedtype Output
    func parse(_ input: inout Input) throws -> Output
}

extension TextParser {
    public func parse(_ input: Input) throws -> Output { fatalError() }
}

public protocol Folding {
    func fold(_ start: Int, with step: (Int) -> Int) -> Int
    func fold(all starts: [Int], with step: @escaping (Int) -> Int) -> Int
    func each(_ step: (() -> Void)?)
    func share(_ steps: [() -> Void])
    func make() -> @Sendable () -> Void
}

extension Folding {
    public func fold(_ start: Int, with step: @escaping (Int) -> Int) -> Int { step(start) }
    public func each(_ step: (@Sendable () -> Void)?) {}
    public func share(_ steps: [@Sendable () -> Void]) {}
    public func make() -> () -> Void { {} }
}

// Members that take more than the requirements give them.

public protocol Taking {
    func take(_ step: @escaping @Sendable () -> Void)
    func use(_ value: @autoclosure () -> Int)
    func keep(_ values: consuming [Int])
    func send(_ values: sending [Int])
    func run() -> () -> Void
}

extension Taking {
    public func take(_ step: () -> Void) {}
    public func use(_ value: () -> Int) {}
    public func keep(_ values: [Int]) {}
    public func send(_ values: [Int]) {}
    public func run() -> @Sendable () -> Void { {} }
}

// An associated type that is called otherwise in doubles, and that no member mentions.

public protocol Hashing {
    func update(_ byte: UInt8)
}

public protocol Exchange {
    associatedtype Hasher: Hashing
    associatedtype Key
    init()
    var key: Key { get }
}

// A value that several initialisers make, of which none is meant without arguments.

public struct Document {
    public init(arrayLiteral elements: Int...) {}
    public init(dictionaryLiteral elements: (String, Int)...) {}
}

public struct Draft {
    public init(lines: Int...) {}
    public init() {}
}

public protocol DocumentSource {
    var document: Document { get }
    var draft: Draft { get }
}
