import Testing

@testable import Notes

/// What `eventually` waits for, and what ends the wait.
///
/// Nothing here is polled: the interval is as long as the wait, so a test that is not woken fails.
@Suite(.timeLimit(.minutes(1)))
struct EventuallyTests {
    private let store = NoteStoreSpy()
    private let note = Note(id: 1, title: "milk")

    @Test("each change of a double with a lock asks the condition once more")
    func changes() async throws {
        let (asked, continuation) = AsyncStream.makeStream(of: Void.self)
        let saving = Task { [store, note] in for await _ in asked { try await store.save(note) } }
        var count = 0
        try await eventually(within: 30, every: 30) {
            count += 1
            let isDone = store.saveCalls.count == 3
            if !isDone { continuation.yield() }
            return isDone
        }
        #expect(count == 4)
        continuation.finish()
        try await saving.value
    }

    @Test("the same on the main actor")
    @MainActor func changesOnTheMainActor() async throws {
        let (asked, continuation) = AsyncStream.makeStream(of: Void.self)
        let saving = Task { [store, note] in for await _ in asked { try await store.save(note) } }
        var count = 0
        try await eventually(within: 30, every: 30) {
            count += 1
            let isDone = store.saveCalls.count == 3
            if !isDone { continuation.yield() }
            return isDone
        }
        #expect(count == 4)
        continuation.finish()
        try await saving.value
    }

    @Test("who only looks wakes nobody")
    func looks() async throws {
        let (asked, continuation) = AsyncStream.makeStream(of: Void.self)
        let saving = Task { [store, note] in
            for await _ in asked {
                for _ in 0..<100 { _ = store.saveCalls.count }
                try await store.save(note)
            }
        }
        var count = 0
        try await eventually(within: 30, every: 30) {
            count += 1
            let isDone = (0..<100).allSatisfy { _ in store.saveCalls.count == 1 }
            if !isDone { continuation.yield() }
            return isDone
        }
        #expect(count == 2)
        continuation.finish()
        try await saving.value
    }

    @Test("any double that the condition looked at wakes it")
    func severalDoubles() async throws {
        let login = LoginServiceSpy()
        let (asked, continuation) = AsyncStream.makeStream(of: Int.self)
        let working = Task { [store, note] in
            for await number in asked {
                if number == 1 { try await store.save(note) }
                if number == 2 { _ = try? await login.logIn(name: "ann", password: "secret") }
            }
        }
        var count = 0
        try await eventually(within: 30, every: 30) {
            count += 1
            let (saves, logins) = (store.saveCalls.count, login.logInNamePasswordCalls.count)
            if saves + logins < 2 { continuation.yield(count) }
            return saves == 1 && logins == 1
        }
        #expect(count == 3)
        continuation.finish()
        try await working.value
    }

    @Test("all who wait are woken")
    func severalConditions() async throws {
        let (asked, continuation) = AsyncStream.makeStream(of: Void.self)
        let waiting = (1...8).map { _ in
            Task { [store] in
                try await eventually(within: 30, every: 30) {
                    let isDone = store.saveCalls.count == 1
                    continuation.yield()
                    return isDone
                }
            }
        }
        var count = 0
        for await _ in asked {
            count += 1
            if count == 8 { try await store.save(note) }
            if count == 16 { break }
        }
        for task in waiting { #expect(try await task.value) }
    }

    @Test("many threads at once")
    func threads() async throws {
        let saving = Task { [store] in
            await withTaskGroup(of: Void.self) { group in
                for id in 0..<200 { group.addTask { try? await store.save(Note(id: id, title: "")) } }
            }
        }
        try await eventually(within: 30, every: 30) { store.saveCalls.count == 200 }
        await saving.value
    }

    @Test("what is no double with a lock comes true all the same, by looking again")
    @MainActor func withoutLock() async throws {
        let delegate = EditorDelegateSpy()
        let editor = Editor()
        editor.delegate = delegate
        Task { editor.save(note) }
        try await eventually(within: 30) { delegate.editorDidSaveCalls.count == 1 }
    }

    @Test("who is cancelled does not wait on")
    func cancelled() async throws {
        let (asked, continuation) = AsyncStream.makeStream(of: Void.self)
        let waiting = Task { [store] in
            try await eventually(within: 30, every: 30) {
                continuation.yield()
                return store.saveCalls.count == 1
            }
        }
        for await _ in asked { break }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }

    @Test("what does not happen fails at the line that waits")
    func failure() async throws {
        let line = #line + 2
        try await withKnownIssue {
            try await eventually(within: 0.01) { store.saveCalls.count == 1 }
        } matching: { issue in
            issue.sourceLocation?.line == line
                && issue.comments.map(\.rawValue) == ["condition not met within 0.01 s"]
        }
    }
}
