import ShortNames

/// A spy of `NotesServiceProtocol`, yours to edit.
final class NotesServiceSpy: NotesServiceProtocol {
    var order: CallOrder? { didSet { Unused.reads("NotesServiceSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { loadCallCount = 0 }

    // MARK: load()
    @Recorded("NotesServiceSpy.load()") var loadCallCount = 0
    @Stubbed("NotesServiceSpy.loadStub") var loadStub: () -> Int = { 0 }
    func load() -> Int {
        $loadCallCount.increment()
        order?.add("load()")
        return loadStub()
    }
}

/// A spy of `IAccountStore`, yours to edit.
final class AccountStoreSpy: IAccountStore {
    var order: CallOrder? { didSet { Unused.reads("AccountStoreSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { loadCallCount = 0 }

    // MARK: load()
    @Recorded("AccountStoreSpy.load()") var loadCallCount = 0
    @Stubbed("AccountStoreSpy.loadStub") var loadStub: () -> Int = { 0 }
    func load() -> Int {
        $loadCallCount.increment()
        order?.add("load()")
        return loadStub()
    }
}

/// A spy of `ImageLoading`, yours to edit.
final class ImageLoadingSpy: ImageLoading {
    var order: CallOrder? { didSet { Unused.reads("ImageLoadingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { loadCallCount = 0 }

    // MARK: load()
    @Recorded("ImageLoadingSpy.load()") var loadCallCount = 0
    @Stubbed("ImageLoadingSpy.loadStub") var loadStub: () -> Int = { 0 }
    func load() -> Int {
        $loadCallCount.increment()
        order?.add("load()")
        return loadStub()
    }
}

/// A spy of `MemoInterface`, yours to edit.
final class MemoSpy: MemoInterface {
    var order: CallOrder? { didSet { Unused.reads("MemoSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { loadCallCount = 0 }

    // MARK: load()
    @Recorded("MemoSpy.load()") var loadCallCount = 0
    @Stubbed("MemoSpy.loadStub") var loadStub: () -> Int = { 0 }
    func load() -> Int {
        $loadCallCount.increment()
        order?.add("load()")
        return loadStub()
    }
}

/// A spy of `Printing`, yours to edit.
final class PrintingSpy: Printing {
    var order: CallOrder? { didSet { Unused.reads("PrintingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { loadCallCount = 0 }

    // MARK: load()
    @Recorded("PrintingSpy.load()") var loadCallCount = 0
    @Stubbed("PrintingSpy.loadStub") var loadStub: () -> Int = { 0 }
    func load() -> Int {
        $loadCallCount.increment()
        order?.add("load()")
        return loadStub()
    }
}

/// A spy of `PrintingProtocol`, yours to edit.
final class PrintingProtocolSpy: PrintingProtocol {
    var order: CallOrder? { didSet { Unused.reads("PrintingProtocolSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { loadCallCount = 0 }

    // MARK: load()
    @Recorded("PrintingProtocolSpy.load()") var loadCallCount = 0
    @Stubbed("PrintingProtocolSpy.loadStub") var loadStub: () -> Int = { 0 }
    func load() -> Int {
        $loadCallCount.increment()
        order?.add("load()")
        return loadStub()
    }
}

/// A spy of `Home.Delegate`, yours to edit.
final class HomeDelegateSpy: Home.Delegate {
    var order: CallOrder? { didSet { Unused.reads("HomeDelegateSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { openCallCount = 0 }

    // MARK: open()
    @Recorded("HomeDelegateSpy.open()") var openCallCount = 0
    func open() {
        $openCallCount.increment()
        order?.add("open()")
    }
}

/// A spy of `Home.Router`, yours to edit.
final class RouterSpy: Home.Router {
    var order: CallOrder? { didSet { Unused.reads("RouterSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { openCallCount = 0 }

    // MARK: open()
    @Recorded("RouterSpy.open()") var openCallCount = 0
    func open() {
        $openCallCount.increment()
        order?.add("open()")
    }
}

/// A spy of `Settings.Delegate`, yours to edit.
final class SettingsDelegateSpy: Settings.Delegate {
    var order: CallOrder? { didSet { Unused.reads("SettingsDelegateSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { openCallCount = 0 }

    // MARK: open()
    @Recorded("SettingsDelegateSpy.open()") var openCallCount = 0
    func open() {
        $openCallCount.increment()
        order?.add("open()")
    }
}

/// A spy of ``paper shelf``, yours to edit.
final class PaperShelfSpy: `paper shelf` {
    var order: CallOrder? { didSet { Unused.reads("PaperShelfSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { saveCalls = [] }

    // MARK: save(_:)
    @Recorded("PaperShelfSpy.save(_:)") var saveCalls: [Int] = []
    @Stubbed("PaperShelfSpy.saveStub") var saveStub: (Int) -> Int = { _ in 0 }
    func save(_ note: Int) -> Int {
        $saveCalls.append(note)
        order?.add("save(_:)")
        return saveStub(note)
    }
}
