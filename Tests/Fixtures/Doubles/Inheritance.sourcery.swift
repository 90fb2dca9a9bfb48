import Inheritance

/// A mock of `Opening`, yours to edit.
final class OpeningMock: Opening {
    // MARK: open()
    var openCallsCount = 0
    var openCalled: Bool { openCallsCount > 0 }
    var openClosure: (() -> Void)?
    func open() {
        openCallsCount += 1
        openClosure?()
    }
}

/// A mock of `Closing`, yours to edit.
final class ClosingMock: Closing {
    // MARK: close()
    var closeCallsCount = 0
    var closeCalled: Bool { closeCallsCount > 0 }
    var closeThrowableError: (any Error)?
    var closeClosure: (() throws -> Void)?
    func close() throws {
        closeCallsCount += 1
        if let closeThrowableError { throw closeThrowableError }
        try closeClosure?()
    }

    // MARK: isClosed
    var underlyingIsClosed: Bool = false
    var isClosed: Bool {
        get { underlyingIsClosed }
        set { underlyingIsClosed = newValue }
    }
}

/// A mock of `Door`, yours to edit.
final class DoorMock: Door {
    // MARK: open()
    var openCallsCount = 0
    var openCalled: Bool { openCallsCount > 0 }
    var openClosure: (() -> Void)?
    func open() {
        openCallsCount += 1
        openClosure?()
    }

    // MARK: knock(times:)
    var knockTimesCallsCount = 0
    var knockTimesCalled: Bool { knockTimesCallsCount > 0 }
    var knockTimesReceivedTimes: Int?
    var knockTimesReceivedInvocations: [Int] = []
    var knockTimesClosure: ((Int) -> Void)?
    func knock(times: Int) {
        knockTimesCallsCount += 1
        knockTimesReceivedTimes = times
        knockTimesReceivedInvocations.append(times)
        knockTimesClosure?(times)
    }

    // MARK: close()
    var closeCallsCount = 0
    var closeCalled: Bool { closeCallsCount > 0 }
    var closeThrowableError: (any Error)?
    var closeClosure: (() throws -> Void)?
    func close() throws {
        closeCallsCount += 1
        if let closeThrowableError { throw closeThrowableError }
        try closeClosure?()
    }

    // MARK: isClosed
    var underlyingIsClosed: Bool = false
    var isClosed: Bool {
        get { underlyingIsClosed }
        set { underlyingIsClosed = newValue }
    }
}

/// A mock of `Hatch`, yours to edit.
final class HatchMock: Hatch {
    // MARK: open()
    var openCallsCount = 0
    var openCalled: Bool { openCallsCount > 0 }
    var openClosure: (() -> Void)?
    func open() {
        openCallsCount += 1
        openClosure?()
    }

    // MARK: close()
    var closeCallsCount = 0
    var closeCalled: Bool { closeCallsCount > 0 }
    var closeThrowableError: (any Error)?
    var closeClosure: (() throws -> Void)?
    func close() throws {
        closeCallsCount += 1
        if let closeThrowableError { throw closeThrowableError }
        try closeClosure?()
    }

    // MARK: isClosed
    var underlyingIsClosed: Bool = false
    var isClosed: Bool {
        get { underlyingIsClosed }
        set { underlyingIsClosed = newValue }
    }
}

/// A mock of `DetailScreen`, yours to edit.
nonisolated final class DetailScreenMock: Screen, DetailScreen {
    // MARK: reload()
    var reloadCallsCount = 0
    var reloadCalled: Bool { reloadCallsCount > 0 }
    var reloadClosure: (() async -> Void)?
    func reload() async {
        reloadCallsCount += 1
        await reloadClosure?()
    }
}

/// A mock of `ListScreen`, yours to edit.
nonisolated final class ListScreenMock: Screen, ListScreen {
    // MARK: rows
    var underlyingRows: Int = 0
    var rows: Int {
        get { underlyingRows }
        set { underlyingRows = newValue }
    }
}

/// A mock of `Marker`, yours to edit.
final class MarkerMock: Marker {}

/// A mock of `Kitchen.Cook`, yours to edit.
final class CookMock: Kitchen.Cook {
    // MARK: cook(_:)
    var cookCallsCount = 0
    var cookCalled: Bool { cookCallsCount > 0 }
    var cookReceivedDish: Kitchen.Dish?
    var cookReceivedInvocations: [Kitchen.Dish] = []
    lazy var cookReturnValue: Kitchen.Dish = { fatalError("CookMock.cookReturnValue is not set") }()
    var cookClosure: ((Kitchen.Dish) -> Kitchen.Dish)?
    func cook(_ dish: Kitchen.Dish) -> Kitchen.Dish {
        cookCallsCount += 1
        cookReceivedDish = dish
        cookReceivedInvocations.append(dish)
        if let cookClosure { return cookClosure(dish) }
        return cookReturnValue
    }
}

/// A mock of `Shared`, yours to edit.
final class SharedMock: Shared {
    // MARK: share()
    var shareCallsCount = 0
    var shareCalled: Bool { shareCallsCount > 0 }
    var shareClosure: (() -> Void)?
    func share() {
        shareCallsCount += 1
        shareClosure?()
    }
}
