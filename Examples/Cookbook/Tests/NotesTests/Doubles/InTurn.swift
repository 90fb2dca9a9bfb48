import Foundation

/// Returns the answers in order, one per call, then repeats the last.
///
///     spy.loadStub = inTurn(first, second)
nonisolated func inTurn<each Argument, Value>(_ first: Value, _ others: Value...) -> (repeat each Argument) -> Value {
    let answers = Answers([first] + others)
    return { (_: repeat each Argument) in answers.next() }
}

/// The same for stubs that are called from any thread.
nonisolated func inTurn<each Argument, Value: Sendable>(
    _ first: Value, _ others: Value...
) -> @Sendable (repeat each Argument) -> Value {
    let answers = SharedAnswers([first] + others)
    return { (_: repeat each Argument) in answers.next() }
}

/// Returns the values or throws the errors in order, one per call, then repeats the last.
///
///     spy.loadStub = inTurn(.failure(Offline()), .success(note))
nonisolated func inTurn<each Argument, Value, Failure>(
    _ first: Result<Value, Failure>, _ others: Result<Value, Failure>...
) -> (repeat each Argument) throws(Failure) -> Value {
    let answers = Answers([first] + others)
    return { (_: repeat each Argument) throws(Failure) in try answers.next().get() }
}

/// The same for stubs that are called from any thread.
nonisolated func inTurn<each Argument, Value: Sendable, Failure>(
    _ first: Result<Value, Failure>, _ others: Result<Value, Failure>...
) -> @Sendable (repeat each Argument) throws(Failure) -> Value {
    let answers = SharedAnswers([first] + others)
    return { (_: repeat each Argument) throws(Failure) in try answers.next().get() }
}

private nonisolated final class Answers<Value> {
    private var values: [Value]
    init(_ values: [Value]) { self.values = values.reversed() }
    func next() -> Value { values.count > 1 ? values.removeLast() : values[0] }
}

private nonisolated final class SharedAnswers<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let answers: Answers<Value>
    init(_ values: [Value]) { answers = Answers(values) }
    func next() -> Value { lock.withLock { answers.next() } }
}
