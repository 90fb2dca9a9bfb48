import Foundation

@testable import Wild

/// A fake of `RecipeStoring`, yours to edit.
final class RecipeStoringFake: RecipeStoring {
    var recipes: [Recipe]

    init(recipes: [Recipe] = []) { self.recipes = recipes }

    struct NotFound: Error {}

    func fetchAll() throws -> [Recipe] { recipes }

    func fetch(recipeID: String) throws -> Recipe {
        guard let recipe = recipes.first(where: { $0.recipeID == recipeID }) else { throw NotFound() }
        return recipe
    }

    func fetchFavorites() throws -> [Recipe] { recipes.filter { $0.isFavorite } }

    func persist(_ recipes: [Recipe]) throws {
        for recipe in recipes {
            if let index = self.recipes.firstIndex(where: { $0.recipeID == recipe.recipeID }) {
                self.recipes[index] = recipe
            } else {
                self.recipes.append(recipe)
            }
        }
    }

    func persist(_ recipe: Recipe) throws {
        if let index = recipes.firstIndex(where: { $0.recipeID == recipe.recipeID }) {
            recipes[index] = recipe
        } else {
            recipes.append(recipe)
        }
    }

    func remove(_ recipe: Recipe) throws { recipes.removeAll { $0.recipeID == recipe.recipeID } }
    func removeAll() throws { recipes.removeAll() }

    func markAsFavorite(recipeID: String) throws {
        guard let index = recipes.firstIndex(where: { $0.recipeID == recipeID }) else { throw NotFound() }
        recipes[index].isFavorite = true
    }

    func search(query: String) throws -> [Recipe] {
        let query = query.lowercased()
        return recipes.filter { query.isEmpty || $0.title.lowercased().contains(query) }
    }

    var recipeCount: Int {
        get throws { recipes.count }
    }
}

/// A fake of `TodoRepositoryProtocol`, yours to edit.
final class TodoRepositoryFake: TodoRepositoryProtocol {
    struct Storage {
        var todoLists: [TodoList] = []
        var todoItems: [TodoItem] = [] { didSet { todoItemsListeners.send(todoItems) } }
        let todoItemsListeners = Listeners<[TodoItem]>()
    }

    private let storage = Locked(Storage())

    var todoLists: [TodoList] {
        get { storage.todoLists }
        set { storage.todoLists = newValue }
    }

    var todoItems: [TodoItem] {
        get { storage.todoItems }
        set { storage.todoItems = newValue }
    }

    var todoItemsListeners: Listeners<[TodoItem]> { storage.withLock { $0.todoItemsListeners } }

    init(todoLists: [TodoList] = [], todoItems: [TodoItem] = []) {
        storage.todoLists = todoLists
        storage.todoItems = todoItems
    }

    struct NotFound: Error {}

    func getLists() async throws -> [TodoList] { storage.todoLists }

    func createList(name: String) async throws -> TodoList {
        let todoList = TodoList(id: UUID(), name: name)
        storage.withLock { storage in storage.todoLists.append(todoList) }
        return todoList
    }

    func deleteList(id: UUID) async throws {
        storage.withLock { storage in
            storage.todoLists.removeAll { $0.id == id }
        }
    }

    func getItems(listId: UUID) async throws -> [TodoItem] { storage.todoItems.filter { $0.listId == listId } }
    func getItem(byId id: UUID) async throws -> TodoItem? { storage.todoItems.first { $0.id == id } }

    func addItem(_ item: TodoItem) async throws {
        storage.withLock { storage in
            if let index = storage.todoItems.firstIndex(where: { $0.id == item.id }) {
                storage.todoItems[index] = item
            } else {
                storage.todoItems.append(item)
            }
        }
    }

    func updateItem(_ item: TodoItem) async throws {
        try storage.withLock { storage in
            guard let index = storage.todoItems.firstIndex(where: { $0.id == item.id }) else { throw NotFound() }
            storage.todoItems[index] = item
        }
    }

