@testable import OptionalFirstArguments

/// A client of `OptionalFirstArguments`, yours to edit.
struct OptionalFirstArgumentsClient: OptionalFirstArguments {
    /// A client whose members fail until they are set.
    static var unimplemented: OptionalFirstArgumentsClient { OptionalFirstArgumentsClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some OptionalFirstArguments) {
        onSaveCount = { live.save($0, count: $1) }
        onMoveToAt = { live.move($0, to: $1, at: $2) }
        onLog = { live.log($0, $1) }
        onOpen = { try live.open($0, $1) }
    }

    // MARK: save(_:count:)
    var onSaveCount: (String?, Int) -> Void = { _, _ in
        TestIssue.report("OptionalFirstArgumentsClient.onSaveCount is not set")
    }
    func save(_ title: String?, count: Int) { onSaveCount(title, count) }

    // MARK: move(_:to:at:)
    var onMoveToAt: (String?, Int, Double?) -> Bool = { _, _, _ in
        TestIssue.report("OptionalFirstArgumentsClient.onMoveToAt is not set", returning: false)
    }
    func move(_ source: String!, to target: Int, at moment: Double?) -> Bool { onMoveToAt(source, target, moment) }

    // MARK: log(_:_:)
    var onLog: ((any Error)?, Int?) -> Void = { _, _ in
        TestIssue.report("OptionalFirstArgumentsClient.onLog is not set")
    }
    func log(_ error: (any Error)?, _ place: Int?) { onLog(error, place) }

    // MARK: open(_:_:)
    var onOpen: (Int?, Int?) throws -> Int? = { _, _ in
        TestIssue.report("OptionalFirstArgumentsClient.onOpen is not set", returning: nil)
    }
    func open(_ first: Int?, _ second: Int?) throws -> Int? { try onOpen(first, second) }
}
