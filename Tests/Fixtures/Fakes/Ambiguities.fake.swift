@testable import Ambiguities

/// A fake of `KeyThatIsNotEquatable`, yours to edit.
final class KeyThatIsNotEquatableFake: KeyThatIsNotEquatable {
    var entries: [Entry]

    init(entries: [Entry] = []) { self.entries = entries }

    func save(_ entry: Entry) { entries.append(entry) }

    // MARK: entry(mood:)
    var entryMoodStub: (Mood) -> Entry? = { _ in
        TestIssue.report("KeyThatIsNotEquatableFake.entryMoodStub is not set", returning: nil)
    }
    func entry(mood: Mood) -> Entry? { entryMoodStub(mood) }

    // MARK: delete(mood:)
    var deleteMoodStub: (Mood) -> Void = { _ in
        TestIssue.report("KeyThatIsNotEquatableFake.deleteMoodStub is not set")
    }
    func delete(mood: Mood) { deleteMoodStub(mood) }
}

/// A fake of `MapWhoseKeyIsNotHashable`, yours to edit.
final class MapWhoseKeyIsNotHashableFake: MapWhoseKeyIsNotHashable {
    func set(_ level: Int, forKey mood: Mood) {}

    // MARK: level(forKey:)
    var levelForKeyStub: (Mood) -> Int? = { _ in
        TestIssue.report("MapWhoseKeyIsNotHashableFake.levelForKeyStub is not set", returning: nil)
    }
    func level(forKey mood: Mood) -> Int? { levelForKeyStub(mood) }
}

/// A fake of `CacheWhoseKeyIsAnything`, yours to edit.
final class CacheWhoseKeyIsAnythingFake<Key, Value>: CacheWhoseKeyIsAnything {
    func insert(_ value: Value, for key: Key) {}

    // MARK: value(for:)
    var valueForStub: (Key) -> Value? = { _ in
        TestIssue.report("CacheWhoseKeyIsAnythingFake.valueForStub is not set", returning: nil)
    }
    func value(for key: Key) -> Value? { valueForStub(key) }
}

/// A fake of `IndexWhoseKeyIsAnything`, yours to edit.
final class IndexWhoseKeyIsAnythingFake<Element, Key>: IndexWhoseKeyIsAnything {
    var elements: [Element]

    init(elements: [Element] = []) { self.elements = elements }

    func save(_ element: Element) { elements.append(element) }

    // MARK: element(by:)
    var elementByStub: (Key) -> Element? = { _ in
        TestIssue.report("IndexWhoseKeyIsAnythingFake.elementByStub is not set", returning: nil)
    }
    func element(by key: Key) -> Element? { elementByStub(key) }

    // MARK: remove(by:)
    var removeByStub: (Key) -> Void = { _ in TestIssue.report("IndexWhoseKeyIsAnythingFake.removeByStub is not set") }
    func remove(by key: Key) { removeByStub(key) }
}

/// A fake of `TwoStoresOfOneName`, yours to edit.
final class TwoStoresOfOneNameFake: TwoStoresOfOneName {
    var drafts: [Local.Draft]
    var storedDrafts: [Remote.Draft]

    init(drafts: [Local.Draft] = [], storedDrafts: [Remote.Draft] = []) {
        self.drafts = drafts
        self.storedDrafts = storedDrafts
    }

    func save(_ draft: Local.Draft) {
        if let index = drafts.firstIndex(where: { $0.id == draft.id }) {
            drafts[index] = draft
        } else {
            drafts.append(draft)
        }
    }

    func save(_ draft: Remote.Draft) {
        if let index = storedDrafts.firstIndex(where: { $0.id == draft.id }) {
            storedDrafts[index] = draft
        } else {
            storedDrafts.append(draft)
        }
    }

    func allLocal() -> [Local.Draft] { drafts }
    func allRemote() -> [Remote.Draft] { storedDrafts }
}

/// A fake of `TwoLockedStoresOfOneName`, yours to edit.
final class TwoLockedStoresOfOneNameFake: TwoLockedStoresOfOneName {
    struct Storage {
        var drafts: [Local.Draft] = []
        let draftEventListeners = Listeners<Local.Draft>()
        var storedDrafts: [Remote.Draft] = []
        let storedDraftsEventListeners = Listeners<Remote.Draft>()
    }

