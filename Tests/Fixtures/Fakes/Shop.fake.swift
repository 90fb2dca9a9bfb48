import Foundation
import Shop

/// A fake of `ProductCatalog`, yours to edit.
final class ProductCatalogFake: ProductCatalog {
    struct Storage {
        var storedProducts: [Product] = []
    }

    private let storage = Locked(Storage())

    var storedProducts: [Product] {
        get { storage.storedProducts }
        set { storage.storedProducts = newValue }
    }

    init(products: [Product] = []) { storage.storedProducts = products }

    func product(sku: String) throws(CatalogError) -> Product {
        guard let product = storage.storedProducts.first(where: { $0.sku == sku })
        else { throw CatalogError.productNotFound }
        return product
    }

    func products() throws(CatalogError) -> [Product] { storage.storedProducts }

    func upsert(_ product: Product) throws(CatalogError) {
        storage.withLock { storage in
            if let index = storage.storedProducts.firstIndex(where: { $0.sku == product.sku }) {
                storage.storedProducts[index] = product
            } else {
                storage.storedProducts.append(product)
            }
        }
    }

    func update(_ product: Product) throws(CatalogError) {
        let isFound = storage.withLock { storage in
            guard let index = storage.storedProducts.firstIndex(where: { $0.sku == product.sku }) else { return false }
            storage.storedProducts[index] = product
            return true
        }
        guard isFound else { throw CatalogError.productNotFound }
    }

    func discontinuedProducts() -> [Product] { storage.storedProducts.filter { $0.isDiscontinued } }

    func removeProduct(sku: String) throws(CatalogError) {
        storage.withLock { storage in
            storage.storedProducts.removeAll { $0.sku == sku }
        }
    }

    var numberOfProducts: Int { storage.storedProducts.count }
}

/// A fake of `WishList`, yours to edit.
final class WishListFake: WishList {
    var storedProducts: [Product]

    init(products: [Product] = []) { storedProducts = products }

    var products: Set<Product> { Set(storedProducts) }
    func insert(_ product: Product) { if !storedProducts.contains(product) { storedProducts.append(product) } }

    @discardableResult func remove(_ product: Product) -> Bool {
        let count = storedProducts.count
        storedProducts.removeAll { $0 == product }
        return storedProducts.count < count
    }

    func contains(_ product: Product) -> Bool { storedProducts.contains { $0 == product } }
    var isEmpty: Bool { storedProducts.isEmpty }
    var count: Int { storedProducts.count }
    func removeAll() { storedProducts.removeAll() }
}

/// A fake of `OrderGateway`, yours to edit.
nonisolated final class OrderGatewayFake: OrderGateway {
    var storedOrders: [Order]

    init(orders: [Order] = []) { storedOrders = orders }

    struct NotFound: Error {}

    func createOrder(customerID: UUID, lines: [OrderLine]) async throws -> Order {
        let order = Order(id: (storedOrders.map(\.id).max() ?? 0) + 1, customerID: customerID, lines: lines)
        storedOrders.append(order)
        return order
    }

    func order(withID id: Order.ID) async throws -> Order? { storedOrders.first { $0.id == id } }
    func orders(for customerID: UUID) async throws -> [Order] { storedOrders.filter { $0.customerID == customerID } }
    func orders(withStatus status: Order.Status) async throws -> [Order] { storedOrders.filter { $0.status == status } }

    func listOrders(limit: Int, offset: Int) async throws -> [Order] {
        Array(storedOrders.dropFirst(offset).prefix(limit))
    }

    func setStatus(_ status: Order.Status, forOrderWithID id: Int) async throws {
        guard let index = storedOrders.firstIndex(where: { $0.id == id }) else { throw NotFound() }
        storedOrders[index].status = status
    }

    func saveAll(_ orders: [Order]) async throws {
        for order in orders {
            if let index = storedOrders.firstIndex(where: { $0.id == order.id }) {
                storedOrders[index] = order
            } else {
                storedOrders.append(order)
            }
        }
    }

    func delete(ids: [Order.ID]) async throws { storedOrders.removeAll { ids.contains($0.id) } }
    func orderCount() async throws -> Int { storedOrders.count }
    func orderExists(id: Int) async throws -> Bool { storedOrders.contains { $0.id == id } }
}
