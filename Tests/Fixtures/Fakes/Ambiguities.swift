// What fakes once took for certain and is not: each protocol is named after what went wrong.

/// A type that can't be compared, and so tells nothing apart.
struct Mood { let name: String }

struct Entry: Sendable { let number: Int; var text: String }

protocol KeyThatIsNotEquatable {
    func save(_ entry: Entry)
    func entry(mood: Mood) -> Entry?
    func delete(mood: Mood)
}

protocol MapWhoseKeyIsNotHashable {
    func set(_ level: Int, forKey mood: Mood)
    func level(forKey mood: Mood) -> Int?
}

protocol CacheWhoseKeyIsAnything<Key, Value> {
    associatedtype Key
    associatedtype Value
    func insert(_ value: Value, for key: Key)
    func value(for key: Key) -> Value?
}

protocol IndexWhoseKeyIsAnything<Element, Key> {
    associatedtype Element
    associatedtype Key
    func save(_ element: Element)
    func element(by key: Key) -> Element?
    func remove(by key: Key)
}

enum Local { struct Draft: Sendable { let id: Int } }
enum Remote { struct Draft: Sendable { let id: Int } }

protocol TwoStoresOfOneName {
    func save(_ draft: Local.Draft)
    func save(_ draft: Remote.Draft)
    func allLocal() -> [Local.Draft]
    func allRemote() -> [Remote.Draft]
}

protocol TwoLockedStoresOfOneName: Sendable {
    func save(_ draft: Local.Draft) async
    func save(_ draft: Remote.Draft) async
    func localAdditions() -> AsyncStream<Local.Draft>
    func remoteAdditions() -> AsyncStream<Remote.Draft>
}

protocol OneStoreForTwoTypes: Sendable {
    func set(_ text: String, forKey key: String) async
    func set(_ number: Int, forKey key: String) async
    func text(forKey key: String) async -> String?
    func number(forKey key: String) async -> Int?
    func removeAll() async
}

struct Handle: ~Copyable { let id: Int }

protocol ElementThatIsNotCopyable {
    func add(_ handle: consuming Handle)
    func handle(id: Int) -> Handle?
    func remove(id: Int)
}

protocol SlotThatIsNotCopyable {
    func setHandle(_ handle: consuming Handle)
    func handle() -> Handle?
}

struct Member: Sendable { let id: Int; var name: String }

protocol ResetThatMayMeanAnything {
    var isLoggedIn: Bool { get }
    var currentMember: Member? { get }
    func save(_ member: Member)
    func member(id: Int) -> Member?
    func logIn(_ member: Member)
    func logOut()
    func reset()
}

protocol ElementThatIsAParameter {
    func add(_ entry: Entry, priority: Double)
    func create(entry: Entry, after delay: Double) -> Entry
    func add(_ entry: Entry, to shelf: String)
    func entry(number: Int) -> Entry?
}

struct NotFound: Error { let number: Int }

protocol OwnErrorNamedLikeOurs {
    func save(_ entry: Entry)
    func entry(number: Int) throws -> Entry
    func explain(_ error: NotFound) -> String
}

final class Draft: Sendable {
    let messageID: String?
    let subject: String
    init(subject: String, messageID: String? = nil) {
        self.subject = subject
        self.messageID = messageID
    }
}

protocol IdentityThatMayBeMissing {
    func draft(messageID: String) -> Draft?
    func save(draft: Draft)
    func delete(draft: Draft)
}

struct Banner { let names: [String] }

protocol ListThatIsCleaned {
    func allBanners() -> [Banner]
    func upsert(_ banner: Banner, owner: String)
    func cleanBanners(of owner: String)
    func cleanAllBanners()
}
