import NotesTestSupport
import Testing
import XCTest

@testable import Notes

/// The recipes of docs/cookbook.md, line by line.
struct CookbookTests {
    @Test("A fixed answer")
    func fixedAnswer() async throws {
        let store = NoteStoreSpy()
        store.allNotesStub = { [Note(id: 1, title: "milk")] }
        #expect(try await store.allNotes().map(\.title) == ["milk"])
    }

    @Test("An error")
    func error() async throws {
        let store = NoteStoreSpy()
        store.saveStub = { _ in throw Offline() }
        await #expect(throws: Offline.self) { try await store.save(Note(id: 1, title: "")) }
    }

    @Test("Answers in turn")
    func answersInTurn() async throws {
        let store = NoteStoreSpy()
        store.noteIdStub = inTurn(nil, Note(id: 1, title: "milk"))
        #expect(try await store.note(id: 1) == nil)
        #expect(try await store.note(id: 1)?.title == "milk")
    }

    @Test("Failure first, then success: retries")
    @MainActor func retries() async throws {
        let store = NoteStoreSpy()
        store.allNotesStub = inTurn(.failure(Offline()), .success([Note(id: 1, title: "milk")]))
        let model = NotesModel(store: store, analytics: AnalyticsSpy())
        await model.load()
        #expect(store.allNotesCallCount == 2)
        #expect(model.notes.map(\.title) == ["milk"])
    }

    @Test("An answer by argument")
    func answerByArgument() async throws {
        let store = NoteStoreSpy()
        store.noteIdStub = { id in id == 1 ? Note(id: 1, title: "milk") : nil }
        #expect(try await store.note(id: 1) != nil)
        #expect(try await store.note(id: 2) == nil)
    }

    @Test("What was called, with what")
    @MainActor func calls() async throws {
        let analytics = AnalyticsSpy()
        let model = NotesModel(store: NoteStoreSpy(), analytics: analytics)
        try await model.add(Note(id: 1, title: "milk"))
        #expect(analytics.trackScreenCalls == [.init(event: "add", screen: "notes")])
        #expect(analytics.trackScreenCalls[0].screen == "notes")
    }

    @Test("Never called")
    @MainActor func neverCalled() async throws {
        let store = NoteStoreSpy()
        let model = NotesModel(store: store, analytics: AnalyticsSpy())
        await model.load()
        #expect(store.saveCalls.isEmpty)
    }

    @Test("Capture a completion and call it")
    func completion() throws {
        let geocoder = GeocoderSpy()
        var found: Place?
        geocoder.locate("Main Street") { found = try? $0.get() }
        #expect(found == nil)
        geocoder.locateCompletionCalls[0].completion(.success(Place(name: "Main Street 1")))
        #expect(found == Place(name: "Main Street 1"))
    }

    @Test("A stream")
    func stream() async {
        let downloader = DownloaderSpy()
        let (stream, continuation) = AsyncStream.makeStream(of: Double.self)
        downloader.downloadStub = { _ in stream }
        continuation.yield(0.5)
        continuation.yield(1)
        continuation.finish()
        var progress: [Double] = []
        for await value in downloader.download("notes") { progress.append(value) }
        #expect(progress == [0.5, 1])
    }

    @Test("A loading state")
    @MainActor func loadingState() async throws {
        let gate = Gate()
        let store = NoteStoreSpy()
        store.allNotesStub = {
            await gate.wait()
            return [Note(id: 1, title: "milk")]
        }
        let model = NotesModel(store: store, analytics: AnalyticsSpy())
        let loading = Task { await model.load() }
        try await eventually { model.isLoading }
        #expect(model.notes.isEmpty)
        gate.open()
        await loading.value
        #expect(!model.isLoading)
    }

    @Test("Wait for what happens later: debounce")
    @MainActor func debounce() async throws {
        let store = NoteStoreSpy()
        store.allNotesStub = { [Note(id: 1, title: "milk"), Note(id: 2, title: "mint")] }
        let search = Search(store: store)
        for text in ["m", "mi", "mil"] { search.type(text) }
        try await eventually { search.found.map(\.title) == ["milk"] }
        #expect(store.allNotesCallCount == 1)
    }

    @Test("Wait for a call")
    @MainActor func waitForACall() async throws {
        let store = NoteStoreSpy()
        let model = NotesModel(store: store, analytics: AnalyticsSpy())
        Task { try await model.add(Note(id: 1, title: "milk")) }
        try await eventually { store.saveCalls.count == 1 }
    }

