// swift-format-ignore-file

import Foundation

public struct Product: Sendable, Hashable, Codable {
    public let sku: String
    public var name: String
    public var price: Decimal
    public var isDiscontinued: Bool
    public init(sku: String, name: String, price: Decimal, isDiscontinued: Bool = false) {
        self.sku = sku
        self.name = name
        self.price = price
        self.isDiscontinued = isDiscontinued
    }
}

/// A catalogue by a property that is no `id`, with typed errors.
public enum CatalogError: Error, Equatable { case offline, productNotFound }

public protocol ProductCatalog: Sendable {
    func product(sku: String) throws(CatalogError) -> Product
    func products() throws(CatalogError) -> [Product]
    func upsert(_ product: Product) throws(CatalogError)
    func update(_ product: Product) throws(CatalogError)
    func discontinuedProducts() -> [Product]
    func removeProduct(sku: String) throws(CatalogError)
    var numberOfProducts: Int { get }
}

/// Whole elements, as a set.
public protocol WishList: AnyObject {
    var products: Set<Product> { get }
    func insert(_ product: Product)
    @discardableResult func remove(_ product: Product) -> Bool
    func contains(_ product: Product) -> Bool
    var isEmpty: Bool { get }
    var count: Int { get }
    func removeAll()
}

public struct OrderLine: Sendable, Equatable {
    public var productID: Int
    public var quantity: Int
    public init(productID: Int, quantity: Int) {
        self.productID = productID
        self.quantity = quantity
    }
}

public struct Order: Sendable, Identifiable {
    public enum Status: String, Sendable { case open, paid, shipped }
    public let id: Int
    public var customerID: UUID
    public var status: Status
    public var lines: [OrderLine]
    public init(id: Int, customerID: UUID, status: Status = .open, lines: [OrderLine] = []) {
        self.id = id
        self.customerID = customerID
        self.status = status
        self.lines = lines
    }
}

/// Elements made by the store, filters, pages and batches.
public protocol OrderGateway {
    func createOrder(customerID: UUID, lines: [OrderLine]) async throws -> Order
    func order(withID id: Order.ID) async throws -> Order?
    func orders(for customerID: UUID) async throws -> [Order]
    func orders(withStatus status: Order.Status) async throws -> [Order]
    func listOrders(limit: Int, offset: Int) async throws -> [Order]
    func setStatus(_ status: Order.Status, forOrderWithID id: Int) async throws
    func saveAll(_ orders: [Order]) async throws
    func delete(ids: [Order.ID]) async throws
    func orderCount() async throws -> Int
    func orderExists(id: Int) async throws -> Bool
}
