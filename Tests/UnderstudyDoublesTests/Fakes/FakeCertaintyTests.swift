import Testing
import UnderstudyDoubles

/// What members of a fake do where a body that came to mind would be a wrong one.
@Suite("Certainty of fakes")
struct FakeCertaintyTests {
    private static let types = """
        import Foundation
        public struct PublicKey: Equatable { public let hex: String }
        public struct SymmetricKey: Equatable { public let n: Int }
        public struct Account: Equatable { public let id: String }
        public struct Session: Equatable { public let topic: String; public let account: Account }
        public enum EventKind: Equatable { case a, b }
        public struct MessageEvent: Equatable { public let eventId: String; public let kind: EventKind }
        struct Note: Identifiable { let id: Int; var title: String }
        struct Card: Identifiable { let id: Int; var isPinned: Bool }
        public struct Photo { public let photoID: Int; public let name: String; public init(photoID: Int, name: String) {} }

        """

    /// Requirements, and lines that the fake has; what is left to tests by its name.
    static let table: [(requirements: String, lines: [String], stubs: Set<String>)] = [
        (
            "func load(albumID: Int, photoID: Int) throws -> Photo; func uploadToAlbum(name: String) throws -> Photo",
            [],
            ["loadAlbumIDPhotoID", "uploadToAlbumName"]
        ),
        (
            "func load(id: Int, photoID: Int) throws -> Photo; func save(_ photo: Photo)", [],
            ["loadIdPhotoID"]
        ),
        (
            "func addTopics(_ topics: [String]); func removeTopics(_ topics: [String]); func isTrackingAnyTopics() -> Bool; func getAllTopics() -> [String]",
            [
                "func addTopics(_ topics: [String]) { self.topics.append(contentsOf: topics) }",
                "func removeTopics(_ topics: [String]) { self.topics.removeAll { topics.contains($0) } }",
                "func getAllTopics() -> [String] { topics }",
            ], ["isTrackingAnyTopics"]
        ),
        (
            "func trackTopics(_ topics: [String]); func subscribedTopics() -> [String]",
            ["func subscribedTopics() -> [String] { subscribedTopicsStub() }"], ["trackTopics", "subscribedTopics"]
        ),
        (
            "func addTags(_ tags: [String], for id: Int); func tags(for id: Int) -> [String]",
            [], ["addTagsFor"]
        ),
        (
            "func setSubscription(for topic: String, id: String); func getSubscription(for topic: String) -> String?; func removeSubscription(for topic: String); func isSubscribed() -> Bool; func getTopics() -> [String]",
            [
                "func setSubscription(for topic: String, id: String) { subscriptions[topic] = id }",
                "func getSubscription(for topic: String) -> String? { subscriptions[topic] }",
                "func removeSubscription(for topic: String) { subscriptions[topic] = nil }",
                "func getTopics() -> [String] { Array(subscriptions.keys) }",
            ], ["isSubscribed"]
        ),
        (
            "func setSubscription(id: String, for topic: String); func subscription(for topic: String) -> String?; func removeSubscription(id: String)",
            ["func setSubscription(id: String, for topic: String) { subscriptions[topic] = id }"],
            ["removeSubscriptionId"]
        ),
        (
            "func setPublicKey(publicKey: PublicKey, for topic: String); func setSymmetricKey(_ symmetricKey: SymmetricKey, for topic: String); func getPublicKey(for topic: String) -> PublicKey?; func getSymmetricKey(for topic: String) -> SymmetricKey?; func getSymmetricKeyData(for topic: String) -> Data?; func deleteSymmetricKey(for topic: String); func deletePrivateKey(for publicKey: String)",
            [
                "func setPublicKey(publicKey: PublicKey, for topic: String) { publicKeys[topic] = publicKey }",
                "func setSymmetricKey(_ symmetricKey: SymmetricKey, for topic: String) { symmetricKeys[topic] = symmetricKey }",
                "func getPublicKey(for topic: String) -> PublicKey? { publicKeys[topic] }",
                "func deleteSymmetricKey(for topic: String) { symmetricKeys[topic] = nil }",
            ], ["getSymmetricKeyDataFor", "deletePrivateKeyFor"]
        ),
        (
            "func setSymmetricKey(_ symmetricKey: SymmetricKey, for topic: String); func getSymmetricKey(for topic: String) -> SymmetricKey?; func deletePrivateKey(for topic: String)",
            [], ["deletePrivateKeyFor"]
        ),
        (
            "func setTopic(_ topic: String, for key: String); func getTopic(for key: String) -> String?; func deletePrivateKey(for publicKey: String); func deleteTopic(for key: String)",
            ["func deleteTopic(for key: String) { topics[key] = nil }"], ["deletePrivateKeyFor"]
        ),
        (
            "func saveMessageEvent(_ type: EventKind); func fetchMessageEvents() -> [MessageEvent]; func clearMessageEvents()",
            ["func clearMessageEvents() { messageEvents.removeAll() }"], ["saveMessageEvent"]
        ),
        (
            "func setSessionIfNewer(_ session: Session) -> Bool; func insertIfAbsent(_ session: Session) -> Bool; func deleteSessionIfExists(topic: String); func removeUnlessPinned(_ session: Session); func saveIfNeeded(_ session: Session); func session(topic: String) -> Session?",
            [
                "func deleteSessionIfExists(topic: String) { sessions.removeAll { $0.topic == topic } }",
                "guard !sessions.contains(where: { $0.topic == session.topic }) else { return false }",
                "sessions[index] = session",
            ], ["setSessionIfNewer", "removeUnlessPinned"]
        ),
        (
            "var sessionsStream: AsyncStream<[Session]> { get }; func request(params: Note) async throws; func fetchSessions(of user: Note) async throws; func getSessions() -> [Session]",
            ["func fetchSessions(of user: Note) async throws { sessionsListeners.send(sessions) }"], ["requestParams"]
        ),
        (
            "func add(_ attributes: CFDictionary) -> OSStatus; func delete(_ query: CFDictionary) -> OSStatus",
            [], ["add", "delete"]
        ),
        (
            "func getSessions(account: Account) -> [Session]; func getSession(topic: String) -> Session?; func setSession(_ session: Session); func clearDatabase(account: Account)",
            [
                "func getSessions(account: Account) -> [Session] { sessions.filter { $0.account == account } }",
                "func clearDatabase(account: Account) { sessions.removeAll { $0.account == account } }",
            ], []
        ),
        (
            "func set<T>(_ value: T, forKey key: String); func read<T>(key: String) throws -> T",
            ["guard let value = values[key] as? T else { throw NotFound() }"], []
        ),
    ]

