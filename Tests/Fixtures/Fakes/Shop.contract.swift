import Foundation
import Shop

/// The contract of `ProductCatalog`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ProductCatalogContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ProductCatalogContract<Subject: ProductCatalog> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.productSku() }
        calls.append { await $0.products() }
        calls.append { await $0.upsert() }
        calls.append { await $0.update() }
        calls.append { await $0.discontinuedProducts() }
        calls.append { await $0.removeProductSku() }
        calls.append { await $0.numberOfProducts() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: ProductCatalog>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ProductCatalogContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ProductCatalogContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    private func anyProduct() -> Product {
        history.model(
            "Product(sku:name:price:isDiscontinued:)",
            Product(sku: history.draw(), name: history.draw(), price: history.draw(), isDiscontinued: history.draw()))
    }

    // MARK: func product(sku: String) throws(CatalogError) -> Product
    mutating func productSku() async {
        let sku: String = history.draw()
        history.calls("try subject.product(sku: \(history.text(sku)))")
        do { history.returns(try subject.product(sku: sku)) } catch { history.fails(error) }
    }

    // MARK: func products() throws(CatalogError) -> [Product]
    mutating func products() async {
        history.calls("try subject.products()")
        do { history.returns(try subject.products()) } catch { history.fails(error) }
    }

    // MARK: func upsert(_ product: Product) throws(CatalogError)
    mutating func upsert() async {
        let product = anyProduct()
        history.calls("try subject.upsert(\(history.text(product)))")
        do { history.returns(try subject.upsert(product)) } catch { history.fails(error) }
    }

    // MARK: func update(_ product: Product) throws(CatalogError)
    mutating func update() async {
        let product = anyProduct()
        history.calls("try subject.update(\(history.text(product)))")
        do { history.returns(try subject.update(product)) } catch { history.fails(error) }
    }

    // MARK: func discontinuedProducts() -> [Product]
    mutating func discontinuedProducts() async {
        history.calls("subject.discontinuedProducts()")
        history.returns(subject.discontinuedProducts())
    }

    // MARK: func removeProduct(sku: String) throws(CatalogError)
    mutating func removeProductSku() async {
        let sku: String = history.draw()
        history.calls("try subject.removeProduct(sku: \(history.text(sku)))")
        do { history.returns(try subject.removeProduct(sku: sku)) } catch { history.fails(error) }
    }

    // MARK: var numberOfProducts: Int { get }
    mutating func numberOfProducts() async {
        history.calls("subject.numberOfProducts")
        history.returns(subject.numberOfProducts)
    }
}

/// The contract of `WishList`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await WishListContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct WishListContract<Subject: WishList> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.products() }
        calls.append { await $0.insert() }
        calls.append { await $0.remove() }
        calls.append { await $0.contains() }
        calls.append { await $0.isEmpty() }
        calls.append { await $0.count() }
        calls.append { await $0.removeAll() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: WishList>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await WishListContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await WishListContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    private func anyProduct() -> Product {
        history.model(
            "Product(sku:name:price:isDiscontinued:)",
            Product(sku: history.draw(), name: history.draw(), price: history.draw(), isDiscontinued: history.draw()))
    }

    // MARK: var products: Set<Product> { get }
    mutating func products() async {
        history.calls("subject.products")
        history.returns(subject.products)
    }

    // MARK: func insert(_ product: Product)
    mutating func insert() async {
        let product = anyProduct()
        history.calls("subject.insert(\(history.text(product)))")
        history.returns(subject.insert(product))
    }

    // MARK: @discardableResult func remove(_ product: Product) -> Bool
    mutating func remove() async {
        let product = anyProduct()
        history.calls("subject.remove(\(history.text(product)))")
        history.returns(subject.remove(product))
    }

    // MARK: func contains(_ product: Product) -> Bool
    mutating func contains() async {
        let product = anyProduct()
        history.calls("subject.contains(\(history.text(product)))")
        history.returns(subject.contains(product))
    }

    // MARK: var isEmpty: Bool { get }
    mutating func isEmpty() async {
        history.calls("subject.isEmpty")
        history.returns(subject.isEmpty)
    }

    // MARK: var count: Int { get }
    mutating func count() async {
        history.calls("subject.count")
        history.returns(subject.count)
    }

    // MARK: func removeAll()
    mutating func removeAll() async {
        history.calls("subject.removeAll()")
        history.returns(subject.removeAll())
    }
}