    func removeItem(_ item: TodoItem) async throws {
        storage.withLock { storage in
            storage.todoItems.removeAll { $0.id == item.id }
        }
    }

    func toggleCompletion(itemId: UUID) async throws {
        try storage.withLock { storage in
            guard let index = storage.todoItems.firstIndex(where: { $0.id == itemId }) else { throw NotFound() }
            storage.todoItems[index].isCompleted.toggle()
        }
    }

    func completedItems() async throws -> [TodoItem] { storage.todoItems.filter { $0.isCompleted } }

    func itemsStream() -> AsyncStream<[TodoItem]> {
        storage.withLock { storage in storage.todoItemsListeners.stream(storage.todoItems) }
    }
}

/// A fake of `CartManaging`, yours to edit.
@MainActor
final class CartManagingFake: CartManaging {
    init(items: [CartItem] = []) { self.items = items }

    var items: [CartItem] = [] { didSet { onChange?(items) } }
    var onChange: (([CartItem]) -> Void)?

    func add(productID: Int, quantity: Int) {
        let cartItem = CartItem(productID: productID, quantity: quantity)
        if let index = items.firstIndex(where: { $0.productID == cartItem.productID }) {
            items[index] = cartItem
        } else {
            items.append(cartItem)
        }
    }

    func setQuantity(_ quantity: Int, for productID: Int) {
        for index in items.indices where items[index].productID == productID { items[index].quantity = quantity }
    }

    func remove(productID: Int) { items.removeAll { $0.productID == productID } }
    func clear() { items.removeAll() }
    func contains(productID: Int) -> Bool { items.contains { $0.productID == productID } }
    var isEmpty: Bool { items.isEmpty }
}

/// A fake of `DataCache`, yours to edit.
final class DataCacheFake<Key: Hashable, Value>: DataCache {
    var values: [Key: Value]

    init(values: [Key: Value] = [:]) { self.values = values }

    func value(for key: Key) -> Value? { values[key] }
    func insert(_ value: Value, for key: Key) { values[key] = value }
    func removeValue(for key: Key) { values[key] = nil }

    subscript(key: Key) -> Value? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// A fake of `BookmarkStore`, yours to edit.
nonisolated final class BookmarkStoreFake: BookmarkStore {
    var storedBookmarks: [URL]

    init(bookmarks: [URL] = []) { storedBookmarks = bookmarks }

    var bookmarks: [URL] {
        get async { storedBookmarks }
    }

    func add(_ url: URL) async { storedBookmarks.append(url) }
    func remove(_ url: URL) async { storedBookmarks.removeAll { $0 == url } }
    func isBookmarked(_ url: URL) async -> Bool { storedBookmarks.contains { $0 == url } }
}

/// A fake of `EventLog`, yours to edit.
final class EventLogFake<Event: Sendable>: EventLog {
    struct Storage {
        var storedEvents: [Event] = []
    }

    private let storage = Locked(Storage())

    var storedEvents: [Event] {
        get { storage.storedEvents }
        set { storage.storedEvents = newValue }
    }

    init(events: [Event] = []) { storage.storedEvents = events }

    func append(_ event: Event) async { storage.withLock { storage in storage.storedEvents.append(event) } }
    func events() async -> [Event] { storage.storedEvents }
    func clear() async { storage.replace { storage in storage.storedEvents.removeAll() } }
}

/// A fake of `Diary`, yours to edit.
final class DiaryFake: Diary {
    var storedPages: [Page]

    init(pages: [Page] = []) { storedPages = pages }

    func write(_ page: Page) throws {
        if let index = storedPages.firstIndex(where: { $0.number == page.number }) {
            storedPages[index] = page
        } else {
            storedPages.append(page)
        }
    }

    // MARK: pages(mood:)
    var pagesMoodStub: (String) -> [Page] = { _ in
        TestIssue.report("DiaryFake.pagesMoodStub is not set", returning: [])
    }
    func pages(mood: String) -> [Page] {
        // Unknown: which Pages it returns.
        pagesMoodStub(mood)
    }

