// swift-format-ignore-file
// Suites of Swift Testing whose warnings check-kinds.sh compares with what is said beside them.

import Foundation
import Notes
import SendableServices
import Streams
import Testing

/// A set-up that the tests share: each stub is called by one of them, each spy is read by one.
@Suite(.reportsUnused) struct SharedSetUp {
    let store = NotesRepositorySpy()
    let service = AuthServiceSpy()

    init() {
        store.newestStub = { Note(id: 1) }
        store.undoStub = { true }
        service.logInUserPasswordStub = { _, _ in true }
    }

    @Test func newest() { #expect(store.newest().id == 1) }
    @Test func undo() {
        #expect(store.undo())
        store.refresh()
        #expect(store.refreshCallCount == 1)
    }
    @Test func logIn() async throws {
        #expect(try await service.logIn(user: "a", password: "b"))
        #expect(service.logInUserPasswordCalls.count == 1)
    }
}

/// Warns of 'NotesRepositorySpy.undoStub' at a test, and of 'AuthServiceSpy.logInUserPasswordStub' at the suite.
@Suite(.reportsUnused) struct NeverCalled {
    let service = AuthServiceSpy()
    init() { service.logInUserPasswordStub = { _, _ in true } }

    @Test func one() { service.logOut() }
    @Test func other() {
        let store = NotesRepositorySpy()
        store.undoStub = { true }
        _ = store.newest()
        #expect(service.logOutCallCount == 0)
    }
}

/// Warns that 'NotesRepositorySpy' is never read; another test allows what it leaves unused.
@Suite(.reportsUnused) struct NeverRead {
    @Test func one() { NotesRepositorySpy().refresh() }
    @Test(.allowsUnused) func other() {
        let service = AuthServiceSpy()
        service.logInUserPasswordStub = { _, _ in true }
    }
}

/// From several threads at once, and by a stub of which another test makes use.
@Suite(.reportsUnused) struct Concurrent {
    @Test(arguments: 0..<20) func logOut(_ number: Int) async throws {
        let service = AuthServiceSpy()
        service.logInUserPasswordStub = { user, _ in user == "a" }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { service.logOut() } }
        }
        #expect(service.logOutCallCount == 20)
        if number == 7 { #expect(try await service.logIn(user: "a", password: "b")) }
    }
}

/// A list of calls in their order is read instead of the records.
@Suite(.reportsUnused) struct Ordered {
    @Test func calls() {
        let (store, service, order) = (NotesRepositorySpy(), AuthServiceSpy(), CallOrder())
        (store.order, service.order) = (order, order)
        store.refresh()
        service.logOut()
        #expect(order.calls == ["refresh()", "logOut()"])
    }
}

/// Nobody asks for anything.
@Suite struct Unwatched {
    @Test func one() {
        let store = NotesRepositorySpy()
        store.undoStub = { true }
        store.refresh()
    }
}

/// What a mock must never do has no line of its own, so it is shown where the test is declared.
@Suite struct Mocks {
    @Test func never() throws {
        let test = try #require(Test.current)
        withKnownIssue {
            let mock = NotesRepositoryMock()
            mock.refreshExpectations = [.never]
            mock.refresh()
        } matching: { issue in
            issue.sourceLocation == test.sourceLocation
                && issue.comments.contains { $0.rawValue == "refresh(): expected calls: 0, got: 1" }
        }
    }

    @Test func expected() {
        let line = #line + 3
        withKnownIssue {
            let mock = NotesRepositoryMock()
            mock.refreshExpectations = [.called(2)]
            mock.refresh()
        } matching: { issue in
            issue.sourceLocation?.line == line
        }
    }
}

/// Nothing is missed where a test waits until somebody listens.
@Suite struct Listening {
    @Test func behindALock() async throws {
        let fake = ChatRepositoryFake()
        let room = UUID()
        let listener = Task {
            var counts: [Int] = []
            for await messages in fake.messages(in: room) {
                counts.append(messages.count)
                if counts.count == 2 { break }
            }
            return counts
        }
        try await eventually { fake.storedMessagesListeners.count == 1 }
        _ = try await fake.sendMessage(roomID: room, text: "a")
        #expect(await listener.value == [0, 1])
        try await eventually { fake.storedMessagesListeners.count == 0 }
    }

    @MainActor @Test func onTheMainActor() async throws {
        let fake = FavoritesModelFake()
        let listener = Task {
            var all: [[String]] = []
            for await favorites in fake.favoritesStream() { all.append(favorites) }
            return all
        }
        try await eventually { fake.favoritesListeners.count == 1 }
        fake.addFavorite("a")
        listener.cancel()
        #expect(await listener.value.first == [])
        try await eventually { fake.favoritesListeners.count == 0 }
    }
}

@main enum Program {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
