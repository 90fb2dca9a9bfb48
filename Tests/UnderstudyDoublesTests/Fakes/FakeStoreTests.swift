import Testing
import UnderstudyDoubles

/// Whole fakes: what a protocol keeps, besides elements with identifiers, and what each of its members does with that.
@Suite("What fakes keep")
struct FakeStoreTests {
    /// Requirements, and the lines between the braces of the fake.
    static let table = [
        (
            "func set(_ value: String, forKey key: String); func value(forKey key: String) -> String?",
            """
            var values: [String: String]

            init(values: [String: String] = [:]) { self.values = values }

            func set(_ value: String, forKey key: String) { values[key] = value }
            func value(forKey key: String) -> String? { values[key] }
            """
        ),
        (
            "func value(forKey key: String) -> String?; func set(_ value: String, forKey key: String); func removeValue(forKey key: String); func removeAll()",
            """
            var values: [String: String]

            init(values: [String: String] = [:]) { self.values = values }

            func value(forKey key: String) -> String? { values[key] }
            func set(_ value: String, forKey key: String) { values[key] = value }
            func removeValue(forKey key: String) { values[key] = nil }
            func removeAll() { values.removeAll() }
            """
        ),
        (
            "func get(_ key: Theme) -> Int?; func put(_ value: Int, key: Theme); var keys: [Theme] { get }; var count: Int { get }; var isEmpty: Bool { get }",
            """
            var values: [Theme: Int]

            init(values: [Theme: Int] = [:]) { self.values = values }

            func get(_ key: Theme) -> Int? { values[key] }
            func put(_ value: Int, key: Theme) { values[key] = value }
            var keys: [Theme] { Array(values.keys) }
            var count: Int { values.count }
            var isEmpty: Bool { values.isEmpty }
            """
        ),
        (
            "func setTitle(_ title: String, for id: Int); func title(for id: Int) -> String?; func setTheme(_ theme: Theme, for id: Int); func theme(for id: Int) -> Theme?; func subtitle(for id: Int) -> String?",
            """
            var titles: [Int: String]
            var themes: [Int: Theme]

            init(titles: [Int: String] = [:], themes: [Int: Theme] = [:]) {
                self.titles = titles
                self.themes = themes
            }

            func setTitle(_ title: String, for id: Int) { titles[id] = title }
            func title(for id: Int) -> String? { titles[id] }
            func setTheme(_ theme: Theme, for id: Int) { themes[id] = theme }
            func theme(for id: Int) -> Theme? { themes[id] }

            // MARK: subtitle(for:)
            var subtitleForStub: (Int) -> String? = { _ in
                TestIssue.report("PFake.subtitleForStub is not set", returning: nil)
            }
            func subtitle(for id: Int) -> String? { subtitleForStub(id) }
            """
        ),
        (
            "subscript(key: String) -> Int? { get set }",
            """
            var values: [String: Int]

            init(values: [String: Int] = [:]) { self.values = values }

            subscript(key: String) -> Int? {
                get { values[key] }
                set { values[key] = newValue }
            }
            """
        ),
        (
            "var theme: Theme { get set }",
            "var theme: Theme = .light"
        ),
        (
            "func setTheme(_ theme: Theme); func theme() -> Theme",
            """
            var storedTheme: Theme

            init(theme: Theme = .light) { storedTheme = theme }

            func setTheme(_ theme: Theme) { storedTheme = theme }
            func theme() -> Theme { storedTheme }
            """
        ),
        (
            "func start(); func stop(); var isRunning: Bool { get }",
            """
            func start() { isRunning = true }
            func stop() { isRunning = false }
            var isRunning = false
            """
        ),
        (
            "func log(_ message: String); var messages: [String] { get }",
            """
            init(messages: [String] = []) { self.messages = messages }

            func log(_ message: String) { messages.append(message) }
            var messages: [String] = []
            """
        ),
        (
            "func add(_ tag: String); func remove(_ tag: String); func tags() -> Set<String>; func contains(_ tag: String) -> Bool",
            """
            var storedTags: [String]

            init(tags: [String] = []) { storedTags = tags }

            func add(_ tag: String) { storedTags.append(tag) }
            func remove(_ tag: String) { storedTags.removeAll { $0 == tag } }
            func tags() -> Set<String> { Set(storedTags) }
            func contains(_ tag: String) -> Bool { storedTags.contains { $0 == tag } }
            """
        ),
        (
            "func save(_ token: String); func token() -> String?; func deleteToken()",
            """
            var storedToken: String?

            init(token: String? = nil) { storedToken = token }

            func save(_ token: String) { storedToken = token }
            func token() -> String? { storedToken }
            func deleteToken() { storedToken = nil }
            """
        ),
        (
            "func registerToken(_ token: String); var registeredToken: String? { get }; func deleteToken()",
            """
            func registerToken(_ token: String) { registeredToken = token }
            var registeredToken: String?
            func deleteToken() { registeredToken = nil }
            """
        ),
        (
            "func item() -> Note?; func save(_ first: Note)",
            """
            var storedItem: Note?

            init(item: Note? = nil) { storedItem = item }

            func item() -> Note? { storedItem }
            func save(_ first: Note) { storedItem = first }
            """
        ),
        (
            "func getNames() -> [String]; func setNames(_ names: [String])",
            """
            var names: [String]

            init(names: [String] = []) { self.names = names }

            func getNames() -> [String] { names }
            func setNames(_ names: [String]) { self.names = names }
            """
        ),
        (
            "func setNotes(_ notes: [Note]); func allNotes() -> [Note]",
            """
            var notes: [Note]

            init(notes: [Note] = []) { self.notes = notes }

            func setNotes(_ notes: [Note]) { self.notes = notes }
            func allNotes() -> [Note] { notes }
            """
        ),
        (
            "func getTitle(noteID: Int) async throws -> String; func isSupported() -> Bool",
            """
            var titles: [Int: String]
            var storedIsSupported: Bool

            init(titles: [Int: String] = [:], isSupported: Bool = false) {
                self.titles = titles
                storedIsSupported = isSupported
            }

            struct NotFound: Error {}

            func getTitle(noteID: Int) async throws -> String {
                guard let title = titles[noteID] else { throw NotFound() }
                return title
            }

            func isSupported() -> Bool { storedIsSupported }
            """
        ),
        (
            "func getLastSync() -> Note?; func recordSync(at time: Double)",
            """
            var lastSync: Note?

            init(lastSync: Note? = nil) { self.lastSync = lastSync }

            func getLastSync() -> Note? { lastSync }

            // MARK: recordSync(at:)
            var recordSyncAtStub: (Double) -> Void = { _ in TestIssue.report("PFake.recordSyncAtStub is not set") }
            func recordSync(at time: Double) { recordSyncAtStub(time) }
            """
        ),
        (
            "func isLoggedIn() -> Bool; func logIn(); func logOut()",
            """
            var storedIsLoggedIn: Bool

            init(isLoggedIn: Bool = false) { storedIsLoggedIn = isLoggedIn }

            func isLoggedIn() -> Bool { storedIsLoggedIn }
            func logIn() { storedIsLoggedIn = true }
            func logOut() { storedIsLoggedIn = false }
            """
        ),
        (
            "func saveDraft(_ draft: Note); func saveVolatileDraft(_ draft: Note); func draft() -> Note?",
            """
            var storedDraft: Note?

            init(draft: Note? = nil) { storedDraft = draft }

            func saveDraft(_ draft: Note) { storedDraft = draft }

            // MARK: saveVolatileDraft(_:)
            var saveVolatileDraftStub: (Note) -> Void = { _ in TestIssue.report("PFake.saveVolatileDraftStub is not set") }
            func saveVolatileDraft(_ draft: Note) { saveVolatileDraftStub(draft) }

            func draft() -> Note? { storedDraft }
            """
        ),
        (
            "func save(draft: Note) async -> Result<Void, any Error>; func loadDraft() -> Result<Note?, any Error>",
            """
            var draft: Note?

            init(draft: Note? = nil) { self.draft = draft }

            func save(draft: Note) async -> Result<Void, any Error> {
                self.draft = draft
                return .success(())
            }

            func loadDraft() -> Result<Note?, any Error> { .success(draft) }
            """
        ),
    ]

