import ShortNames

/// A mock of `NotesServiceProtocol`, yours to edit.
final class NotesServiceMock: NotesServiceProtocol {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("load()", loadExpectedCount, loadCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    var loadExpectedCount: Int?
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A mock of `IAccountStore`, yours to edit.
final class AccountStoreMock: IAccountStore {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("load()", loadExpectedCount, loadCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    var loadExpectedCount: Int?
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A mock of `ImageLoading`, yours to edit.
final class ImageLoadingMock: ImageLoading {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("load()", loadExpectedCount, loadCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    var loadExpectedCount: Int?
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A mock of `MemoInterface`, yours to edit.
final class MemoMock: MemoInterface {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("load()", loadExpectedCount, loadCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    var loadExpectedCount: Int?
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A mock of `Printing`, yours to edit.
final class PrintingMock: Printing {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("load()", loadExpectedCount, loadCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    var loadExpectedCount: Int?
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A mock of `PrintingProtocol`, yours to edit.
final class PrintingProtocolMock: PrintingProtocol {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("load()", loadExpectedCount, loadCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    var loadExpectedCount: Int?
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}

/// A mock of `Home.Delegate`, yours to edit.
final class HomeDelegateMock: Home.Delegate {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("open()", openExpectedCount, openCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: open()
    var openCallCount = 0
    var openExpectedCount: Int?
    func open() { openCallCount += 1 }
}

/// A mock of `Home.Router`, yours to edit.
final class RouterMock: Home.Router {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("open()", openExpectedCount, openCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: open()
    var openCallCount = 0
    var openExpectedCount: Int?
    func open() { openCallCount += 1 }
}

/// A mock of `Settings.Delegate`, yours to edit.
final class SettingsDelegateMock: Settings.Delegate {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("open()", openExpectedCount, openCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: open()
    var openCallCount = 0
    var openExpectedCount: Int?
    func open() { openCallCount += 1 }
}

/// A mock of ``paper shelf``, yours to edit.
final class PaperShelfMock: `paper shelf` {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("save(_:)", saveExpectedCount, saveCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: save(_:)
    var saveCalls: [Int] = []
    var saveStub: (Int) -> Int = { _ in 0 }
    var saveExpectedCount: Int?
    func save(_ note: Int) -> Int {
        saveCalls.append(note)
        return saveStub(note)
    }
}
