import ShortNames

/// A stub of `NotesServiceProtocol`, yours to edit.
final class NotesServiceStub: NotesServiceProtocol {
    // MARK: load()
    var loadStub: () -> Int = { 0 }
    func load() -> Int { loadStub() }
}

/// A stub of `IAccountStore`, yours to edit.
final class AccountStoreStub: IAccountStore {
    // MARK: load()
    var loadStub: () -> Int = { 0 }
    func load() -> Int { loadStub() }
}

/// A stub of `ImageLoading`, yours to edit.
final class ImageLoadingStub: ImageLoading {
    // MARK: load()
    var loadStub: () -> Int = { 0 }
    func load() -> Int { loadStub() }
}

/// A stub of `MemoInterface`, yours to edit.
final class MemoStub: MemoInterface {
    // MARK: load()
    var loadStub: () -> Int = { 0 }
    func load() -> Int { loadStub() }
}

/// A stub of `Printing`, yours to edit.
final class PrintingStub: Printing {
    // MARK: load()
    var loadStub: () -> Int = { 0 }
    func load() -> Int { loadStub() }
}

/// A stub of `PrintingProtocol`, yours to edit.
final class PrintingProtocolStub: PrintingProtocol {
    // MARK: load()
    var loadStub: () -> Int = { 0 }
    func load() -> Int { loadStub() }
}

/// A stub of `Home.Delegate`, yours to edit.
final class HomeDelegateStub: Home.Delegate {
    func open() {}
}

/// A stub of `Home.Router`, yours to edit.
final class RouterStub: Home.Router {
    func open() {}
}

/// A stub of `Settings.Delegate`, yours to edit.
final class SettingsDelegateStub: Settings.Delegate {
    func open() {}
}

/// A stub of ``paper shelf``, yours to edit.
final class PaperShelfStub: `paper shelf` {
    // MARK: save(_:)
    var saveStub: (Int) -> Int = { _ in 0 }
    func save(_ note: Int) -> Int { saveStub(note) }
}
