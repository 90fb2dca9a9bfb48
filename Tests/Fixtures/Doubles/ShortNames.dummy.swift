import ShortNames

/// A dummy of `NotesServiceProtocol`, yours to edit.
final class NotesServiceDummy: NotesServiceProtocol {
    func load() -> Int { TestIssue.report("NotesServiceDummy.load() must not be called", returning: 0) }
}

/// A dummy of `IAccountStore`, yours to edit.
final class AccountStoreDummy: IAccountStore {
    func load() -> Int { TestIssue.report("AccountStoreDummy.load() must not be called", returning: 0) }
}

/// A dummy of `ImageLoading`, yours to edit.
final class ImageLoadingDummy: ImageLoading {
    func load() -> Int { TestIssue.report("ImageLoadingDummy.load() must not be called", returning: 0) }
}

/// A dummy of `MemoInterface`, yours to edit.
final class MemoDummy: MemoInterface {
    func load() -> Int { TestIssue.report("MemoDummy.load() must not be called", returning: 0) }
}

/// A dummy of `Printing`, yours to edit.
final class PrintingDummy: Printing {
    func load() -> Int { TestIssue.report("PrintingDummy.load() must not be called", returning: 0) }
}

/// A dummy of `PrintingProtocol`, yours to edit.
final class PrintingProtocolDummy: PrintingProtocol {
    func load() -> Int { TestIssue.report("PrintingProtocolDummy.load() must not be called", returning: 0) }
}

/// A dummy of `Home.Delegate`, yours to edit.
final class HomeDelegateDummy: Home.Delegate {
    func open() { TestIssue.report("HomeDelegateDummy.open() must not be called") }
}

/// A dummy of `Home.Router`, yours to edit.
final class RouterDummy: Home.Router {
    func open() { TestIssue.report("RouterDummy.open() must not be called") }
}

/// A dummy of `Settings.Delegate`, yours to edit.
final class SettingsDelegateDummy: Settings.Delegate {
    func open() { TestIssue.report("SettingsDelegateDummy.open() must not be called") }
}

/// A dummy of ``paper shelf``, yours to edit.
final class PaperShelfDummy: `paper shelf` {
    func save(_ note: Int) -> Int { TestIssue.report("PaperShelfDummy.save(_:) must not be called", returning: 0) }
}
