import Books
import Testing

/// Tests as they are written against the mocks of Sourcery's AutoMockable template, with its short names.
@Suite(.serialized)
struct SourceryStyleTests {
    private let shop = BookshopMock()
    private let prices = PricesMock()
    private var till: Till { Till(shop: shop, prices: prices) }

    @Test func returnValuesAnswerAndCallsAreKept() async throws {
        shop.bookTitledReturnValue = Book("Emma")
        prices.priceOfReturnValue = 12
        prices.underlyingCurrency = "EUR"
        #expect(try await till.offer("Emma") == "12 EUR")
        #expect(shop.bookTitledCalled)
        #expect(shop.bookTitledCallsCount == 1)
        #expect(shop.bookTitledReceivedTitle == "Emma")
        #expect(prices.priceOfCalled)
        #expect(prices.priceOfReceivedBook == Book("Emma"))
        #expect(prices.priceOfReceivedInvocations.map(\.title) == ["Emma"])
        #expect(!shop.closeCalled)
    }

    @Test func closuresGoBeforeReturnValues() throws {
        shop.bookNumberReturnValue = Book("a")
        #expect(try shop.book(number: 1).title == "a")
        shop.bookNumberClosure = { number in Book("number \(number)") }
        #expect(try shop.book(number: 2).title == "number 2")
        #expect(shop.bookNumberReturnValue.title == "a")
        #expect(shop.bookNumberReceivedInvocations == [1, 2])
    }

    @Test func errorsAreThrown() async throws {
        shop.bookTitledReturnValue = Book("Emma")
        prices.priceOfThrowableError = ShopError.closed
        await #expect(throws: ShopError.closed) { try await till.offer("Emma") }
        #expect(prices.priceOfCallsCount == 1)
        shop.addToThrowableError = ShopError.soldOut
        #expect(throws: ShopError.soldOut) { try till.stock([Book("Emma")]) }
        shop.bookNumberClosure = { _ in throw ShopError.closed }
        #expect(throws: ShopError.closed) { try shop.book(number: 1) }
    }

    @Test func severalArguments() throws {
        try till.stock([Book("Emma"), Book("Ulysses")])
        #expect(shop.addToReceivedArguments?.shelf == "new")
        #expect(shop.addToReceivedArguments?.book == Book("Ulysses"))
        #expect(shop.addToReceivedInvocations.map(\.book.title) == ["Emma", "Ulysses"])
        shop.add(Book("Persuasion"))
        #expect(shop.addReceivedBook?.title == "Persuasion")
        #expect(shop.addCallsCount == 1)
    }

    @Test func properties() async throws {
        shop.underlyingName = "Dust Jacket"
        #expect(shop.name == "Dust Jacket")
        shop.owner = Owner(name: "Ada")
        #expect(shop.underlyingOwner.name == "Ada")
        shop.underlyingFounder = Owner(name: "Grace")
        #expect(shop.founder.name == "Grace")
        shop.shelves = ["new"]
        #expect(shop.shelves == ["new"])
        try till.stock([Book("Emma")])
        #expect(shop.featured?.title == "Emma")
        shop.underlyingStock = 7
        shop.booksByReturnValue = [Book("Emma")]
        let found = try await till.search("Austen")
        #expect(found.stock == 7)
        #expect(shop.stockCalled)
        #expect(shop.stockCallsCount == 1)
        shop.stockClosure = { 8 }
        #expect(try await shop.stock == 8)
        shop.stockThrowableError = ShopError.closed
        await #expect(throws: ShopError.closed) { try await till.search("Austen") }
        prices.currency = "SEK"
        #expect(prices.underlyingCurrency == "SEK")
    }

    @Test func callbacks() {
        var said: [String] = []
        till.order("Emma") { said.append($0) }
        shop.orderCompletionReceivedArguments?.completion(.success(Book("Emma")))
        shop.orderCompletionClosure = { _, completion in completion(.failure(.soldOut)) }
        till.order("Ulysses") { said.append($0) }
        #expect(said == ["ordered Emma", "not to be had"])
        #expect(shop.orderCompletionReceivedInvocations.map(\.title) == ["Emma", "Ulysses"])
        shop.parcelSealClosure = { books, seal in books.isEmpty || seal() }
        #expect(shop.parcel([Book("Emma")]) { true })
        #expect(shop.parcelSealCallsCount == 1)
    }

    @Test func genericsAndStaticMembers() throws {
        shop.largestByOfReturnValue = 3
        #expect(shop.largest(by: 5, of: []) == 3)
        BookshopMock.openAtReturnValue = true
        #expect(try BookshopMock.open(at: "here"))
        #expect(BookshopMock.openAtReceivedPlace == "here")
        #expect(BookshopMock.openAtCalled)
        BookshopMock.reset()
        #expect(BookshopMock.openAtCallsCount == 0)
        #expect(BookshopMock.openAtReceivedInvocations.isEmpty)
    }

    @Test func associatedTypesAndInitializers() {
        let catalogue = CatalogueMock(name: "A", limit: 3)
        #expect(catalogue.initNameLimitReceivedArguments?.limit == 3)
        catalogue.insertReturnValue = 4
        #expect(catalogue.insert("x") == 4)
        #expect(catalogue.insertReceivedEntry as? String == "x")
    }

    @Test func manyThreads() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<200 { group.addTask { [prices] in await prices.refresh() } }
        }
        #expect(prices.refreshCallsCount == 200)
    }
}
