@testable import People

/// A fake of `UserStorage`, yours to edit.
final class UserStorageFake: UserStorage {
    var storedUsers: [User]

    init(users: [User] = []) { storedUsers = users }

    struct NotFound: Error {}

    func add(_ user: User) throws {
        if let index = storedUsers.firstIndex(where: { $0.id == user.id }) {
            storedUsers[index] = user
        } else {
            storedUsers.append(user)
        }
    }

    func user(id: User.ID) throws -> User {
        guard let user = storedUsers.first(where: { $0.id == id }) else { throw NotFound() }
        return user
    }

    func user(withEmail email: String) -> User? { storedUsers.first { $0.email == email } }
    func activeUsers() -> [User] { storedUsers.filter { $0.isActive } }
    func allUsers() -> [User] { storedUsers }
    func users(tagged tag: String) -> [User] { storedUsers.filter { $0.tags.contains(tag) } }
    func users(where isIncluded: (User) -> Bool) -> [User] { storedUsers.filter(isIncluded) }

    func rename(userID: Int, to name: String) throws {
        guard let index = storedUsers.firstIndex(where: { $0.id == userID }) else { throw NotFound() }
        storedUsers[index].name = name
    }

    func deactivate(userID: Int) throws {
        guard let index = storedUsers.firstIndex(where: { $0.id == userID }) else { throw NotFound() }
        storedUsers[index].isActive = false
    }

    func delete(_ user: User) throws { storedUsers.removeAll { $0.id == user.id } }
    func deleteUser(withEmail email: String) { storedUsers.removeAll { $0.email == email } }
    func count() -> Int { storedUsers.count }
}

/// A fake of `UserService`, yours to edit.
final class UserServiceFake: UserService {
    var users: [User]

    init(users: [User] = []) { self.users = users }

    struct NotFound: Error {}

    func fetchUsers(completion: @escaping (Result<[User], any Error>) -> Void) { completion(.success(users)) }

    func fetchUser(id: Int, completion: @escaping (Result<User, any Error>) -> Void) {
        guard let user = users.first(where: { $0.id == id }) else {
            completion(.failure(NotFound()))
            return
        }
        completion(.success(user))
    }

    func createUser(_ user: User, completion: @escaping (Result<User, any Error>) -> Void) {
        if let index = users.firstIndex(where: { $0.id == user.id }) {
            users[index] = user
        } else {
            users.append(user)
        }
        completion(.success(user))
    }

    func deleteUser(id: Int, completion: @escaping ((any Error)?) -> Void) {
        users.removeAll { $0.id == id }
        completion(nil)
    }
}

/// A fake of `Session`, yours to edit.
@MainActor
final class SessionFake: Session {
    var currentUser: User?
    var isLoggedIn = false
    func setCurrentUser(_ user: User?) { currentUser = user }
    func logIn(email: String, password: String) async throws { isLoggedIn = true }

    // MARK: logOut()
    var logOutStub: () -> Void = { TestIssue.report("SessionFake.logOutStub is not set") }
    func logOut() { logOutStub() }
}

/// A fake of `Repository`, yours to edit.
final class RepositoryFake<Entity: Identifiable & Sendable>: Repository {
    struct Storage {
        var entities: [Entity] = [] { didSet { entitiesListeners.send(entities) } }
        let entitiesListeners = Listeners<[Entity]>()
    }

    private let storage = Locked(Storage())

    var entities: [Entity] {
        get { storage.entities }
        set { storage.entities = newValue }
    }

    var entitiesListeners: Listeners<[Entity]> { storage.withLock { $0.entitiesListeners } }

    init(entities: [Entity] = []) { storage.entities = entities }

    func get(id: Entity.ID) async throws -> Entity? { storage.entities.first { $0.id == id } }
    func getAll() async throws -> [Entity] { storage.entities }

    func save(_ entity: Entity) async throws {
        storage.replace { storage in
            if let index = storage.entities.firstIndex(where: { $0.id == entity.id }) {
                storage.entities[index] = entity
            } else {
                storage.entities.append(entity)
            }
        }
    }

    func delete(id: Entity.ID) async throws {
        storage.replace { storage in
            storage.entities.removeAll { $0.id == id }
        }
    }

    func observeAll() -> AsyncThrowingStream<[Entity], any Error> {
        storage.withLock { storage in storage.entitiesListeners.throwingStream(storage.entities) }
    }
}

/// A fake of `Stack`, yours to edit.
final class StackFake<Element>: Stack {
    var elements: [Element]

    init(elements: [Element] = []) { self.elements = elements }

    var isEmpty: Bool { elements.isEmpty }
    var count: Int { elements.count }
    func push(_ element: Element) { elements.append(element) }
    func all() -> [Element] { elements }
}
