import SuperclassActors

/// A mock of `Pigment`, yours to edit.
nonisolated final class PigmentMock: Pigment {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += hueExpectations.unmet(hueCallCount, of: "hue()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: hue()
    var hueCallCount = 0
    var hueStub: () -> Double = { 0 }
    var hueExpectations: [ExpectedCalls<Void>] = []
    func hue() -> Double {
        hueCallCount += 1
        return hueStub()
    }
}

/// A mock of `Painting`, yours to edit.
@MainActor
@dynamicMemberLookup
final class PaintingMock: Canvas, Painting {
    nonisolated struct Storage {
        var strokeCalls: [Brush] = []
        var strokeStub: @Sendable (Brush) -> Brush = { _ in Brush() }
        var strokeExpectations: [ExpectedCalls<Brush>] = []
        var brushSetCalls: [Brush] = []
        var brush = Brush() { didSet { brushSetCalls.append(brush) } }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.strokeExpectations.unmet(storage.strokeCalls, of: "stroke(_:)")
        return unmet
    }

    deinit { UnreadExpectations.reportOnMainActor { unmetExpectations } }

    nonisolated func stroke(_ brush: Brush) -> Brush {
        storage.append(brush, to: \.strokeCalls)
        return storage.strokeStub(brush)
    }

    nonisolated var brush: Brush {
        get { storage.brush }
        set { storage.brush = newValue }
    }
}

/// A mock of `FramedPainting`, yours to edit.
@MainActor
@dynamicMemberLookup
final class FramedPaintingMock: FramedCanvas, FramedPainting {
    nonisolated struct StaticStorage {
        var framedCallCount = 0
        var framedStub: @Sendable () -> Int = { 0 }
        var framedExpectations: [ExpectedCalls<Void>] = []
    }

    private nonisolated static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += finishExpectations.unmet(finishCalls, of: "finish(_:)")
        unmet += Self.staticStorage.framedExpectations.unmet(Self.staticStorage.framedCallCount, of: "framed()")
        return unmet
    }

    deinit { UnreadExpectations.reportOnMainActor { unmetExpectations } }

    // MARK: finish(_:)
    var finishCalls: [Brush] = []
    var finishStub: @MainActor (Brush) async throws -> Brush = { _ in Brush() }
    var finishExpectations: [ExpectedCalls<Brush>] = []
    func finish(_ brush: Brush) async throws -> Brush {
        finishCalls.append(brush)
        return try await finishStub(brush)
    }

    static nonisolated func framed() -> Int {
        staticStorage.increment(\.framedCallCount)
        return staticStorage.framedStub()
    }
}

/// A mock of `Swatch`, yours to edit.
@MainActor
@dynamicMemberLookup
final class SwatchMock: Swatch {
    nonisolated struct StaticStorage {
        var equalToCalls: [(one: SwatchMock, other: SwatchMock)] = []
        var equalToStub: @Sendable (SwatchMock, SwatchMock) -> Bool = { _, _ in false }
        var equalToExpectations: [ExpectedCalls<(one: SwatchMock, other: SwatchMock)>] = []
    }

    private nonisolated static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += Self.staticStorage.equalToExpectations.unmet(Self.staticStorage.equalToCalls, of: "==(_:_:)")
        unmet += showExpectations.unmet(showCalls, of: "show(_:)")
        return unmet
    }

    deinit { UnreadExpectations.reportOnMainActor { unmetExpectations } }

    static nonisolated func == (one: SwatchMock, other: SwatchMock) -> Bool {
        staticStorage.append((one, other), to: \.equalToCalls)
        return staticStorage.equalToStub(one, other)
    }

    // MARK: show(_:)
    var showCalls: [String] = []
    var showExpectations: [ExpectedCalls<String>] = []
    func show(_ name: String) { showCalls.append(name) }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }
}

/// A mock of `MixedPigment`, yours to edit.
@MainActor
@dynamicMemberLookup
final class MixedPigmentMock: MixedPigment {
    nonisolated struct Storage {
        var hueCallCount = 0
        var hueStub: @Sendable () -> Double = { 0 }
        var hueExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.hueExpectations.unmet(storage.hueCallCount, of: "hue()")
        unmet += mixExpectations.unmet(mixCallCount, of: "mix()")
        return unmet
    }

    deinit { UnreadExpectations.reportOnMainActor { unmetExpectations } }

    nonisolated func hue() -> Double {
        storage.increment(\.hueCallCount)
        return storage.hueStub()
    }

    // MARK: mix()
    var mixCallCount = 0
    var mixExpectations: [ExpectedCalls<Void>] = []
    func mix() { mixCallCount += 1 }
}

/// A mock of `Studio`, yours to edit.
nonisolated final class StudioMock: Studio {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += onMainExpectations.unmet(onMainCallCount, of: "onMain(_:)")
        unmet += laterExpectations.unmet(laterCalls, of: "later(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: onMain(_:)
    var onMainCallCount = 0
    var onMainStub: () -> Any = { TestIssue.stop("StudioMock.onMainStub is not set") }
    var onMainExpectations: [ExpectedCalls<Void>] = []
    func onMain<Value: Sendable>(_ body: @MainActor @Sendable () throws -> Value) rethrows -> Value {
        onMainCallCount += 1
        guard let result = onMainStub() as? Value else {
            TestIssue.stop("StudioMock.onMainStub did not return Value")
        }
        return result
    }

    // MARK: later(_:)
    var laterCalls: [Any] = []
    var laterStub: (Any) -> Any? = { _ in nil }
    var laterExpectations: [ExpectedCalls<Any>] = []
    func later<Value: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Value) -> Value? {
        laterCalls.append(body)
        let result = laterStub(body)
        if let result, !(result is Value) {
            TestIssue.report("StudioMock.laterStub returned \(Swift.type(of: result)), not \(Value.self)")
        }
        return result as? Value
    }
}
