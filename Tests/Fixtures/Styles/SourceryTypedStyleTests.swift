import Books
import Testing

/// Tests as they are written against the mocks of Sourcery's AutoMockable template since 2.1.4, whose names hold types.
struct SourceryTypedStyleTests {
    private let shop = BookshopMock()
    private let prices = PricesMock()

    @Test func namesHoldTheTypes() async throws {
        shop.bookTitledTitleStringBookReturnValue = Book("Emma")
        #expect(shop.book(titled: "Emma")?.title == "Emma")
        #expect(shop.bookTitledTitleStringBookReceivedTitle == "Emma")
        shop.bookNumberIntBookClosure = { Book("number \($0)") }
        #expect(try shop.book(number: 2).title == "number 2")
        shop.add(Book("a"))
        try shop.add(Book("b"), to: "new")
        #expect(shop.addBookBookVoidCallsCount == 1)
        #expect(shop.addBookBookToShelfStringVoidReceivedArguments?.shelf == "new")
        shop.booksByAuthorStringBookReturnValue = [Book("c")]
        #expect(try await shop.books(by: "d").count == 1)
        prices.pricesOfBooksBookDayIntIntThrowableError = ShopError.closed
        #expect(throws: ShopError.closed) { try prices.prices(of: [], day: 1) }
        await prices.refresh()
        #expect(prices.refreshVoidCalled)
        shop.close()
        #expect(shop.closeVoidCallsCount == 1)
        shop.underlyingOwner = Owner(name: "Ada")
        #expect(shop.owner.name == "Ada")
    }

    @Test func manyThreads() async {
        prices.priceOfBookBookIntReturnValue = 2
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask { [prices] in
                    _ = try? await prices.price(of: Book("a", price: number))
                    _ = prices.priceOfBookBookIntReceivedBook
                    prices.priceOfBookBookIntClosure = nil
                }
            }
        }
        #expect(prices.priceOfBookBookIntReceivedInvocations.count == 200)
    }
}
