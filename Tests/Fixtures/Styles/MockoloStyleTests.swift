import Books
import XCTest

/// Tests as they are written against Mockolo's mocks.
final class MockoloStyleTests: XCTestCase {
    private var shop: BookshopMock!
    private var prices: PricesMock!
    private var till: Till!

    override func setUp() {
        shop = BookshopMock(owner: Owner(name: "Ada"), founder: Owner(name: "Grace"))
        prices = PricesMock(currency: "EUR")
        till = Till(shop: shop, prices: prices)
    }

    func testHandlersAnswerAndCallsAreCounted() async throws {
        shop.bookHandler = { title in Book(title) }
        prices.priceHandler = { book in book.price * 2 }
        let offer = try await till.offer("Emma")
        XCTAssertEqual(offer, "20 EUR")
        XCTAssertEqual(shop.bookCallCount, 1)
        XCTAssertEqual(shop.bookArgValues, ["Emma"])
        XCTAssertEqual(prices.priceCallCount, 1)
        XCTAssertEqual(prices.priceArgValues.first?.title, "Emma")
    }

    func testUnsetHandlersGiveDefaults() async throws {
        XCTAssertNil(shop.book(titled: "Emma"))
        let books = try await shop.books(by: "Austen")
        XCTAssertEqual(books, [])
        XCTAssertEqual(try prices.prices(of: [], day: 1), [])
        XCTAssertEqual(shop.booksCallCount, 1)
    }

    func testHandlersThrow() async throws {
        prices.priceHandler = { _ in throw ShopError.closed }
        shop.bookHandler = { Book($0) }
        do {
            _ = try await till.offer("Emma")
            XCTFail("nothing was thrown")
        } catch {
            XCTAssertEqual(error as? ShopError, .closed)
        }
        shop.bookNumberHandler = { _ in throw ShopError.soldOut }
        XCTAssertThrowsError(try shop.book(number: 3))
        XCTAssertEqual(shop.bookNumberArgValues, [3])
    }

    func testOverloads() throws {
        shop.add(Book("Emma"))
        try till.stock([Book("Persuasion"), Book("Ulysses")])
        XCTAssertEqual(shop.addCallCount, 1)
        XCTAssertEqual(shop.addBookCallCount, 2)
        XCTAssertEqual(shop.addArgValues, [Book("Emma")])
        XCTAssertEqual(shop.addBookArgValues.map(\.shelf), ["new", "new"])
        XCTAssertEqual(shop.addBookArgValues.map(\.book.title), ["Persuasion", "Ulysses"])
    }

    func testProperties() async throws {
        XCTAssertEqual(shop.owner.name, "Ada")
        XCTAssertEqual(shop.ownerSetCallCount, 0)
        XCTAssertEqual(shop.name, "")
        shop.name = "Dust Jacket"
        shop.owner = Owner(name: "Mary")
        XCTAssertEqual(shop.nameSetCallCount, 1)
        XCTAssertEqual(shop.ownerSetCallCount, 1)
        try till.stock([Book("Emma")])
        XCTAssertEqual(shop.featured, Book("Emma"))
        XCTAssertEqual(shop.featuredSetCallCount, 1)
        shop.shelves = ["new"]
        XCTAssertEqual(shop.shelves, ["new"])
        prices.currency = "SEK"
        XCTAssertEqual(prices.currency, "SEK")
        XCTAssertEqual(prices.currencySetCallCount, 1)
        shop.booksHandler = { _ in [Book("Emma")] }
        shop.stockHandler = { 7 }
        let found = try await till.search("Austen")
        XCTAssertEqual(found.books, [Book("Emma")])
        XCTAssertEqual(found.stock, 7)
        XCTAssertEqual(shop.booksArgValues, ["Austen"])
    }

    func testCallbacks() {
        shop.orderHandler = { title, completion in completion(.success(Book(title))) }
        var said: [String] = []
        till.order("Emma") { said.append($0) }
        shop.orderHandler = { _, completion in completion(.failure(.soldOut)) }
        till.order("Ulysses") { said.append($0) }
        XCTAssertEqual(said, ["ordered Emma", "not to be had"])
        XCTAssertEqual(shop.orderArgValues, ["Emma", "Ulysses"])
        shop.parcelHandler = { books, seal in books.isEmpty || seal() }
        XCTAssertTrue(shop.parcel([Book("Emma")]) { true })
        XCTAssertEqual(shop.parcelArgValues, [[Book("Emma")]])
    }

    func testGenericsAndStaticMembers() throws {
        shop.largestHandler = { key, _ in key }
        XCTAssertEqual(shop.largest(by: 3, of: []), 3)
        XCTAssertEqual(shop.largestCallCount, 1)
        BookshopMock.openHandler = { place in place == "here" }
        XCTAssertTrue(try BookshopMock.open(at: "here"))
        XCTAssertEqual(BookshopMock.openArgValues, ["here"])
    }

    func testAssociatedTypesSubscriptsAndInitializers() {
        let catalogue = CatalogueMock(name: "A", limit: 3)
        XCTAssertEqual(catalogue.name, "A")
        catalogue.insertHandler = { _ in 4 }
        XCTAssertEqual(catalogue.insert("x"), 4)
        XCTAssertEqual(catalogue.insertArgValues.first as? String, "x")
        catalogue.subscriptHandler = { index in index == 1 ? "one" : nil }
        XCTAssertEqual(catalogue[1] as? String, "one")
        var set: [Int] = []
        catalogue.subscriptSetHandler = { index, _ in set.append(index) }
        catalogue[2] = "two"
        XCTAssertEqual(set, [2])
        XCTAssertEqual(catalogue.subscriptCallCount, 1)
        XCTAssertEqual(catalogue.subscriptSetCallCount, 1)
        XCTAssertEqual(CatalogueMock().name, "")
    }

    func testManyThreads() async {
        let prices = PricesMock()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<200 { group.addTask { await prices.refresh() } }
        }
        XCTAssertEqual(prices.refreshCallCount, 200)
    }
}
