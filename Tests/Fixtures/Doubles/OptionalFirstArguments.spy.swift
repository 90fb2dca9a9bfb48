@testable import OptionalFirstArguments

/// A spy of `OptionalFirstArguments`, yours to edit.
final class OptionalFirstArgumentsSpy: OptionalFirstArguments {
    // MARK: save(_:count:)
    struct SaveCountCall: RecordedCall { let title: String?, count: Int }
    var saveCountCalls: [SaveCountCall] = []
    func save(_ title: String?, count: Int) { saveCountCalls.append(.init(title: title, count: count)) }

    // MARK: move(_:to:at:)
    struct MoveToAtCall: RecordedCall { let source: String?, target: Int, moment: Double? }
    var moveToAtCalls: [MoveToAtCall] = []
    var moveToAtStub: (String?, Int, Double?) -> Bool = { _, _, _ in false }
    func move(_ source: String!, to target: Int, at moment: Double?) -> Bool {
        moveToAtCalls.append(.init(source: source, target: target, moment: moment))
        return moveToAtStub(source, target, moment)
    }

    // MARK: log(_:_:)
    var logCalls: [(error: (any Error)?, place: Int?)] = []
    func log(_ error: (any Error)?, _ place: Int?) { logCalls.append((error, place)) }

    // MARK: open(_:_:)
    struct OpenCall: RecordedCall { let first: Int?, second: Int? }
    var openCalls: [OpenCall] = []
    var openStub: (Int?, Int?) throws -> Int? = { _, _ in nil }
    func open(_ first: Int?, _ second: Int?) throws -> Int? {
        openCalls.append(.init(first: first, second: second))
        return try openStub(first, second)
    }
}
