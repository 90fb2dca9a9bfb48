import ShortNames

/// A fake of `NotesServiceProtocol`, yours to edit.
final class NotesServiceFake: NotesServiceProtocol {
    // MARK: load()
    var loadStub: () -> Int = { TestIssue.report("NotesServiceFake.loadStub is not set", returning: 0) }
    func load() -> Int { loadStub() }
}

/// A fake of `IAccountStore`, yours to edit.
final class AccountStoreFake: IAccountStore {
    // MARK: load()
    var loadStub: () -> Int = { TestIssue.report("AccountStoreFake.loadStub is not set", returning: 0) }
    func load() -> Int { loadStub() }
}

/// A fake of `ImageLoading`, yours to edit.
final class ImageLoadingFake: ImageLoading {
    // MARK: load()
    var loadStub: () -> Int = { TestIssue.report("ImageLoadingFake.loadStub is not set", returning: 0) }
    func load() -> Int { loadStub() }
}

/// A fake of `MemoInterface`, yours to edit.
final class MemoFake: MemoInterface {
    // MARK: load()
    var loadStub: () -> Int = { TestIssue.report("MemoFake.loadStub is not set", returning: 0) }
    func load() -> Int { loadStub() }
}

/// A fake of `Printing`, yours to edit.
final class PrintingFake: Printing {
    // MARK: load()
    var loadStub: () -> Int = { TestIssue.report("PrintingFake.loadStub is not set", returning: 0) }
    func load() -> Int { loadStub() }
}

/// A fake of `PrintingProtocol`, yours to edit.
final class PrintingProtocolFake: PrintingProtocol {
    // MARK: load()
    var loadStub: () -> Int = { TestIssue.report("PrintingProtocolFake.loadStub is not set", returning: 0) }
    func load() -> Int { loadStub() }
}

/// A fake of `Home.Delegate`, yours to edit.
final class HomeDelegateFake: Home.Delegate {
    func open() {}
}

/// A fake of `Home.Router`, yours to edit.
final class RouterFake: Home.Router {
    func open() {}
}

/// A fake of `Settings.Delegate`, yours to edit.
final class SettingsDelegateFake: Settings.Delegate {
    func open() {}
}

/// A fake of ``paper shelf``, yours to edit.
final class PaperShelfFake: `paper shelf` {
    // MARK: save(_:)
    var saveStub: (Int) -> Int = { _ in TestIssue.report("PaperShelfFake.saveStub is not set", returning: 0) }
    func save(_ note: Int) -> Int { saveStub(note) }
}
