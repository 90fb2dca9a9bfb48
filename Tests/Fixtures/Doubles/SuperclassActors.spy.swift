import SuperclassActors

/// A spy of `Pigment`, yours to edit.
final class PigmentSpy: Pigment {
    // MARK: hue()
    var hueCallCount = 0
    var hueStub: () -> Double = { 0 }
    func hue() -> Double {
        hueCallCount += 1
        return hueStub()
    }
}

/// A spy of `Painting`, yours to edit.
@MainActor
@dynamicMemberLookup
final class PaintingSpy: Canvas, Painting {
    nonisolated struct Storage {
        var strokeCalls: [Brush] = []
        var strokeStub: @Sendable (Brush) -> Brush = { _ in Brush() }
        var brushSetCalls: [Brush] = []
        var brush = Brush() { didSet { brushSetCalls.append(brush) } }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated func stroke(_ brush: Brush) -> Brush {
        storage.append(brush, to: \.strokeCalls)
        return storage.strokeStub(brush)
    }

    nonisolated var brush: Brush {
        get { storage.brush }
        set { storage.brush = newValue }
    }
}

/// A spy of `FramedPainting`, yours to edit.
@MainActor
@dynamicMemberLookup
final class FramedPaintingSpy: FramedCanvas, FramedPainting {
    nonisolated struct StaticStorage {
        var framedCallCount = 0
        var framedStub: @Sendable () -> Int = { 0 }
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

    // MARK: finish(_:)
    var finishCalls: [Brush] = []
    var finishStub: @MainActor (Brush) async throws -> Brush = { _ in Brush() }
    func finish(_ brush: Brush) async throws -> Brush {
        finishCalls.append(brush)
        return try await finishStub(brush)
    }

    static nonisolated func framed() -> Int {
        staticStorage.increment(\.framedCallCount)
        return staticStorage.framedStub()
    }
}

/// A spy of `Swatch`, yours to edit.
@MainActor
@dynamicMemberLookup
final class SwatchSpy: Swatch {
    nonisolated struct StaticStorage {
        var equalToCalls: [(one: SwatchSpy, other: SwatchSpy)] = []
        var equalToStub: @Sendable (SwatchSpy, SwatchSpy) -> Bool = { _, _ in false }
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

    static nonisolated func == (one: SwatchSpy, other: SwatchSpy) -> Bool {
        staticStorage.append((one, other), to: \.equalToCalls)
        return staticStorage.equalToStub(one, other)
    }

    // MARK: show(_:)
    var showCalls: [String] = []
    func show(_ name: String) { showCalls.append(name) }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }
}

/// A spy of `MixedPigment`, yours to edit.
@MainActor
@dynamicMemberLookup
final class MixedPigmentSpy: MixedPigment {
    nonisolated struct Storage {
        var hueCallCount = 0
        var hueStub: @Sendable () -> Double = { 0 }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated func hue() -> Double {
        storage.increment(\.hueCallCount)
        return storage.hueStub()
    }

    // MARK: mix()
    var mixCallCount = 0
    func mix() { mixCallCount += 1 }
}

/// A spy of `Studio`, yours to edit.
final class StudioSpy: Studio {
    // MARK: onMain(_:)
    var onMainCallCount = 0
    var onMainStub: () -> Any = { TestIssue.stop("StudioSpy.onMainStub is not set") }
    func onMain<Value: Sendable>(_ body: @MainActor @Sendable () throws -> Value) rethrows -> Value {
        onMainCallCount += 1
        guard let result = onMainStub() as? Value else {
            TestIssue.stop("StudioSpy.onMainStub did not return Value")
        }
        return result
    }

    // MARK: later(_:)
    var laterCalls: [Any] = []
    var laterStub: (Any) -> Any? = { _ in nil }
    func later<Value: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Value) -> Value? {
        laterCalls.append(body)
        let result = laterStub(body)
        if let result, !(result is Value) {
            TestIssue.report("StudioSpy.laterStub returned \(Swift.type(of: result)), not \(Value.self)")
        }
        return result as? Value
    }
}
