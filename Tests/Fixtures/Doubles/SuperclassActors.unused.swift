import SuperclassActors

/// A spy of `Pigment`, yours to edit.
final class PigmentSpy: Pigment {
    var order: CallOrder? { didSet { Unused.reads("PigmentSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { hueCallCount = 0 }

    // MARK: hue()
    @Recorded("PigmentSpy.hue()") var hueCallCount = 0
    @Stubbed("PigmentSpy.hueStub") var hueStub: () -> Double = { 0 }
    func hue() -> Double {
        $hueCallCount.increment()
        order?.add("hue()")
        return hueStub()
    }
}

/// A spy of `Painting`, yours to edit.
@MainActor
@dynamicMemberLookup
final class PaintingSpy: Canvas, Painting {
    nonisolated struct Storage {
        var order: CallOrder? { didSet { Unused.reads("PaintingSpy") } }
        @Recorded("PaintingSpy.stroke(_:)") var strokeCalls: [Brush] = []
        @Stubbed(behindLock: "PaintingSpy.strokeStub") var strokeStub: @Sendable (Brush) -> Brush = { _ in Brush() }
        @Recorded("PaintingSpy.brush") var brushSetCalls: [Brush] = []
        var brush = Brush() {
            didSet {
                $brushSetCalls.append(brush)
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
        storage.withLock { $0.$strokeCalls.append(brush) }
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
        @Recorded("FramedPaintingSpy.framed()") var framedCallCount = 0
        @Stubbed(behindLock: "FramedPaintingSpy.framedStub") var framedStub: @Sendable () -> Int = { 0 }
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

    var order: CallOrder? { didSet { Unused.reads("FramedPaintingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { finishCalls = [] }

    // MARK: finish(_:)
    @Recorded("FramedPaintingSpy.finish(_:)") var finishCalls: [Brush] = []
    @Stubbed("FramedPaintingSpy.finishStub") var finishStub: @MainActor (Brush) async throws -> Brush = { _ in Brush() }
    func finish(_ brush: Brush) async throws -> Brush {
        $finishCalls.append(brush)
        order?.add("finish(_:)")
        return try await finishStub(brush)
    }

    static nonisolated func framed() -> Int {
        staticStorage.withLock { $0.$framedCallCount.increment() }
        return staticStorage.framedStub()
    }
}

/// A spy of `Swatch`, yours to edit.
@MainActor
@dynamicMemberLookup
final class SwatchSpy: Swatch {
    nonisolated struct StaticStorage {
        @Recorded("SwatchSpy.==(_:_:)") var equalToCalls: [(one: SwatchSpy, other: SwatchSpy)] = []
        @Stubbed(behindLock: "SwatchSpy.equalToStub") var equalToStub: @Sendable (SwatchSpy, SwatchSpy) -> Bool = {
            _, _ in
            false
        }
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

    var order: CallOrder? { didSet { Unused.reads("SwatchSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { showCalls = [] }

    static nonisolated func == (one: SwatchSpy, other: SwatchSpy) -> Bool {
        staticStorage.withLock { $0.$equalToCalls.append((one, other)) }
        return staticStorage.equalToStub(one, other)
    }

    // MARK: show(_:)
    @Recorded("SwatchSpy.show(_:)") var showCalls: [String] = []
    func show(_ name: String) {
        $showCalls.append(name)
        order?.add("show(_:)")
    }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }
}

/// A spy of `MixedPigment`, yours to edit.
@MainActor
@dynamicMemberLookup
final class MixedPigmentSpy: MixedPigment {
    nonisolated struct Storage {
        var order: CallOrder? { didSet { Unused.reads("MixedPigmentSpy") } }
        @Recorded("MixedPigmentSpy.hue()") var hueCallCount = 0
        @Stubbed(behindLock: "MixedPigmentSpy.hueStub") var hueStub: @Sendable () -> Double = { 0 }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.hueCallCount = 0
        mixCallCount = 0
    }

    nonisolated func hue() -> Double {
        storage.withLock { $0.$hueCallCount.increment() }
        storage.order?.add("hue()")
        return storage.hueStub()
    }

    // MARK: mix()
    @Recorded("MixedPigmentSpy.mix()") var mixCallCount = 0
    func mix() {
        $mixCallCount.increment()
        storage.order?.add("mix()")
    }
}

/// A spy of `Studio`, yours to edit.
final class StudioSpy: Studio {
    var order: CallOrder? { didSet { Unused.reads("StudioSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        onMainCallCount = 0
        laterCalls = []
    }

    // MARK: onMain(_:)
    @Recorded("StudioSpy.onMain(_:)") var onMainCallCount = 0
    @Stubbed("StudioSpy.onMainStub") var onMainStub: () -> Any = { TestIssue.stop("StudioSpy.onMainStub is not set") }
    func onMain<Value: Sendable>(_ body: @MainActor @Sendable () throws -> Value) rethrows -> Value {
        $onMainCallCount.increment()
        order?.add("onMain(_:)")
        guard let result = onMainStub() as? Value else {
            TestIssue.stop("StudioSpy.onMainStub did not return Value")
        }
        return result
    }

    // MARK: later(_:)
    @Recorded("StudioSpy.later(_:)") var laterCalls: [Any] = []
    @Stubbed("StudioSpy.laterStub") var laterStub: (Any) -> Any? = { _ in nil }
    func later<Value: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Value) -> Value? {
        $laterCalls.append(body)
        order?.add("later(_:)")
        let result = laterStub(body)
        if let result, !(result is Value) {
            TestIssue.report("StudioSpy.laterStub returned \(Swift.type(of: result)), not \(Value.self)")
        }
        return result as? Value
    }
}
