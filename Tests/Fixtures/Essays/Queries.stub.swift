import Queries

/// A stub of `QueryPathing`, yours to edit.
final class QueryPathingStub: QueryPathing {
    var path = QueryPath()
}

/// A stub of `QueryState`, yours to edit.
final class QueryStateStub<Value: Sendable>: QueryState {
    struct Storage {
        var value: Value?
    }

    private let storage = Locked(Storage())

    var value: Value? {
        get { storage.value }
        set { storage.value = newValue }
    }

    func update(with value: Value) {}
}

/// A stub of `QueryRequest`, yours to edit.
///
/// `debugName` and `prepare(_:)` keep their default implementations.
@dynamicMemberLookup
final class QueryRequestStub<Value: Sendable, State: QueryState>: QueryRequest where State.Value == Value {
    struct Storage {
        var path = QueryPath()
        var fetchInWithStub: @Sendable (QueryContext, Continuation<Value, any Error>) async throws -> Value = { _, _ in
            throw TestIssue("QueryRequestStub.fetchInWithStub is not set")
        }
    }

    private let storage = Locked(Storage())

    subscript<Member>(dynamicMember member: WritableKeyPath<Storage, Member>) -> Member {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var path: QueryPath {
        get { storage.path }
        set { storage.path = newValue }
    }

    func fetch(in context: QueryContext, with continuation: Continuation<Value, any Error>) async throws -> Value {
        try await storage.fetchInWithStub(context, continuation)
    }
}

/// A stub of `Operation`, yours to edit.
nonisolated final class OperationStub<Value: Sendable, Failure: Error>: Queries.Operation {
    // MARK: prepare(_:)
    var prepareStub: (inout QueryContext) -> Void = { _ in }
    func prepare(_ context: inout QueryContext) { prepareStub(&context) }

    // MARK: run(isolation:in:with:)
    var runIsolationInWithStub:
        nonisolated(nonsending) (QueryContext, Continuation<Value, Failure>) async throws(Failure) -> Value = { _, _ in
            TestIssue.stop("OperationStub.runIsolationInWithStub is not set")
        }
    func run(
        isolation: isolated (any Actor)?,
        in context: QueryContext,
        with continuation: Continuation<Value, Failure>
    ) async throws(Failure) -> Value {
        try await runIsolationInWithStub(context, continuation)
    }
}

/// A stub of `OperationModifier`, yours to edit.
nonisolated final class OperationModifierStub<Modified: Queries.Operation, Value: Sendable, Failure: Error>:
    OperationModifier
{
    // MARK: prepare(_:using:)
    var prepareUsingStub: (inout QueryContext, Modified) -> Void = { _, _ in }
    func prepare(_ context: inout QueryContext, using operation: Modified) { prepareUsingStub(&context, operation) }

    // MARK: run(isolation:in:using:with:)
    var runIsolationInUsingWithStub:
        nonisolated(nonsending) (QueryContext, Modified, Continuation<Value, Failure>) async throws(Failure) -> Value =
            { _, _, _ in
                TestIssue.stop("OperationModifierStub.runIsolationInUsingWithStub is not set")
            }
    func run(
        isolation: isolated (any Actor)?,
        in context: QueryContext,
        using operation: Modified,
        with continuation: Continuation<Value, Failure>
    ) async throws(Failure) -> Value {
        try await runIsolationInUsingWithStub(context, operation, continuation)
    }
}