    private let storage = Locked(Storage())

    var drafts: [Local.Draft] {
        get { storage.drafts }
        set { storage.drafts = newValue }
    }

    var draftEventListeners: Listeners<Local.Draft> { storage.withLock { $0.draftEventListeners } }

    var storedDrafts: [Remote.Draft] {
        get { storage.storedDrafts }
        set { storage.storedDrafts = newValue }
    }

    var storedDraftsEventListeners: Listeners<Remote.Draft> { storage.withLock { $0.storedDraftsEventListeners } }

    init(drafts: [Local.Draft] = [], storedDrafts: [Remote.Draft] = []) {
        storage.drafts = drafts
        storage.storedDrafts = storedDrafts
    }

    func save(_ draft: Local.Draft) async {
        storage.withLock { storage in
            if let index = storage.drafts.firstIndex(where: { $0.id == draft.id }) {
                storage.drafts[index] = draft
            } else {
                storage.drafts.append(draft)
            }
            storage.draftEventListeners.send(draft)
        }
    }

    func save(_ draft: Remote.Draft) async {
        storage.withLock { storage in
            if let index = storage.storedDrafts.firstIndex(where: { $0.id == draft.id }) {
                storage.storedDrafts[index] = draft
            } else {
                storage.storedDrafts.append(draft)
            }
            storage.storedDraftsEventListeners.send(draft)
        }
    }

    func localAdditions() -> AsyncStream<Local.Draft> {
        storage.withLock { storage in storage.draftEventListeners.stream() }
    }

    func remoteAdditions() -> AsyncStream<Remote.Draft> {
        storage.withLock { storage in storage.storedDraftsEventListeners.stream() }
    }
}

/// A fake of `OneStoreForTwoTypes`, yours to edit.
final class OneStoreForTwoTypesFake: OneStoreForTwoTypes {
    struct Storage {
        var values: [String: Any] = [:]
    }

    private let storage = Locked(Storage())

    var values: [String: Any] {
        get { storage.values }
        set { storage.values = newValue }
    }

    init(values: [String: Any] = [:]) { storage.values = values }

    func set(_ text: String, forKey key: String) async { storage.replace { storage in storage.values[key] = text } }
    func set(_ number: Int, forKey key: String) async { storage.replace { storage in storage.values[key] = number } }
    func text(forKey key: String) async -> String? { storage.values[key] as? String }
    func number(forKey key: String) async -> Int? { storage.values[key] as? Int }
    func removeAll() async { storage.replace { storage in storage.values.removeAll() } }
}

/// A fake of `ElementThatIsNotCopyable`, yours to edit.
final class ElementThatIsNotCopyableFake: ElementThatIsNotCopyable {
    func add(_ handle: consuming Handle) {}

    // MARK: handle(id:)
    var handleIdStub: (Int) -> Handle? = { _ in TestIssue.stop("ElementThatIsNotCopyableFake.handleIdStub is not set") }
    func handle(id: Int) -> Handle? { handleIdStub(id) }

    func remove(id: Int) {}
}

/// A fake of `SlotThatIsNotCopyable`, yours to edit.
final class SlotThatIsNotCopyableFake: SlotThatIsNotCopyable {
    // MARK: setHandle(_:)
    var setHandleStub: (consuming Handle) -> Void = { _ in
        TestIssue.report("SlotThatIsNotCopyableFake.setHandleStub is not set")
    }
    func setHandle(_ handle: consuming Handle) { setHandleStub(handle) }

    // MARK: handle()
    var handleStub: () -> Handle? = { TestIssue.stop("SlotThatIsNotCopyableFake.handleStub is not set") }
    func handle() -> Handle? { handleStub() }
}

/// A fake of `ResetThatMayMeanAnything`, yours to edit.
final class ResetThatMayMeanAnythingFake: ResetThatMayMeanAnything {
    var members: [Member]

    init(members: [Member] = []) { self.members = members }

    var isLoggedIn = false
    var currentMember: Member?

    func save(_ member: Member) {
        if let index = members.firstIndex(where: { $0.id == member.id }) {
            members[index] = member
        } else {
            members.append(member)
        }
    }

