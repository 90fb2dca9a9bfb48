// Calls mocks, wrappers and clients of Doubles/ and checks what they hand on and verify. Run by check-kinds.sh, which
// builds this once as it is and once with ThreadSanitizer, with TwiceSaver, a wrapper of which one member was edited.

import Foundation
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
        try await mocks()
        try await wrappers()
        try await clients()
        await race()
        if failures > 0 { exit(1) }
        print("all as expected")
    }

    static func mocks() async throws {
        let mock = NotesRepositoryMock()
        try mock.verify()
        mock.saveNoteExpectedCount = 2
        mock.refreshExpectedCount = 0
        try await mock.save(note: Note(id: 1))
        do {
            try mock.verify()
            expect(false, "a mock with a call too few passes")
        } catch let error as NotesRepositoryMock.UnmetExpectations {
            expect(error.members == ["save(note:): expected 2, made 1"], "the unmet expectation: \(error)")
        }
        try await mock.save(note: Note(id: 2))
        try mock.verify()
        expect(mock.saveNoteCalls.map(\.id) == [1, 2], "a mock records as a spy does")
        mock.refresh()
        expect((try? mock.verify()) == nil, "a call that was expected not to come is found")

        let shared = AuthServiceMock()
        shared.logOutExpectedCount = 1
        expect((try? shared.verify()) == nil, "a mock behind a lock finds a call too few")
        shared.logOut()
        try shared.verify()
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
        mock.logOutExpectedCount = 200
        expect((try? mock.verify()) != nil, "no call is lost between threads")
    }
}
