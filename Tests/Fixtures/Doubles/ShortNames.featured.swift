import ShortNames

/// A spy of `NotesServiceProtocol`, yours to edit.
final class NotesServiceSpy: NotesServiceProtocol {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any NotesServiceProtocol) { loadStub = { live.load() } }

    /// Forgets all recorded calls.
    func resetCalls() { loadCallCount = 0 }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        order?.add("load()")
        return loadStub()
    }
}

/// A spy of `IAccountStore`, yours to edit.
final class AccountStoreSpy: IAccountStore {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any IAccountStore) { loadStub = { live.load() } }

    /// Forgets all recorded calls.
    func resetCalls() { loadCallCount = 0 }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        order?.add("load()")
        return loadStub()
    }
}

/// A spy of `ImageLoading`, yours to edit.
final class ImageLoadingSpy: ImageLoading {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any ImageLoading) { loadStub = { live.load() } }

    /// Forgets all recorded calls.
    func resetCalls() { loadCallCount = 0 }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        order?.add("load()")
        return loadStub()
    }
}

/// A spy of `MemoInterface`, yours to edit.
final class MemoSpy: MemoInterface {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any MemoInterface) { loadStub = { live.load() } }

    /// Forgets all recorded calls.
    func resetCalls() { loadCallCount = 0 }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        order?.add("load()")
        return loadStub()
    }
}

/// A spy of `Printing`, yours to edit.
final class PrintingSpy: Printing {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Printing) { loadStub = { live.load() } }

    /// Forgets all recorded calls.
    func resetCalls() { loadCallCount = 0 }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        order?.add("load()")
        return loadStub()
    }
}

/// A spy of `PrintingProtocol`, yours to edit.
final class PrintingProtocolSpy: PrintingProtocol {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any PrintingProtocol) { loadStub = { live.load() } }

    /// Forgets all recorded calls.
    func resetCalls() { loadCallCount = 0 }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        order?.add("load()")
        return loadStub()
    }
}

/// A spy of `Home.Delegate`, yours to edit.
final class HomeDelegateSpy: Home.Delegate {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Home.Delegate) { openStub = { live.open() } }

    /// Forgets all recorded calls.
    func resetCalls() { openCallCount = 0 }

    // MARK: open()
    var openCallCount = 0
    var openStub: () -> Void = {}
    func open() {
        openCallCount += 1
        order?.add("open()")
        openStub()
    }
}

/// A spy of `Home.Router`, yours to edit.
final class RouterSpy: Home.Router {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Home.Router) { openStub = { live.open() } }

    /// Forgets all recorded calls.
    func resetCalls() { openCallCount = 0 }

    // MARK: open()
    var openCallCount = 0
    var openStub: () -> Void = {}
    func open() {
        openCallCount += 1
        order?.add("open()")
        openStub()
    }
}

/// A spy of `Settings.Delegate`, yours to edit.
final class SettingsDelegateSpy: Settings.Delegate {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Settings.Delegate) { openStub = { live.open() } }

    /// Forgets all recorded calls.
    func resetCalls() { openCallCount = 0 }

    // MARK: open()
    var openCallCount = 0
    var openStub: () -> Void = {}
    func open() {
        openCallCount += 1
        order?.add("open()")
        openStub()
    }
}

/// A spy of ``paper shelf``, yours to edit.
final class PaperShelfSpy: `paper shelf` {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any `paper shelf`) { saveStub = { live.save($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { saveCalls = [] }

    // MARK: save(_:)
    var saveCalls: [Int] = []
    var saveStub: (Int) -> Int = { _ in 0 }
    func save(_ note: Int) -> Int {
        saveCalls.append(note)
        order?.add("save(_:)")
        return saveStub(note)
    }
}
