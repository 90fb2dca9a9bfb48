import Queries

/// A dummy of `QueryPathing`, yours to edit.
final class QueryPathingDummy: QueryPathing {
    var path: QueryPath { TestIssue.report("QueryPathingDummy.path must not be read", returning: QueryPath()) }
}

/// A dummy of `QueryState`, yours to edit.
final class QueryStateDummy<Value: Sendable>: QueryState {
    var value: Value? { TestIssue.report("QueryStateDummy.value must not be read", returning: nil) }
    func update(with value: Value) { TestIssue.report("QueryStateDummy.update(with:) must not be called") }
}

/// A dummy of `QueryRequest`, yours to edit.
///
/// `debugName` and `prepare(_:)` keep their default implementations.
final class QueryRequestDummy<Value: Sendable, State: QueryState>: QueryRequest where State.Value == Value {
    var path: QueryPath { TestIssue.report("QueryRequestDummy.path must not be read", returning: QueryPath()) }

    func fetch(in context: QueryContext, with continuation: Continuation<Value, any Error>) async throws -> Value {
        throw TestIssue("QueryRequestDummy.fetch(in:with:) must not be called")
    }
}

/// A dummy of `Operation`, yours to edit.
nonisolated final class OperationDummy<Value: Sendable, Failure: Error>: Queries.Operation {
    func prepare(_ context: inout QueryContext) { TestIssue.report("OperationDummy.prepare(_:) must not be called") }

    func run(
        isolation: isolated (any Actor)?,
        in context: QueryContext,
        with continuation: Continuation<Value, Failure>
    ) async throws(Failure) -> Value {
        TestIssue.stop("OperationDummy.run(isolation:in:with:) must not be called")
    }
}

/// A dummy of `OperationModifier`, yours to edit.
nonisolated final class OperationModifierDummy<Modified: Queries.Operation, Value: Sendable, Failure: Error>:
    OperationModifier
{
    func prepare(_ context: inout QueryContext, using operation: Modified) {
        TestIssue.report("OperationModifierDummy.prepare(_:using:) must not be called")
    }

    func run(
        isolation: isolated (any Actor)?,
        in context: QueryContext,
        using operation: Modified,
        with continuation: Continuation<Value, Failure>
    ) async throws(Failure) -> Value {
        TestIssue.stop("OperationModifierDummy.run(isolation:in:using:with:) must not be called")
    }
}
