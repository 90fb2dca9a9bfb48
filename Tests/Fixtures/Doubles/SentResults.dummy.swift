import SentResults

/// A dummy of `Messenger`, yours to edit.
actor MessengerDummy: Messenger {
    func fetch(for goods: Consignment) async throws -> sending Consignment {
        throw TestIssue("MessengerDummy.fetch(for:) must not be called")
    }

    func wrap(_ wrapping: (Int) throws -> Int) async -> sending Consignment? {
        TestIssue.stop("MessengerDummy.wrap(_:) must not be called")
    }

    func weigh(_ goods: borrowing Consignment) async -> sending Consignment {
        TestIssue.stop("MessengerDummy.weigh(_:) must not be called")
    }

    func sort<T>(_ value: T) -> sending T { TestIssue.stop("MessengerDummy.sort(_:) must not be called") }

    func find<T: AnyObject>(_ value: T) async -> sending T? {
        TestIssue.stop("MessengerDummy.find(_:) must not be called")
    }
}

/// A dummy of `Warehouse`, yours to edit.
final class WarehouseDummy: Warehouse {
    func store<T>(_ value: T) -> sending T { TestIssue.stop("WarehouseDummy.store(_:) must not be called") }
    func all<T>(_ value: T) async throws -> sending [T] { throw TestIssue("WarehouseDummy.all(_:) must not be called") }

    func goods(like value: some AnyObject) -> sending Consignment {
        TestIssue.stop("WarehouseDummy.goods(like:) must not be called")
    }

    static func any<T>(_ value: T) -> sending T { TestIssue.stop("WarehouseDummy.any(_:) must not be called") }
}

/// A dummy of `Returns`, yours to edit.
@MainActor
final class ReturnsDummy: Returns {
    func sendBack(_ goods: sending Consignment) -> sending Consignment {
        TestIssue.stop("ReturnsDummy.sendBack(_:) must not be called")
    }
}
