// Calls mocks, wrappers and clients of Doubles/ and checks what they hand on and verify. Run by check-kinds.sh, which
// builds this once as it is and once with ThreadSanitizer, with TwiceSaver, a wrapper of which one member was edited.

import ClientForms
import Foundation
import LockedValues
import Notes
import SendableServices

@main
enum KindsBehaviour {
    nonisolated(unsafe) static var failures = 0

    static func expect(_ condition: Bool, _ what: String) {
        guard !condition else { return }
        failures += 1
        print("not as expected: \(what)")
    }

    static func main() async throws {
        if CommandLine.arguments.contains("unset") {
            _ = NotesRepositoryClient.unimplemented.undo()
            return
        }
        if CommandLine.arguments.contains("unread") {
            unread()
            return
        }
        try await mocks()
        try await wrappers()
        try await clients()
        try clientsOfUnusualForms()
        try await clientsOfSharedValues()
        clientsOfValuesThatCallThem()
        endingsOfFeatures()
        await race()
        if failures > 0 { exit(1) }
        print("all as expected")
    }

    static func mocks() async throws {
        let mock = NotesRepositoryMock()
        expect(mock.unmetExpectations == [], "nothing is expected at first, and nothing came")
        mock.saveNoteExpectations = [.called(2) { $0.id > 0 }]
        mock.refreshExpectations = [.never]
        try await mock.save(note: Note(id: 1))
        expect(mock.unmetExpectations.count == 1, "a call too few is told: \(mock.unmetExpectations)")
        expect(
            mock.unmetExpectations.first?.hasPrefix("save(note:): expected calls: 2, got: 1 of [") ?? false,
            "what was expected and what came: \(mock.unmetExpectations)")
        try await mock.save(note: Note(id: 2))
        expect(mock.unmetExpectations == [], "two calls that fit were expected")
        expect(mock.saveNoteCalls.map(\.id) == [1, 2], "a mock records as a spy does")
        try await mock.save(note: Note(id: 0))
        expect(mock.unmetExpectations.count == 1, "a call with other arguments is told: \(mock.unmetExpectations)")
        mock.refresh()
        expect(
            mock.unmetExpectations.last == "refresh(): expected calls: 0, got: 1",
            "a call that was expected not to come is told: \(mock.unmetExpectations)")
        mock.refreshExpectations = []
        expect(mock.unmetExpectations.last == "refresh(): unexpected call", "mocks are strict")
        mock.refreshExpectations = [.called(0...)]
        expect(mock.unmetExpectations.count == 1, "any number of calls may be expected")
        let id = UUID()
        mock.deleteIdPermanentlyExpectations = [.called(with: .init(id: id, permanently: true))]
        mock.delete(id: id, permanently: false)
        expect(mock.unmetExpectations.count == 3, "one call missing, one too many: \(mock.unmetExpectations)")

        let shared = AuthServiceMock()
        shared.logOutExpectations = [.called()]
        expect(shared.unmetExpectations != [], "a mock behind a lock finds a call too few")
        shared.logOut()
        expect(shared.unmetExpectations == [], "a mock behind a lock counts")
    }

    /// Ends a mock of which nobody asked anything: the first has all it expects, the second misses a call.
    static func unread() {
        let met = NotesRepositoryMock()
        met.refreshExpectations = [.called()]
        met.refresh()
        met.undo()
        let missing = NotesRepositoryMock()
        missing.refreshExpectations = [.called(1...)]
    }

    static func wrappers() async throws {
        let base = NotesRepositoryMock()
        base.findNoteByStub = { _ in Note(id: 7) }
        let wrapper = NotesRepositoryWrapper(base: base)
        try await wrapper.move(note: Note(id: 1), to: Folder(name: "a"))
        expect(base.moveNoteToCalls.first?.folder == Folder(name: "a"), "a wrapper hands on arguments")
        expect(try await wrapper.findNote(by: UUID())?.id == 7, "a wrapper hands back results")
        struct Failure: Error {}
        base.saveNoteStub = { _ in throw Failure() }
        do {
            try await wrapper.save(note: Note(id: 1))
            expect(false, "a wrapper swallows an error")
        } catch {
            expect(error is Failure, "a wrapper hands on errors")
        }

        let account = AccountMock()
        var outer = AccountWrapper(base: AccountWrapper(base: account))
        outer.visits = 3
        expect(account.visits == 3 && outer.visits == 3, "wrappers of wrappers set and read through")

        let saver = NoteSaverMock()
        TwiceSaver(base: saver).save(Note(id: 4))
        expect(saver.saveCalls.map(\.id) == [4, 4], "a member edited by hand does what it says")
    }