    @Test("is found in names and types", arguments: table)
    func kept(_ requirements: String, _ emitted: String) throws {
        let emission = try Emission(
            """
            struct Note: Sendable, Identifiable { let id: Int; var title: String }
            enum Theme { case light, dark }
            protocol P { \(requirements) }
            """)
        let lines = try emission.text(.fake).split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.contains("PFake: P {") })
        let body = lines[(start + 1)...].prefix { $0 != "}" }.map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }
        #expect(body.joined(separator: "\n") == emitted)
    }

    @Test(
        "is nothing where names say too little",
        arguments: [
            "func currentUser() -> Note?; func logIn(_ user: Note); func logOut()",
            "func increment(); func value() -> Int; func reset()",
            "func track(_ event: String, count: Int)",
            "func like(_ id: Int); func unlike(_ id: Int); func isLiked(_ id: Int) -> Bool",
            "func notify(); func addObserver(_ f: @escaping () -> Void)",
            "func now() -> Int",
            "func cache(note: Note, using path: Int, move: Bool) -> Int?; func clearCache() throws",
            "func sum(_ a: Int, _ b: Int) -> Int",
            "func login(name: String, password: String) async throws -> Bool",
            "func folders() -> [String: [Note]]; func add(_ note: Note, to folder: String)",
            "func register(_ name: String) -> Int; func name(of id: Int) -> String?",
        ])
    func unknown(_ requirements: String) throws {
        let text = try Emission("struct Note: Sendable { let id: Int }\nprotocol P { \(requirements) }").text(.fake)
        // What nobody waits for passes.
        let functions = text.split(separator: "\n").count { $0.contains("func ") && !$0.hasSuffix(" {}") }
        #expect(text.split(separator: "\n").count { $0.contains("// MARK: ") } == functions)
        #expect(!text.contains("init("))
    }
}
