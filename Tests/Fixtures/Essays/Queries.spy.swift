import Queries

/// A spy of `QueryPathing`, yours to edit.
final class QueryPathingSpy: QueryPathing {
    var path = QueryPath()
}

/// A spy of `QueryState`, yours to edit.
@dynamicMemberLookup
final class QueryStateSpy<Value: Sendable>: QueryState {
    struct Storage {
        var value: Value?
        var updateWithCalls: [Value] = []
    }

    private let storage = Locked(Storage())

    subscript<Member>(dynamicMember member: WritableKeyPath<Storage, Member>) -> Member {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var value: Value? {
        get { storage.value }
        set { storage.value = newValue }
    }

    func update(with value: Value) { storage.append(value, to: \.updateWithCalls) }
}

/// A spy of `QueryRequest`, yours to edit.
///
/// `debugName` keeps its default implementation.
@dynamicMemberLookup
final class QueryRequestSpy<Value: Sendable, State: QueryState>: QueryRequest where State.Value == Value {
    struct Storage {
        var path = QueryPath()
        var prepareCalls: [QueryContext] = []
        var prepareStub: @Sendable (inout QueryContext) -> Void = { _ in }
        var fetchInWithCalls: [(context: QueryContext, continuation: Continuation<Value, any Error>)] = []
        var fetchInWithStub: @Sendable (QueryContext, Continuation<Value, any Error>) async throws -> Value = { _, _ in
            throw TestIssue("QueryRequestSpy.fetchInWithStub is not set")
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

    func prepare(_ context: inout QueryContext) {
        storage.append(context, to: \.prepareCalls)
        storage.prepareStub(&context)
    }

    func fetch(in context: QueryContext, with continuation: Continuation<Value, any Error>) async throws -> Value {
        storage.append((context, continuation), to: \.fetchInWithCalls)
        return try await storage.fetchInWithStub(context, continuation)
    }
}

/// A spy of `Operation`, yours to edit.
nonisolated final class OperationSpy<Value: Sendable, Failure: Error>: Queries.Operation {
    // MARK: prepare(_:)
    var prepareCalls: [QueryContext] = []
    var prepareStub: (inout QueryContext) -> Void = { _ in }
    func prepare(_ context: inout QueryContext) {
        prepareCalls.append(context)
        prepareStub(&context)
    }

    // MARK: run(isolation:in:with:)
    var runIsolationInWithCalls: [(context: QueryContext, continuation: Continuation<Value, Failure>)] = []
    var runIsolationInWithStub:
        nonisolated(nonsending) (QueryContext, Continuation<Value, Failure>) async throws(Failure) -> Value = { _, _ in
            TestIssue.stop("OperationSpy.runIsolationInWithStub is not set")
        }
    func run(
        isolation: isolated (any Actor)?,
        in context: QueryContext,
        with continuation: Continuation<Value, Failure>
    ) async throws(Failure) -> Value {
        runIsolationInWithCalls.append((context, continuation))
        return try await runIsolationInWithStub(context, continuation)
    }
}

/// A spy of `OperationModifier`, yours to edit.
nonisolated final class OperationModifierSpy<Modified: Queries.Operation, Value: Sendable, Failure: Error>:
    OperationModifier
{
    // MARK: prepare(_:using:)
    var prepareUsingCalls: [(context: QueryContext, operation: Modified)] = []
    var prepareUsingStub: (inout QueryContext, Modified) -> Void = { _, _ in }
    func prepare(_ context: inout QueryContext, using operation: Modified) {
        prepareUsingCalls.append((context, operation))
        prepareUsingStub(&context, operation)
    }

    // MARK: run(isolation:in:using:with:)
    var runIsolationInUsingWithCalls:
        [(context: QueryContext, operation: Modified, continuation: Continuation<Value, Failure>)] = []
    var runIsolationInUsingWithStub:
        nonisolated(nonsending) (QueryContext, Modified, Continuation<Value, Failure>) async throws(Failure) -> Value =
            { _, _, _ in
                TestIssue.stop("OperationModifierSpy.runIsolationInUsingWithStub is not set")
            }
    func run(
        isolation: isolated (any Actor)?,
        in context: QueryContext,
        using operation: Modified,
        with continuation: Continuation<Value, Failure>
    ) async throws(Failure) -> Value {
        runIsolationInUsingWithCalls.append((context, operation, continuation))
        return try await runIsolationInUsingWithStub(context, operation, continuation)
    }
}