    @Test("A failed login")
    func failedLogin() async {
        let service = LoginServiceSpy()
        service.logInNamePasswordStub = { _, _ in throw Offline() }
        let model = LoginModel(service: service)
        await model.logIn(name: "ann", password: "secret")
        #expect(model.session == nil)
        #expect(model.failure == "Wrong name or password.")
        #expect(service.logInNamePasswordCalls == [.init(name: "ann", password: "secret")])
    }

    @Test("The order of calls across members and doubles")
    @MainActor func order() async throws {
        let order = CallOrder()
        let (store, analytics) = (NoteStoreSpy(), AnalyticsSpy())
        store.order = order
        analytics.order = order
        let model = NotesModel(store: store, analytics: analytics)
        try await model.add(Note(id: 1, title: "milk"))
        try await model.renumber(Note(id: 1, title: "milk"), to: 2)
        #expect(order.calls == ["track(_:screen:)", "save(_:)", "save(_:)", "delete(id:)"])
    }

    @Test("Expectations set before: a mock")
    @MainActor func expectations() async throws {
        let store = NoteStoreMock()
        store.saveExpectations = [.called(with: Note(id: 1, title: "milk"))]
        let model = NotesModel(store: store, analytics: AnalyticsSpy())
        try await model.add(Note(id: 1, title: "milk"))
        #expect(store.unmetExpectations == [])
    }

    @Test("Expectations that a mock checks itself")
    func expectationsThatNobodyReads() {
        withKnownIssue {
            let store = NoteStoreMock()
            store.saveExpectations = [.called()]
        } matching: {
            $0.sourceLocation?.line == #line - 2 && "\($0.comments)".contains("expected calls: 1, got: 0")
        }
    }

    @Test("A delegate")
    @MainActor func delegate() {
        let delegate = EditorDelegateSpy()
        let editor = Editor()
        editor.delegate = delegate
        editor.save(Note(id: 1, title: "milk"))
        #expect(delegate.editorDidSaveCalls.map(\.note.title) == ["milk"])
        #expect(delegate.editorDidCancelCalls.isEmpty)
    }

    @Test("A settable property")
    func property() {
        let clock = ClockStub()
        clock.now = 12
        #expect(clock.now == 12)
    }

    @Test("Something that works: a fake")
    @MainActor func fake() async throws {
        let store = NoteStoreFake(notes: [Note(id: 1, title: "milk")])
        let model = NotesModel(store: store, analytics: AnalyticsSpy())
        try await model.renumber(Note(id: 1, title: "milk"), to: 2)
        #expect(store.notes == [Note(id: 2, title: "milk")])
    }

    @Test("A service that threads share")
    func threads() async {
        let store = NoteStoreSpy()
        await withTaskGroup(of: Void.self) { group in
            for id in 0..<100 { group.addTask { try? await store.save(Note(id: id, title: "")) } }
        }
        #expect(Set(store.saveCalls.map(\.id)).count == 100)
    }

    @Test("A real thing with one member changed: a wrapper")
    func wrapper() async throws {
        let store = NoteStoreWrapper(base: NoteStoreFake(notes: [Note(id: 1, title: "milk")]))
        #expect(try await store.note(id: 1)?.title == "milk")
    }

    @Test("Forget what was called")
    func forget() async throws {
        let store = NoteStoreSpy()
        try await store.save(Note(id: 1, title: "milk"))
        store.saveCalls = []
        try await store.save(Note(id: 2, title: "mint"))
        #expect(store.saveCalls.map(\.id) == [2])
        store.resetCalls()
        #expect(store.saveCalls.isEmpty)
    }

    @Test("A spy of a live thing")
    func spyOfALiveThing() async throws {
        let live = NoteStoreFake(notes: [Note(id: 1, title: "milk")])
        let store = NoteStoreSpy(forwardingTo: live)
        #expect(try await store.note(id: 1)?.title == "milk")
        store.saveStub = { _ in throw Offline() }
        await #expect(throws: Offline.self) { try await store.save(Note(id: 2, title: "mint")) }
        #expect(store.noteIdCalls == [1])
        #expect(live.notes.count == 1)
    }

