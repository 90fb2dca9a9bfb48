/// A book.
public struct Book: Equatable, Sendable {
    /// What is on its cover.
    public var title: String
    /// What it costs.
    public var price: Int

    /// Creates a book.
    public init(_ title: String, price: Int = 10) {
        self.title = title
        self.price = price
    }
}

/// Who owns a shop.
public struct Owner: Equatable, Sendable {
    /// The name.
    public var name: String

    /// Creates an owner.
    public init(name: String) { self.name = name }
}

/// What can go wrong.
public enum ShopError: Error, Equatable {
    case closed
    case soldOut
}

/// A shop, with most forms of requirements.
public protocol Bookshop: AnyObject {
    var name: String { get set }
    var owner: Owner { get set }
    var founder: Owner { get }
    var shelves: [String] { get }
    var featured: Book? { get set }
    var stock: Int { get async throws }
    func add(_ book: Book)
    func add(_ book: Book, to shelf: String) throws
    func book(titled title: String) -> Book?
    func book(number: Int) throws -> Book
    func books(by author: String) async throws -> [Book]
    func order(_ title: String, completion: @escaping (Result<Book, ShopError>) -> Void)
    func parcel(_ books: [Book], seal: () -> Bool) -> Bool
    func largest<Key: Comparable>(by key: Key, of books: [Book]) -> Key
    func close()
    static func open(at place: String) throws -> Bool
}

/// A service that any thread may ask.
public protocol Prices: Sendable {
    var currency: String { get set }
    func price(of book: Book) async throws -> Int
    func prices(of books: [Book], day: Int) throws -> [Int]
    func refresh() async
}

/// A list of anything.
public protocol Catalogue {
    associatedtype Entry
    init(name: String, limit: Int)
    var name: String { get }
    func insert(_ entry: Entry) -> Int
    subscript(index: Int) -> Entry? { get set }
}

/// What the tests are about: it sells a shop's books.
public final class Till {
    private let shop: any Bookshop
    private let prices: any Prices

    /// Creates a till.
    public init(shop: any Bookshop, prices: any Prices) {
        self.shop = shop
        self.prices = prices
    }

    /// The price of a book, in words.
    public func offer(_ title: String) async throws -> String {
        guard let book = shop.book(titled: title) else { throw ShopError.soldOut }
        let price = try await prices.price(of: book)
        return "\(price) \(prices.currency)"
    }

    /// Puts books on the shelf of new ones.
    public func stock(_ books: [Book]) throws {
        for book in books { try shop.add(book, to: "new") }
        shop.featured = books.first
    }

    /// All that an author wrote, with what is in stock.
    public func search(_ author: String) async throws -> (books: [Book], stock: Int) {
        (try await shop.books(by: author), try await shop.stock)
    }

    /// Orders a book.
    public func order(_ title: String, done: @escaping (String) -> Void) {
        shop.order(title) { result in
            switch result {
            case .success(let book): done("ordered \(book.title)")
            case .failure: done("not to be had")
            }
        }
    }
}
