import ShortNames

/// A dummy of `NotesServiceProtocol`, yours to edit.
final class NotesServiceDummy: NotesServiceProtocol {
    func load() -> Int { fatalError("NotesServiceDummy.load() must not be called") }
}

/// A dummy of `IAccountStore`, yours to edit.
final class AccountStoreDummy: IAccountStore {
    func load() -> Int { fatalError("AccountStoreDummy.load() must not be called") }
}

/// A dummy of `ImageLoading`, yours to edit.
final class ImageLoadingDummy: ImageLoading {
    func load() -> Int { fatalError("ImageLoadingDummy.load() must not be called") }
}

/// A dummy of `MemoInterface`, yours to edit.
final class MemoDummy: MemoInterface {
    func load() -> Int { fatalError("MemoDummy.load() must not be called") }
}

/// A dummy of `Printing`, yours to edit.
final class PrintingDummy: Printing {
    func load() -> Int { fatalError("PrintingDummy.load() must not be called") }
}

/// A dummy of `PrintingProtocol`, yours to edit.
final class PrintingProtocolDummy: PrintingProtocol {
    func load() -> Int { fatalError("PrintingProtocolDummy.load() must not be called") }
}

/// A dummy of `Home.Delegate`, yours to edit.
final class HomeDelegateDummy: Home.Delegate {
    func open() { fatalError("HomeDelegateDummy.open() must not be called") }
}

/// A dummy of `Home.Router`, yours to edit.
final class RouterDummy: Home.Router {
    func open() { fatalError("RouterDummy.open() must not be called") }
}

/// A dummy of `Settings.Delegate`, yours to edit.
final class SettingsDelegateDummy: Settings.Delegate {
    func open() { fatalError("SettingsDelegateDummy.open() must not be called") }
}

/// A dummy of ``paper shelf``, yours to edit.
final class PaperShelfDummy: `paper shelf` {
    func save(_ note: Int) -> Int { fatalError("PaperShelfDummy.save(_:) must not be called") }
}