/// The contract of `OrderGateway`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await OrderGatewayContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct OrderGatewayContract<Subject: OrderGateway> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.createOrderCustomerIDLines() }
        calls.append { await $0.orderWithID() }
        calls.append { await $0.ordersFor() }
        calls.append { await $0.ordersWithStatus() }
        calls.append { await $0.listOrdersLimitOffset() }
        calls.append { await $0.setStatusForOrderWithID() }
        calls.append { await $0.saveAll() }
        calls.append { await $0.deleteIds() }
        calls.append { await $0.orderCount() }
        calls.append { await $0.orderExistsId() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: OrderGateway>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await OrderGatewayContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await OrderGatewayContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    private func anyOrderLine() -> OrderLine {
        history.model("OrderLine(productID:quantity:)", OrderLine(productID: history.draw(), quantity: history.draw()))
    }

    private func anyOrder() -> Order {
        history.model(
            "Order(id:customerID:status:lines:)",
            Order(
                id: history.draw(), customerID: history.draw(), status: history.one(of: [.open, .paid, .shipped]),
                lines: history.array { anyOrderLine() }))
    }

    // MARK: func createOrder(customerID: UUID, lines: [OrderLine]) async throws -> Order
    mutating func createOrderCustomerIDLines() async {
        let customerID: UUID = history.draw()
        let lines: [OrderLine] = history.array { anyOrderLine() }
        history.calls(
            "try await subject.createOrder(customerID: \(history.text(customerID)), lines: \(history.text(lines)))")
        do {
            history.returns(try await subject.createOrder(customerID: customerID, lines: lines))
        } catch { history.fails(error) }
    }

    // MARK: func order(withID id: Order.ID) async throws -> Order?
    mutating func orderWithID() async {
        let id: Order.ID = history.draw()
        history.calls("try await subject.order(withID: \(history.text(id)))")
        do { history.returns(try await subject.order(withID: id)) } catch { history.fails(error) }
    }

    // MARK: func orders(for customerID: UUID) async throws -> [Order]
    mutating func ordersFor() async {
        let customerID: UUID = history.draw()
        history.calls("try await subject.orders(for: \(history.text(customerID)))")
        do { history.returns(try await subject.orders(for: customerID)) } catch { history.fails(error) }
    }

    // MARK: func orders(withStatus status: Order.Status) async throws -> [Order]
    mutating func ordersWithStatus() async {
        let status: Order.Status = history.one(of: [.open, .paid, .shipped])
        history.calls("try await subject.orders(withStatus: \(history.text(status)))")
        do { history.returns(try await subject.orders(withStatus: status)) } catch { history.fails(error) }
    }

    // MARK: func listOrders(limit: Int, offset: Int) async throws -> [Order]
    mutating func listOrdersLimitOffset() async {
        let limit: Int = history.draw()
        let offset: Int = history.draw()
        history.calls("try await subject.listOrders(limit: \(history.text(limit)), offset: \(history.text(offset)))")
        do {
            history.returns(try await subject.listOrders(limit: limit, offset: offset))
        } catch { history.fails(error) }
    }

    // MARK: func setStatus(_ status: Order.Status, forOrderWithID id: Int) async throws
    mutating func setStatusForOrderWithID() async {
        let status: Order.Status = history.one(of: [.open, .paid, .shipped])
        let id: Int = history.draw()
        history.calls("try await subject.setStatus(\(history.text(status)), forOrderWithID: \(history.text(id)))")
        do {
            history.returns(try await subject.setStatus(status, forOrderWithID: id))
        } catch { history.fails(error) }
    }

    // MARK: func saveAll(_ orders: [Order]) async throws
    mutating func saveAll() async {
        let orders: [Order] = history.array { anyOrder() }
        history.calls("try await subject.saveAll(\(history.text(orders)))")
        do { history.returns(try await subject.saveAll(orders)) } catch { history.fails(error) }
    }

    // MARK: func delete(ids: [Order.ID]) async throws
    mutating func deleteIds() async {
        let ids: [Order.ID] = history.draw()
        history.calls("try await subject.delete(ids: \(history.text(ids)))")
        do { history.returns(try await subject.delete(ids: ids)) } catch { history.fails(error) }
    }

    // MARK: func orderCount() async throws -> Int
    mutating func orderCount() async {
        history.calls("try await subject.orderCount()")
        do { history.returns(try await subject.orderCount()) } catch { history.fails(error) }
    }

    // MARK: func orderExists(id: Int) async throws -> Bool
    mutating func orderExistsId() async {
        let id: Int = history.draw()
        history.calls("try await subject.orderExists(id: \(history.text(id)))")
        do { history.returns(try await subject.orderExists(id: id)) } catch { history.fails(error) }
    }
}
