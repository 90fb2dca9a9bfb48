@testable import OptionalFirstArguments

/// A spy of `OptionalFirstArguments`, yours to edit.
final class OptionalFirstArgumentsSpy: OptionalFirstArguments {
    var order: CallOrder? { didSet { Unused.reads("OptionalFirstArgumentsSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        saveCountCalls = []
        moveToAtCalls = []
        logCalls = []
        openCalls = []
    }

    // MARK: save(_:count:)
    struct SaveCountCall: RecordedCall { let title: String?, count: Int }
    @Recorded("OptionalFirstArgumentsSpy.save(_:count:)") var saveCountCalls: [SaveCountCall] = []
    func save(_ title: String?, count: Int) {
        $saveCountCalls.append(.init(title: title, count: count))
        order?.add("save(_:count:)")
    }

    // MARK: move(_:to:at:)
    struct MoveToAtCall: RecordedCall { let source: String?, target: Int, moment: Double? }
    @Recorded("OptionalFirstArgumentsSpy.move(_:to:at:)") var moveToAtCalls: [MoveToAtCall] = []
    @Stubbed("OptionalFirstArgumentsSpy.moveToAtStub") var moveToAtStub: (String?, Int, Double?) -> Bool = { _, _, _ in
        false
    }
    func move(_ source: String!, to target: Int, at moment: Double?) -> Bool {
        $moveToAtCalls.append(.init(source: source, target: target, moment: moment))
        order?.add("move(_:to:at:)")
        return moveToAtStub(source, target, moment)
    }

    // MARK: log(_:_:)
    @Recorded("OptionalFirstArgumentsSpy.log(_:_:)") var logCalls: [(error: (any Error)?, place: Int?)] = []
    func log(_ error: (any Error)?, _ place: Int?) {
        $logCalls.append((error, place))
        order?.add("log(_:_:)")
    }

    // MARK: open(_:_:)
    struct OpenCall: RecordedCall { let first: Int?, second: Int? }
    @Recorded("OptionalFirstArgumentsSpy.open(_:_:)") var openCalls: [OpenCall] = []
    @Stubbed("OptionalFirstArgumentsSpy.openStub") var openStub: (Int?, Int?) throws -> Int? = { _, _ in nil }
    func open(_ first: Int?, _ second: Int?) throws -> Int? {
        $openCalls.append(.init(first: first, second: second))
        order?.add("open(_:_:)")
        return try openStub(first, second)
    }
}
