@testable import OptionalFirstArguments

/// A dummy of `OptionalFirstArguments`, yours to edit.
final class OptionalFirstArgumentsDummy: OptionalFirstArguments {
    func save(_ title: String?, count: Int) {
        TestIssue.report("OptionalFirstArgumentsDummy.save(_:count:) must not be called")
    }

    func move(_ source: String!, to target: Int, at moment: Double?) -> Bool {
        TestIssue.report("OptionalFirstArgumentsDummy.move(_:to:at:) must not be called", returning: false)
    }

    func log(_ error: (any Error)?, _ place: Int?) {
        TestIssue.report("OptionalFirstArgumentsDummy.log(_:_:) must not be called")
    }

    func open(_ first: Int?, _ second: Int?) throws -> Int? {
        TestIssue.report("OptionalFirstArgumentsDummy.open(_:_:) must not be called", returning: nil)
    }
}