    func member(id: Int) -> Member? { members.first { $0.id == id } }
    func logIn(_ member: Member) { isLoggedIn = true }

    // MARK: logOut()
    var logOutStub: () -> Void = { TestIssue.report("ResetThatMayMeanAnythingFake.logOutStub is not set") }
    func logOut() { logOutStub() }

    // MARK: reset()
    var resetStub: () -> Void = { TestIssue.report("ResetThatMayMeanAnythingFake.resetStub is not set") }
    func reset() { resetStub() }
}

/// A fake of `ElementThatIsAParameter`, yours to edit.
final class ElementThatIsAParameterFake: ElementThatIsAParameter {
    var entries: [Entry]

    init(entries: [Entry] = []) { self.entries = entries }

    func add(_ entry: Entry, priority: Double) {
        if let index = entries.firstIndex(where: { $0.number == entry.number }) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
    }

    func create(entry: Entry, after delay: Double) -> Entry {
        if let index = entries.firstIndex(where: { $0.number == entry.number }) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
        return entry
    }

    // MARK: add(_:to:)
    var addToStub: (Entry, String) -> Void = { _, _ in
        TestIssue.report("ElementThatIsAParameterFake.addToStub is not set")
    }
    func add(_ entry: Entry, to shelf: String) {
        // Unknown: where the Entry belongs.
        addToStub(entry, shelf)
    }

    func entry(number: Int) -> Entry? { entries.first { $0.number == number } }
}

/// A fake of `OwnErrorNamedLikeOurs`, yours to edit.
final class OwnErrorNamedLikeOursFake: OwnErrorNamedLikeOurs {
    var entries: [Entry]

    init(entries: [Entry] = []) { self.entries = entries }

    struct ElementNotFound: Error {}

    func save(_ entry: Entry) {
        if let index = entries.firstIndex(where: { $0.number == entry.number }) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
    }

    func entry(number: Int) throws -> Entry {
        guard let entry = entries.first(where: { $0.number == number }) else { throw ElementNotFound() }
        return entry
    }

    // MARK: explain(_:)
    var explainStub: (NotFound) -> String = { _ in
        TestIssue.report("OwnErrorNamedLikeOursFake.explainStub is not set", returning: "")
    }
    func explain(_ error: NotFound) -> String { explainStub(error) }
}

/// A fake of `IdentityThatMayBeMissing`, yours to edit.
final class IdentityThatMayBeMissingFake: IdentityThatMayBeMissing {
    var drafts: [Draft]

    init(drafts: [Draft] = []) { self.drafts = drafts }

    /// Fill in: what identifies a `Draft`.
    private static func id(of draft: Draft) -> String {
        TestIssue.stop("IdentityThatMayBeMissingFake.id(of:) is not filled in")
    }

    func draft(messageID: String) -> Draft? { drafts.first { $0.messageID == messageID } }

    func save(draft: Draft) {
        if let index = drafts.firstIndex(where: { Self.id(of: $0) == Self.id(of: draft) }) {
            drafts[index] = draft
        } else {
            drafts.append(draft)
        }
    }

    func delete(draft: Draft) { drafts.removeAll { Self.id(of: $0) == Self.id(of: draft) } }
}

/// A fake of `ListThatIsCleaned`, yours to edit.
final class ListThatIsCleanedFake: ListThatIsCleaned {
    var banners: [Banner]

    init(banners: [Banner] = []) { self.banners = banners }

    func allBanners() -> [Banner] { banners }

    // MARK: upsert(_:owner:)
    var upsertOwnerStub: (Banner, String) -> Void = { _, _ in
        TestIssue.report("ListThatIsCleanedFake.upsertOwnerStub is not set")
    }
    func upsert(_ banner: Banner, owner: String) {
        // Unknown: where the Banner belongs.
        upsertOwnerStub(banner, owner)
    }

    // MARK: cleanBanners(of:)
    var cleanBannersOfStub: (String) -> Void = { _ in
        TestIssue.report("ListThatIsCleanedFake.cleanBannersOfStub is not set")
    }
    func cleanBanners(of owner: String) { cleanBannersOfStub(owner) }

    func cleanAllBanners() { banners.removeAll() }
}
