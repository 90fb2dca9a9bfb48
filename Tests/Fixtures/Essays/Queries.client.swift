import Queries

/// A client of `QueryPathing`, yours to edit.
struct QueryPathingClient: QueryPathing {
    /// A client whose members fail until they are set.
    static var unimplemented: QueryPathingClient { QueryPathingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some QueryPathing) {
        onPath = { live.path }
    }

    // MARK: path
    var onPath: () -> QueryPath = { TestIssue.report("QueryPathingClient.onPath is not set", returning: QueryPath()) }
    var path: QueryPath { onPath() }
}

/// A client of `QueryState`, yours to edit.
struct QueryStateClient<Value: Sendable>: QueryState {
    /// A client whose members fail until they are set.
    static var unimplemented: QueryStateClient { QueryStateClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `update(with:)`, which has to be set.
    init<Live: QueryState>(_ live: Live) where Live.Value == Value {
        onValue = { live.value }
    }

    // MARK: value
    var onValue: @Sendable () -> Value? = { TestIssue.report("QueryStateClient.onValue is not set", returning: nil) }
    var value: Value? { onValue() }

    // MARK: update(with:)
    var onUpdateWith: @Sendable (Value) -> Void = { _ in TestIssue.report("QueryStateClient.onUpdateWith is not set") }
    func update(with value: Value) { onUpdateWith(value) }
}

/// A client of `QueryRequest`, yours to edit.
struct QueryRequestClient<Value: Sendable, State: QueryState>: QueryRequest where State.Value == Value {
    /// A client whose members fail until they are set.
    static var unimplemented: QueryRequestClient { QueryRequestClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: QueryRequest>(_ live: Live) where Live.Value == Value, Live.State == State {
        onDebugName = { live.debugName }
        onPath = { live.path }
        onPrepare = { live.prepare(&$0) }
        onFetchInWith = { try await live.fetch(in: $0, with: $1) }
    }

    // MARK: debugName
    var onDebugName: @Sendable () -> String = {
        TestIssue.report("QueryRequestClient.onDebugName is not set", returning: "")
    }
    var debugName: String { onDebugName() }

    // MARK: path
    var onPath: @Sendable () -> QueryPath = {
        TestIssue.report("QueryRequestClient.onPath is not set", returning: QueryPath())
    }
    var path: QueryPath { onPath() }

    // MARK: prepare(_:)
    var onPrepare: @Sendable (inout QueryContext) -> Void = { _ in
        TestIssue.report("QueryRequestClient.onPrepare is not set")
    }
    func prepare(_ context: inout QueryContext) { onPrepare(&context) }

    // MARK: fetch(in:with:)
    var onFetchInWith: @Sendable (QueryContext, Continuation<Value, any Error>) async throws -> Value = { _, _ in
        throw TestIssue("QueryRequestClient.onFetchInWith is not set")
    }
    func fetch(in context: QueryContext, with continuation: Continuation<Value, any Error>) async throws -> Value {
        try await onFetchInWith(context, continuation)
    }
}

/// A client of `Operation`, yours to edit.
nonisolated struct OperationClient<Value: Sendable, Failure: Error>: Queries.Operation {
    /// A client whose members fail until they are set.
    static var unimplemented: OperationClient { OperationClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Queries.Operation>(_ live: Live) where Live.Value == Value, Live.Failure == Failure {
        onPrepare = { live.prepare(&$0) }
        onRunIsolationInWith = { (context, continuation) async throws(Failure) in
            try await live.run(isolation: #isolation, in: context, with: continuation)
        }
    }

    // MARK: prepare(_:)
    var onPrepare: (inout QueryContext) -> Void = { _ in TestIssue.report("OperationClient.onPrepare is not set") }
    func prepare(_ context: inout QueryContext) { onPrepare(&context) }

    // MARK: run(isolation:in:with:)
    var onRunIsolationInWith:
        nonisolated(nonsending) (QueryContext, Continuation<Value, Failure>) async throws(Failure) -> Value = { _, _ in
            TestIssue.stop("OperationClient.onRunIsolationInWith is not set")
        }
    func run(
        isolation: isolated (any Actor)?,
        in context: QueryContext,
        with continuation: Continuation<Value, Failure>
    ) async throws(Failure) -> Value {
        try await onRunIsolationInWith(context, continuation)
    }
}

/// A client of `OperationModifier`, yours to edit.
nonisolated struct OperationModifierClient<Modified: Queries.Operation, Value: Sendable, Failure: Error>:
    OperationModifier
{
    /// A client whose members fail until they are set.
    static var unimplemented: OperationModifierClient { OperationModifierClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: OperationModifier>(_ live: Live)
    where Live.Modified == Modified, Live.Value == Value, Live.Failure == Failure {
        onPrepareUsing = { live.prepare(&$0, using: $1) }
        onRunIsolationInUsingWith = { (context, operation, continuation) async throws(Failure) in
            try await live.run(isolation: #isolation, in: context, using: operation, with: continuation)
        }
    }

    // MARK: prepare(_:using:)
    var onPrepareUsing: (inout QueryContext, Modified) -> Void = { _, _ in
        TestIssue.report("OperationModifierClient.onPrepareUsing is not set")
    }
    func prepare(_ context: inout QueryContext, using operation: Modified) { onPrepareUsing(&context, operation) }

    // MARK: run(isolation:in:using:with:)
    var onRunIsolationInUsingWith:
        nonisolated(nonsending) (QueryContext, Modified, Continuation<Value, Failure>) async throws(Failure) -> Value =
            { _, _, _ in
                TestIssue.stop("OperationModifierClient.onRunIsolationInUsingWith is not set")
            }
    func run(
        isolation: isolated (any Actor)?,
        in context: QueryContext,
        using operation: Modified,
        with continuation: Continuation<Value, Failure>
    ) async throws(Failure) -> Value {
        try await onRunIsolationInUsingWith(context, operation, continuation)
    }
}
