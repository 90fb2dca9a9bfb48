// swift-format-ignore-file
// Test cases of XCTest whose warnings check-kinds.sh compares with what is said beside them.

import Notes
import SendableServices
import Streams
import XCTest

/// Warns of 'NotesRepositorySpy.newestStub': a test calls the other stub that the set-up has.
final class WatchedTests: XCTestCase {
    override func invokeTest() { Unused.collected(in: Self.self, name) { super.invokeTest() } }

    private var store = NotesRepositorySpy()

    override func setUp() {
        store = NotesRepositorySpy()
        store.newestStub = { Note(id: 1) }
        store.undoStub = { true }
    }

    func testUndo() { XCTAssert(store.undo()) }

    func testMove() async throws {
        await Task.yield()
        try await store.save(note: Note(id: 1))
    }
}

/// The set-up of several test cases.
class ServiceTests: XCTestCase {
    override func invokeTest() { Unused.collected(in: Self.self, name) { super.invokeTest() } }

    let service = AuthServiceSpy()
    let store = NotesRepositorySpy()

    override func setUp() {
        service.logInUserPasswordStub = { _, _ in true }
        service.tokenStub = { "a" }
        store.newestStub = { Note(id: 1) }
    }
}

/// Needs one of the stubs that are set up, as the other test case needs the other.
///
/// Warns of 'NotesRepositorySpy.newestStub', which neither of them needs, and 'NotesRepositorySpy.undoStub', which only
/// this one sets.
final class LogInTests: ServiceTests {
    func testLogsIn() async throws {
        let isLoggedIn = try await service.logIn(user: "a", password: "b")
        XCTAssert(isLoggedIn)
    }

    func testSetsUp() { store.undoStub = { true } }
}

/// Warns of 'NotesRepositorySpy.newestStub', and not of a stub that must not be called.
final class TokenTests: ServiceTests {
    func testToken() async throws {
        let token = try await service.token
        XCTAssertEqual(token, "a")
    }

    func testUndoesNothing() {
        Unused.allowed {
            store.undoStub = {
                XCTFail("must not be called")
                return false
            }
        }
        store.refresh()
    }
}

/// Nobody asks for anything.
final class UnwatchedTests: XCTestCase {
    func testSetsUp() { NotesRepositorySpy().newestStub = { Note(id: 1) } }
}

/// Nothing is missed where a test waits until somebody listens.
final class ListeningTests: XCTestCase {
    func testWaits() async throws {
        let fake = ChatRepositoryFake()
        let room = UUID()
        let listener = Task { () -> [Int] in
            var counts: [Int] = []
            for await messages in fake.messages(in: room) {
                counts.append(messages.count)
                if counts.count == 2 { break }
            }
            return counts
        }
        try await eventually { fake.storedMessagesListeners.count == 1 }
        _ = try await fake.sendMessage(roomID: room, text: "a")
        let counts = await listener.value
        XCTAssertEqual(counts, [0, 1])
        try await eventually { fake.storedMessagesListeners.count == 0 }
    }
}

@main enum Program {
    static func main() {
        XCTMain([
            testCase([("testUndo", WatchedTests.testUndo), ("testMove", asyncTest(WatchedTests.testMove))]),
            testCase([
                ("testLogsIn", asyncTest(LogInTests.testLogsIn)), ("testSetsUp", LogInTests.testSetsUp),
            ]),
            testCase([
                ("testToken", asyncTest(TokenTests.testToken)), ("testUndoesNothing", TokenTests.testUndoesNothing),
            ]),
            testCase([("testSetsUp", UnwatchedTests.testSetsUp)]),
            testCase([("testWaits", asyncTest(ListeningTests.testWaits))]),
        ])
    }
}
