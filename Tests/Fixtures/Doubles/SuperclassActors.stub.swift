import SuperclassActors

/// A stub of `Pigment`, yours to edit.
final class PigmentStub: Pigment {
    // MARK: hue()
    var hueStub: () -> Double = { 0 }
    func hue() -> Double { hueStub() }
}

/// A stub of `Painting`, yours to edit.
@MainActor
@dynamicMemberLookup
final class PaintingStub: Canvas, Painting {
    nonisolated struct Storage {
        var strokeStub: @Sendable (Brush) -> Brush = { _ in Brush() }
        var brush = Brush()
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated func stroke(_ brush: Brush) -> Brush { storage.strokeStub(brush) }

    nonisolated var brush: Brush {
        get { storage.brush }
        set { storage.brush = newValue }
    }
}

/// A stub of `FramedPainting`, yours to edit.
@MainActor
@dynamicMemberLookup
final class FramedPaintingStub: FramedCanvas, FramedPainting {
    nonisolated struct StaticStorage {
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
    var finishStub: @MainActor (Brush) async throws -> Brush = { _ in Brush() }
    func finish(_ brush: Brush) async throws -> Brush { try await finishStub(brush) }

    static nonisolated func framed() -> Int { staticStorage.framedStub() }
}

/// A stub of `Swatch`, yours to edit.
@MainActor
@dynamicMemberLookup
final class SwatchStub: Swatch {
    nonisolated struct StaticStorage {
        var equalToStub: @Sendable (SwatchStub, SwatchStub) -> Bool = { _, _ in false }
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

    static nonisolated func == (one: SwatchStub, other: SwatchStub) -> Bool { staticStorage.equalToStub(one, other) }
    func show(_ name: String) {}

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }
}

/// A stub of `MixedPigment`, yours to edit.
@MainActor
@dynamicMemberLookup
final class MixedPigmentStub: MixedPigment {
    nonisolated struct Storage {
        var hueStub: @Sendable () -> Double = { 0 }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated func hue() -> Double { storage.hueStub() }
    func mix() {}
}

/// A stub of `Studio`, yours to edit.
final class StudioStub: Studio {
    // MARK: onMain(_:)
    var onMainStub: () -> Any = { TestIssue.stop("StudioStub.onMainStub is not set") }
    func onMain<Value: Sendable>(_ body: @MainActor @Sendable () throws -> Value) rethrows -> Value {
        guard let result = onMainStub() as? Value else {
            TestIssue.stop("StudioStub.onMainStub did not return Value")
        }
        return result
    }

    // MARK: later(_:)
    var laterStub: (Any) -> Any? = { _ in nil }
    func later<Value: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Value) -> Value? {
        let result = laterStub(body)
        if let result, !(result is Value) {
            TestIssue.report("StudioStub.laterStub returned \(Swift.type(of: result)), not \(Value.self)")
        }
        return result as? Value
    }
}
