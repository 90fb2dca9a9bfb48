// Calls a sample of the doubles in Doubles/ and checks what they record and answer. Run by check-behaviour.sh, which
// builds this once as it is and once with ThreadSanitizer.

import Foundation
import Generic
import GenericEdges
import FailingInitializers
import Isolation
import Notes
import Overloads
import SendableServices
import Standard

struct Unexpected: Error {}

@main
enum DoublesBehaviour {
    nonisolated(unsafe) static var failures = 0

    static func expect(_ condition: Bool, _ what: String) {
        guard !condition else { return }
        failures += 1
        print("not as expected: \(what)")
    }

    static func main() async throws {
        if CommandLine.arguments.contains("race") { return race() }
        if CommandLine.arguments.contains("mismatch") { return mismatch() }
        await plain()
        try await erased()
        overloads()
        await isolated()
        try await actors()
        await locked()
        statics()
        try await sequences()
        try await parameters()
        try await ownership()
        try await inherited()
        try await streams()
        closures()
        initialisers()
        try await failingInitialisers()
        endings()
        overrides()
        delegates()
        states()
        print(failures == 0 ? "behaviour: all as expected" : "behaviour: \(failures) failed")
        exit(failures == 0 ? 0 : 1)
    }

    static func plain() async {
        let spy = NotesRepositorySpy()
        let notes: any NotesRepository = spy
        spy.findNoteByStub = { _ in Note(id: 7) }
        spy.saveNoteStub = { _ in throw Unexpected() }
        let id = UUID()
        expect((try? await notes.findNote(by: id)) == Note(id: 7), "a stubbed answer")
        expect(spy.findNoteByCalls == [id], "a recorded argument")
        do {
            try await notes.save(note: Note(id: 1))
            expect(false, "a stubbed error")
        } catch { expect(error is Unexpected, "the stubbed error") }
        expect(spy.saveNoteCalls == [Note(id: 1)], "a call that throws is recorded")
        notes.delete(id: id, permanently: true)
        expect(spy.deleteIdPermanentlyCalls.first?.permanently == true, "a labelled tuple")
        notes.refresh()
        expect(spy.refreshCallCount == 1, "a count")

        let account = AccountSpy()
        account.visits += 1
        account.current = Folder(name: "Inbox")
        account.tokenStub = { throw Unexpected() }
        expect(account.visitsSetCalls == [1], "a set property")
        expect(account.currentSetCalls == [Folder(name: "Inbox")], "a set lazy property")
        expect((try? await account.token) == nil && account.tokenCallCount == 1, "a throwing getter")
    }

    static func erased() async throws {
        let spy = LoaderSpy()
        spy.loadFromStub = { _, _ in 42 }
        let url = URL(fileURLWithPath: "/")
        let number: Int = try await spy.load(Int.self, from: url)
        expect(number == 42 && spy.loadFromCalls.first?.type == Int.self, "an erased result")
        let none: String? = spy.cached("a")
        expect(none == nil, "an erased optional")
        spy.cachedStub = { $0 }
        expect(spy.cached("a") == "a", "an erased optional with a value")
        let empty: [Int] = try spy.decode("")
        expect(empty.isEmpty, "an erased array's default")
        expect(spy.locked { 3 } == 3 && spy.lockedCallCount == 1, "a forwarded closure")
        spy.all(1, "two")
        expect(spy.allCalls.first?.count == 2, "a parameter pack")
        spy.fetchCompletionStub = { _, completion in
            (completion as? (Result<Int, any Error>) -> Void)?(.success(5))
        }
        var fetched = 0
        spy.fetch(Int.self) { fetched = (try? $0.get()) ?? 0 }
        expect(fetched == 5, "an erased completion")
        expect(CodecSpy().withBytes { $0.count } == 0, "a forwarded closure with a default argument")
    }

    static func overloads() {
        let spy = ArchiveSpy()
        spy.save("a")
        spy.save(1)
        expect(spy.saveCalls == ["a"] && spy.saveIntCalls == [1], "overloads by type")
        spy.subscriptFallbackStub = { "\($0)\($1)" }
        spy[1, fallback: "x"] = "y"
        expect(spy[1, fallback: "x"] == "1x", "a subscript")
        expect(spy.subscriptFallbackSetCalls.first?.newValue == "y", "a set subscript")
    }

    @MainActor static func isolated() async {
        let spy = NotesViewSpy()
        let draft = Draft()
        spy.editStub = { $0 }
        expect(await spy.edit(draft) === draft, "an isolated asynchronous stub")
        spy.describeLevelStub = { "\($0)" }
        expect(await Task.detached { spy.describe(level: 2) }.value == "2", "a nonisolated member elsewhere")
        expect(spy.describeLevelCalls == [2], "a nonisolated member's record")
    }

    static func actors() async throws {
        let spy = NoteCacheSpy()
        await spy.configure {
            $0.size = 3
            $0.loadKeyStub = { _ in throw Unexpected() }
        }
        spy.hintStub = { $0.count }
        expect(await spy.size == 3, "an actor's value")
        expect(spy.hint("abc") == 3, "an actor's nonisolated member")
        do {
            _ = try await spy.load(key: "a")
            expect(false, "an actor's stubbed error")
        } catch { expect(await spy.loadKeyCalls == ["a"], "an actor's record") }
    }

