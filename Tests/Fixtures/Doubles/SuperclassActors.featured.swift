import SuperclassActors

/// A spy of `Pigment`, yours to edit.
final class PigmentSpy: Pigment {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Pigment) { hueStub = { live.hue() } }

    /// Forgets all recorded calls.
    func resetCalls() { hueCallCount = 0 }

    // MARK: hue()
    var hueCallCount = 0
    var hueStub: () -> Double = { 0 }
    func hue() -> Double {
        hueCallCount += 1
        order?.add("hue()")
        return hueStub()
    }
}

/// A spy of `Painting`, yours to edit.
@MainActor
@dynamicMemberLookup
final class PaintingSpy: Canvas, Painting {
    nonisolated struct Storage {
        var order: CallOrder?
        var strokeCalls: [Brush] = []
        var strokeStub: @Sendable (Brush) -> Brush = { _ in Brush() }
        var brushSetCalls: [Brush] = []
        var brush = Brush() {
            didSet {
                brushSetCalls.append(brush)
                order?.add("brush")
            }
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.strokeCalls = []
        storage.brushSetCalls = []
    }

    nonisolated func stroke(_ brush: Brush) -> Brush {
        storage.append(brush, to: \.strokeCalls)
        storage.order?.add("stroke(_:)")
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

    var order: CallOrder?

    /// Forgets all recorded calls.
    func resetCalls() { finishCalls = [] }

    // MARK: finish(_:)
    var finishCalls: [Brush] = []
    var finishStub: @MainActor (Brush) async throws -> Brush = { _ in Brush() }
    func finish(_ brush: Brush) async throws -> Brush {
        finishCalls.append(brush)
        order?.add("finish(_:)")
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
    init() {}

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

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Swatch) { showStub = { live.show($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { showCalls = [] }

    static nonisolated func == (one: SwatchSpy, other: SwatchSpy) -> Bool {
        staticStorage.append((one, other), to: \.equalToCalls)
        return staticStorage.equalToStub(one, other)
    }

    // MARK: show(_:)
    var showCalls: [String] = []
    var showStub: (String) -> Void = { _ in }
    func show(_ name: String) {
        showCalls.append(name)
        order?.add("show(_:)")
        showStub(name)
    }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }
}

/// A spy of `MixedPigment`, yours to edit.
@MainActor
@dynamicMemberLookup
final class MixedPigmentSpy: MixedPigment {
    init() {}

    nonisolated struct Storage {
        var order: CallOrder?
        var hueCallCount = 0
        var hueStub: @Sendable () -> Double = { 0 }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any MixedPigment) { mixStub = { live.mix() } }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.hueCallCount = 0
        mixCallCount = 0
    }

    nonisolated func hue() -> Double {
        storage.increment(\.hueCallCount)
        storage.order?.add("hue()")
        return storage.hueStub()
    }

    // MARK: mix()
    var mixCallCount = 0
    var mixStub: () -> Void = {}
    func mix() {
        mixCallCount += 1
        storage.order?.add("mix()")
        mixStub()
    }
}

/// A spy of `Studio`, yours to edit.
final class StudioSpy: Studio {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Studio) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        onMainCallCount = 0
        laterCalls = []
    }

    // MARK: onMain(_:)
    var onMainCallCount = 0
    var onMainStub: () -> Any = { TestIssue.stop("StudioSpy.onMainStub is not set") }
    func onMain<Value: Sendable>(_ body: @MainActor @Sendable () throws -> Value) rethrows -> Value {
        onMainCallCount += 1
        order?.add("onMain(_:)")
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
        order?.add("later(_:)")
        let result = laterStub(body)
        if let result, !(result is Value) {
            TestIssue.report("StudioSpy.laterStub returned \(Swift.type(of: result)), not \(Value.self)")
        }
        return result as? Value
    }
}
