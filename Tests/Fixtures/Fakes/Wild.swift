// swift-format-ignore-file

import Foundation

struct Recipe: Codable, Hashable, Sendable {
    var recipeID: String
    var title: String
    var ingredients: [String]
    var rating: Int?
    var isFavorite = false
}

enum StorageError: Error { case diskFull, notFound(id: String), corrupted }

protocol RecipeStoring: AnyObject {
    func fetchAll() throws -> [Recipe]
    func fetch(recipeID: String) throws -> Recipe
    func fetchFavorites() throws -> [Recipe]
    func persist(_ recipes: [Recipe]) throws
    func persist(_ recipe: Recipe) throws
    func remove(_ recipe: Recipe) throws
    func removeAll() throws
    func markAsFavorite(recipeID: String) throws
    func search(query: String) throws -> [Recipe]
    var recipeCount: Int { get throws }
}

struct TodoItem: Identifiable, Sendable { var id = UUID(); var title: String; var isCompleted: Bool = false; var listId: UUID? }
struct TodoList: Identifiable, Sendable { let id: UUID; var name: String }

protocol TodoRepositoryProtocol: Sendable {
    func getLists() async throws -> [TodoList]
    func createList(name: String) async throws -> TodoList
    func deleteList(id: UUID) async throws
    func getItems(listId: UUID) async throws -> [TodoItem]
    func getItem(byId id: UUID) async throws -> TodoItem?
    func addItem(_ item: TodoItem) async throws
    func updateItem(_ item: TodoItem) async throws
    func removeItem(_ item: TodoItem) async throws
    func toggleCompletion(itemId: UUID) async throws
    func completedItems() async throws -> [TodoItem]
    func itemsStream() -> AsyncStream<[TodoItem]>
}

struct CartItem: Equatable { let productID: Int; var quantity: Int }

@MainActor protocol CartManaging: AnyObject {
    var items: [CartItem] { get }
    var onChange: (([CartItem]) -> Void)? { get set }
    func add(productID: Int, quantity: Int)
    func setQuantity(_ quantity: Int, for productID: Int)
    func remove(productID: Int)
    func clear()
    func contains(productID: Int) -> Bool
    var isEmpty: Bool { get }
}

protocol DataCache<Key, Value> {
    associatedtype Key: Hashable
    associatedtype Value
    func value(for key: Key) -> Value?
    func insert(_ value: Value, for key: Key)
    func removeValue(for key: Key)
    subscript(key: Key) -> Value? { get set }
}

protocol BookmarkStore {
    var bookmarks: [URL] { get async }
    func add(_ url: URL) async
    func remove(_ url: URL) async
    func isBookmarked(_ url: URL) async -> Bool
}

protocol EventLog: Sendable {
    associatedtype Event: Sendable
    func append(_ event: Event) async
    func events() async -> [Event]
    func clear() async
}

struct Page { var number: Int; var text: String }

protocol Diary {
    func write(_ page: Page) throws
    func pages(mood: String) -> [Page]
    func pages() -> [Page]
    func page(number: Int) -> Page?
}

struct Profile: Codable, Sendable, Equatable { var name: String; var age: Int }

protocol ProfileStore: Actor {
    func load() async throws -> Profile?
    func save(_ profile: Profile) async throws
    func delete() async throws
    func profileUpdates() -> AsyncStream<Profile>
}

protocol FeatureFlags: AnyObject {
    func isEnabled(_ flag: String) -> Bool
    func setEnabled(_ isEnabled: Bool, for flag: String)
    func reset()
}

protocol PlayerControlling: AnyObject {
    var isPlaying: Bool { get }
    var volume: Double { get set }
    func play()
    func pause()
    var queue: [String] { get }
    func enqueue(_ track: String)
}

final class Contact { let identifier: UUID; var name: String; init(identifier: UUID, name: String) { self.identifier = identifier; self.name = name } }

protocol ContactBook {
    func contact(with identifier: UUID) throws -> Contact
    func contacts(named name: String) -> [Contact]
    func contacts(sortedBy areInIncreasingOrder: (Contact, Contact) -> Bool) -> [Contact]
    func save(contact: Contact)
    func delete(contact: Contact)
    func contactsById() -> [UUID: Contact]
    func firstContact() -> Contact?
}

protocol SavedProfiles: Codable {
    func profile(named name: String) -> Profile?
    func save(_ profile: Profile)
}

protocol ListedProfiles: ExpressibleByArrayLiteral where ArrayLiteralElement == Profile {
    func profile(named name: String) -> Profile?
    func save(_ profile: Profile)
}
