@testable import OptionalFirstArguments

/// A stub of `OptionalFirstArguments`, yours to edit.
final class OptionalFirstArgumentsStub: OptionalFirstArguments {
    func save(_ title: String?, count: Int) {}

    // MARK: move(_:to:at:)
    var moveToAtStub: (String?, Int, Double?) -> Bool = { _, _, _ in false }
    func move(_ source: String!, to target: Int, at moment: Double?) -> Bool { moveToAtStub(source, target, moment) }

    func log(_ error: (any Error)?, _ place: Int?) {}

    // MARK: open(_:_:)
    var openStub: (Int?, Int?) throws -> Int? = { _, _ in nil }
    func open(_ first: Int?, _ second: Int?) throws -> Int? { try openStub(first, second) }
}
