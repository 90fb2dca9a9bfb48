import ShortNames

/// A spy of `NotesServiceProtocol`, yours to edit.
final class NotesServiceSpy: NotesServiceProtocol {
    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A spy of `IAccountStore`, yours to edit.
final class AccountStoreSpy: IAccountStore {
    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A spy of `ImageLoading`, yours to edit.
final class ImageLoadingSpy: ImageLoading {
    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A spy of `MemoInterface`, yours to edit.
final class MemoSpy: MemoInterface {
    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A spy of `Printing`, yours to edit.
final class PrintingSpy: Printing {
    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A spy of `PrintingProtocol`, yours to edit.
final class PrintingProtocolSpy: PrintingProtocol {
    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A spy of `Home.Delegate`, yours to edit.
final class HomeDelegateSpy: Home.Delegate {
    // MARK: open()
    var openCallCount = 0
    func open() { openCallCount += 1 }
}

/// A spy of `Home.Router`, yours to edit.
final class RouterSpy: Home.Router {
    // MARK: open()
    var openCallCount = 0
    func open() { openCallCount += 1 }
}

/// A spy of `Settings.Delegate`, yours to edit.
final class SettingsDelegateSpy: Settings.Delegate {
    // MARK: open()
    var openCallCount = 0
    func open() { openCallCount += 1 }
}

/// A spy of ``paper shelf``, yours to edit.
final class PaperShelfSpy: `paper shelf` {
    // MARK: save(_:)
    var saveCalls: [Int] = []
    var saveStub: (Int) -> Int = { _ in 0 }
    func save(_ note: Int) -> Int {
        saveCalls.append(note)
        return saveStub(note)
    }
}
