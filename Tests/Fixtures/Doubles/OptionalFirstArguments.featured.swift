@testable import OptionalFirstArguments

/// A spy of `OptionalFirstArguments`, yours to edit.
final class OptionalFirstArgumentsSpy: OptionalFirstArguments {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any OptionalFirstArguments) {
        saveCountStub = { live.save($0, count: $1) }
        moveToAtStub = { live.move($0, to: $1, at: $2) }
        logStub = { live.log($0, $1) }
        openStub = { try live.open($0, $1) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        saveCountCalls = []
        moveToAtCalls = []
        logCalls = []
        openCalls = []
    }

    // MARK: save(_:count:)
    struct SaveCountCall: RecordedCall { let title: String?, count: Int }
    var saveCountCalls: [SaveCountCall] = []
    var saveCountStub: (String?, Int) -> Void = { _, _ in }
    func save(_ title: String?, count: Int) {
        saveCountCalls.append(.init(title: title, count: count))
        order?.add("save(_:count:)")
        saveCountStub(title, count)
    }

    // MARK: move(_:to:at:)
    struct MoveToAtCall: RecordedCall { let source: String?, target: Int, moment: Double? }
    var moveToAtCalls: [MoveToAtCall] = []
    var moveToAtStub: (String?, Int, Double?) -> Bool = { _, _, _ in false }
    func move(_ source: String!, to target: Int, at moment: Double?) -> Bool {
        moveToAtCalls.append(.init(source: source, target: target, moment: moment))
        order?.add("move(_:to:at:)")
        return moveToAtStub(source, target, moment)
    }

    // MARK: log(_:_:)
    var logCalls: [(error: (any Error)?, place: Int?)] = []
    var logStub: ((any Error)?, Int?) -> Void = { _, _ in }
    func log(_ error: (any Error)?, _ place: Int?) {
        logCalls.append((error, place))
        order?.add("log(_:_:)")
        logStub(error, place)
    }

    // MARK: open(_:_:)
    struct OpenCall: RecordedCall { let first: Int?, second: Int? }
    var openCalls: [OpenCall] = []
    var openStub: (Int?, Int?) throws -> Int? = { _, _ in nil }
    func open(_ first: Int?, _ second: Int?) throws -> Int? {
        openCalls.append(.init(first: first, second: second))
        order?.add("open(_:_:)")
        return try openStub(first, second)
    }
}