    static func clients() async throws {
        let live = NotesRepositoryMock()
        var client = NotesRepositoryClient(live)
        try await client.move(note: Note(id: 1), to: Folder(name: "b"))
        expect(live.moveNoteToCalls.count == 1, "a client hands on to the value it was made from")
        struct Offline: Error {}
        client.onSaveNote = { _ in throw Offline() }
        let repository: any NotesRepository = client
        do {
            try await repository.save(note: Note(id: 1))
            expect(false, "the closure set for a member is not called")
        } catch {
            expect(error is Offline, "the closure set for a member is called")
        }
        expect(live.saveNoteCalls.isEmpty, "what was overridden is not handed on")

        let account = AccountMock()
        let copy = AccountClient(account)
        var settable = copy
        settable.nickname = "B"
        expect(account.nickname == "B" && copy.nickname == "B", "a client sets through to the value behind it")
    }

    static func clientsOfUnusualForms() throws {
        struct JSON: Coder {
            func encode<Value: Encodable>(_ value: Value) throws -> [UInt8] { Array(try JSONEncoder().encode(value)) }
            func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
                try JSONDecoder().decode(type, from: Data(bytes))
            }
            func update<Bytes: Sequence>(_ bytes: inout Bytes, with value: any Encodable) {}
        }
        var coder = CoderClient(JSON())
        expect(try coder.decode([Int].self, from: coder.encode([1, 2])) == [1, 2], "generic members are handed on")
        coder.onDecodeFrom = { _, _ in "canned" }
        expect(try coder.decode(String.self, from: []) == "canned", "a generic member is overridden")
        coder.onUpdateWith = { bytes, _ in bytes = [UInt8](repeating: 7, count: 2) }
        var bytes: [UInt8] = []
        coder.update(&bytes, with: 1)
        expect(bytes == [7, 7], "a closure changes a value of a generic type")

        VisitClient.onLimit = { 3 }
        VisitClient.onInitName = { name in
            var made = VisitClient()
            made.onIsSameAs = { _ in name == "same" }
            return made
        }
        VisitClient.onInitToken = { $0 == 0 ? nil : VisitClient() }
        func made<Made: Visit>(_ type: Made.Type) -> Made { type.init(name: "same") }
        expect(VisitClient.limit == 3, "a closure of the type answers for it")
        expect(made(VisitClient.self).isSame(as: VisitClient()), "a closure makes a client")
        expect(try VisitClient(token: 0) == nil && VisitClient(token: 1) != nil, "a closure may make none")

        let transactions = TransactionsClient(LiveTransactions())
        expect(try transactions.read { $0 + 1 } == 42, "a closure gets a generic function and gives its result")

        let token = TokenClient()
        token.onText = { "a" }
        expect(token == token && token != TokenClient() && token.text == "a", "clients are compared by identity")
        var numbers = NumbersClient([1, 2] as TwoNumbers)
        expect(Array(numbers) == [1, 2] && numbers.title == "two", "elements are taken from the other")
        numbers.elements = [3]
        expect(Array(numbers) == [3], "elements can be set")