    func pages() -> [Page] { storedPages }
    func page(number: Int) -> Page? { storedPages.first { $0.number == number } }
}

/// A fake of `ProfileStore`, yours to edit.
actor ProfileStoreFake: ProfileStore {
    var profile: Profile? { didSet { profileListeners.send(profile) } }
    let profileListeners = Listeners<Profile?>()

    init(profile: Profile? = nil) { self.profile = profile }

    func load() async throws -> Profile? { profile }
    func save(_ profile: Profile) async throws { self.profile = profile }
    func delete() async throws { profile = nil }
    func profileUpdates() -> AsyncStream<Profile> { profileListeners.stream(profile) { $0 } }
}

/// A fake of `FeatureFlags`, yours to edit.
final class FeatureFlagsFake: FeatureFlags {
    var values: [String: Bool]

    init(values: [String: Bool] = [:]) { self.values = values }

    func isEnabled(_ flag: String) -> Bool { values[flag] ?? false }
    func setEnabled(_ isEnabled: Bool, for flag: String) { values[flag] = isEnabled }

    // MARK: reset()
    var resetStub: () -> Void = { TestIssue.report("FeatureFlagsFake.resetStub is not set") }
    func reset() { resetStub() }
}

/// A fake of `PlayerControlling`, yours to edit.
final class PlayerControllingFake: PlayerControlling {
    init(queue: [String] = []) { self.queue = queue }

    var isPlaying = false
    var volume: Double = 0
    func play() { isPlaying = true }
    func pause() { isPlaying = false }
    var queue: [String] = []
    func enqueue(_ track: String) { queue.append(track) }
}

/// A fake of `ContactBook`, yours to edit.
final class ContactBookFake: ContactBook {
    var storedContacts: [Contact]

    init(contacts: [Contact] = []) { storedContacts = contacts }

    struct NotFound: Error {}

    func contact(with identifier: UUID) throws -> Contact {
        guard let contact = storedContacts.first(where: { $0.identifier == identifier }) else { throw NotFound() }
        return contact
    }

    func contacts(named name: String) -> [Contact] { storedContacts.filter { $0.name == name } }

    func contacts(sortedBy areInIncreasingOrder: (Contact, Contact) -> Bool) -> [Contact] {
        storedContacts.sorted(by: areInIncreasingOrder)
    }

    func save(contact: Contact) {
        if let index = storedContacts.firstIndex(where: { $0.identifier == contact.identifier }) {
            storedContacts[index] = contact
        } else {
            storedContacts.append(contact)
        }
    }

    func delete(contact: Contact) { storedContacts.removeAll { $0.identifier == contact.identifier } }

    func contactsById() -> [UUID: Contact] {
        Dictionary(uniqueKeysWithValues: storedContacts.map { ($0.identifier, $0) })
    }

    func firstContact() -> Contact? { storedContacts.first }
}

/// A fake of `SavedProfiles`, yours to edit.
nonisolated final class SavedProfilesFake: SavedProfiles {
    var profiles: [Profile] = []

    init(profiles: [Profile] = []) { self.profiles = profiles }

    func profile(named name: String) -> Profile? { profiles.first { $0.name == name } }

    func save(_ profile: Profile) {
        if let index = profiles.firstIndex(where: { $0.name == profile.name }) {
            profiles[index] = profile
        } else {
            profiles.append(profile)
        }
    }

    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
}

/// A fake of `ListedProfiles`, yours to edit.
nonisolated final class ListedProfilesFake: ListedProfiles {
    var profiles: [Profile] = []

    init(profiles: [Profile] = []) { self.profiles = profiles }

    func profile(named name: String) -> Profile? { profiles.first { $0.name == name } }

    func save(_ profile: Profile) {
        if let index = profiles.firstIndex(where: { $0.name == profile.name }) {
            profiles[index] = profile
        } else {
            profiles.append(profile)
        }
    }

    init(arrayLiteral elements: Profile...) {}
}