    @Test("A view model of the main actor")
    @MainActor func viewModel() async {
        let store = NoteStoreSpy()
        store.allNotesStub = { throw Offline() }
        let model = NotesModel(store: store, analytics: AnalyticsSpy())
        await model.load()
        #expect(model.message == "You are offline.")
        #expect(!model.isLoading)
    }

    @Test("A double for a preview")
    func preview() {
        let stopwatch = FixedStopwatch()
        stopwatch.secondsStub = { 12 }
        #expect(stopwatch.seconds() == 12)
    }

    @Test("Doubles that several test targets share")
    func testSupport() {
        let clock = NotesTestSupport.ClockStub()
        clock.now = 7
        #expect(clock.now == 7)
    }

    @Test("A typed error")
    func typedError() {
        let publisher = PublisherSpy()
        publisher.publishStub = { (_) throws(PublishError) in throw .tooLong }
        #expect(throws: PublishError.tooLong) { try publisher.publish(Note(id: 1, title: "milk")) }
    }

    @Test("An actor")
    func actor() async {
        let cache = NoteCacheSpy()
        await cache.configure { $0.noteIdStub = { id in Note(id: id, title: "milk") } }
        #expect(await cache.note(id: 1)?.title == "milk")
        #expect(await cache.noteIdCalls == [1])
    }

    @Test("A generic member")
    func genericMember() throws {
        let decoder = TextDecodingSpy()
        decoder.decodeFromStub = { _, text in text.count }
        #expect(try decoder.decode(Int.self, from: "milk") == 4)
        #expect(decoder.decodeFromCalls[0].text == "milk")
    }

    @Test("An associated type")
    func associatedType() async throws {
        let notes = RepositorySpy<Note>()
        notes.allStub = { [Note(id: 1, title: "milk")] }
        #expect(try await notes.all().map(\.title) == ["milk"])
    }

    @Test("A member that the test forgot")
    func forgotten() {
        let decoder = TextDecodingSpy()
        withKnownIssue { _ = try decoder.decode(Int.self, from: "milk") }
    }

    @Test("A value of a model: a fixture")
    func fixture() {
        #expect(Note.fixture(title: "milk").title == "milk")
        #expect(Note.fixture() == Note.fixture())
    }

    @Test("A view model with all its doubles: a harness")
    @MainActor
    func harness() async {
        let harness = NotesModelHarness()
        harness.store.allNotesStub = { [.fixture(title: "milk")] }
        let model = harness.make()
        await model.load()
        #expect(model.notes.map(\.title) == ["milk"])
    }

    @Test("Moving from a hand-written mock")
    func movingOver() {
        let analytics = AnalyticsSpy()
        analytics.track("add", screen: "notes")
        #expect(analytics.events == ["add"])
    }

    @Test func theRealStoreAnswersLikeTheFake() async throws {
        try await NoteStoreContract.check({ MemoryNoteStore() }, against: { NoteStoreFake() })
    }
}

/// Keeps notes by their identifiers.
private actor MemoryNoteStore: NoteStore {
    private var notes: [(id: Int, note: Note)] = []

    func save(_ note: Note) {
        if let place = notes.firstIndex(where: { $0.id == note.id }) {
            notes[place].note = note
        } else {
            notes.append((note.id, note))
        }
    }

    func note(id: Int) -> Note? { notes.first { $0.id == id }?.note }
    func allNotes() -> [Note] { notes.map(\.note) }
    func delete(id: Int) { notes.removeAll { $0.id == id } }
}

/// The name that the tests of a former mock use.
extension AnalyticsSpy {
    var events: [String] { trackScreenCalls.map(\.event) }
}

@Suite(.separateStatics)
struct SettingsTests {
    @Test(arguments: 0..<1_000)
    func size(_ number: Int) async {
        SettingsSpy.valueForStub = { key in "\(key) \(number)" }
        await Task.yield()
        #expect(SettingsSpy.value(for: "size") == "size \(number)")
        #expect(SettingsSpy.valueForCalls == ["size"])
    }
}

final class SettingsXCTests: XCTestCase {
    override func invokeTest() { withSeparateStatics { super.invokeTest() } }

    func testSize() {
        XCTAssertNil(SettingsSpy.value(for: "size"))
        XCTAssertEqual(SettingsSpy.valueForCalls, ["size"])
    }

    func testColour() async {
        XCTAssertNil(SettingsSpy.value(for: "colour"))
        XCTAssertEqual(SettingsSpy.valueForCalls, ["colour"])
    }
}