        let listener = ListenerClient()
        listener.onHear = { _ throws(ListenerError) in throw ListenerError() }
        expect((try? listener.hear("a")) == nil, "a closure of a class may throw errors of one type")
    }

    struct LiveTransactions: Transactions {
        func read<Value: Sendable>(_ body: (Int) throws -> Value) throws -> Value { try body(41) }
        func write<Value>(_ body: (Int) throws -> Value) rethrows -> Value { try body(41) }
    }

    struct TwoNumbers: Numbers, ExpressibleByArrayLiteral {
        let values: [Int]
        init(arrayLiteral elements: Int...) { values = elements }
        func makeIterator() -> IndexingIterator<[Int]> { values.makeIterator() }
        var title: String {
            get { "two" }
            nonmutating set {}
        }
    }

    struct StoredPreferences: Preferences {
        var name = "first"
        var tags: [String] = []
        var limit: Int { tags.count }
        func load(from path: String) async throws -> [String] { [name, path] }
        func summary() -> String { name + tags.joined() }
        mutating func clear() { tags = [] }
    }

    /// Where the value behind a client ran under the client's lock, this would wait for itself.
    static func clientsOfValuesThatCallThem() {
        let client = Locked<TallyClient?>(nil)
        let live = CallingTally(client: client)
        client.withLock { $0 = TallyClient(live) }
        var counting = client.withLock { $0 }
        counting?.count = 3
        expect(counting?.count == 4, "a setter and a getter that call the client")
    }

    /// Where a value behind a spy ran under its lock, or something died there, this would wait for itself.
    static func endingsOfFeatures() {
        let known = Locked<StrongboxSpy?>(nil)
        let spy = StrongboxSpy(forwardingTo: CallingStrongbox(spy: known))
        known.withLock { $0 = spy }
        let order = CallOrder()
        spy.order = order
        expect((try? spy.read()) == 1, "a value behind a spy may ask the spy")
        expect(order.calls == ["read()"], "calls come in their order")

        spy.owner = Owner { _ = try? spy.read() }
        spy.ownerStub = { Owner {} }
        spy.resetCalls()
        expect(spy.readCallCount == 1, "what was recorded dies when the lock is open, and its calls are recorded")
        spy.order = nil
        known.withLock { $0 = nil }

        let mock = StrongboxMock()
        var owner: Owner? = Owner { _ = try? mock.read() }
        mock.readExpectations = [.called { [owner] in owner != nil && mock.readCallCount == 1 }]
        owner = nil
        expect((try? mock.read()) == 0 && mock.unmetExpectations == [], "an expectation may ask the mock")
        mock.readExpectations = []
        expect(mock.readCallCount == 2, "an expectation dies when the lock is open")
    }

    struct CallingStrongbox: Strongbox {
        let spy: Locked<StrongboxSpy?>
        static func open(_ code: Int) -> Bool { false }
        func read() throws(VaultError) -> Int { spy.withLock { $0 }?.readCallCount ?? 0 }
        var owner: Owner {
            get { Owner {} }
            nonmutating set {}
        }
    }

    static func clientsOfSharedValues() async throws {
        let stored = StoredPreferences()
        var client = PreferencesClient(stored)
        client.name = "second"
        client.tags = ["a", "b"]
        expect(client.name == "second" && client.limit == 2, "what is set is kept in the client's copy")
        expect(client.summary() == "secondab" && stored.name == "first", "the copy is one value, and a copy")
        expect(try await client.load(from: "p") == ["second", "p"], "arguments are handed on to the copy")
        let shared = client
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask {
                    var mine = shared
                    mine.name = String(number)
                    _ = mine.summary()
                }
            }
        }
        expect(Int(client.name) != nil, "copies of a client share the value")
    }

    static func race() async {
        let mock = AuthServiceMock()
        let client = AuthServiceClient(mock)
        let wrapper = AuthServiceWrapper(base: mock)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    client.logOut()
                    wrapper.logOut()
                }
            }
        }
        mock.logOutExpectations = [.called(200)]
        expect(mock.unmetExpectations == [], "no call is lost between threads")
    }
}

/// A value whose accessors call the client that it stands behind.
struct CallingTally: Tally {
    let client: Locked<TallyClient?>
    private var own = 0

    init(client: Locked<TallyClient?>) { self.client = client }

    var count: Int {
        get { own + (client.withLock { $0 }?.total() ?? 0) }
        set {
            _ = client.withLock { $0 }?.total()
            own = newValue
        }
    }

    func total() -> Int { 1 }
}