    static func locked() async {
        let spy = AuthServiceSpy()
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<64 {
                group.addTask {
                    for _ in 0..<50 {
                        _ = try? await spy.logIn(user: "\(index)", password: "")
                        spy.retries = index
                        spy.logOut()
                        spy.logInUserPasswordStub = { _, _ in true }
                        _ = spy.isLoggedIn
                        _ = spy.logInUserPasswordCalls.count
                        spy["key"] = "value"
                    }
                }
            }
        }
        expect(spy.logInUserPasswordCalls.count == 3200, "every concurrent call")
        expect(spy.logOutCallCount == 3200 && spy.retriesSetCalls.count == 3200, "every concurrent count")
        expect(spy.subscriptSetCalls.count == 3200, "every concurrent subscript")
        let answer = try? await spy.logIn(user: "", password: "")
        expect(answer == true, "a stub set from another task")
    }

    static func statics() {
        FactorySpy.makeStub = { _ in FactorySpy(name: "x", size: 2) }
        expect(FactorySpy.make("a").initNameSizeCalls.first?.size == 2, "a static stub")
        expect(FactorySpy.makeCalls == ["a"], "a static record")
        FactorySpy.limit = 4
        expect(FactorySpy.limitSetCalls == [4], "a static set property")
        SettingsKeySpy<Int>.defaultValue = 3
        SettingsKeySpy<String>.defaultValue = "three"
        SettingsKeySpy<Int>.parseStub = { Int($0) }
        expect(SettingsKeySpy<Int>.defaultValue == 3, "a generic type's static value")
        expect(SettingsKeySpy<String>.defaultValue == "three", "another's")
        expect(SettingsKeySpy<Int>.parse("5") == 5 && SettingsKeySpy<String>.parse("5") == nil, "a generic static stub")
    }

    static func initialisers() {
        let made = FactorySpy(name: "a", size: 1)
        expect(made.initNameSizeCalls.first?.name == "a" && made.initCodeCalls.isEmpty, "an initialiser")
        expect(FactorySpy(code: 3)?.initCodeCalls == [3], "a failable initialiser, which succeeds")
        expect((try? FactorySpy(from: [1]))?.initFromCalls == [[1]], "a throwing initialiser, which succeeds")
        let folder = FactorySpy()
        folder.mergedWithStub = { $0 }
        expect(folder.merged(with: made) === made, "a parameter and a result of the double's own type")
    }

    static func failingInitialisers() async throws {
        FactorySpy.initCodeStub = { $0 > 0 }
        expect(FactorySpy(code: 0) == nil && FactorySpy(code: 1)?.initCodeCalls == [1], "a failable initialiser")
        FactorySpy.initFromStub = { _ in throw Unexpected() }
        expect((try? FactorySpy(from: [1])) == nil, "a throwing initialiser")
        FactorySpy.limit = 9
        FactorySpy.reset()
        expect(FactorySpy(code: 0) != nil && (try? FactorySpy(from: [1])) != nil, "initialisers that are reset")
        expect(FactorySpy.limit == 0 && FactorySpy.limitSetCalls.isEmpty, "static members that are reset")

        RecordingFileSpy.initParsingStub = { _ throws(CorruptFile) in throw CorruptFile() }
        expect((try? RecordingFileSpy(parsing: "")) == nil, "an initialiser with a typed error")
        RecordingFileSpy.initDownloadingStub = { _ in false }
        expect(
            try await RecordingFileSpy(downloading: "") == nil, "an initialiser that waits, may throw and may give nil")
        RecordingDecoderSpy<Int>.initInputStub = { $0 != 1 }
        expect(
            RecordingDecoderSpy(input: 1) == nil && RecordingDecoderSpy(input: "1") != nil, "one of a generic double")
        await MainActor.run {
            RecordingViewSpy.initRecordingStub = { _ in false }
            expect(RecordingViewSpy(recording: Recording(id: 1)) == nil, "one of a double on the main actor")
            RecordingViewSpy.reset()
            expect(RecordingViewSpy(recording: Recording(id: 1)) != nil, "one that is reset on the main actor")
        }
    }

    /// Has a generic member answer with a value of another type: check-behaviour.sh looks at how that stops the program.
    static func mismatch() {
        let loader = LoaderSpy()
        loader.cachedStub = { _ in 7 }
        expect((loader.cached("key") as Int?) == 7, "a value of the right type")
        loader.cachedStub = { _ in nil }
        expect((loader.cached("key") as Int?) == nil, "no value")
        loader.cachedStub = { _ in "seven" }
        let found: Int? = loader.cached("key")
        print("a value of another type was taken for \(String(describing: found))")
    }

    static func sequences() async throws {
        let shelf = ShelfSpy<Int>()
        shelf.elements = [1, 2, 3]
        expect(shelf.reduce(0, +) == 6 && shelf.last == 3, "a collection")
        let feed = FeedSpy<Int>()
        feed.elements = [1, 2]
        var seen: [Int] = []
        for try await element in feed { seen.append(element) }
        expect(seen == [1, 2], "an asynchronous sequence")
        expect(FlagsSpy(rawValue: 3).rawValue == 3, "an option set")
        let tag = TagSpy()
        expect(Set([tag, tag]).count == 1 && tag != TagSpy(), "identity")
    }
}
