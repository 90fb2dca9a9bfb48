@testable import OptionalFirstArguments

/// A dummy of `OptionalFirstArguments`, yours to edit.
final class OptionalFirstArgumentsDummy: OptionalFirstArguments {
    func save(_ title: String?, count: Int) {
        fatalError("OptionalFirstArgumentsDummy.save(_:count:) must not be called")
    }

    func move(_ source: String!, to target: Int, at moment: Double?) -> Bool {
        fatalError("OptionalFirstArgumentsDummy.move(_:to:at:) must not be called")
    }

    func log(_ error: (any Error)?, _ place: Int?) {
        fatalError("OptionalFirstArgumentsDummy.log(_:_:) must not be called")
    }

    func open(_ first: Int?, _ second: Int?) throws -> Int? {
        fatalError("OptionalFirstArgumentsDummy.open(_:_:) must not be called")
    }
}
