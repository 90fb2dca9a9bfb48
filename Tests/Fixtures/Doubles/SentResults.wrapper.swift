import SentResults

/// A wrapper of `Warehouse`, yours to edit.
struct WarehouseWrapper<Base: Warehouse>: Warehouse {
    let base: Base

    func store<T>(_ value: T) -> sending T { base.store(value) }
    func all<T>(_ value: T) async throws -> sending [T] { try await base.all(value) }
    func goods(like value: some AnyObject) -> sending Consignment { base.goods(like: value) }
    static func any<T>(_ value: T) -> sending T { Base.any(value) }
}

/// A wrapper of `Returns`, yours to edit.
@MainActor
final class ReturnsWrapper<Base: Returns>: Returns {
    let base: Base
    init(base: Base) { self.base = base }

    func sendBack(_ goods: sending Consignment) -> sending Consignment { base.sendBack(goods) }
}