    @Test("is that of names and types together", arguments: table)
    func certain(_ row: (requirements: String, lines: [String], stubs: Set<String>)) throws {
        let text = try Emission(Self.types + "protocol P { \(row.requirements) }").text(.fake)
        for line in row.lines { #expect(text.contains(line), "\(text)") }
        #expect(Self.stubs(in: text) == row.stubs, "\(text)")
    }

    /// What passes without a word, and what is left to tests as it mentions what is kept.
    static let passing: [(requirements: String, stubs: Set<String>)] = [
        ("func updateHost(host: String) async; func setTopic(_ topic: String); func startTrace(topic: String)", []),
        (
            "func sessions() -> [Session]; func disconnect(topic: String) async; func close(); func retry(count: Int)",
            ["disconnectTopic"]
        ),
        (
            "func save(_ note: Note); func show(_ note: Note); func open(noteID: Int); func highlight(id: Int); func ping()",
            ["show", "openNoteID", "highlightId"]
        ),
        (
            "func save(_ note: Note); func purgeIfNeeded(); func deleteNoteWhenPossible(_ note: Note); func updateNoteIfNeeded(_ note: Note)",
            ["purgeIfNeeded", "deleteNoteWhenPossible"]
        ),
        (
            "func save(_ note: Note); func insertUnlessPresent(_ note: Note) -> Bool; func notes() -> [Note]", []
        ),
        ("func save(_ note: Note); func showNotes(); func paintNoteworthy(); func viewDidAppear()", ["showNotes"]),
        (
            "func set(_ title: String, for id: Int); func title(for id: Int) -> String?; func flash(id: Int); func flash(level: Double)",
            ["flashId"]
        ),
    ]

    @Test("passes only what mentions nothing that is kept", arguments: passing)
    func mentioned(_ requirements: String, _ stubs: Set<String>) throws {
        let text = try Emission(Self.types + "protocol P { \(requirements) }").text(.fake)
        #expect(Self.stubs(in: text) == stubs, "\(text)")
    }

    /// Lists that are called after a verb, and what is left to tests of them.
    static let states: [(requirements: String, lines: [String], stubs: Set<String>)] = [
        (
            "func pin(_ note: Note); func unpin(_ note: Note); func pins() -> [Note]",
            ["func unpin(_ note: Note) { notes.removeAll { $0.id == note.id } }", "notes.append(note)"], []
        ),
        (
            "func block(_ session: Session) async throws; func unblock(_ session: Session) async throws; func isBlocked(_ session: Session) -> Bool; func blockedSessions() async -> [Session]",
            [
                "if !sessions.contains(session) { sessions.append(session) }",
                "func unblock(_ session: Session) async throws { sessions.removeAll { $0 == session } }",
                "func isBlocked(_ session: Session) -> Bool { sessions.contains { $0 == session } }",
                "func blockedSessions() async -> [Session] { sessions }",
            ], []
        ),
        (
            "func like(_ note: Note); func unlike(_ note: Note); func notes() -> [Note]", [], ["like", "unlike"]
        ),
        (
            "func pin(_ note: Note); func pinnedNotes() -> [Note]; func notes() -> [Note]", [], ["pin"]
        ),
        (
            "func pin(_ note: Note); func pins() -> [Note]; func save(_ note: Note)", [], ["pin"]
        ),
        (
            "func pin(_ card: Card); func pinnedCards() -> [Card]; func cards() -> [Card]; func save(_ card: Card)",
            ["func pinnedCards() -> [Card] { storedCards.filter { $0.isPinned } }"], ["pin"]
        ),
        (
            "func bookmark(_ note: Note); func removeBookmark(_ note: Note); func bookmarkedNotes() -> [Note]",
            ["func removeBookmark(_ note: Note) { notes.removeAll { $0.id == note.id } }"], []
        ),
        ("func note(_ note: Note); func notes() -> [Note]", [], ["note"]),
        (
            "func like(_ note: Note); func dislike(_ note: Note); func likedNotes() -> [Note]",
            ["func dislike(_ note: Note) { notes.removeAll { $0.id == note.id } }"], []
        ),
        (
            "func play(_ note: Note); func display(_ note: Note); func playedNotes() -> [Note]",
            ["notes.append(note)"], ["display"]
        ),
    ]

    @Test("puts in by a verb only what the list is called after", arguments: states)
    func called(_ row: (requirements: String, lines: [String], stubs: Set<String>)) throws { try certain(row) }

    /// The members that ask a closure, without its ending.
    private static func stubs(in text: String) -> Set<String> {
        Set(
            text.split(separator: "\n").compactMap { line in
                let words = line.split(separator: " ")
                return words.first == "var" && words[1].hasSuffix("Stub:") ? String(words[1].dropLast(5)) : nil
            })
    }
}
