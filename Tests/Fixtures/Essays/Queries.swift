// swift-format-ignore-file

public struct QueryPath: Sendable {
    public init() {}
    public init(_ key: some Hashable & Sendable) {}
}

public struct QueryContext: Sendable { public init() {} }

public struct Continuation<Value: Sendable, Failure: Error>: Sendable {
    public init() {}
    public func yield(_ value: Value) {}
}

public protocol QueryPathing {
    var path: QueryPath { get }
}

public protocol QueryState<Value>: Sendable {
    associatedtype Value: Sendable
    var value: Value? { get }
    mutating func update(with value: Value)
}

/// Four requirements, of which defaults leave one to most types that conform.
public protocol QueryRequest<Value, State>: QueryPathing, Sendable where State.Value == Value {
    associatedtype Value: Sendable
    associatedtype State: QueryState

    var debugName: String { get }

    var path: QueryPath { get }

    func prepare(_ context: inout QueryContext)

    func fetch(
        in context: QueryContext,
        with continuation: Continuation<Value, any Error>
    ) async throws -> Value
}

extension QueryRequest {
    public var debugName: String { "\(Self.self)" }

    public func prepare(_ context: inout QueryContext) {}
}

extension QueryRequest where Self: Hashable {
    public var path: QueryPath { QueryPath(self) }
}

public protocol Operation<Value, Failure> {
    associatedtype Value: Sendable
    associatedtype Failure: Error

    func prepare(_ context: inout QueryContext)

    func run(
        isolation: isolated (any Actor)?,
        in context: QueryContext,
        with continuation: Continuation<Value, Failure>
    ) async throws(Failure) -> Value
}

public protocol OperationModifier<Value, Failure> {
    associatedtype Modified: Operation
    associatedtype Value: Sendable
    associatedtype Failure: Error

    func prepare(_ context: inout QueryContext, using operation: Modified)

    func run(
        isolation: isolated (any Actor)?,
        in context: QueryContext,
        using operation: Modified,
        with continuation: Continuation<Value, Failure>
    ) async throws(Failure) -> Value
}
