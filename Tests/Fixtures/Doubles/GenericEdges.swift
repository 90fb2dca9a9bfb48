// swift-format-ignore-file

public struct Box<Content> {
    public var content: Content
    public init(content: Content) { self.content = content }
}

public protocol Field {
    associatedtype Base
    static func decode<D: Codec>(_ value: inout Base?, from codec: inout D) throws
}

public protocol Codec {
    mutating func read<F: Field>(into value: inout F?) throws
    mutating func visit<F: Field>(_ type: Box<F>.Type, value: F.Base, number: Int) throws
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
    func withPointer<Result>(_ body: (UnsafePointer<Int>) throws -> Result) rethrows -> Result
    func mark<Instant: Comparable>(at instant: @autoclosure () -> Instant, name: String)
    func schedule<T: Sendable>(_ task: @escaping @Sendable () throws -> T) -> Box<T>
    func on<F: Field>(_ field: F) -> Self where F.Base == Int
    func pair<A, B>(_ pair: (A, B), _: [A: B]) -> (A, B)
    func type<T>(of value: T) -> T.Type
    func borrow<Output: ~Copyable, Failure: Error>(_ body: (Int) throws(Failure) -> Output) throws(Failure) -> Output
    func consume<Item: ~Copyable>(_ item: consuming Item, count: Int)
}

public protocol Scene {
    associatedtype Body: Collection
    associatedtype Child: Scene where Child.Body == Body
    var body: Body { get }
    var child: Child { get }
    func contains(_ element: Body.Element) -> Bool
}
