import SentResults

/// A fake of `Messenger`, yours to edit.
actor MessengerFake: Messenger {
    func fetch(for goods: Consignment) async throws -> sending Consignment {
        // Fill in: what it does.
        throw TestIssue("MessengerFake.fetch(for:) is not filled in")
    }

    func wrap(_ wrapping: (Int) throws -> Int) async -> sending Consignment? {
        // Fill in: what it does.
        TestIssue.stop("MessengerFake.wrap(_:) is not filled in")
    }

    func weigh(_ goods: borrowing Consignment) async -> sending Consignment {
        // Fill in: what it does.
        TestIssue.stop("MessengerFake.weigh(_:) is not filled in")
    }

    func sort<T>(_ value: T) -> sending T {
        // Fill in: what it does.
        TestIssue.stop("MessengerFake.sort(_:) is not filled in")
    }

    func find<T: AnyObject>(_ value: T) async -> sending T? {
        // Fill in: what it does.
        TestIssue.stop("MessengerFake.find(_:) is not filled in")
    }
}

/// A fake of `Warehouse`, yours to edit.
final class WarehouseFake: Warehouse {
    func store<T>(_ value: T) -> sending T {
        // Fill in: what it does.
        TestIssue.stop("WarehouseFake.store(_:) is not filled in")
    }

    func all<T>(_ value: T) async throws -> sending [T] {
        // Fill in: what it does.
        throw TestIssue("WarehouseFake.all(_:) is not filled in")
    }

    func goods(like value: some AnyObject) -> sending Consignment {
        // Fill in: what it does.
        TestIssue.stop("WarehouseFake.goods(like:) is not filled in")
    }

    static func any<T>(_ value: T) -> sending T {
        // Fill in: what it does.
        TestIssue.stop("WarehouseFake.any(_:) is not filled in")
    }
}

/// A fake of `Returns`, yours to edit.
@MainActor
final class ReturnsFake: Returns {
    func sendBack(_ goods: sending Consignment) -> sending Consignment {
        // Fill in: what it does.
        TestIssue.stop("ReturnsFake.sendBack(_:) is not filled in")
    }
}
