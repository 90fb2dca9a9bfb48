// swift-format-ignore-file

import Foundation

struct User: Identifiable, Hashable, Sendable {
    let id: Int
    var email: String
    var name: String
    var isActive: Bool
    var tags: [String] = []
}

/// By several keys, with adjectives.
protocol UserStorage: AnyObject {
    func add(_ user: User) throws
    func user(id: User.ID) throws -> User
    func user(withEmail email: String) -> User?
    func activeUsers() -> [User]
    func allUsers() -> [User]
    func users(tagged tag: String) -> [User]
    func users(where isIncluded: (User) -> Bool) -> [User]
    func rename(userID: Int, to name: String) throws
    func deactivate(userID: Int) throws
    func delete(_ user: User) throws
    func deleteUser(withEmail email: String)
    func count() -> Int
}

/// Completion handlers.
protocol UserService {
    func fetchUsers(completion: @escaping (Result<[User], Error>) -> Void)
    func fetchUser(id: Int, completion: @escaping (Result<User, Error>) -> Void)
    func createUser(_ user: User, completion: @escaping (Result<User, Error>) -> Void)
    func deleteUser(id: Int, completion: @escaping (Error?) -> Void)
}

/// One value, and a flag.
@MainActor protocol Session: AnyObject {
    var currentUser: User? { get }
    var isLoggedIn: Bool { get }
    func setCurrentUser(_ user: User?)
    func logIn(email: String, password: String) async throws
    func logOut()
}

/// Any element, seen through an associated type.
protocol Repository<Entity>: Sendable {
    associatedtype Entity: Identifiable & Sendable
    func get(id: Entity.ID) async throws -> Entity?
    func getAll() async throws -> [Entity]
    func save(_ entity: Entity) async throws
    func delete(id: Entity.ID) async throws
    func observeAll() -> AsyncThrowingStream<[Entity], any Error>
}

protocol Stack<Element> {
    associatedtype Element
    var isEmpty: Bool { get }
    var count: Int { get }
    func push(_ element: Element)
    func all() -> [Element]
}
