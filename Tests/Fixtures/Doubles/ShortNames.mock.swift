import ShortNames

/// A mock of `NotesServiceProtocol`, yours to edit.
nonisolated final class NotesServiceMock: NotesServiceProtocol {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += loadExpectations.unmet(loadCallCount, of: "load()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    var loadExpectations: [ExpectedCalls<Void>] = []
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A mock of `IAccountStore`, yours to edit.
nonisolated final class AccountStoreMock: IAccountStore {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += loadExpectations.unmet(loadCallCount, of: "load()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    var loadExpectations: [ExpectedCalls<Void>] = []
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A mock of `ImageLoading`, yours to edit.
nonisolated final class ImageLoadingMock: ImageLoading {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += loadExpectations.unmet(loadCallCount, of: "load()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    var loadExpectations: [ExpectedCalls<Void>] = []
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A mock of `MemoInterface`, yours to edit.
nonisolated final class MemoMock: MemoInterface {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += loadExpectations.unmet(loadCallCount, of: "load()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    var loadExpectations: [ExpectedCalls<Void>] = []
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A mock of `Printing`, yours to edit.
nonisolated final class PrintingMock: Printing {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += loadExpectations.unmet(loadCallCount, of: "load()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    var loadExpectations: [ExpectedCalls<Void>] = []
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A mock of `PrintingProtocol`, yours to edit.
nonisolated final class PrintingProtocolMock: PrintingProtocol {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += loadExpectations.unmet(loadCallCount, of: "load()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    var loadExpectations: [ExpectedCalls<Void>] = []
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A mock of `Home.Delegate`, yours to edit.
nonisolated final class HomeDelegateMock: Home.Delegate {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += openExpectations.unmet(openCallCount, of: "open()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: open()
    var openCallCount = 0
    var openExpectations: [ExpectedCalls<Void>] = []
    func open() { openCallCount += 1 }
}

/// A mock of `Home.Router`, yours to edit.
nonisolated final class RouterMock: Home.Router {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += openExpectations.unmet(openCallCount, of: "open()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: open()
    var openCallCount = 0
    var openExpectations: [ExpectedCalls<Void>] = []
    func open() { openCallCount += 1 }
}

/// A mock of `Settings.Delegate`, yours to edit.
nonisolated final class SettingsDelegateMock: Settings.Delegate {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += openExpectations.unmet(openCallCount, of: "open()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: open()
    var openCallCount = 0
    var openExpectations: [ExpectedCalls<Void>] = []
    func open() { openCallCount += 1 }
}

/// A mock of ``paper shelf``, yours to edit.
nonisolated final class PaperShelfMock: `paper shelf` {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += saveExpectations.unmet(saveCalls, of: "save(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: save(_:)
    var saveCalls: [Int] = []
    var saveStub: (Int) -> Int = { _ in 0 }
    var saveExpectations: [ExpectedCalls<Int>] = []
    func save(_ note: Int) -> Int {
        saveCalls.append(note)
        return saveStub(note)
    }
}
