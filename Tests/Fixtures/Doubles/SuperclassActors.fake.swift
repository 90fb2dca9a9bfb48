import SuperclassActors

/// A fake of `Pigment`, yours to edit.
final class PigmentFake: Pigment {
    // MARK: hue()
    var hueStub: () -> Double = { TestIssue.report("PigmentFake.hueStub is not set", returning: 0) }
    func hue() -> Double { hueStub() }
}

/// A fake of `Painting`, yours to edit.
@MainActor
@dynamicMemberLookup
final class PaintingFake: Canvas, Painting {
    nonisolated struct Storage {
        var strokeStub: @Sendable (Brush) -> Brush = { _ in
            TestIssue.report("PaintingFake.strokeStub is not set", returning: Brush())
        }
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

/// A fake of `FramedPainting`, yours to edit.
@MainActor
@dynamicMemberLookup
final class FramedPaintingFake: FramedCanvas, FramedPainting {
    nonisolated struct StaticStorage {
        var framedStub: @Sendable () -> Int = {
            TestIssue.report("FramedPaintingFake.framedStub is not set", returning: 0)
        }
    }

    private nonisolated static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    // MARK: finish(_:)
    var finishStub: @MainActor (Brush) async throws -> Brush = { _ in
        TestIssue.report("FramedPaintingFake.finishStub is not set", returning: Brush())
    }
    func finish(_ brush: Brush) async throws -> Brush { try await finishStub(brush) }

    static nonisolated func framed() -> Int { staticStorage.framedStub() }
}

/// A fake of `Swatch`, yours to edit.
@MainActor
@dynamicMemberLookup
final class SwatchFake: Swatch {
    nonisolated struct StaticStorage {
        var equalToStub: @Sendable (SwatchFake, SwatchFake) -> Bool = { _, _ in
            TestIssue.report("SwatchFake.equalToStub is not set", returning: false)
        }
    }

    private nonisolated static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    static nonisolated func == (one: SwatchFake, other: SwatchFake) -> Bool { staticStorage.equalToStub(one, other) }
    func show(_ name: String) {}

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }
}

/// A fake of `MixedPigment`, yours to edit.
@MainActor
@dynamicMemberLookup
final class MixedPigmentFake: MixedPigment {
    nonisolated struct Storage {
        var hueStub: @Sendable () -> Double = { TestIssue.report("MixedPigmentFake.hueStub is not set", returning: 0) }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated func hue() -> Double { storage.hueStub() }
    func mix() {}
}

/// A fake of `Studio`, yours to edit.
final class StudioFake: Studio {
    // MARK: onMain(_:)
    var onMainStub: () -> Any = { TestIssue.stop("StudioFake.onMainStub is not set") }
    func onMain<Value: Sendable>(_ body: @MainActor @Sendable () throws -> Value) rethrows -> Value {
        guard let result = onMainStub() as? Value else {
            TestIssue.stop("StudioFake.onMainStub did not return Value")
        }
        return result
    }

    // MARK: later(_:)
    var laterStub: (Any) -> Any? = { _ in TestIssue.report("StudioFake.laterStub is not set", returning: nil) }
    func later<Value: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Value) -> Value? {
        let result = laterStub(body)
        if let result, !(result is Value) {
            TestIssue.report("StudioFake.laterStub returned \(Swift.type(of: result)), not \(Value.self)")
        }
        return result as? Value
    }
}
